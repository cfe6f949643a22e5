import type { PlacedVariable, QueryKind, StructureText } from './builder.ts';
import { attempt, type FormulaError } from './errors.ts';
import type { Formula, Span } from './formula.ts';
import { agentsNamedBy, subformulas } from './inspect.ts';
import { englishWords, type FormulaWords } from './messages.ts';
import { type Problem, TextProblem } from './problems.ts';
import { readText } from './read.ts';

/** The longest structure file that is read, in UTF-16 units. */
const maximalStructureLength = 1_000_000;

/** A question about a structure; `state` lists the true variables, and only `TRUE?` has one. */
export interface Query {
  readonly kind: QueryKind;
  readonly state?: readonly number[];
  readonly formula: Formula;
  /** The formula as it is written. */
  readonly text: string;
}

/**
 * A knowledge structure: its states are the sets of variables that satisfy the law, and an agent tells two states
 * apart by the variables they observe. In its formulas, atoms are variables.
 */
export interface Structure {
  readonly variables: readonly number[];
  readonly law: Formula;
  readonly observes: readonly { readonly agent: string; readonly variables: readonly number[] }[];
  readonly queries: readonly Query[];
}

export type ParsedStructure =
  { readonly ok: true; readonly structure: Structure } | { readonly ok: false; readonly error: FormulaError };

/**
 * Reads a structure and its queries in the text format of SMCDEL (VARS, LAW, OBS, then TRUE?, VALID?, WHERE?), with the
 * precedence of this language. Spans of its formulas are offsets into `text`. Checks that every variable and agent is
 * defined, once. Never throws for a faulty text.
 */
export function parseStructure(text: string, words: FormulaWords = englishWords): ParsedStructure {
  const read = attempt(text, maximalStructureLength, words, () => {
    const { structure } = readText(text, 'StructureText');
    if (structure === null) throw new Error('the grammar accepted a text and read no structure');
    checkNames(structure);
    return structure;
  });
  return read.ok ? { ok: true, structure: withoutPlaces(read.value, text) } : read;
}

function withoutPlaces(structure: StructureText, text: string): Structure {
  return {
    variables: numbersOf(structure.variables),
    law: structure.law,
    observes: structure.observes.map((line) => ({ agent: line.agent.name, variables: numbersOf(line.variables) })),
    queries: structure.queries.map(({ kind, state, asked }) => ({
      kind,
      ...(state === null ? {} : { state: numbersOf(state) }),
      formula: asked.formula,
      text: text.slice(asked.start, asked.end),
    })),
  };
}

function numbersOf(variables: readonly PlacedVariable[]): number[] {
  return variables.map((placed) => placed.variable);
}

/** Throws a TextProblem at the first variable or agent that is defined twice, or used and not defined. */
function checkNames(structure: StructureText): void {
  const variables = new Set<number>();
  for (const placed of structure.variables) {
    if (variables.has(placed.variable)) refuse({ kind: 'repeatedVariable', variable: placed.variable }, placed);
    variables.add(placed.variable);
  }

  const agents = new Set<string>();
  for (const { agent } of structure.observes) {
    if (agents.has(agent.name)) refuse({ kind: 'repeatedAgent', agent: agent.name }, agent.range);
    agents.add(agent.name);
  }

  checkFormula(structure.law, variables, agents);
  for (const line of structure.observes) checkVariables(line.variables, variables);
  for (const query of structure.queries) {
    checkVariables(query.state ?? [], variables);
    checkFormula(query.asked.formula, variables, agents);
  }
}

function checkVariables(used: readonly PlacedVariable[], variables: ReadonlySet<number>): void {
  const unknown = used.find((placed) => !variables.has(placed.variable));
  if (unknown !== undefined) refuse({ kind: 'unknownVariable', name: String(unknown.variable) }, unknown);
}

function checkFormula(formula: Formula, variables: ReadonlySet<number>, agents: ReadonlySet<string>): void {
  for (const part of subformulas(formula)) {
    if (part.kind === 'atom' && !isVariable(part.name, part.arguments, variables)) {
      refuse({ kind: 'unknownVariable', name: part.name }, part.span);
    }
    const unknown = agentsNamedBy(part).find((agent) => !agents.has(agent));
    if (unknown !== undefined) refuse({ kind: 'unknownAgent', agent: unknown }, part.span);
  }
}

/** Atoms are text: `01` is another atom than `1`, and so no variable. */
function isVariable(name: string, values: readonly string[], variables: ReadonlySet<number>): boolean {
  return values.length === 0 && variables.has(Number(name)) && String(Number(name)) === name;
}

function refuse(problem: Problem, { start, end }: Span): never {
  throw new TextProblem(problem, { start, end });
}
