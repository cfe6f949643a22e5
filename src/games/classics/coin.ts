import * as v from 'valibot';
import type { Agent, Turn } from '../../engine/rules.ts';
import { randomPolicy } from '../../players/policy.ts';
import type { Story } from '../../players/story.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleHappening, PuzzleMove } from './types.ts';
import { close, wasSaid } from './telling.ts';

/** A coin under a cup, and who has looked at it: bits. */
interface CoinWorld {
  readonly heads: boolean;
  readonly looked: number;
  readonly players: number;
}

/** How the coin lies, and what happens. */
export interface CoinOptions {
  readonly coin: 'heads' | 'tails' | 'any';
  /** What happens: Bob looks in front of Ann; then Ann looks too; or somebody says to all "it is heads, and Ann does not know it". */
  readonly story: 'bob' | 'both' | 'moore';
}

const ANN = 0;
const BOB = 1;
const carry = ({ heads }: CoinWorld) => (heads ? 'HEADS' : 'TAILS');

/** What is said. */
export const coinLines = {
  moore: ([ann]: readonly string[]) => `(heads & ~K ${ann} heads)`,
  mooreFalse: (names: readonly string[]) => `~${coinLines.moore(names)}`,
  bobOnly: ([ann, bob]: readonly string[]) => `(Kw ${bob} heads & ~Kw ${ann} heads & K ${ann} Kw ${bob} heads)`,
  common: () => 'Cw all heads',
} as const;

const story =
  ({ story: told }: CoinOptions): Story =>
  (telling) => {
    const { names, stage } = telling;
    const closings = [coinLines.common(), coinLines.bobOnly(names)];
    if (told === 'moore') {
      const said = wasSaid(telling, coinLines.moore(names));
      if (!said && telling.holds(coinLines.moore(names))) {
        return { kind: 'announce', by: null, formula: coinLines.moore(names) };
      }
      return close(telling, [...(said ? [coinLines.mooreFalse(names)] : []), ...closings]);
    }
    return stage.phase === 'talk' ? close(telling, closings) : null;
  };

/** One of those who have not looked yet may look. */
function turn({ looked, players }: CoinWorld, { story: told }: CoinOptions): Turn<PuzzleMove> | null {
  const looks = looked.toString(2).replaceAll('0', '').length;
  if (told === 'moore' || looks >= (told === 'both' ? 2 : 1)) return null;
  const everybody: Agent[] = Array.from({ length: players }, (_, agent) => agent);
  return {
    stage: { phase: 'look', round: looks + 1 },
    mode: 'one',
    open: true,
    choices: everybody
      .filter((agent) => ((looked >> agent) & 1) === 0)
      .map((agent) => ({ seat: String(agent), by: [agent], moves: [{ kind: 'look' }] })),
    speakers: everybody,
  };
}

/** A coin is shown to one in front of the other (semi-private news); and Moore's sentence. */
export const coin: Puzzle<CoinWorld, CoinOptions> = {
  id: 'coin',
  players: { least: 2, most: 4, usual: 2, names: ['Ann', 'Bob', 'Cat', 'Dan'] },
  options: v.strictObject({
    coin: v.optional(v.picklist(['heads', 'tails', 'any']), 'heads'),
    story: v.optional(v.picklist(['bob', 'both', 'moore']), 'bob'),
  }),
  *worlds(_options, players) {
    for (const heads of [true, false]) yield { heads, looked: 0, players };
  },
  key: ({ heads, looked }) => `${Number(heads)} ${looked}`,
  // The coin lies before the first, who carries it in the picture and does not see it.
  carries: (world, agent) => (agent === ANN ? carry(world) : ''),
  sees: () => '',
  told: (options, players) => (options.coin === 'any' ? null : { heads: options.coin === 'heads', looked: 0, players }),
  atoms: [
    { name: 'heads', arguments: [], holds: ({ heads }) => heads },
    { name: 'looked', arguments: ['player'], holds: ({ looked }, [agent]) => ((looked >> agent) & 1) === 1 },
  ],
  cards: [],
  policies: () => ({
    told: {
      reasons: false,
      choose: ({ by, moves }, { round }) => (by[0] === (round === 1 ? BOB : ANN) ? moves[0] : null),
    },
    random: randomPolicy,
  }),
  acts: {
    turn,
    play(world, joint, options) {
      const seat = joint.findIndex((move) => move !== null);
      const who = seat < 0 ? -1 : (turn(world, options)?.choices[seat].by[0] ?? -1);
      if (who < 0) return { next: world, happenings: [] };
      const happenings: PuzzleHappening[] = [
        { kind: 'looked', seenBy: 'all', who },
        { kind: 'shown', seenBy: [who], who, what: carry(world) },
      ];
      return { next: { ...world, looked: world.looked | (1 << who) }, happenings };
    },
    result: () => null,
  },
  story,
};
