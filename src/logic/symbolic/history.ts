import type { CounterWorlds, Happening } from '../knowledge.ts';
import { byStep } from '../knowledge.ts';
import { not } from '../formula/constructors.ts';
import type { Formula } from '../formula/formula.ts';
import { announced } from './announced.ts';
import { eventTransformer } from './event-transformer.ts';
import type { KnowledgeStructure, TrueVariables } from './knowledge-structure.ts';
import { stepped, told } from './knowledge-structure.ts';
import { agentNumber, functionOf } from './meaning.ts';
import type { Diagram } from './node-table.ts';
import { FALSE } from './node-table.ts';
import { transformed } from './transformer.ts';
import { variableSet } from './variable-marks.ts';
import { cellWorlds, truthAt } from './world-truth.ts';

/** A structure and its actual world. */
export interface PointedStructure {
  readonly structure: KnowledgeStructure;
  readonly world: TrueVariables;
}

/**
 * What comes of a happening; null if it cannot happen in the actual world. With `keepsCopies` no variable is given up.
 * @throws RangeError, MeaningError and NodesOverBudget as `transformed` does.
 */
export function happened(
  { structure, world }: PointedStructure,
  happening: Happening,
  keepsCopies: boolean,
): PointedStructure | null {
  if (happening.kind === 'event') {
    const { transformer, outcomesOf } = eventTransformer(structure, happening.eventModel);
    if (happening.eventModel.events[happening.event] === undefined) return null;
    const after = transformed(structure, transformer, keepsCopies);
    const descendant = after.follow(world, outcomesOf(happening.event));
    return descendant === null ? null : { structure: after.structure, world: descendant };
  }
  const { announced: news, hearers, whether } = happening;
  const isTrue = truthAt(structure, world, news);
  if (!isTrue && !whether) return null;
  if (hearers === 'all') return { structure: announced(structure, isTrue ? news : not(news)), world };
  const { structure: informed, variable } = semiPrivately(structure, news, hearers);
  return { structure: informed, world: isTrue && variable !== null ? new Set([...world, variable]) : world };
}

/**
 * What comes of a happening while no world is actual: all that can happen does.
 * @throws RangeError, MeaningError and NodesOverBudget as `transformed` does.
 */
export function happenedAnywhere(structure: KnowledgeStructure, happening: Happening): KnowledgeStructure {
  if (happening.kind === 'event') {
    return transformed(structure, eventTransformer(structure, happening.eventModel).transformer).structure;
  }
  const { announced: news, hearers, whether } = happening;
  if (hearers === 'all' && !whether) return announced(structure, news);
  return semiPrivately(structure, news, hearers === 'all' ? structure.agents : hearers).structure;
}

/** The structure after everybody saw the hearers learn whether something is true, and the variable that tells it; null if there are no hearers. */
function semiPrivately(
  structure: KnowledgeStructure,
  news: Formula,
  hearers: readonly string[],
): { readonly structure: KnowledgeStructure; readonly variable: number | null } {
  const numbers = hearers.map((name) => agentNumber(structure, name, news.span));
  const where = functionOf(structure, news);
  return numbers.length === 0
    ? { structure: stepped(structure, structure), variable: null }
    : told(structure, where, numbers);
}

/** Worlds of a history's first moment that refuted a formula, by what became of them. */
export interface RefutingWorlds extends Pick<CounterWorlds, 'fate' | 'step'> {
  /** Over the variables of the first moment. */
  readonly worlds: Diagram;
}

/** What an agent considers at the end of a history, as `explained` finds it. */
export type Explained =
  | { readonly known: true; readonly counterWorlds: readonly RefutingWorlds[] }
  /** The worlds that the agent holds possible and that refute the formula, over the variables of the last moment. */
  | { readonly known: false; readonly refuting: Diagram };

/**
 * Explains why an agent knows a formula at the end of a history in which no variable was given up, as `explainKnowledge` does world by
 * world: a world of the first moment descends to all worlds that agree with it on its variables.
 */
export function explained(history: readonly PointedStructure[], agent: number, formula: Formula): Explained {
  const { diagrams, variables } = history[0].structure;
  const moments = history.map(({ structure, world }) => {
    const cell = cellWorlds(structure, world, structure.observations[agent]);
    const refuting = diagrams.and(cell, diagrams.not(functionOf(structure, formula)));
    const first = new Set(variables);
    const later = variableSet(structure.variables.filter((variable) => !first.has(variable)));
    return { law: structure.law, cell, refuting, later };
  });
  const last = moments[moments.length - 1];
  if (last.refuting !== FALSE) return { known: false, refuting: last.refuting };
  const found: RefutingWorlds[] = [];
  const note = (fate: CounterWorlds['fate'], step: number, worlds: Diagram) => {
    if (worlds !== FALSE) found.push({ fate, step, worlds });
  };
  let remaining = moments[0].refuting;
  for (let step = 1; step < moments.length; step++) {
    const { law, cell, later } = moments[step];
    const inModel = diagrams.andExists(law, moments[step - 1].cell, later);
    const inCell = diagrams.exists(cell, later);
    const leaving = diagrams.and(remaining, diagrams.not(inCell));
    note('apart', step, diagrams.and(leaving, inModel));
    note('pruned', step, diagrams.and(leaving, diagrams.not(inModel)));
    remaining = diagrams.and(remaining, inCell);
  }
  for (let step = moments.length - 1; step >= 0; step--) {
    const { refuting, later } = moments[step];
    const since = diagrams.and(remaining, diagrams.exists(refuting, later));
    note('satisfies', step + 1, since);
    remaining = diagrams.and(remaining, diagrams.not(since));
  }
  return { known: true, counterWorlds: found.sort(byStep) };
}
