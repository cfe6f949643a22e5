import { parseFormula } from '../formula/parse.ts';
import { printFormula } from '../formula/print.ts';
import { logicMessages } from '../messages.ts';
import type { PlainModel } from './plain-model.ts';
import { plainModel } from './plain-model.ts';
import { cellsOf } from './partitions.ts';
import type { Relation } from './relation.ts';
import { equivalence, leadsTo, pairsOf, relationOf } from './relation.ts';

/** Something that is done to a model by hand. Worlds, atoms and agents are called by name. */
export type ModelEdit =
  | { readonly kind: 'addWorld'; readonly name: string; readonly facts: readonly string[] }
  | { readonly kind: 'removeWorld'; readonly world: string }
  | { readonly kind: 'renameWorld'; readonly world: string; readonly name: string }
  /** The atom becomes true at the world where it was false, and false where it was true. */
  | { readonly kind: 'toggleFact'; readonly world: string; readonly atom: string }
  | { readonly kind: 'addAtom'; readonly atom: string }
  | { readonly kind: 'removeAtom'; readonly atom: string }
  | { readonly kind: 'addAgent'; readonly agent: string }
  | { readonly kind: 'removeAgent'; readonly agent: string }
  /** S5: the cells of the two worlds become one. Otherwise an arrow from the first to the second. */
  | { readonly kind: 'link'; readonly agent: string; readonly from: string; readonly to: string }
  /** S5: the second world leaves the cell of the first, and is alone. Otherwise the arrow goes. */
  | { readonly kind: 'unlink'; readonly agent: string; readonly from: string; readonly to: string };

/** Names are no longer than this. */
const LONGEST_NAME = 200;

/**
 * The model after an edit; nothing is changed. In an S5 model all relations stay equivalences: a new world or agent tells everything apart.
 * @throws RangeError for a name that is unknown, taken, empty or no atom.
 */
export function editModel(model: PlainModel, isS5: boolean, edit: ModelEdit): PlainModel {
  const { agents, atoms, worlds, relations } = model;
  switch (edit.kind) {
    case 'addWorld': {
      const last = Int32Array.of(worlds.length);
      const longer = relations.map((relation) => [...relation, isS5 ? last : new Int32Array(0)]);
      return plainModel(agents, atoms, [...worlds, { name: checkedName(edit.name), facts: edit.facts }], longer);
    }
    case 'removeWorld': {
      const gone = worldNumber(model, edit.world);
      const kept = worlds.filter((_, world) => world !== gone);
      return { ...model, worlds: kept, relations: relations.map((relation) => without(relation, gone)) };
    }
    case 'renameWorld': {
      const renamed = worldNumber(model, edit.world);
      const name = checkedName(edit.name);
      const next = worlds.map((world, number) => (number === renamed ? { ...world, name } : world));
      return plainModel(agents, atoms, next, relations);
    }
    case 'toggleFact': {
      const changed = worldNumber(model, edit.world);
      const next = worlds.map(({ name, facts }, world) => ({
        name,
        facts: world === changed ? toggled(facts, edit.atom) : facts,
      }));
      return plainModel(agents, atoms, next, relations);
    }
    case 'addAtom':
      return plainModel(agents, [...atoms, checkedAtom(edit.atom)], worlds, relations);
    case 'removeAtom': {
      const next = worlds.map(({ name, facts }) => ({ name, facts: [...facts].filter((fact) => fact !== edit.atom) }));
      return plainModel(
        agents,
        atoms.filter((atom) => atom !== edit.atom),
        next,
        relations,
      );
    }
    case 'addAgent': {
      const own = isS5 ? equivalence([...worlds.keys()]) : relationOf(worlds.length, []);
      return plainModel([...agents, checkedName(edit.agent)], atoms, worlds, [...relations, own]);
    }
    case 'removeAgent': {
      const gone = agentNumber(model, edit.agent);
      const kept = <Item>(items: readonly Item[]) => items.filter((_, agent) => agent !== gone);
      return { ...model, agents: kept(agents), relations: kept(relations) };
    }
    case 'link':
    case 'unlink': {
      const agent = agentNumber(model, edit.agent);
      const [from, to] = [worldNumber(model, edit.from), worldNumber(model, edit.to)];
      const changed = relinked(relations[agent], isS5, edit.kind === 'link', from, to);
      return { ...model, relations: relations.map((relation, number) => (number === agent ? changed : relation)) };
    }
  }
}

/** A relation with a pair more or less; an equivalence stays one if `isS5`: its classes are merged, or `to` leaves that of `from`. */
export function relinked(relation: Relation, isS5: boolean, link: boolean, from: number, to: number): Relation {
  if (!isS5) {
    const others = [...pairsOf(relation)].filter(([one, other]) => one !== from || other !== to);
    return relationOf(relation.length, link ? [...others, [from, to]] : others);
  }
  const read = cellsOf(relation);
  if (!read.ok) throw new RangeError(logicMessages.notEquivalence);
  const cells = [...read.value];
  if (link) return equivalence(cells.map((cell) => (cell === cells[to] ? cells[from] : cell)));
  if (from === to || !leadsTo(relation, from, to)) return relation;
  return equivalence(cells.map((cell, point) => (point === to ? relation.length : cell)));
}

/** A name that no world has: `w` and a number. */
export function freshName(taken: readonly string[], letter: string): string {
  let number = taken.length;
  while (taken.includes(`${letter}${number}`)) number++;
  return `${letter}${number}`;
}

/** The relation among the points that are left without one. */
function without(relation: Relation, gone: number): Relation {
  const moved = (point: number) => (point > gone ? point - 1 : point);
  const pairs = [...pairsOf(relation)].filter(([from, to]) => from !== gone && to !== gone);
  return relationOf(
    relation.length - 1,
    pairs.map(([from, to]) => [moved(from), moved(to)]),
  );
}

function toggled(facts: ReadonlySet<string>, atom: string): ReadonlySet<string> {
  const next = new Set(facts);
  if (!next.delete(atom)) next.add(atom);
  return next;
}

function worldNumber({ worlds }: PlainModel, name: string): number {
  const world = worlds.findIndex((candidate) => candidate.name === name);
  if (world < 0) throw new RangeError(logicMessages.unknownWorld(name));
  return world;
}

function agentNumber({ agents }: PlainModel, name: string): number {
  const agent = agents.indexOf(name);
  if (agent < 0) throw new RangeError(logicMessages.unknownAgent(name, agents));
  return agent;
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME) throw new RangeError(logicMessages.nameLength(LONGEST_NAME));
  return trimmed;
}

/** An atom as formulas print it. */
function checkedAtom(text: string): string {
  const read = parseFormula(checkedName(text));
  if (!read.ok) throw new RangeError(read.error.message);
  if (read.formula.kind !== 'atom') throw new RangeError(logicMessages.noAtom(text));
  return printFormula(read.formula);
}
