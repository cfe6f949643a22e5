import { announcementAlternatives } from './announce.ts';
import type { Frame, Step } from './evaluate.ts';
import { evaluate } from './evaluate.ts';
import type { AtomFormula, Formula } from './formula/formula.ts';
import { commonCells, distributedCells } from './groups.ts';
import type { Model, WorldSet } from './model.ts';
import type { Descents } from './update.ts';
import { update } from './update.ts';

export { MeaningError, NoStepBefore } from './evaluate.ts';

/** What the words of a formula mean in a model: who the agents are, who is alive, and where each atom holds. */
export interface Interpretation {
  /** The agents' names, by number. */
  readonly agents: readonly string[];
  /** The numbers of the agents in the group `living`. */
  readonly living: readonly number[];
  /**
   * The worlds of the model in which an atom holds.
   * @throws MeaningError if there is no such atom.
   */
  atom(atom: AtomFormula): WorldSet;
  /** The step that led to the model, for `Y`; left out or null where there was none. */
  readonly before?: StepBefore | null;
}

/** What was before a step, and which worlds descend from which. */
export interface StepBefore {
  readonly model: Model;
  readonly interpretation: Interpretation;
  /** For each world after the step, the world that it descends from. */
  readonly parents: Int32Array;
  /** Where equal worlds were merged: the descents that `parents` leaves out. */
  readonly merged: Descents | null;
}

/**
 * The worlds at which a formula holds. Time is proportional to worlds times operators; announcements inside the
 * formula evaluate what follows them on an updated model.
 *
 * E of nobody holds of everything; C of nobody says its operand; D of nobody says that the operand holds in every world.
 * @throws MeaningError for an unknown agent or atom, or if `Y` asks for a step where there was none.
 */
export function truth(model: Model, formula: Formula, interpretation: Interpretation): WorldSet {
  return evaluate(
    partitionFrame(model, interpretation, null, () => stepBefore(interpretation)),
    formula,
  );
}

/** The worlds from which every world in the same cell lies in `inner`: K of what holds exactly at `inner`. */
export function knownWhere(model: Model, agent: number, inner: WorldSet): WorldSet {
  return everywhereInCell(model.cells[agent], model.cellCounts[agent], inner);
}

/** The worlds from which all of the cell or none of it lies in `inner`: Kw of what holds exactly at `inner`. */
export function knowsWhetherWhere(model: Model, agent: number, inner: WorldSet): WorldSet {
  return uniformInCell(model.cells[agent], model.cellCounts[agent], inner);
}

/** A model as a frame. `roots` gives for each world the world of the outermost model that it stands for; null if itself. */
function partitionFrame(
  model: Model,
  meaning: Interpretation,
  roots: Int32Array | null,
  before: () => Step | null,
): Frame {
  const frame: Frame = {
    size: model.size,
    agents: meaning.agents,
    living: meaning.living,
    atom: (atom) => atomWorlds(meaning.atom(atom), roots),
    knows: (agent, inner, whether) => (whether ? knowsWhetherWhere : knownWhere)(model, agent, inner),
    together: (kind, agents, inner, whether) => {
      const { cells, count } = (kind === 'common' ? commonCells : distributedCells)(model, agents);
      return (whether ? uniformInCell : everywhereInCell)(cells, count, inner);
    },
    after: (announced, hearers, whether) => {
      const updated = update(model, announcementAlternatives(model, announced, hearers, whether));
      const { parents, merged } = updated;
      const descents = descentsOf(parents, merged);
      const origins = roots === null ? parents : parents.map((parent) => roots[parent]);
      return { frame: partitionFrame(updated.model, meaning, origins, () => ({ frame, descents })), descents };
    },
    before,
  };
  return frame;
}

function atomWorlds(base: WorldSet, roots: Int32Array | null): WorldSet {
  if (roots === null) return base.slice();
  const worlds = new Uint8Array(roots.length);
  for (let world = 0; world < worlds.length; world++) worlds[world] = base[roots[world]];
  return worlds;
}

function stepBefore({ before }: Interpretation): Step | null {
  if (before === undefined || before === null) return null;
  const { model, interpretation, parents, merged } = before;
  return {
    frame: partitionFrame(model, interpretation, null, () => stepBefore(interpretation)),
    descents: descentsOf(parents, merged),
  };
}

function descentsOf(parents: Int32Array, merged: Descents | null): readonly Descents[] {
  const children = new Int32Array(parents.length);
  for (let child = 0; child < children.length; child++) children[child] = child;
  const direct = { children, parents };
  return merged === null ? [direct] : [direct, merged];
}

// The loops below are bounded by the length of what they read, which lets the engine leave out its own check of each index.

function everywhereInCell(cells: Int32Array, cellCount: number, inner: WorldSet): WorldSet {
  const fails = new Uint8Array(cellCount);
  for (let world = 0; world < cells.length; world++) if (inner[world] === 0) fails[cells[world]] = 1;
  const result = new Uint8Array(cells.length);
  for (let world = 0; world < cells.length; world++) result[world] = fails[cells[world]] ^ 1;
  return result;
}

function uniformInCell(cells: Int32Array, cellCount: number, inner: WorldSet): WorldSet {
  // Bit 0: some world of the cell lies outside; bit 1: some lies inside.
  const met = new Uint8Array(cellCount);
  for (let world = 0; world < cells.length; world++) met[cells[world]] |= 1 + inner[world];
  const result = new Uint8Array(cells.length);
  for (let world = 0; world < cells.length; world++) result[world] = met[cells[world]] === 3 ? 0 : 1;
  return result;
}
