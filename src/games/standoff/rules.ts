import type { AtomSchema, Rules } from '../../engine/rules.ts';
import { deals } from './deals.ts';
import { objection } from './objections.ts';
import { moveSchema, optionsSchema } from './options.ts';
import { play } from './play.ts';
import type { StandoffState } from './state.ts';
import {
  isAlive,
  isEvil,
  isIn,
  LEAST_PLAYERS,
  marksOf,
  MOST_PLAYERS,
  PLAYERS_OF,
  resultOf,
  stateKey,
} from './state.ts';
import { turn } from './turn.ts';
import type { StandoffHappening, StandoffMove, StandoffOptions } from './types.ts';

/** Mexican Standoff (S1 to S24). */
export const standoff: Rules<StandoffState, StandoffMove, StandoffOptions, StandoffHappening> = {
  id: 'standoff',
  version: 1,
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 4, rule: 'S1' },
  options: optionsSchema,
  move: moveSchema,
  deals,
  turn,
  play,
  result: resultOf,
  living: ({ alive }) => PLAYERS_OF[alive],
  key: stateKey,
  atoms: () => ATOMS,
  face: ({ cards }) => cards.map((sign, of) => ({ of, sign })),
  marks: marksOf,
  objection,
};

type Atom = AtomSchema<StandoffState, StandoffMove, StandoffHappening>;

/**
 * `evil` and `good` are the sides for which S3, S4 and S16 count a player now; `choseEvil`, `choseGood` and `civilian` what the hand
 * holds (S2, S17). They differ only for who has taken the hostage (S19), and for civilians, who are good.
 */
const ATOMS: readonly Atom[] = [
  atom('evil', isEvil),
  atom('good', (state, player) => !isEvil(state, player)),
  atom('choseEvil', ({ cards }, player) => cards[player] === 'EVIL'),
  atom('choseGood', ({ cards }, player) => cards[player] === 'GOOD'),
  atom('civilian', ({ cards }, player) => cards[player] === 'CIVILIAN'),
  atom('alive', isAlive),
  atom('dropped', ({ dropped }, player) => isIn(dropped, player)),
  atom('armed', ({ alive, dropped }, player) => isIn(alive & ~dropped, player)),
  atom('waiting', ({ waiting }, player) => waiting === player),
  atom('taker', ({ taker }, player) => taker === player),
];

function atom(name: string, holds: (state: StandoffState, player: number) => boolean): Atom {
  return { name, arguments: ['player'], of: 'state', holds: (state, [player]) => holds(state, player) };
}
