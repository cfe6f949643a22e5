import type { Announcement, AtomFormula, Collective, Formula, Group } from '../formula/formula.ts';
import { Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';

/** How atoms and agents are called in a structure file: by a number, by a word of letters and digits. */
export interface SmcdelNames {
  variable(atom: AtomFormula): number;
  agent(name: string): string;
  /** The members of `all` and `living`. */
  readonly everybody: readonly string[];
}

/**
 * A formula in SMCDEL's own operators. There `&` and `|` share one level of precedence and both arrows associate to the left, so
 * every operand that is more than a word stands in parentheses: both programs then read the same. What SMCDEL has no operator
 * for is spelled out: M by K, E by its members' K, ONEOF by the others' negations.
 * @throws Unreadable for what cannot be spelled out: `Y`, and D of nobody.
 */
export function writeSmcdelFormula(formula: Formula, names: SmcdelNames): string {
  const write = (inner: Formula): string => writeSmcdelFormula(inner, names);
  const operand = (inner: Formula): string => (BARE.has(inner.kind) ? write(inner) : `(${write(inner)})`);
  switch (formula.kind) {
    case 'top':
      return 'Top';
    case 'bottom':
      return 'Bot';
    case 'atom':
      return String(names.variable(formula));
    case 'not':
      return `~ ${operand(formula.operand)}`;
    case 'and':
      return many('AND', formula.operands.map(write), 'Top');
    case 'or':
      return many('OR', formula.operands.map(write), 'Bot');
    case 'xor':
      return many('XOR', formula.operands.map(write), 'Bot');
    case 'oneof':
      return oneOf(formula.operands.map(operand));
    case 'implies':
      return `${operand(formula.left)} -> ${operand(formula.right)}`;
    case 'iff':
      return `${operand(formula.left)} iff ${operand(formula.right)}`;
    case 'knows':
      return `${names.agent(formula.agent)} knows that ${operand(formula.operand)}`;
    case 'considers':
      return `~ (${names.agent(formula.agent)} knows that (~ ${operand(formula.operand)}))`;
    case 'knowsWhether':
      return `${names.agent(formula.agent)} knows whether ${operand(formula.operand)}`;
    case 'everybody':
    case 'common':
    case 'distributed':
      return writeCollective(formula, operand(formula.operand), names);
    case 'announcement':
      return writeNews(formula, operand, names);
    case 'previously':
      throw new Unreadable(messages.notInSmcdel('"Y" (before the last step)'));
  }
}

/** What is written as one word, or as a word with its operands in parentheses. */
const BARE: ReadonlySet<Formula['kind']> = new Set(['top', 'bottom', 'atom', 'and', 'or', 'xor', 'oneof', 'everybody']);

function many(operator: string, operands: readonly string[], none: string): string {
  return operands.length === 0 ? none : `${operator}(${operands.join(', ')})`;
}

function oneOf(operands: readonly string[]): string {
  const cases = operands.map((own, index) =>
    many('AND', [own, ...operands.filter((_, other) => other !== index).map((other) => `~ ${other}`)], 'Top'),
  );
  return many('OR', cases, 'Bot');
}

function membersOf(group: Group, names: SmcdelNames): string[] {
  const members = group.kind === 'listed' ? group.agents : names.everybody;
  return [...new Set(members)].map((member) => names.agent(member));
}

function writeCollective({ kind, whether, group }: Collective, inner: string, names: SmcdelNames): string {
  const members = membersOf(group, names);
  const what = whether ? 'whether' : 'that';
  if (kind === 'everybody') {
    return many(
      'AND',
      members.map((agent) => `${agent} knows ${what} ${inner}`),
      'Top',
    );
  }
  if (members.length > 0)
    return `(${members.join(',')}) ${kind === 'common' ? 'comknow' : 'distknow'} ${what} ${inner}`;
  if (kind === 'common') return whether ? 'Top' : inner;
  throw new Unreadable(messages.notInSmcdel('distributed knowledge of nobody'));
}

/** News to nobody changes nothing, and has no sign there. */
function writeNews(
  { hearers, whether, dual, announced, then }: Announcement,
  operand: (inner: Formula) => string,
  names: SmcdelNames,
): string {
  const told = operand(announced);
  if (hearers !== 'all' && hearers.length === 0) {
    return whether ? operand(then) : many(dual ? 'AND' : 'OR', [dual ? told : `~ ${told}`, operand(then)], 'Top');
  }
  const [open, close] = dual ? ['<', '>'] : ['[', ']'];
  const who = hearers === 'all' ? '' : `${[...new Set(hearers)].map((agent) => names.agent(agent)).join(',')} `;
  return `${open}${who}${whether ? '?!' : '!'} ${told}${close} ${operand(then)}`;
}
