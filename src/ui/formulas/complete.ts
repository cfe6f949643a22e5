import type { AtomSignature } from '../../engine/rules.ts';
import { englishWords, type FormulaWords } from '../../logic/formula/messages.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { parseFormula } from '../../logic/formula/parse.ts';

/** What can be written at a place: what is put there, how it is shown, and what kind of thing it is. */
export interface Completion {
  readonly insert: string;
  readonly label: string;
  readonly kind: 'operator' | 'atom' | 'name' | 'group' | 'number';
  /** For an operator, the key of its explanation. */
  readonly key: string;
}

/** What can be written at the caret, and the stretch of text that it takes the place of. */
export interface Completions {
  readonly start: number;
  readonly end: number;
  readonly items: readonly Completion[];
  /** Whether they are worth showing unasked. */
  readonly eager: boolean;
}

/** What a formula of the game can speak of. */
export interface Vocabulary {
  readonly names: readonly string[];
  readonly atoms: readonly AtomSignature[];
}

/** So that what could stand somewhere is named by the grammar's keys. */
const keysOnly: FormulaWords = { ...englishWords, expectations: {}, sign: (text) => text };

const wordBefore = /[\p{L}\p{M}\p{N}_'’]+$/u;
const openQuote = /^(?:[^"]|"(?:[^"\\]|\\.)*")*("(?:[^"\\]|\\.)*)$/su;
const openAtom = /([\p{L}\p{N}_][\p{L}\p{M}\p{N}_'’]*)\s*\(((?:[^()"]|"(?:[^"\\]|\\.)*")*)$/u;
/** Longer formulas are not completed: nobody types them. */
const LONGEST = 2000;

/** Operators that can begin a formula: what is put there, and the key of the explanation. */
const openings = [
  ['K ', 'K'],
  ['M ', 'M'],
  ['Kw ', 'Kw'],
  ['~', '~'],
  ['E ', 'E'],
  ['C ', 'C'],
  ['D ', 'D'],
  ['Ew ', 'Ew'],
  ['Cw ', 'Cw'],
  ['Dw ', 'Dw'],
  ['Y ', 'Y'],
  ['[!', '[!'],
  ['<!', '<!'],
  ['AND(', 'AND'],
  ['OR(', 'OR'],
  ['XOR(', 'XOR'],
  ['ONEOF(', 'ONEOF'],
  ['Top', 'Top'],
  ['Bot', 'Bot'],
] as const;
const connectives = [
  ['& ', '&'],
  ['| ', '|'],
  ['-> ', '->'],
  ['<-> ', '<->'],
] as const;

/** What can stand at the caret of a text; null if nothing sensible can be offered. */
export function completionsAt(text: string, caret: number, { names, atoms }: Vocabulary): Completions | null {
  if (text.length > LONGEST) return null;
  const before = text.slice(0, caret);
  const typed = openQuote.exec(before)?.[1] ?? wordBefore.exec(before)?.[0] ?? '';
  const start = caret - typed.length;
  const expected = expectedAt(text.slice(0, start));
  if (expected === null) return null;
  const prefix = before.slice(0, start);
  const found: Completion[] = [];
  const argument = expected.has('argument') ? argumentAt(prefix, atoms) : null;
  if (argument?.kind === 'player') {
    found.push(...names.map((name) => completion('name', quoteName(name) + (argument.last ? ')' : ','), name)));
  }
  if (argument?.kind === 'number') {
    found.push(...['1', '2', '3'].map((digit) => completion('number', digit + (argument.last ? ')' : ','), digit)));
  }
  if (expected.has('agent')) {
    const listed = /[{,]\s*$/u.test(prefix);
    found.push(...names.map((name) => completion('name', quoteName(name) + (listed ? '' : ' '), name)));
  }
  if (expected.has('group')) {
    found.push(
      ...['all', 'living'].map((word) => completion('group', `${word} `, word)),
      completion('group', '{', '{'),
    );
  }
  const eager = found.length > 0 || typed !== '';
  if (expected.has('formula')) {
    const called = atoms.map(({ name, arguments: kinds }) =>
      completion('atom', kinds.length === 0 ? name : `${name}(`, signature({ name, arguments: kinds })),
    );
    const signs = openings.map(([insert, key]) => completion('operator', insert, insert.trim(), key));
    found.push(...(typed === '' ? [...signs, ...called] : [...called, ...signs]));
  }
  if (expected.has('operator')) {
    found.push(...connectives.map(([insert, key]) => completion('operator', insert, insert.trim(), key)));
  }
  const wanted = typed.replace(/^"/, '').toLowerCase();
  const items = found.filter(({ label, insert }) => label.toLowerCase().startsWith(wanted) && insert.trim() !== typed);
  return items.length === 0 ? null : { start, end: endOf(text, caret), items, eager };
}

/** A text with a completion put in, and where the caret then stands. A closing sign that is there already is not doubled. */
export function complete(text: string, { start, end }: Completions, { insert }: Completion): readonly [string, number] {
  const rest = text.slice(end);
  const closing = /[),]$/.exec(insert)?.[0] ?? '';
  const tail = closing !== '' && rest.startsWith(closing) ? rest.slice(1) : rest;
  return [text.slice(0, start) + insert + tail, start + insert.length];
}

/** How an atom is written: `visited(player, player, number)`. */
export function signature({ name, arguments: kinds }: AtomSignature): string {
  return kinds.length === 0 ? name : `${name}(${kinds.join(', ')})`;
}

function completion(kind: Completion['kind'], insert: string, label: string, key = label): Completion {
  return { kind, insert, label, key };
}

/** The grammar's keys of what can follow a text; null if it is faulty before its end. */
function expectedAt(prefix: string): ReadonlySet<string> | null {
  if (prefix.trim() === '') return new Set(['formula']);
  const parsed = parseFormula(prefix, keysOnly);
  if (parsed.ok) return new Set(/[)\]\s\p{L}\p{N}"]$/u.test(prefix) ? ['operator'] : []);
  const { found, expected } = parsed.error;
  return found === null && expected.length > 0 ? new Set(expected) : null;
}

/** Of what kind the argument is that stands at the end of a text, and whether it is the atom's last. */
function argumentAt(prefix: string, atoms: readonly AtomSignature[]) {
  const [, name, values] = openAtom.exec(prefix) ?? [];
  const kinds = atoms.find((atom) => atom.name === name)?.arguments;
  if (kinds === undefined || values === undefined) return null;
  const at = values.replace(/"(?:[^"\\]|\\.)*"/gu, '').split(',').length - 1;
  const kind = kinds.at(at);
  return at >= kinds.length || kind === undefined ? null : { kind, last: at === kinds.length - 1 };
}

/** The end of the word in which the caret stands. */
function endOf(text: string, caret: number): number {
  return caret + (/^[\p{L}\p{M}\p{N}_'’]*/u.exec(text.slice(caret))?.[0].length ?? 0);
}
