import * as v from 'valibot';
import { Refusal } from '../../engine/refusal.ts';
import type { Puzzle } from './puzzle.ts';
import { refusals } from './refusals.ts';
import { answer, both, either, rounds } from './telling.ts';

/** Who is muddy, as bits. */
interface MuddyWorld {
  readonly bits: number;
  readonly players: number;
}

/** How many are muddy, and whether the father speaks first. */
export interface MuddyOptions {
  /** How many children are muddy; null: some, by chance. */
  readonly muddy: number | null;
  /** Does the father say that at least one is muddy? */
  readonly opening: boolean;
}

const MOST = 16;

/** What is said. */
export const muddyLines = {
  opening: (names: readonly string[]) => either(...names.map((name) => `muddy(${name})`)),
  question: (name: string) => `muddy(${name})`,
  allKnow: (names: readonly string[]) => both(...names.map((name) => answer(name, `muddy(${name})`, true))),
  notAllKnow: (names: readonly string[]) => `~${muddyLines.allKnow(names)}`,
  nobody: (names: readonly string[]) => both(...names.map((name) => `~muddy(${name})`)),
} as const;

/** The muddy children: each sees the others' foreheads and not their own (Fagin, Halpern, Moses and Vardi 1995, section 1.1). */
export const muddy: Puzzle<MuddyWorld, MuddyOptions> = {
  id: 'muddy-children',
  players: { least: 2, most: MOST, usual: 3 },
  options: v.strictObject({
    muddy: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))), 2),
    opening: v.optional(v.boolean(), true),
  }),
  *worlds(_options, players) {
    for (let bits = 0; bits < 1 << players; bits++) yield { bits, players };
  },
  key: ({ bits }) => bits,
  carries: ({ bits }, agent) => (isIn(bits, agent) ? 'MUDDY' : 'CLEAN'),
  sees: ({ bits }, agent) => bits & ~(1 << agent),
  told({ muddy: count }, players, random) {
    if (count !== null && count > players) throw new Refusal(refusals.muddy(count, players));
    const chosen = random.shuffle(Array.from({ length: players }, (_, agent) => agent));
    const muddyOnes = chosen.slice(0, count ?? 1 + random.integer(players));
    return { bits: muddyOnes.reduce((bits, agent) => bits | (1 << agent), 0), players };
  },
  atoms: [
    { name: 'muddy', arguments: ['player'], holds: ({ bits }, [agent]) => isIn(bits, agent) },
    { name: 'clean', arguments: ['player'], holds: ({ bits }, [agent]) => !isIn(bits, agent) },
  ],
  cards: ['MUDDY', 'CLEAN'],
  story: ({ opening }) =>
    rounds({
      opening: (names) => (opening ? muddyLines.opening(names) : null),
      question: muddyLines.question,
      closings: (names) => [
        muddyLines.allKnow(names),
        ...(opening ? [muddyLines.nobody(names)] : []),
        muddyLines.notAllKnow(names),
      ],
    }),
};

function isIn(bits: number, agent: number): boolean {
  return ((bits >> agent) & 1) === 1;
}
