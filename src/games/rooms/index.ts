import { gameOf } from '../../players/game.ts';
import { policies } from './policies.ts';
import { rooms as rules } from './rules.ts';
import { script } from './script.ts';
import { setupOf } from './setup.ts';
import { statistics } from './statistics.ts';
import { ROLES } from './types.ts';
import { deduced } from './views/deduced.ts';
import { write } from './write.ts';

/** The bed and breakfast with rooms and traps, ready to be played. */
export const rooms = gameOf({
  rules,
  policies: () => policies,
  talk: () => null,
  deduced,
  script,
  write,
  statistics,
  cards: ROLES,
  usualDeal: (options, players) => setupOf(options, players).roles,
  playerFields: ['who', 'by', 'partners', 'company', 'visitors', 'target', 'voter', 'out'],
});
