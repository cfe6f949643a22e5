import type { Formula, Span } from '../formula/formula.ts';
import type { Facts, Happening, Knowledge, Projection, Reasons, Situation, WorldList } from '../knowledge.ts';
import { logicMessages } from '../messages.ts';
import { MeaningError, NoStepBefore } from '../truth.ts';
import type { ValuedModel } from '../valued-model.ts';
import { explained, happened, happenedAnywhere } from './history.ts';
import type { PointedStructure } from './history.ts';
import type { KnowledgeStructure, TrueVariables } from './knowledge-structure.ts';
import { agentNumber, functionOf } from './meaning.ts';
import { countModels, listModels } from './models.ts';
import type { Naming } from './naming.ts';
import { namingOf } from './naming.ts';
import type { Diagram, DiagramOwner } from './node-table.ts';
import { FALSE, NodesOverBudget } from './node-table.ts';
import { assignment, variableSet } from './variable-marks.ts';
import { modelOfStructure } from './translate.ts';
import { cellWorlds, truthAt } from './world-truth.ts';

const NOWHERE: Span = { start: 0, end: 0 };

/** Knowledge described by a structure: of any number of worlds, as long as its diagrams stay within their budget of nodes. */
export class SymbolicKnowledge implements Knowledge, DiagramOwner {
  readonly kind = 'symbolic';
  readonly agents: readonly string[];
  readonly atoms: readonly string[];
  readonly #naming: Naming;

  constructor(readonly structure: KnowledgeStructure) {
    this.#naming = namingOf(structure);
    this.agents = structure.agents;
    this.atoms = this.#naming.texts;
    structure.diagrams.own(this);
  }

  *roots(): Iterable<Diagram> {
    let named: KnowledgeStructure['observations'] | null = null;
    for (let { structure } = this; ; { structure } = structure.before) {
      yield structure.law;
      // Most steps leave observations as they are: these are named once.
      if (structure.observations !== named) for (const { when } of structure.observations.flat()) yield when;
      named = structure.observations;
      if (structure.before === undefined) return;
      if (structure.before.merged !== null) yield structure.before.merged.worlds;
    }
  }

  count(): bigint {
    const { diagrams, law, variables } = this.structure;
    return countModels(diagrams, law, variables);
  }

  valid(formula: Formula): boolean {
    return this.answer(() => {
      const { diagrams, law } = this.structure;
      return diagrams.and(law, diagrams.not(functionOf(this.structure, formula))) === FALSE;
    });
  }

  where(formula: Formula, most: number): WorldList {
    return this.answer(() => this.list(this.worldsWhere(formula), most));
  }

  project(formula: Formula, atoms: readonly string[], most: number): Projection {
    return this.answer(() => this.projection(this.worldsWhere(formula), atoms, most));
  }

  at(facts: Facts): SymbolicSituation | null {
    const { diagrams, law, variables } = this.structure;
    const chosen = facts.map((text) => this.variable(text));
    const named = assignment(this.#naming.places.keys(), new Set(chosen));
    const copies = variables.filter((variable) => !this.#naming.places.has(variable));
    const [further] = listModels(diagrams, diagrams.restrict(law, named), copies, 1);
    if (further === undefined) return null;
    const start = { knowledge: this, world: new Set([...chosen, ...further]) };
    return new SymbolicSituation(start, start, []);
  }

  update(happening: Happening): SymbolicKnowledge {
    return this.answer(() => new SymbolicKnowledge(happenedAnywhere(this.structure, happening)));
  }

  listed(most: number): ValuedModel {
    return modelOfStructure(this.structure, most).valued;
  }

  /** The atoms that are true in a world. */
  factsOf(world: Iterable<number>): Facts {
    const places = Array.from(world, (variable) => this.#naming.places.get(variable) ?? -1).filter(
      (place) => place >= 0,
    );
    return places.sort((one, other) => one - other).map((place) => this.atoms[place]);
  }

  /** Worlds that a diagram describes, by their facts. */
  list(worlds: Diagram, most: number): WorldList {
    const { diagrams, variables } = this.structure;
    return {
      count: countModels(diagrams, worlds, variables),
      worlds: listModels(diagrams, worlds, variables, most).map((truths) => this.factsOf(truths)),
    };
  }

  /** Worlds that a diagram describes, by chosen atoms. */
  projection(worlds: Diagram, atoms: readonly string[], most: number): Projection {
    const { diagrams, variables } = this.structure;
    const chosen = atoms.map((text) => this.variable(text)).sort((one, other) => one - other);
    const set = new Set(chosen);
    const others = variables.filter((variable) => !set.has(variable));
    const found = listModels(diagrams, diagrams.exists(worlds, variableSet(others)), chosen, most + 1);
    return {
      parts: found.slice(0, most).map((truths) => {
        const world = new Set(truths);
        const rest = diagrams.restrict(worlds, assignment(chosen, world));
        return { facts: this.factsOf(world), count: countModels(diagrams, rest, others) };
      }),
      complete: found.length <= most,
    };
  }

  /** Does some work with the diagrams; once more after a collection, if there are too many nodes. */
  answer<T>(work: () => T): T {
    const { diagrams } = this.structure;
    diagrams.tidy();
    try {
      return work();
    } catch (error) {
      if (!(error instanceof NodesOverBudget)) throw error;
      diagrams.collect();
      return work();
    }
  }

  private worldsWhere(formula: Formula): Diagram {
    return this.structure.diagrams.and(this.structure.law, functionOf(this.structure, formula));
  }

  private variable(text: string): number {
    const variable = this.#naming.variables.get(text);
    if (variable === undefined) throw new MeaningError(logicMessages.unknownAtom(text, this.atoms), NOWHERE);
    return variable;
  }
}

/** Knowledge and an actual world. It keeps what it needs from being collected. */
interface PointedKnowledge {
  readonly knowledge: SymbolicKnowledge;
  readonly world: TrueVariables;
}

function pointedStructure({ knowledge, world }: PointedKnowledge): PointedStructure {
  return { structure: knowledge.structure, world };
}

class SymbolicSituation implements Situation {
  readonly knowledge: SymbolicKnowledge;

  constructor(
    private readonly actual: PointedKnowledge,
    private readonly start: PointedKnowledge,
    private readonly happenings: readonly Happening[],
  ) {
    this.knowledge = actual.knowledge;
  }

  get facts(): Facts {
    return this.knowledge.factsOf(this.actual.world);
  }

  holds(formula: Formula): boolean {
    return this.knowledge.answer(() => truthAt(this.knowledge.structure, this.actual.world, formula));
  }

  cell(agent: string, most: number): WorldList {
    return this.knowledge.answer(() => this.knowledge.list(this.cellOf(agent), most));
  }

  projectCell(agent: string, atoms: readonly string[], most: number): Projection {
    return this.knowledge.answer(() => this.knowledge.projection(this.cellOf(agent), atoms, most));
  }

  update(happening: Happening): SymbolicSituation | null {
    return this.knowledge.answer(() => {
      const after = happened(pointedStructure(this.actual), happening, false);
      if (after === null) return null;
      const knowledge = new SymbolicKnowledge(after.structure);
      return new SymbolicSituation({ knowledge, world: after.world }, this.start, [...this.happenings, happening]);
    });
  }

  explain(agent: string, formula: Formula): Reasons {
    return this.knowledge.answer(() => {
      const number = agentNumber(this.knowledge.structure, agent, NOWHERE);
      const { first, moment } = this.firstMeaningful(formula);
      const history = this.historySince(first, moment);
      const found = explained(history, number, formula);
      if (!found.known) {
        const last = new SymbolicKnowledge(history[history.length - 1].structure);
        return { known: false, refutedBy: last.list(found.refuting, 1).worlds[0] };
      }
      const start = new SymbolicKnowledge(history[0].structure);
      return {
        known: true,
        counterWorlds: found.counterWorlds.map(({ fate, step, worlds }) => {
          const { count, worlds: examples } = start.list(worlds, 1);
          return { fate, step: first + step, count, example: examples[0] };
        }),
      };
    });
  }

  listed(most: number): { readonly valued: ValuedModel; readonly world: number } {
    const model = modelOfStructure(this.knowledge.structure, most);
    return { valued: model.valued, world: model.worldOf(this.actual.world) ?? -1 };
  }

  /** The first moment at which a formula means something: before it, `Y` asks for a step before the first. */
  private firstMeaningful(formula: Formula): { readonly first: number; readonly moment: PointedStructure } {
    let moment = pointedStructure(this.start);
    for (let first = 0; ; first++) {
      try {
        functionOf(moment.structure, formula);
        return { first, moment };
      } catch (error) {
        if (!(error instanceof NoStepBefore) || first >= this.happenings.length) throw error;
      }
      moment = happenedAgain(moment, this.happenings[first], false);
    }
  }

  /** What happened since a moment once more, this time without giving up any variable. */
  private historySince(first: number, moment: PointedStructure): readonly PointedStructure[] {
    const moments = [moment];
    for (const happening of this.happenings.slice(first)) {
      moments.push(happenedAgain(moments[moments.length - 1], happening, true));
    }
    return moments;
  }

  private cellOf(agent: string): Diagram {
    const { structure, world } = pointedStructure(this.actual);
    return cellWorlds(structure, world, structure.observations[agentNumber(structure, agent, NOWHERE)]);
  }
}

function happenedAgain(moment: PointedStructure, happening: Happening, keepsCopies: boolean): PointedStructure {
  const next = happened(moment, happening, keepsCopies);
  if (next === null) throw new Error('What happened once can happen again.');
  return next;
}
