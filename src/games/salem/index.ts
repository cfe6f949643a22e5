import { gameOf } from '../../players/game.ts';
import { policies, talk } from './policies.ts';
import { salem as rules } from './rules.ts';
import { script } from './script.ts';
import { statistics } from './statistics.ts';
import { ROLES } from './types.ts';
import { write } from './write.ts';

/** Five-player Town of Salem, ready to be played. */
export const salem = gameOf({
  rules,
  policies,
  talk,
  script,
  write,
  statistics,
  cards: ROLES,
  playerFields: ['who', 'target', 'visitors', 'voter', 'out'],
});
