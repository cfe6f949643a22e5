import type { AtomFormula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import { logicMessages } from '../messages.ts';
import { MeaningError } from '../truth.ts';
import type { Diagrams } from './diagrams.ts';
import type { Diagram } from './node-table.ts';
import type { VariableMarks } from './variable-marks.ts';
import { variableSet } from './variable-marks.ts';

/** What an agent observes in some worlds. */
export interface ObservationCase {
  /** The worlds in which this is what the agent observes. The agent observes that it is one of them. */
  readonly when: Diagram;
  readonly sees: ReadonlySet<number>;
  /** All other variables. */
  readonly hidden: VariableMarks;
}

/**
 * A knowledge structure (van Benthem, van Eijck, Gattinger and Su 2015): its worlds are the sets of variables that satisfy the law.
 * Two worlds are indistinguishable to an agent exactly if they agree on what the agent observes.
 */
export interface KnowledgeStructure {
  readonly diagrams: Diagrams;
  readonly agents: readonly string[];
  readonly atoms: readonly AtomFormula[];
  /** The variable of each atom, by `atomKey`. */
  readonly facts: ReadonlyMap<string, number>;
  /** All variables, ascending: those of atoms, and others that only matter since somebody observed them. */
  readonly variables: readonly number[];
  readonly law: Diagram;
  /** For each agent, cases that exclude each other and between them hold in every world. */
  readonly observations: readonly (readonly ObservationCase[])[];
  /** The step that led here, for `Y`; left out where there was none. */
  readonly before?: StructureStep;
}

/** The step before a structure. A world descends from all worlds before that agree with it on their variables. */
export interface StructureStep {
  readonly structure: KnowledgeStructure;
  /** The worlds after the step before variables were given up, and those variables; null if none was. */
  readonly merged: { readonly worlds: Diagram; readonly given: VariableMarks } | null;
}

/** A world of a structure: the variables that are true there. */
export type TrueVariables = ReadonlySet<number>;

/** So many atoms are named to somebody who used an unknown one. */
const MOST_NAMED = 40;

/** Equal for equal atoms only. */
export function atomKey(atom: AtomFormula): string {
  return atom.arguments.length === 0 ? atom.name : JSON.stringify([atom.name, ...atom.arguments]);
}

/** Variables that were looked up before, by the atom that stands in a formula: laws speak of the same one again and again. */
const lookedUp = new WeakMap<KnowledgeStructure['facts'], WeakMap<AtomFormula, number>>();

/** The variable of an atom. @throws MeaningError if there is no such atom. */
export function variableOf({ facts, atoms }: KnowledgeStructure, atom: AtomFormula): number {
  const before = lookedUp.get(facts) ?? new WeakMap<AtomFormula, number>();
  lookedUp.set(facts, before);
  const variable = before.get(atom) ?? facts.get(atomKey(atom));
  if (variable !== undefined) {
    before.set(atom, variable);
    return variable;
  }
  const known = atoms.slice(0, MOST_NAMED).map((atom) => printFormula(atom));
  if (atoms.length > MOST_NAMED) known.push('…');
  throw new MeaningError(logicMessages.unknownAtom(printFormula(atom), known), atom.span);
}

/** The variables that are not seen, as a set. */
export function hiddenFrom(sees: ReadonlySet<number>, variables: readonly number[]): VariableMarks {
  return variableSet(variables.filter((variable) => !sees.has(variable)));
}

/** The world in which exactly these atoms are true, in a structure whose variables are all those of atoms. */
export function worldWith(structure: KnowledgeStructure, atoms: readonly AtomFormula[]): TrueVariables {
  return new Set(atoms.map((atom) => variableOf(structure, atom)));
}

/**
 * Hands out variables that a structure does not have. The place of a variable in the order decides how large diagrams become: what depends on each
 * other should lie together.
 */
export class FreshVariables {
  readonly #taken: Set<number>;

  constructor({ variables }: KnowledgeStructure) {
    this.#taken = new Set(variables);
  }

  /** A variable as close as possible below another one. */
  below(variable: number): number {
    let fresh = variable + 1;
    while (this.#taken.has(fresh)) fresh++;
    this.#taken.add(fresh);
    return fresh;
  }

  /** Variables as far up as possible. */
  uppermost(count: number): readonly number[] {
    return Array.from({ length: count }, () => this.below(-1));
  }
}

/** The structure with further variables, which agents observe as told; nothing limits their values yet. */
export function extended(
  structure: KnowledgeStructure,
  fresh: readonly number[],
  seenBy: (agent: number) => readonly number[],
): KnowledgeStructure {
  if (fresh.length === 0) return structure;
  const variables = [...structure.variables, ...fresh].sort((one, other) => one - other);
  const observations = structure.observations.map((cases, agent) =>
    cases.map(({ when, sees: before }) => {
      const sees = new Set([...before, ...seenBy(agent)]);
      return { when, sees, hidden: hiddenFrom(sees, variables) };
    }),
  );
  return { ...structure, variables, observations };
}

/** The structure after a step in which no variable was given up. */
export function stepped(structure: KnowledgeStructure, after: KnowledgeStructure): KnowledgeStructure {
  return { ...after, before: { structure, merged: null } };
}

/** The structure whose worlds are those in which a function holds. */
export function restricted(structure: KnowledgeStructure, where: Diagram): KnowledgeStructure {
  return { ...structure, law: structure.diagrams.and(structure.law, where) };
}

/** The structure after everybody was told that a function holds. */
export function publiclyTold(structure: KnowledgeStructure, where: Diagram): KnowledgeStructure {
  return stepped(structure, restricted(structure, where));
}

/**
 * The structure after everybody saw the hearers learn whether a function holds, and the variable that tells it, which only they
 * observe.
 */
export function told(
  structure: KnowledgeStructure,
  whether: Diagram,
  hearers: readonly number[],
): { readonly structure: KnowledgeStructure; readonly variable: number } {
  const { diagrams } = structure;
  const variable = new FreshVariables(structure).below(-1);
  const informed = extended(structure, [variable], (agent) => (hearers.includes(agent) ? [variable] : []));
  const outcome = diagrams.iff(diagrams.variable(variable), whether);
  return { structure: stepped(structure, restricted(informed, outcome)), variable };
}
