import { performance } from 'node:perf_hooks';
import { announcement } from '../src/logic/announce.ts';
import type { Model, WorldSet } from '../src/logic/model.ts';
import { modelOf } from '../src/logic/model.ts';
import { knowsWhetherWhere } from '../src/logic/truth.ts';
import { update } from '../src/logic/update.ts';
import { complement, unite } from '../src/logic/world-set.ts';

/** A run of the muddy children: worlds after the opening and after each round, and the time it took. */
export interface MuddyChildrenRun {
  readonly children: number;
  readonly worlds: readonly number[];
  readonly milliseconds: number;
}

/**
 * The muddy children with explicit worlds, all of them muddy: builds the model of 2^n worlds, announces "at least one is
 * muddy", then "nobody knows whether they are" until everybody knows.
 */
export function runMuddyChildren(children: number): MuddyChildrenRun {
  const start = performance.now();
  const sets = new Int32Array(2 ** children);
  for (let muddy = 0; muddy < sets.length; muddy++) sets[muddy] = muddy;
  const sights = Array.from({ length: children }, (_, child) => seenBy(child, sets));
  const someMuddy = new Uint8Array(sets.length).fill(1, 1);
  let model = announce(modelOf(sets, sights), someMuddy);
  const worlds = [model.size];
  for (let ignorant = nobodyKnows(model); ignorant.includes(1); ignorant = nobodyKnows(model)) {
    model = announce(model, ignorant);
    worlds.push(model.size);
  }
  return { children, worlds, milliseconds: performance.now() - start };
}

/** What a child sees of each world: the other muddy ones. */
function seenBy(child: number, sets: Int32Array): Int32Array {
  const seen = new Int32Array(sets.length);
  for (let world = 0; world < seen.length; world++) seen[world] = sets[world] & ~(1 << child);
  return seen;
}

function announce(model: Model, truths: WorldSet): Model {
  return update(model, announcement(model, truths)).model;
}

/** The worlds in which no child knows whether it is muddy. */
function nobodyKnows(model: Model): WorldSet {
  const { states, size } = model;
  const somebodyKnows = new Uint8Array(size);
  const muddy = new Uint8Array(size);
  for (let child = 0; child < model.cells.length; child++) {
    for (let world = 0; world < states.length; world++) muddy[world] = (states[world] >> child) & 1;
    unite(somebodyKnows, knowsWhetherWhere(model, child, muddy));
  }
  return complement(somebodyKnows);
}
