import type { AtomFormula } from './formula/formula.ts';
import { printFormula } from './formula/print.ts';
import { logicMessages } from './messages.ts';
import type { Model, WorldSet } from './model.ts';
import { modelOf } from './model.ts';
import type { Interpretation, StepBefore } from './truth.ts';
import { MeaningError } from './truth.ts';
import type { Updated } from './update.ts';

/**
 * A model with named agents and atoms. A world's state is the number of its valuation: the set of atoms true there. Atoms are
 * written as `printFormula` writes them: `p`, `muddy(Ann)`.
 */
export interface ValuedModel {
  readonly agents: readonly string[];
  readonly atoms: readonly string[];
  readonly model: Model;
  /** For each state, the atoms that are true; all others are false. No two states have the same. */
  readonly valuations: readonly ReadonlySet<string>[];
  /** The step that led to it, for `Y`; left out or null where there was none. */
  readonly before?: StepBefore | null;
}

/** A world as it is drawn. */
export interface DrawnWorld {
  /** The atoms that are true there. */
  readonly facts: readonly string[];
  /** For each agent, the number of the cell it lies in: any numbers that are equal exactly within a cell. */
  readonly cells: readonly number[];
}

/**
 * A model from its worlds.
 * @throws RangeError if a world lacks a cell of some agent, or has one too many, or states an atom that is not listed.
 */
export function valuedModel(
  agents: readonly string[],
  atoms: readonly string[],
  worlds: readonly DrawnWorld[],
): ValuedModel {
  const table = new ValuationTable(atoms, []);
  const states = worlds.map((world) => table.number(new Set(world.facts)));
  for (const { facts, cells } of worlds) {
    const stray = facts.find((fact) => !atoms.includes(fact));
    if (stray !== undefined) throw new RangeError(logicMessages.unknownAtom(stray, atoms));
    if (cells.length !== agents.length) throw new RangeError(logicMessages.worldCells(agents.length, cells.length));
  }
  const columns = agents.map((_, agent) => worlds.map((world) => world.cells[agent]));
  return { agents, atoms, model: modelOf(states, columns), valuations: table.valuations };
}

/** What formulas mean in a valued model. Everybody is alive. */
export function valuedInterpretation(valued: ValuedModel): Interpretation {
  return {
    agents: valued.agents,
    living: valued.agents.map((_, agent) => agent),
    atom: (atom) => factWorlds(valued, atom),
    before: valued.before ?? null,
  };
}

/** The model after a step from another; `valuations` if the step added some. */
export function afterStep(
  valued: ValuedModel,
  { model, parents, merged }: Updated,
  valuations = valued.valuations,
): ValuedModel {
  const before = { model: valued.model, interpretation: valuedInterpretation(valued), parents, merged };
  return { ...valued, model, valuations, before };
}

function factWorlds({ model, valuations, atoms }: ValuedModel, atom: AtomFormula): WorldSet {
  const fact = atomText(atom, atoms);
  const holds = Uint8Array.from(valuations, (valuation) => (valuation.has(fact) ? 1 : 0));
  return new Uint8Array(model.states.map((state) => holds[state]));
}

/** An atom as text. @throws MeaningError if it is none of the given ones. */
export function atomText(atom: AtomFormula, atoms: readonly string[]): string {
  const text = printFormula(atom);
  if (!atoms.includes(text)) throw new MeaningError(logicMessages.unknownAtom(text, atoms), atom.span);
  return text;
}

/** Numbers valuations: equal ones have one number. It starts with those given, whose numbers stay. */
export class ValuationTable {
  readonly #numbers = new Map<string, number>();
  readonly #valuations: ReadonlySet<string>[];

  constructor(
    private readonly atoms: readonly string[],
    known: readonly ReadonlySet<string>[],
  ) {
    this.#valuations = [...known];
    for (const [number, valuation] of known.entries()) this.#numbers.set(this.#key(valuation), number);
  }

  get valuations(): readonly ReadonlySet<string>[] {
    return this.#valuations;
  }

  number(valuation: ReadonlySet<string>): number {
    const key = this.#key(valuation);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#valuations.length);
    return this.#valuations.push(valuation) - 1;
  }

  #key(valuation: ReadonlySet<string>): string {
    return this.atoms.map((atom) => (valuation.has(atom) ? '1' : '0')).join('');
  }
}
