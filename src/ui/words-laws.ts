import { listed } from '../kit/english.ts';
import { longNumber, shortNumber } from '../kit/big-number.ts';
import type { LargeExampleId } from '../session/lab/large-examples.ts';
import type { LargerPuzzleId } from '../session/lab/larger-puzzles.ts';

const worlds = (count: bigint) => `${shortNumber(count)} ${count === 1n ? 'world' : 'worlds'}`;

/** From so many worlds on, those that are missing are counted where they are less than one in a hundred. */
const MANY = 1000n;

/** How many of how many: the few exceptions, where the rest are nearly all. */
function share(count: bigint, of: bigint, between: string): string {
  const missing = of - count;
  const isNearlyAll = missing > 0n && of > MANY && missing * 100n < of;
  return isNearlyAll ? `all but ${shortNumber(missing)}` : `${shortNumber(count)}${between}${shortNumber(of)}`;
}

/** Of a world so many true atoms are named. */
const MOST_FACTS = 40;

/** Atoms that are true, as a set. */
const facts = (own: readonly string[]) =>
  own.length <= MOST_FACTS
    ? `{${own.join(', ')}}`
    : `{${own.slice(0, MOST_FACTS).join(', ')}, … ${(own.length - MOST_FACTS).toLocaleString('en')} more}`;

/** The words of the lab about models of any size, and about laws. */
export const lawWords = {
  worlds,
  /** "3 / 8", or "all but 2". */
  share: (count: bigint, of: bigint) => share(count, of, ' / '),
  /** "3 of 8 worlds", or "all but 2 of ≈ 1.3 × 10³⁰ worlds". */
  shareOfWorlds: (count: bigint, of: bigint) => {
    const told = share(count, of, ' of ');
    return told.startsWith('all') ? `${told} of ${worlds(of)}` : `${shortNumber(count)} of ${worlds(of)}`;
  },
  exactly: longNumber,
  /** Of a step that leaves nearly all of very many worlds. */
  left: (before: bigint, now: bigint) =>
    before > now && shortNumber(before) === shortNumber(now) ? `− ${longNumber(before - now)}` : worlds(now),
  facts,
  examples: {
    muddy20: '20 muddy children (a million worlds)',
    muddy100: '100 muddy children',
    muddy200: '200 muddy children',
    cryptographers100: '100 dining cryptographers',
    logicians200: '200 drinking logicians',
    russianCards: 'Russian cards',
    sumAndProduct: 'Sum and Product',
  } satisfies Readonly<Record<LargeExampleId, string>>,
  largerPuzzles: {
    'muddy-children': (players: number) => `${players} muddy children`,
    'dining-cryptographers': (players: number) => `${players} dining cryptographers`,
    'drinking-logicians': (players: number) => `${players} drinking logicians`,
  } satisfies Readonly<Record<LargerPuzzleId, (players: number) => string>>,
  large: 'Of any size',
  small: 'To edit',
  tab: 'Law',
  why: 'Why',
  busy: 'Working…',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was changed.',
  stoppedAsking: 'Stopped before there was an answer.',
  askAgain: 'Ask again',
  kind: {
    title: 'How the worlds are kept',
    law: (count: bigint) => `${worlds(count)}, kept as a law, on decision diagrams.`,
    exact: (count: bigint) => `Exactly ${longNumber(count)}.`,
    listed: (count: number, mostListed: number) =>
      `${worlds(BigInt(count))}, listed one by one. Structures of more than ${mostListed.toLocaleString('en')} are kept as a law by themselves.`,
    size: (agents: number, atoms: number) =>
      `${agents.toLocaleString('en')} agents, ${atoms.toLocaleString('en')} atoms. A world is a set of atoms that fits the law; whoever sees the same in two worlds cannot tell them apart.`,
    list: 'List its worlds',
    listHelp: 'Each world becomes a box that can be drawn, edited and contracted',
    limits: (byItself: number, asked: number) =>
      `Up to ${byItself.toLocaleString('en')} worlds are listed one by one from the start, up to ${asked.toLocaleString('en')} if you ask for it; more than that cannot be listed.`,
    keep: 'Keep as a law',
    keepHelp: 'On decision diagrams, as larger models are: no world is listed any more',
  },
  actual: {
    title: 'The actual world',
    none: 'No world is actual. What is announced need then be true nowhere.',
    is: (own: readonly string[], more: number) =>
      own.length === 0
        ? 'All atoms are false in it.'
        : `True in it: ${listed(more > 0 ? [...own, `${more} more`] : own)}.`,
    choose: 'Choose it by its atoms',
    filter: 'Find an atom',
    more: (count: number) => `${count.toLocaleString('en')} more: find them by a part of their name.`,
    set: 'Make it actual',
    first: 'The first where the formula holds',
    drop: 'No world',
  },
  parts: {
    title: (parts: number, count: bigint) =>
      `${worlds(count)} in ${parts} ${parts === 1 ? 'part' : 'parts'}, by the chosen atoms`,
    atoms: 'By atoms',
    chosen: (atoms: readonly string[], most: number) =>
      atoms.length === 0
        ? 'none'
        : atoms.length <= most
          ? atoms.join(', ')
          : `${atoms.slice(0, most).join(', ')} +${atoms.length - most}`,
    find: 'Find an atom',
    full: (most: number) => `${most} atoms are chosen, which are as many as can be.`,
    ofFormula: 'Those of the formula',
    possibleFor: 'Show what is possible for',
    nobody: 'no agent',
    noActual: 'What somebody holds possible depends on the actual world: choose one first.',
    tooMany: (most: number) =>
      `The chosen atoms divide the worlds into more than ${most.toLocaleString('en')} parts. Choose fewer.`,
    count: shortNumber,
    possible: (count: bigint) => `${shortNumber(count)} possible`,
    part: (own: readonly string[], absent: readonly string[], count: bigint) =>
      `${own.length === 0 ? 'None of them true' : `True: ${listed(own)}`}${absent.length === 0 || own.length === 0 ? '' : `; false: ${listed(absent)}`}: ${longNumber(count)} ${count === 1n ? 'world' : 'worlds'}.`,
    actual: 'The actual world is among them.',
    held: (agent: string, count: bigint) => `${agent} holds ${longNumber(count)} of them possible.`,
    holding: (count: bigint, of: bigint) =>
      count === of
        ? 'The formula is true in all of them.'
        : count === 0n
          ? 'The formula is true in none of them.'
          : `The formula is true in ${longNumber(count)} of them.`,
    hint: 'A box stands for all worlds that agree on the chosen atoms. Press one to read about it.',
    legend: (hasAgent: boolean) =>
      `Double border: the actual world is in it. ✓ in all, ± in some, ✗ in none of its worlds.${hasAgent ? ' Orange: held possible.' : ''}`,
    nothing: 'No world is left.',
    all: 'all worlds',
    none: 'none of them',
  },
  truth: {
    where: 'Where it holds',
    whereHint: (shown: number, count: bigint) =>
      count > BigInt(shown) ? `The first ${shown} of ${worlds(count)}, by their true atoms:` : 'By their true atoms:',
  },
  explain: {
    agent: 'Agent',
    noActual: 'What somebody holds possible depends on the actual world: choose one first.',
    needFormula: 'Type a formula under the graph: here you read why somebody knows it, or why not.',
    knows: (agent: string, isBelief: boolean) =>
      isBelief ? `${agent} believes it, which may be false.` : `${agent} knows it.`,
    knowsNot: (agent: string, isBelief: boolean) =>
      `${agent} does not ${isBelief ? 'believe' : 'know'} it: this world is possible for ${agent}, and the formula is false there:`,
    never: (agent: string) => `It was never false in a world that ${agent} held possible.`,
    counterWorlds: 'The worlds in which it was false at first, and what became of them:',
    fates: {
      pruned: (step: number, count: bigint) => `Step ${step} ruled ${worlds(count)} out for all, such as`,
      apart: (step: number, count: bigint) => `From step ${step} on it is told apart from ${worlds(count)}, such as`,
      satisfies: (step: number, count: bigint) =>
        step === 0
          ? `It became true in ${worlds(count)}, such as`
          : `Since step ${step} it is true in ${worlds(count)} that are still possible, such as`,
    },
    possible: (agent: string) => `What ${agent} holds possible`,
    cell: (count: bigint, shown: number) =>
      count > BigInt(shown) ? `${worlds(count)}; the first ${shown}:` : `${worlds(count)}:`,
  },
  update: {
    noContraction: (canBeListed: boolean) =>
      `Worlds that are alike in all are one already in a law. ${canBeListed ? 'List them first (under “Law”) to contract the model.' : 'There are too many to be listed and merged further.'}`,
    lists: (most: number) =>
      `A law keeps knowledge, which is true. Where somebody is deceived, its worlds are listed first, if they are at most ${most.toLocaleString('en')}.`,
  },
  notTold: (canBeListed: boolean) =>
    canBeListed
      ? 'Two worlds are told apart where worlds are listed one by one: list them first (under “Law”).'
      : 'Not possible with so many worlds: two worlds are told apart only where all are listed one by one.',
  notDrawn: 'A law has no worlds to be written one by one. Save it as JSON, or list its worlds first.',
} as const;

export type LawWords = typeof lawWords;
