import type { ValuedModel } from '../valued-model.ts';
import { valuedModel } from '../valued-model.ts';
import type { PlainModel } from './plain-model.ts';
import { plainModel } from './plain-model.ts';
import type { Relation } from './relation.ts';
import { equivalence, leadsTo } from './relation.ts';

/** Why a relation is no equivalence: the pair that it lacks, and what asks for it. */
export interface MissingPair {
  readonly from: number;
  readonly to: number;
  readonly because: 'reflexive' | 'symmetric' | 'transitive';
}

/** The classes of a relation that is an equivalence, or else the pair that it lacks. */
export type Recognised<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly missing: MissingPair };

/** The class of each point, numbered by first members. */
export function cellsOf(relation: Relation): Recognised<Int32Array> {
  const cells = new Int32Array(relation.length).fill(-1);
  let count = 0;
  for (const [point, targets] of relation.entries()) {
    if (cells[point] >= 0) continue;
    if (!leadsTo(relation, point, point))
      return { ok: false, missing: { from: point, to: point, because: 'reflexive' } };
    for (const target of targets) {
      if (!sameTargets(relation[target], targets)) return { ok: false, missing: missingPair(relation, point, target) };
      cells[target] = count;
    }
    count++;
  }
  return { ok: true, value: cells };
}

function sameTargets(one: Int32Array, other: Int32Array): boolean {
  return one === other || (one.length === other.length && one.every((target, index) => target === other[index]));
}

/** What is lacking between a point that leads to itself and one that it leads to, which do not lead to the same. */
function missingPair(relation: Relation, point: number, target: number): MissingPair {
  if (!leadsTo(relation, target, point)) return { from: target, to: point, because: 'symmetric' };
  const beyond = relation[target].find((last) => !leadsTo(relation, point, last));
  if (beyond !== undefined) return { from: point, to: beyond, because: 'transitive' };
  const missed = relation[point].find((last) => !leadsTo(relation, target, last)) ?? point;
  return { from: target, to: missed, because: 'transitive' };
}

/** A plain model whose relations are all equivalences, as an S5 model; its worlds keep their numbers. */
export type RecognisedModel =
  | { readonly ok: true; readonly valued: ValuedModel }
  | { readonly ok: false; readonly agent: number; readonly missing: MissingPair };

/** Recognises a plain model whose relations are all equivalences; else says for which agent a pair is missing, and which. */
export function asPartitions(model: PlainModel): RecognisedModel {
  const columns: Int32Array[] = [];
  for (const [agent, relation] of model.relations.entries()) {
    const read = cellsOf(relation);
    if (!read.ok) return { ok: false, agent, missing: read.missing };
    columns.push(read.value);
  }
  const worlds = model.worlds.map(({ facts }, world) => ({
    facts: [...facts],
    cells: columns.map((column) => column[world]),
  }));
  return { ok: true, valued: valuedModel(model.agents, model.atoms, worlds) };
}

/** An S5 model as a plain one. Worlds are named by `names`; without them w0, w1, … */
export function fromPartitions(
  { agents, atoms, model, valuations }: ValuedModel,
  names?: readonly string[],
): PlainModel {
  return plainModel(
    agents,
    atoms,
    Array.from(model.states, (state, world) => ({ name: names?.[world] ?? `w${world}`, facts: valuations[state] })),
    model.cells.map(equivalence),
  );
}
