import type { WorldSet } from '../../logic/model.ts';
import { modelOf } from '../../logic/model.ts';
import type { TakenStep } from '../../logic/step/merge-step.ts';
import type { Knowledge } from '../knowledge.ts';
import { actualCell } from '../knowledge.ts';
import type { Moment } from '../moment.ts';
import type { Agent } from '../rules.ts';

/** A game's step as it was taken, for some of its players. */
export interface GameStep {
  readonly step: TakenStep;
  /** The number of the descent that is actual, among the step's. */
  readonly actual: number;
  /** For each player of the step and each cell after it, the number of the set of items seen; null if nobody saw more than everybody did. */
  readonly sights: readonly Int32Array[] | null;
  /** The worlds that a player holds possible, before (null for a deal, before which everybody holds all) and after. */
  readonly heldBy: (player: Agent) => { readonly before: WorldSet | null; readonly after: WorldSet };
}

/** How many worlds there are before the step that led to a moment, or after it, whichever are more. */
export function stepSize({ knowledge, before }: Moment): number {
  return Math.max(knowledge.model.size, before?.knowledge.model.size ?? 0);
}

/**
 * The step that led to a moment, as the given players tell its models' worlds apart; the deal is a step from a model in which nobody has seen anything.
 * `factsAt` gives the facts that count, for the model of a moment. Null if single worlds were not kept over the step, since there were too many.
 */
export function takenStep(
  moment: Moment,
  players: readonly Agent[],
  factsAt: (moment: Moment) => readonly WorldSet[],
): GameStep | null {
  const { knowledge, before } = moment;
  if (moment.overBudgetSince !== null) return null;
  const isDeal = before === null;
  if (!isDeal && (before.overBudgetSince !== null || knowledge.before !== before.knowledge)) return null;
  const { model } = knowledge;
  const sights =
    knowledge.cellSights === null ? null : players.map((player) => knowledge.cellSights?.[player] ?? model.states);
  const descents = descentsOf(knowledge, isDeal);
  const after = factsAt(moment);
  const facts = isDeal ? after : factsAt(before);
  const actualParent = isDeal ? knowledge.actual : before.knowledge.actual;
  return {
    step: {
      before: isDeal
        ? modelOf(
            model.states,
            players.map(() => new Int32Array(model.size)),
          )
        : forPlayers(before.knowledge, players),
      after: forPlayers(knowledge, players),
      descents,
      seen: sights,
      facts: after.map((worlds, fact) => ({ before: facts[fact], after: worlds })),
    },
    actual: descents.children.findIndex(
      (child, descent) => child === knowledge.actual && descents.parents[descent] === actualParent,
    ),
    sights,
    heldBy: (player) => ({
      before: isDeal ? null : actualCell(before.knowledge, player),
      after: actualCell(knowledge, player),
    }),
  };
}

function forPlayers({ model }: Knowledge, players: readonly Agent[]): TakenStep['before'] {
  const some = <Item>(columns: readonly Item[]) => players.map((player) => columns[player]);
  return { ...model, cells: some(model.cells), cellCounts: some(model.cellCounts), separated: false };
}

/** All descents of a step, those that merged worlds leave out among them; each deal descends from itself. */
function descentsOf({ parents, merged }: Knowledge, isDeal: boolean): TakenStep['descents'] {
  const children = Int32Array.from(parents, (_, child) => child);
  if (isDeal) return { children, parents: children };
  if (merged === null) return { children, parents };
  return {
    children: Int32Array.of(...children, ...merged.children),
    parents: Int32Array.of(...parents, ...merged.parents),
  };
}
