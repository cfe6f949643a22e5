import * as v from 'valibot';
import type {
  GridLayout,
  Layout,
  MarkWords,
  OptionWords,
  Presentation,
  Sentence,
  SignWords,
} from '../../../engine/presentation.ts';
import type { Agent, Glyph, Stage } from '../../../engine/rules.ts';
import { choiceOption } from '../../../engine/words/options.ts';
import { People } from '../../../engine/words/people.ts';
import { quoteName } from '../../../logic/formula/names.ts';
import type { PuzzleHappening, PuzzleMove } from '../types.ts';

/** A puzzle's words and pictures. */
export interface PuzzleWords {
  readonly title: string;
  readonly summary: string;
  /** See `Presentation.premise`. */
  readonly premise?: (options: unknown) => string;
  readonly signs?: Readonly<Record<string, SignWords>>;
  readonly sign?: (sign: string) => SignWords;
  readonly layout: Layout;
  /** See `Presentation`. */
  readonly inTheMiddle?: boolean;
  readonly pictures?: (names: readonly string[]) => string;
  /** "Ann is muddy". */
  region(name: string, sign: string): string;
  /** What somebody was shown, and what came of a step; null for nothing to tell. */
  happening(happening: PuzzleHappening, people: People): Sentence['text'] | null;
  /** What an announcement says; null for one that is not the puzzle's. `formulaNames` are the names as formulas write them. */
  readonly said?: (
    by: Agent | null,
    formula: string,
    names: readonly string[],
    formulaNames: readonly string[],
  ) => string | null;
  /** What the beginning is called; see `Presentation.beginning`. */
  readonly beginning?: string;
  /** How something in the middle of the board may stand, and how a happening leaves it. */
  readonly marks?: Readonly<Record<string, MarkWords>>;
  readonly leaves?: (happening: PuzzleHappening) => string | null;
  stage?(stage: Stage): string;
  offer?(move: PuzzleMove, names: readonly string[]): string;
  question?(stage: Stage): string;
  /** What is said of a step in which nothing showed. */
  uneventful?(stage: Stage): string;
  readonly results?: Readonly<Record<string, string>>;
  readonly policies?: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  readonly options: readonly OptionWords[];
  examples(names: readonly string[]): readonly { readonly formula: string; readonly says: string }[];
}

const ICONS: Readonly<Record<string, Sentence['icon']>> = {
  sees: 'eye',
  heard: 'speech',
  called: 'speech',
  announced: 'speech',
  callIn: 'speech',
  declared: 'speech',
  found: 'eye',
  shown: 'eye',
  looked: 'eye',
};

const RANDOM = { label: 'at random', help: 'Any legal choice, each equally likely.' };

/** Puts a puzzle's words together with those that all puzzles share. */
export function puzzlePresentation(words: PuzzleWords): Presentation {
  const tell = (happening: PuzzleHappening, people: People): Sentence => ({
    icon: ICONS[happening.kind] ?? 'dot',
    text: words.happening(happening, people) ?? '',
  });
  const { sign, said, marks, leaves, pictures, inTheMiddle, premise } = words;
  return {
    title: words.title,
    people: 'players',
    beginning: words.beginning ?? 'Start',
    summary: words.summary,
    ...(premise === undefined ? {} : { premise: (options: unknown) => premise(options) }),
    signs: words.signs ?? {},
    ...(sign === undefined ? {} : { sign: (name: string) => sign(name) }),
    ...(inTheMiddle === undefined ? {} : { inTheMiddle }),
    ...(pictures === undefined ? {} : { pictures: (names: readonly string[]) => pictures(names) }),
    layout: words.layout,
    region: (name, carried) => words.region(name, carried),
    stage: (stage) => words.stage?.(stage) ?? 'Talk',
    light: () => 'day',
    happening: (happening, names, viewer) => tell(happening, new People(names, viewer)),
    // What is chosen is told by what comes of it.
    moved: () => null,
    offer: (move, names) => (move.kind === 'end' ? 'The story ends' : (words.offer?.(move, names) ?? move.kind)),
    question: (stage) => words.question?.(stage) ?? '',
    headline: (happenings, names) =>
      happenings
        .map((happening) => tell(happening, new People(names, null)).text)
        .filter((text) => text !== '')
        .join(' '),
    act: (agent, move: PuzzleMove) =>
      move.kind === 'call' && move.target !== undefined
        ? { from: agent, to: move.target, colour: 'accent', label: 'calls' }
        : null,
    ...(marks === undefined ? {} : { marks }),
    ...(leaves === undefined ? {} : { leaves: (happening: PuzzleHappening) => leaves(happening) }),
    worn: () => null,
    uneventful: (stage) => words.uneventful?.(stage) ?? '',
    result: ({ reason }) => words.results?.[reason] ?? 'The story is told.',
    policy: (policy) =>
      words.policies?.[policy] ??
      (policy === 'random' ? RANDOM : { label: 'as told', help: 'As in the story; whoever speaks tells the truth.' }),
    options: words.options,
    examples: (names) => words.examples(names.map(bare).map(quoteName)),
    ...(said === undefined
      ? {}
      : { said: (by, formula, names) => said(by, formula, names, names.map(bare).map(quoteName)) }),
  };
}

/** A name without the marks by which one that is written from right to left is isolated. */
function bare(name: string): string {
  return name.replaceAll(/[\u2068\u2069]/gu, '');
}

/** What stands where a number that a story needs is not among the options. */
export const A_NUMBER = 'a number that all know';

/** A number among a puzzle's options; null where there is none of that name. */
export function numberAmong(options: unknown, name: string): number | null {
  const read = v.safeParse(v.object({ [name]: v.number() }), options);
  return read.success ? read.output[name] : null;
}

/** "You see" or "Ann sees"; empty for nobody. */
export function verb(people: People, who: Agent | undefined, base: string, third: string): string {
  return who === undefined ? '' : people.does(who, base, third);
}

/** What somebody says, in quotation marks. */
export function quoted(name: string, words: string): string {
  return `${name}: “${words}”`;
}

/** The option whether the world of the story is actual. */
export const actualOption = (told: string): OptionWords =>
  choiceOption('actual', 'The actual world', 'As the story is told, or any of the worlds by chance.', [
    ['told', told],
    ['any', 'any, by chance'],
  ]);

/** The sign that a player carries in a picture; empty for none. */
export function signOf(face: readonly Glyph[], player: number): string {
  return face.find(({ of }) => of === player)?.sign ?? '';
}

/** Worlds side by side in one row, each with its label below. */
export function chainLayout(column: (face: readonly Glyph[]) => number, label: GridLayout['column']): GridLayout {
  return { kind: 'grid', place: (face) => ({ column: column(face), row: 0 }), column: label, row: () => '' };
}

/** A picture of a number. */
export function numberSign(sign: string): SignWords {
  return { letter: sign, label: sign, atom: null, colour: 'sign-plain' };
}

/** The signs of a yes and a no. */
export function pairOfSigns(
  yes: readonly [sign: string, letter: string, colour: string],
  no: readonly [sign: string, letter: string, colour: string],
): Readonly<Record<string, SignWords>> {
  return Object.fromEntries(
    [yes, no].map(([sign, letter, colour]) => [
      sign,
      { letter, label: sign.toLowerCase(), atom: sign.toLowerCase(), colour },
    ]),
  );
}
