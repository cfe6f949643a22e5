import * as v from 'valibot';
import type { Choice } from '../../engine/rules.ts';
import type { Policy } from '../../players/policy.ts';
import { randomPolicy } from '../../players/policy.ts';
import type { Story } from '../../players/story.ts';
import type { ActualOption } from './options.ts';
import { actual } from './options.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleMove } from './types.ts';
import { both, close, wasSaid } from './telling.ts';

/** Who holds what: hands as words of ascending digits. */
interface CardsWorld {
  readonly hands: readonly [alice: string, bob: string, cath: string];
  /** What Alice has announced; empty before. */
  readonly said: string;
}

const CARDS = ['0', '1', '2', '3', '4', '5', '6'];

const HANDS: readonly string[] = CARDS.flatMap((one) =>
  CARDS.flatMap((two) => CARDS.map((three) => one + two + three)),
).filter(([one, two, three]) => one < two && two < three);

const disjoint = (one: string, other: string) => Array.from(one).every((card) => !other.includes(card));

/** The ways to announce that are offered, by name: which hands Alice may have then. */
const ANNOUNCEMENTS: Readonly<Record<string, (hand: string) => boolean>> = {
  five: (hand) => ['012', '034', '056', '135', '246'].includes(hand),
  seven: (hand) => ['012', '034', '056', '135', '146', '236', '245'].includes(hand),
  ...Object.fromEntries(CARDS.map((card) => [`without${card}`, (hand: string) => !hand.includes(card)])),
  orNone: (hand) => hand === '012' || disjoint(hand, '012'),
  orOther: (hand) => hand === '012' || hand === '345',
  ...Object.fromEntries(CARDS.map((rest) => [`rest${rest}`, (hand: string) => restOf(hand) === Number(rest)])),
};

/** What is left of the sum of a hand when it is divided by seven. */
function restOf(hand: string): number {
  return Array.from(hand).reduce((sum, card) => sum + Number(card), 0) % 7;
}

/** What a built-in Alice may announce. */
export const ANNOUNCED = ['five', 'seven', 'without6', 'orNone', 'orOther', 'rest'] as const;

/** What Alice announces, and whether the story's deal is the actual one. */
export interface RussianOptions extends ActualOption {
  /** Which announcement a built-in Alice makes, if it is true. */
  readonly announcement: (typeof ANNOUNCED)[number];
}

const holds = (name: string, card: string) => `holds(${name},${card})`;
const knowsDeal = (who: string, [alice, bob]: readonly string[]) =>
  both(...CARDS.flatMap((card) => [alice, bob].map((name) => `Kw ${who} ${holds(name, card)}`)));
const ignorant = ([alice, bob, cath]: readonly string[]) =>
  both(...CARDS.flatMap((card) => [alice, bob].map((name) => `~K ${cath} ${holds(name, card)}`)));
const pair = ([alice, bob]: readonly string[], formula: string) => `C {${alice},${bob}} ${formula}`;

/** What is said, and asked, of the cards. */
export const cardLines = {
  knowsDeal,
  ignorant,
  cathHas: ([, , cath]: readonly string[], card: string) => holds(cath, card),
  bobIgnorant: (names: readonly string[]) => `~${knowsDeal(names[1], names)}`,
  safe: (names: readonly string[]) =>
    both(pair(names, both(knowsDeal(names[0], names), knowsDeal(names[1], names))), `C all ${ignorant(names)}`),
  unsafe: (names: readonly string[]) => both(ignorant(names), `~C all ${ignorant(names)}`),
  betrayed: (names: readonly string[]) => `~${ignorant(names)}`,
  unsolved: (names: readonly string[]) =>
    `~${pair(names, both(knowsDeal(names[0], names), knowsDeal(names[1], names)))}`,
} as const;

/** Bob tells Cath's card, if he knows it; then it is said what has come out. */
const story = (): Story => (telling) => {
  const { names, stage } = telling;
  if (stage.phase !== 'talk') return null;
  const bob = names[1];
  const outcomes = [
    cardLines.safe(names),
    cardLines.unsafe(names),
    cardLines.betrayed(names),
    cardLines.unsolved(names),
  ];
  const answers = CARDS.map((card) => cardLines.cathHas(names, card));
  const cannot = cardLines.bobIgnorant(names);
  if (![...answers, cannot].some((formula) => wasSaid(telling, formula))) {
    const known = answers.find((formula) => telling.holds(`K ${bob} ${formula}`));
    return { kind: 'announce', by: 1, formula: known ?? cannot };
  }
  return close(telling, outcomes);
};

/** Says what the options name, if it is true of the hand; else what is left of its sum, which always is. */
function announcing({ announcement }: RussianOptions): Policy<PuzzleMove> {
  return {
    reasons: false,
    choose: ({ moves }: Choice<PuzzleMove>) =>
      moves.find(({ what }) => what === announcement) ??
      moves.find(({ what }) => what?.startsWith('rest') === true) ??
      moves[0],
  };
}

/** Russian cards 3-3-1 (Moscow Mathematical Olympiad 2000; van Ditmarsch 2003): Alice and Bob want to tell each other their hands in front of Cath. */
export const russianCards: Puzzle<CardsWorld, RussianOptions> = {
  id: 'russian-cards',
  players: { least: 3, most: 3, usual: 3, names: ['Alice', 'Bob', 'Cath'] },
  options: v.strictObject({ actual, announcement: v.optional(v.picklist(ANNOUNCED), 'five') }),
  *worlds() {
    for (const alice of HANDS) {
      for (const bob of HANDS) {
        if (!disjoint(alice, bob)) continue;
        const cath = CARDS.find((card) => !alice.includes(card) && !bob.includes(card)) ?? '';
        yield { hands: [alice, bob, cath], said: '' };
      }
    }
  },
  key: ({ hands, said }) => `${hands.join(' ')} ${said}`,
  carries: ({ hands }, agent) => hands[agent],
  sees: ({ hands }, agent) => hands[agent],
  told: (options) => (options.actual === 'told' ? { hands: ['012', '345', '6'], said: '' } : null),
  atoms: [
    {
      name: 'holds',
      arguments: ['player', 'number'],
      holds: ({ hands }, [agent, card]) => hands[agent].includes(String(card)),
    },
  ],
  cards: [],
  policies: (options) => ({ told: announcing(options), random: randomPolicy }),
  acts: {
    turn: ({ hands, said }) =>
      said !== ''
        ? null
        : {
            stage: { phase: 'announce', round: 1 },
            mode: 'together',
            open: true,
            choices: [
              {
                seat: '0',
                by: [0],
                moves: Object.keys(ANNOUNCEMENTS)
                  .filter((name) => ANNOUNCEMENTS[name](hands[0]))
                  .map((what) => ({ kind: 'announce', what })),
              },
            ],
            speakers: [0, 1, 2],
          },
    play(world, [move]) {
      const said = move?.what ?? '';
      return { next: { ...world, said }, happenings: [{ kind: 'announced', seenBy: 'all', who: 0, what: said }] };
    },
    result: () => null,
  },
  story,
};
