import type { Structure } from './formula/structure.ts';
import { subformulas } from './formula/inspect.ts';
import type { AtomFormula } from './formula/formula.ts';
import { logicMessages } from './messages.ts';
import type { Model } from './model.ts';
import { modelOf } from './model.ts';
import type { Interpretation } from './truth.ts';
import { MeaningError, truth } from './truth.ts';

/** More variables than this are not listed one state at a time. */
const MOST_VARIABLES = 22;

/** A knowledge structure as a model: its worlds are the states, that is, the sets of true variables that satisfy the law. */
export interface StructureModel {
  readonly model: Model;
  readonly interpretation: Interpretation;
  /** For each world, its true variables in the order in which VARS lists them. */
  readonly states: readonly (readonly number[])[];
  /** The world with exactly these variables true; undefined if the law rules that state out. */
  worldOf(state: readonly number[]): number | undefined;
}

/**
 * Lists a structure's states. Two states are indistinguishable to an agent if they agree on what the agent observes.
 * @throws RangeError if there are too many variables, or the law is more than Boolean.
 */
export function structureModel({ variables, law, observes }: Structure): StructureModel {
  if (variables.length > MOST_VARIABLES) {
    throw new RangeError(logicMessages.tooManyVariables(variables.length, MOST_VARIABLES));
  }
  if ([...subformulas(law)].some((part) => EPISTEMIC.has(part.kind))) throw new RangeError(logicMessages.lawNotBoolean);
  const valuations = lawfulValuations(variables, law);
  const observers = observes.map((line) => bitsOf(line.variables, variables));
  const model = modelOf(
    valuations,
    observers.map((seen) => valuations.map((bits) => bits & seen)),
  );
  const numbers = new Map<number, number>();
  for (const [world, bits] of valuations.entries()) numbers.set(bits, world);
  return {
    model,
    interpretation: {
      agents: observes.map((line) => line.agent),
      living: observes.map((_, agent) => agent),
      atom: (atom) => variableWorlds(atom, variables, valuations),
    },
    states: Array.from(valuations, (bits) => variables.filter((_, index) => (bits >> index) & 1)),
    worldOf: (state) => numbers.get(bitsOf(state, variables)),
  };
}

const EPISTEMIC: ReadonlySet<string> = new Set([
  'knows',
  'considers',
  'knowsWhether',
  'everybody',
  'common',
  'distributed',
  'announcement',
  'previously',
]);

/** The sets of variables that satisfy the law; bit i stands for the i-th variable. */
function lawfulValuations(variables: readonly number[], law: Structure['law']): Int32Array {
  const every = Int32Array.from({ length: 2 ** variables.length }, (_, bits) => bits);
  const lawful = truth(modelOf(every, []), law, {
    agents: [],
    living: [],
    atom: (atom) => variableWorlds(atom, variables, every),
  });
  return every.filter((bits) => lawful[bits] === 1);
}

function variableWorlds(atom: AtomFormula, variables: readonly number[], valuations: Int32Array): Uint8Array {
  const index = atom.arguments.length === 0 ? variables.indexOf(Number(atom.name)) : -1;
  if (index < 0) throw new MeaningError(logicMessages.unknownVariable(atom.name, variables), atom.span);
  return Uint8Array.from(valuations, (bits) => (bits >> index) & 1);
}

function bitsOf(chosen: readonly number[], variables: readonly number[]): number {
  return chosen.reduce((bits, variable) => bits | (1 << variables.indexOf(variable)), 0);
}
