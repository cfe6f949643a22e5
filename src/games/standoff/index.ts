import { gameOf } from '../../players/game.ts';
import { POLICIES } from './policies.ts';
import { standoff as rules } from './rules.ts';
import { script, write } from './script.ts';
import { statistics } from './statistics.ts';
import { CARDS } from './types.ts';

/** Mexican Standoff, ready to be played. */
export const standoff = gameOf({
  rules,
  policies: () => POLICIES,
  schedule: ({ scheduler }) => scheduler,
  talk: () => null,
  script,
  write,
  statistics,
  cards: CARDS,
  playerFields: ['who', 'target', 'shooter', 'victim'],
});
