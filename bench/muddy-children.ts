import { performance } from 'node:perf_hooks';
import { announcement } from '../src/logic/announce.ts';
import type { Model, WorldSet } from '../src/logic/model.ts';
import { allWorlds, modelOf } from '../src/logic/model.ts';
import { knowsWhetherWhere } from '../src/logic/truth.ts';
import { update } from '../src/logic/update.ts';

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
  const sights = Array.from({ length: children }, (_, child) => sets.map((muddy) => muddy & ~(1 << child)));
  const someMuddy = new Uint8Array(sets.length).fill(1, 1);
  let model = announce(modelOf(sets, sights), someMuddy);
  const worlds = [model.size];
  for (let ignorant = nobodyKnows(model); ignorant.includes(1); ignorant = nobodyKnows(model)) {
    model = announce(model, ignorant);
    worlds.push(model.size);
  }
  return { children, worlds, milliseconds: performance.now() - start };
}

function announce(model: Model, truths: WorldSet): Model {
  return update(model, announcement(model, truths)).model;
}

/** The worlds in which no child knows whether it is muddy. */
function nobodyKnows(model: Model): WorldSet {
  const { states, size } = model;
  const nobody = allWorlds(model);
  const muddy = new Uint8Array(size);
  for (let child = 0; child < model.cells.length; child++) {
    for (let world = 0; world < size; world++) muddy[world] = (states[world] >> child) & 1;
    const knowing = knowsWhetherWhere(model, child, muddy);
    for (let world = 0; world < size; world++) nobody[world] &= knowing[world] ^ 1;
  }
  return nobody;
}
