import type { AtomFormula, Announcement, Collective, Formula, Group, Span } from './formula/formula.ts';
import { announcementAlternatives } from './announce.ts';
import { commonCells, distributedCells } from './groups.ts';
import { logicMessages } from './messages.ts';
import type { Model, WorldSet } from './model.ts';
import { allWorlds } from './model.ts';
import { update } from './update.ts';
import { complement, differ, intersect, unite } from './world-set.ts';

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
}

/** Thrown for a well-formed formula that means nothing here: an unknown agent or atom. */
export class MeaningError extends Error {
  override readonly name = 'MeaningError';
  constructor(
    message: string,
    /** Where in the formula's text. */
    readonly span: Span,
  ) {
    super(message);
  }
}

/** A model inside a formula's evaluation, after some announcements: each of its worlds stands for one of the outermost. */
interface Frame {
  readonly model: Model;
  readonly roots: Int32Array | null;
}

/**
 * The worlds at which a formula holds. Time is proportional to worlds times operators; announcements inside the
 * formula evaluate what follows them on an updated model.
 *
 * E of nobody holds of everything; C of nobody says its operand; D of nobody says that the operand holds in every world.
 * @throws MeaningError for an unknown agent or atom.
 */
export function truth(model: Model, formula: Formula, interpretation: Interpretation): WorldSet {
  return evaluate({ model, roots: null }, formula, interpretation);
}

/** The worlds from which every world in the same cell lies in `inner`: K of what holds exactly at `inner`. */
export function knownWhere(model: Model, agent: number, inner: WorldSet): WorldSet {
  return everywhereInCell(model.cells[agent], model.cellCounts[agent], inner);
}

/** The worlds from which all of the cell or none of it lies in `inner`: Kw of what holds exactly at `inner`. */
export function knowsWhetherWhere(model: Model, agent: number, inner: WorldSet): WorldSet {
  return uniformInCell(model.cells[agent], model.cellCounts[agent], inner);
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

/** What it returns is nobody else's and may be changed. */
function evaluate(frame: Frame, formula: Formula, meaning: Interpretation): WorldSet {
  const { model } = frame;
  switch (formula.kind) {
    case 'top':
      return allWorlds(model);
    case 'bottom':
      return noWorlds(model);
    case 'atom':
      return atomWorlds(frame, formula, meaning);
    case 'not':
      return complement(evaluate(frame, formula.operand, meaning));
    case 'and':
      return formula.operands.reduce((sum, part) => intersect(sum, evaluate(frame, part, meaning)), allWorlds(model));
    case 'or':
      return formula.operands.reduce((sum, part) => unite(sum, evaluate(frame, part, meaning)), noWorlds(model));
    case 'xor':
      return counted(frame, formula.operands, meaning, (count) => count % 2 === 1);
    case 'oneof':
      return counted(frame, formula.operands, meaning, (count) => count === 1);
    case 'implies':
      return unite(complement(evaluate(frame, formula.left, meaning)), evaluate(frame, formula.right, meaning));
    case 'iff':
      return complement(differ(evaluate(frame, formula.left, meaning), evaluate(frame, formula.right, meaning)));
    case 'knows':
      return knownWhere(
        model,
        agentNumber(formula.agent, formula.span, meaning),
        evaluate(frame, formula.operand, meaning),
      );
    case 'considers': {
      const inner = complement(evaluate(frame, formula.operand, meaning));
      return complement(knownWhere(model, agentNumber(formula.agent, formula.span, meaning), inner));
    }
    case 'knowsWhether': {
      const agent = agentNumber(formula.agent, formula.span, meaning);
      return knowsWhetherWhere(model, agent, evaluate(frame, formula.operand, meaning));
    }
    case 'everybody':
    case 'common':
    case 'distributed':
      return collective(model, formula, evaluate(frame, formula.operand, meaning), meaning);
    case 'announcement':
      return afterNews(frame, formula, meaning);
  }
}

function atomWorlds(frame: Frame, formula: AtomFormula, meaning: Interpretation): WorldSet {
  const base = meaning.atom(formula);
  const { roots } = frame;
  if (roots === null) return base.slice();
  const result = new Uint8Array(frame.model.size);
  for (let world = 0; world < result.length; world++) result[world] = base[roots[world]];
  return result;
}

function counted(
  frame: Frame,
  operands: readonly Formula[],
  meaning: Interpretation,
  accepts: (count: number) => boolean,
): WorldSet {
  const counts = new Int32Array(frame.model.size);
  for (const operand of operands) {
    const worlds = evaluate(frame, operand, meaning);
    for (let world = 0; world < counts.length; world++) counts[world] += worlds[world];
  }
  return Uint8Array.from(counts, (count) => (accepts(count) ? 1 : 0));
}

function collective(model: Model, formula: Collective, inner: WorldSet, meaning: Interpretation): WorldSet {
  const agents = groupMembers(formula.group, formula.span, meaning);
  if (formula.kind === 'everybody') {
    const known = formula.whether ? knowsWhetherWhere : knownWhere;
    return agents.reduce((sum, agent) => intersect(sum, known(model, agent, inner)), allWorlds(model));
  }
  const { cells, count } = formula.kind === 'common' ? commonCells(model, agents) : distributedCells(model, agents);
  return formula.whether ? uniformInCell(cells, count, inner) : everywhereInCell(cells, count, inner);
}

/** What holds before the news, for what holds after it; see `Announcement`. */
function afterNews(frame: Frame, formula: Announcement, meaning: Interpretation): WorldSet {
  const { model, roots } = frame;
  const announced = evaluate(frame, formula.announced, meaning);
  const hearers =
    formula.hearers === 'all' ? null : formula.hearers.map((name) => agentNumber(name, formula.span, meaning));
  const updated = update(model, announcementAlternatives(model, announced, hearers, formula.whether));
  const after: Frame = {
    model: updated.model,
    roots: roots === null ? updated.parents : updated.parents.map((parent) => roots[parent]),
  };
  const then = evaluate(after, formula.then, meaning);
  const possible = formula.whether ? allWorlds(model) : announced;
  const result = formula.dual ? noWorlds(model) : complement(possible.slice());
  const carry = (parents: Int32Array, childAt: (index: number) => number) => {
    for (let index = 0; index < parents.length; index++) {
      if (possible[parents[index]] === 1) result[parents[index]] = then[childAt(index)];
    }
  };
  carry(updated.parents, (child) => child);
  const { merged } = updated;
  if (merged !== null) carry(merged.parents, (index) => merged.children[index]);
  return result;
}

/** The members of a group, as agents' numbers in ascending order. */
function groupMembers(group: Group, span: Span, meaning: Interpretation): number[] {
  if (group.kind === 'all') return meaning.agents.map((_, agent) => agent);
  if (group.kind === 'living') return [...meaning.living];
  return group.agents.map((name) => agentNumber(name, span, meaning));
}

function agentNumber(name: string, span: Span, meaning: Interpretation): number {
  const agent = meaning.agents.indexOf(name);
  if (agent < 0) throw new MeaningError(logicMessages.unknownAgent(name, meaning.agents), span);
  return agent;
}

function noWorlds(model: Model): WorldSet {
  return new Uint8Array(model.size);
}
