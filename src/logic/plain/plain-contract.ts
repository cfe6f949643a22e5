import { PairTable } from '../../kit/pair-table.ts';
import type { ContractionKind } from '../contract.ts';
import type { Partition } from '../partition.ts';
import { partitionBy, refine } from '../partition.ts';
import type { PlainModel } from './plain-model.ts';
import { plainFacts } from './plain-model.ts';
import type { Relation } from './relation.ts';
import { pairsOf, relationOf } from './relation.ts';

/** A contracted plain model: its worlds are blocks of worlds that no formula of the chosen kind tells apart. */
export interface PlainContraction {
  readonly model: PlainModel;
  /** For each world of the model before, the block it went into: a world of the contracted model. */
  readonly blocks: Int32Array;
  /** For each block, the first world in it, which gives it its name. */
  readonly members: Int32Array;
}

/**
 * A smaller model in which every formula has the truth value it has here, apart from what `Y` says. `without-distributed`: worlds merge
 * that are bisimilar, and formulas with D may change. `with-distributed`: only worlds merge that have equal facts and that every
 * relation treats alike, both where it leads from them and to them; all pairs are then kept, and so is D.
 */
export function contractPlain(model: PlainModel, kind: ContractionKind): PlainContraction {
  return quotient(model, kind === 'with-distributed' ? twins(model) : bisimilarity(model));
}

/** The blocks of the largest bisimulation of a model with itself (Blackburn, de Rijke and Venema 2001, section 2.2). */
export function bisimilarity(model: PlainModel): Partition {
  const rounds = refinements(model);
  return rounds[rounds.length - 1];
}

/**
 * The partitions of a model by formulas of growing depth: worlds share a block of round k exactly if they agree on all formulas without D
 * and announcements in which at most k operators of knowledge stand inside each other. The last is bisimilarity.
 */
export function refinements(model: PlainModel): readonly Partition[] {
  const rounds = [partitionBy(plainFacts(model))];
  for (;;) {
    const blocks = rounds[rounds.length - 1];
    const seen = model.relations.map((relation) => partitionBy(setNumbers(relation, blocks.cells)));
    const refined = seen.reduce(refine, blocks);
    if (refined.count === blocks.count) return rounds;
    rounds.push(refined);
  }
}

/** For each world, a number for the set of the blocks of the worlds that the relation leads to. */
function setNumbers(relation: Relation, blocks: Int32Array): Int32Array {
  const sets = new PairTable();
  return Int32Array.from(relation, (targets) => {
    const met = [...new Set(Array.from(targets, (target) => blocks[target]))].sort((one, other) => one - other);
    return met.reduce((set, block) => sets.number(set, block) + 1, 0);
  });
}

function twins(model: PlainModel): Partition {
  const size = model.worlds.length;
  const itself = Int32Array.from({ length: size }, (_, world) => world);
  const turned = model.relations.map((relation) =>
    relationOf(
      size,
      [...pairsOf(relation)].map(([from, to]) => [to, from] as const),
    ),
  );
  return [...model.relations, ...turned]
    .map((relation) => partitionBy(setNumbers(relation, itself)))
    .reduce(refine, partitionBy(plainFacts(model)));
}

function quotient(model: PlainModel, partition: Partition): PlainContraction {
  const { cells: blocks, count } = partitionBy(partition.cells);
  const members = new Int32Array(count).fill(-1);
  for (const [world, block] of blocks.entries()) if (members[block] < 0) members[block] = world;
  const relations = model.relations.map((relation) =>
    relationOf(
      count,
      Array.from(members).flatMap((world, block) =>
        Array.from(relation[world], (target) => [block, blocks[target]] as const),
      ),
    ),
  );
  const worlds = Array.from(members, (world) => model.worlds[world]);
  return { model: { ...model, worlds, relations }, blocks, members };
}
