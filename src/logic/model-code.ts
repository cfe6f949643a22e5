import type { ValuedModel } from './valued-model.ts';

/**
 * The worlds of an S5 model told by Boolean variables, as a knowledge structure tells them: the sets of variables that can be true together, and what
 * each agent observes (van Benthem, van Eijck, Gattinger and Su 2018). The model's atoms come first. An agent who can tell worlds apart exactly
 * as far as some atoms differ observes those; for any other, further variables hold the number of the agent's cell in binary. Worlds with
 * equal facts and equal cells for everybody are one state. Variables are numbered from 1.
 */
export interface ModelCode {
  /** What each variable stands for: an atom, or an agent's cell. */
  readonly meanings: readonly VariableMeaning[];
  /** For each world, its true variables in ascending order. */
  readonly states: readonly (readonly number[])[];
  /** For each agent, the variables that are observed. */
  readonly observes: readonly (readonly number[])[];
}

export type VariableMeaning =
  | { readonly kind: 'atom'; readonly atom: string }
  | { readonly kind: 'cell'; readonly agent: string; readonly bit: number };

/** Tells the worlds of a model by Boolean variables. */
export function modelCode({ agents, atoms, model, valuations }: ValuedModel): ModelCode {
  const meanings: VariableMeaning[] = atoms.map((atom) => ({ kind: 'atom', atom }));
  const facts = Array.from(model.states, (state) => valuations[state]);
  const states = facts.map((held) => atoms.flatMap((atom, index) => (held.has(atom) ? [index + 1] : [])));
  const observes = agents.map((agent, number): number[] => {
    const cells = model.cells[number];
    const constant = atoms.flatMap((atom, index) => (isConstantInCells(atom, facts, cells) ? [index + 1] : []));
    if (cellsAreTold(constant, states, cells)) return constant;
    const bits = Math.ceil(Math.log2(Math.max(2, model.cellCounts[number])));
    return Array.from({ length: bits }, (_, bit) => {
      meanings.push({ kind: 'cell', agent, bit });
      for (const [world, cell] of cells.entries()) if ((cell >> bit) & 1) states[world].push(meanings.length);
      return meanings.length;
    });
  });
  return { meanings, states, observes };
}

/** Whether an agent with these cells always knows whether an atom holds. */
function isConstantInCells(atom: string, facts: readonly ReadonlySet<string>[], cells: Int32Array): boolean {
  const met = new Map<number, boolean>();
  return facts.every((held, world) => {
    const first = met.get(cells[world]);
    if (first !== undefined) return first === held.has(atom);
    met.set(cells[world], held.has(atom));
    return true;
  });
}

/** Whether worlds of different cells differ in some of the variables. */
function cellsAreTold(variables: readonly number[], states: readonly number[][], cells: Int32Array): boolean {
  const known = new Set(variables);
  const cellOf = new Map<string, number>();
  return states.every((state, world) => {
    const key = state.filter((variable) => known.has(variable)).join();
    const first = cellOf.get(key);
    if (first !== undefined) return first === cells[world];
    cellOf.set(key, cells[world]);
    return true;
  });
}
