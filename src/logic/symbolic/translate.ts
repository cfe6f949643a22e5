import { top } from '../formula/constructors.ts';
import type { AtomFormula } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse.ts';
import { printFormula } from '../formula/print.ts';
import { logicMessages } from '../messages.ts';
import { modelCode } from '../model-code.ts';
import { OverBudget } from '../update.ts';
import type { ValuedModel } from '../valued-model.ts';
import { valuedModel } from '../valued-model.ts';
import type { Diagrams } from './diagrams.ts';
import type { KnowledgeStructure, ObservationCase, TrueVariables } from './knowledge-structure.ts';
import { atomKey, extended, FreshVariables, restricted, variableOf } from './knowledge-structure.ts';
import { countModels, holdsAt, listModels } from './models.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';
import { knowledgeStructure } from './structure-description.ts';

/** A structure for a model, and the world of the structure for each of the model's worlds. */
export interface StructureOfModel {
  readonly structure: KnowledgeStructure;
  readonly worlds: readonly TrueVariables[];
}

/**
 * The structure that has the worlds of a model; those that are alike in all become one. Where atoms alone do not tell what an agent
 * tells apart, further variables hold the number of the agent's cell.
 * @throws RangeError if an atom's text is no atom.
 * @throws NodesOverBudget
 */
export function structureOf(valued: ValuedModel, budget?: number): StructureOfModel {
  const { meanings, states, observes } = modelCode(valued);
  const atoms = valued.atoms.map(atomOf);
  const isAtom = (variable: number) => variable <= atoms.length;
  const blank = knowledgeStructure(
    {
      agents: valued.agents,
      atoms,
      law: top,
      sights: observes.map((own) => [{ when: top, sees: own.filter(isAtom).map((variable) => atoms[variable - 1]) }]),
    },
    budget,
  );
  const digits = new FreshVariables(blank).uppermost(meanings.length - atoms.length);
  const variables = [...atoms.map((atom) => variableOf(blank, atom)), ...digits];
  const own = (numbers: readonly number[]) => numbers.map((variable) => variables[variable - 1]);
  const open = extended(blank, digits, (agent) => own(observes[agent].filter((variable) => !isAtom(variable))));
  const worlds = states.map((state) => new Set(own(state)));
  return { structure: restricted(open, anyOf(open.diagrams, open.variables, worlds)), worlds };
}

/** A structure's worlds one by one, and which of them is which. */
export interface ModelOfStructure {
  readonly valued: ValuedModel;
  worldOf(world: TrueVariables): number | undefined;
}

/**
 * Lists the worlds of a structure.
 * @throws OverBudget if there are more than `most`.
 */
export function modelOfStructure(structure: KnowledgeStructure, most: number): ModelOfStructure {
  const { diagrams, law, variables, observations, atoms, facts, agents } = structure;
  const count = countModels(diagrams, law, variables);
  if (count > most) throw new OverBudget(Number(count), most);
  const listed = listModels(diagrams, law, variables, most);
  const texts = atoms.map((atom) => printFormula(atom));
  const factVariables = atoms.map((atom) => facts.get(atomKey(atom)) ?? -1);
  const numbers = observations.map(() => new Map<string, number>());
  const worlds = listed.map((truths) => {
    const world = new Set(truths);
    return {
      facts: texts.filter((_, index) => world.has(factVariables[index])),
      cells: observations.map((cases, agent) => {
        const sight = sightText(diagrams, cases, world);
        const number = numbers[agent].get(sight) ?? numbers[agent].size;
        numbers[agent].set(sight, number);
        return number;
      }),
    };
  });
  const places = new Map(listed.map((truths, place) => [truths.join(), place]));
  return {
    valued: valuedModel(agents, texts, worlds),
    worldOf: (world) => places.get([...world].sort((one, other) => one - other).join()),
  };
}

/** Equal in two worlds exactly if they observe the same there. */
function sightText(diagrams: Diagrams, cases: readonly ObservationCase[], world: TrueVariables): string {
  const own = cases.findIndex(({ when }) => holdsAt(diagrams, when, world));
  const seen = [...cases[own].sees].filter((variable) => world.has(variable));
  return [own, ...seen.sort((one, other) => one - other)].join();
}

function atomOf(text: string): AtomFormula {
  const parsed = parseFormula(text);
  if (parsed.ok && parsed.formula.kind === 'atom') return parsed.formula;
  throw new RangeError(logicMessages.noAtom(text));
}

/** The diagram of exactly these worlds. Built from the lowest variable up: worlds alike above it are put together. */
function anyOf(diagrams: Diagrams, variables: readonly number[], worlds: readonly TrueVariables[]): Diagram {
  let parts = new Map<string, Diagram>();
  for (const world of worlds) parts.set(variables.map((variable) => (world.has(variable) ? '1' : '0')).join(''), TRUE);
  for (const variable of variables.toReversed()) {
    const above = new Map<string, Diagram>();
    for (const [digits, part] of parts) {
      const branch = digits.endsWith('1') ? [FALSE, part] : [part, FALSE];
      const rest = digits.slice(0, -1);
      const own = diagrams.choice(diagrams.variable(variable), branch[1], branch[0]);
      above.set(rest, diagrams.or(above.get(rest) ?? FALSE, own));
    }
    parts = above;
  }
  return parts.get('') ?? FALSE;
}
