import type { Postcondition } from '../event-model.ts';
import { atom, bottom, not, or, top } from '../formula/constructors.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import type { WorldSet } from '../model.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import { plainEventModel } from '../plain/plain-events.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { plainModel } from '../plain/plain-model.ts';
import { plainTruth } from '../plain/plain-truth.ts';
import { equivalence } from '../plain/relation.ts';
import { MeaningError } from '../truth.ts';
import type { AtomColumn } from './describe-worlds.ts';
import { describeWorlds } from './describe-worlds.ts';
import type { MergedEvent, MergedStep, TakenStep } from './merge-step.ts';

/** A merged step, written out for the lab. */
export interface StepModels {
  readonly before: PlainModel;
  readonly eventModel: PlainEventModel;
  /** Atoms that only name worlds, where a precondition could not be said otherwise: `at(w3)` is true at w3 alone. */
  readonly naming: readonly string[];
}

/**
 * A merged step as a model and an event model of the lab. Worlds are called w0, w1, … and events e0, e1, …; one event alone is called `only`.
 * Preconditions are `said`, if that is what was announced and it holds in the right worlds; else formulas of the atoms, or the names of worlds.
 */
export function writeStep(
  agents: readonly string[],
  atoms: readonly AtomFormula[],
  { facts }: Pick<TakenStep, 'facts'>,
  merged: MergedStep,
  said: Formula | null,
  only: string,
): StepModels {
  const texts = atoms.map((one) => printFormula(one));
  const columns = atoms.map((one, index): AtomColumn => ({
    atom: one,
    worlds: Uint8Array.from(merged.members, (member) => facts[index].before[member]),
  }));
  const worlds = Array.from(merged.members, (_, block) => ({
    name: `w${block}`,
    facts: texts.filter((_text, index) => columns[index].worlds[block] === 1),
  }));
  const model = plainModel(agents, texts, worlds, merged.before.cells.map(equivalence));
  const namesAre = freeName(atoms);
  const naming = new Set<number>();
  const nameBlock = (block: number) => {
    naming.add(block);
    return atom(namesAre, worlds[block].name);
  };
  const alone = merged.events.length === 1;
  const events = merged.events.map((event, number) => {
    const where = setOf(event.possible, worlds.length);
    const precondition =
      (alone ? ifTrueAt(model, said, where) : null) ??
      describeWorlds(where, columns) ??
      anyOf(event.possible, nameBlock);
    return { name: alone ? only : `e${number}`, precondition, postconditions: changes(event, columns) };
  });
  const blocks = [...naming].sort((one, other) => one - other);
  const nameOf = (block: number) => printFormula(atom(namesAre, worlds[block].name));
  return {
    before: plainModel(
      agents,
      [...texts, ...blocks.map(nameOf)],
      worlds.map(({ name, facts: own }, block) => ({ name, facts: naming.has(block) ? [...own, nameOf(block)] : own })),
      model.relations,
    ),
    eventModel: plainEventModel(agents, events, merged.cells.map(equivalence)),
    naming: blocks.map(nameOf),
  };
}

/** The formula, if it means something in the model and holds exactly in these worlds. */
function ifTrueAt(model: PlainModel, formula: Formula | null, where: WorldSet): Formula | null {
  if (formula === null) return null;
  try {
    const holds = plainTruth(model, formula);
    return holds.every((member, world) => member === where[world]) ? formula : null;
  } catch (error) {
    if (error instanceof MeaningError) return null;
    throw error;
  }
}

function anyOf(blocks: Int32Array, name: (block: number) => AtomFormula): Formula {
  const named = Array.from(blocks, name);
  return named.length === 1 ? named[0] : or(...named);
}

/** An atom that always becomes true or false is said to; one that is not the same everywhere is turned round. */
function changes({ possible, flips }: MergedEvent, columns: readonly AtomColumn[]): readonly Postcondition[] {
  return flips.map((flip) => {
    const { atom: changed, worlds } = columns[flip];
    const first = worlds[possible[0]];
    const becomes = possible.every((block) => worlds[block] === first) ? (first === 1 ? bottom : top) : not(changed);
    return { atom: changed, becomes };
  });
}

/** A name for the atoms that name worlds, which is none of the others'. */
function freeName(atoms: readonly AtomFormula[]): string {
  let name = 'at';
  while (atoms.some((own) => own.name === name)) name = `${name}World`;
  return name;
}

function setOf(members: Int32Array, size: number): WorldSet {
  const set = new Uint8Array(size);
  for (const member of members) set[member] = 1;
  return set;
}
