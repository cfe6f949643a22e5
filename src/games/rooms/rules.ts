import type { Rules } from '../../engine/rules.ts';
import { atoms } from './atoms.ts';
import { deals } from './deals.ts';
import { moveSchema, optionsSchema } from './options.ts';
import { objection } from './objections.ts';
import { pictures } from './pictures.ts';
import { play, resolution } from './play.ts';
import { sideOf } from './roles.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './sizes.ts';
import type { RoomsState } from './state.ts';
import { playersOf, resultOf, stateKey } from './state.ts';
import { turn } from './turns.ts';
import type { RoomsHappening, RoomsMove, RoomsOptions } from './types.ts';

/** The bed and breakfast with rooms and traps (R1 to R36). */
export const rooms: Rules<RoomsState, RoomsMove, RoomsOptions, RoomsHappening> = {
  id: 'rooms',
  version: 1,
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 10 },
  options: optionsSchema,
  move: moveSchema,
  deals,
  turn,
  play,
  resolution,
  result: resultOf,
  living: ({ alive }) => playersOf(alive),
  key: stateKey,
  atoms: () => atoms,
  face: ({ roles }) => roles.map((role, of) => ({ of, sign: sideOf(role) })),
  pictures,
  objection: (state, seat, move, _options, names) => objection(state, seat, move, names),
};
