import * as v from 'valibot';
import type { Agent, Turn } from '../../engine/rules.ts';
import type { ActualOption } from './options.ts';
import { actual, whole } from './options.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleHappening, PuzzleMove } from './types.ts';
import { randomPolicy } from '../../players/policy.ts';

/** Doors are numbered from 1; 0 stands for none yet. */
interface DoorsWorld {
  readonly car: number;
  readonly doors: number;
  readonly picked: number;
  /** Which door the host has made up his mind to open. */
  readonly meant: number;
  readonly opened: number;
  /** The door that is kept or taken at the end. */
  readonly final: number;
}

/** How many doors there are, and whether the story's is the actual one. */
export interface MontyOptions extends ActualOption {
  readonly doors: number;
}

const CONTESTANT = 0;
const HOST = 1;

function turn({ car, doors, picked, meant, opened }: DoorsWorld): Turn<PuzzleMove> {
  const all = Array.from({ length: doors }, (_, index) => index + 1);
  const of = (kind: string, among: readonly number[]) => among.map((door) => ({ kind, what: String(door) }));
  const once = (phase: string, by: Agent, open: boolean, moves: readonly PuzzleMove[]): Turn<PuzzleMove> => ({
    stage: { phase, round: 1 },
    mode: 'together',
    open,
    choices: [{ seat: String(by), by: [by], moves }],
    speakers: [CONTESTANT, HOST],
  });
  if (picked === 0) return once('pick', CONTESTANT, true, of('pick', all));
  if (meant === 0)
    return once(
      'choose',
      HOST,
      false,
      of(
        'mean',
        all.filter((door) => door !== picked && door !== car),
      ),
    );
  if (opened === 0) return once('open', HOST, false, [{ kind: 'open', what: 'door' }]);
  return once(
    'final',
    CONTESTANT,
    true,
    of(
      'take',
      all.filter((door) => door !== opened),
    ),
  );
}

function play(world: DoorsWorld, [move]: readonly (PuzzleMove | null)[]) {
  const door = Number(move?.what ?? 0);
  const told = (kind: string, what: number): PuzzleHappening => ({ kind, seenBy: 'all', what });
  switch (move?.kind) {
    case 'pick':
      return { next: { ...world, picked: door }, happenings: [told('picked', door)] };
    case 'mean':
      return { next: { ...world, meant: door }, happenings: [] };
    case 'open':
      return {
        next: { ...world, opened: world.meant },
        happenings: [told('opened', world.meant)],
      };
    default:
      return {
        next: { ...world, final: door },
        happenings: [told('took', door), told('car', world.car)],
      };
  }
}

/** Monty Hall: the host knows where the car is, and opens another door without it. Worlds are not odds. */
export const montyHall: Puzzle<DoorsWorld, MontyOptions> = {
  id: 'monty-hall',
  players: { least: 2, most: 2, usual: 2, names: ['Contestant', 'Host'] },
  options: v.strictObject({ actual, doors: whole(3, 6, 3) }),
  *worlds({ doors }) {
    for (let car = 1; car <= doors; car++) yield { car, doors, picked: 0, meant: 0, opened: 0, final: 0 };
  },
  key: ({ car, picked, meant, opened, final }) => [car, picked, meant, opened, final].join(' '),
  carries: ({ car }, agent) => (agent === HOST ? `CAR${car}` : ''),
  sees: ({ car }, agent) => (agent === HOST ? car : ''),
  told: ({ actual: which, doors }) =>
    which === 'told' ? { car: 1, doors, picked: 0, meant: 0, opened: 0, final: 0 } : null,
  atoms: [
    { name: 'car', arguments: ['number'], holds: ({ car }, [door]) => car === door },
    { name: 'picked', arguments: ['number'], holds: ({ picked }, [door]) => picked === door },
    { name: 'opened', arguments: ['number'], holds: ({ opened }, [door]) => opened === door },
  ],
  cards: [],
  policies: () => ({
    told: {
      reasons: false,
      // Door 1 is picked, the last door opened, and the other one taken.
      choose: ({ moves }, { phase }) => moves[phase === 'pick' ? 0 : moves.length - 1],
    },
    random: randomPolicy,
  }),
  acts: {
    turn,
    play,
    result: ({ car, picked, final }) =>
      final === 0
        ? null
        : {
            winner: final === car ? 'contestant' : 'host',
            reason: `${final === picked ? 'kept' : 'changed'}${final === car ? 'Won' : 'Lost'}`,
          },
  },
};
