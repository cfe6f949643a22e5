import { gameOf } from '../../players/game.ts';
import { policies } from './policies.ts';
import { killer as rules } from './rules.ts';
import { script } from './script.ts';
import { statistics } from './statistics.ts';
import { ROLES } from './types.ts';
import { write } from './write.ts';

/** The killer game, ready to be played. */
export const killer = gameOf({
  rules,
  policies: () => policies,
  talk: () => null,
  script,
  write,
  statistics,
  cards: ROLES,
  playerFields: ['who', 'partners', 'by', 'target', 'voter', 'tied', 'out'],
});
