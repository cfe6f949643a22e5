import { contract } from '../logic/contract.ts';
import type { Knowledge, RealStep } from './knowledge.ts';
import { actualCell, announceKnowledge, possibleNext } from './knowledge.ts';
import type { Possibilities } from './possibilities.ts';
import type { Agent, Happening, Move } from './rules.ts';

/**
 * Knowledge that stays small when exact knowledge would not: what the players knew of each other's cards when it was last exact,
 * and since then what is public. A world is a picture with what everybody knew; its state stands for all that may be behind it.
 *
 * Nobody knows more than they would by exact play, and no world that is possible is missing.
 */
export interface CoarseKnowledge extends Knowledge {
  /** For each picture, by its number, the states that may be behind it, as far as is public. */
  readonly reachable: ReadonlyMap<number, readonly number[]>;
}

/** Forgets how the players came to know what they know of the cards: worlds with the same picture in which the same is known merge. */
export function coarsen<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  knowledge: Knowledge,
): CoarseKnowledge {
  const reachable = new Map<number, Set<number>>();
  const faces = knowledge.model.states.map((state) => {
    const face = possibilities.faceOf(state);
    const states = reachable.get(face);
    if (states === undefined) reachable.set(face, new Set([state]));
    else states.add(state);
    return face;
  });
  const { model, blocks } = contract(knowledge.model, faces, 'without-distributed');
  const actual = blocks[knowledge.actual];
  return {
    model: { ...model, states: model.states.with(actual, knowledge.model.states[knowledge.actual]) },
    actual,
    before: null,
    stage: knowledge.stage,
    parents: new Int32Array(model.size).fill(-1),
    merged: null,
    joints: null,
    cellParents: model.cellCounts.map((count) => new Int32Array(count).fill(-1)),
    cellSights: null,
    reachable: new Map([...reachable].map(([face, states]) => [face, [...states]])),
  };
}

/** A step after which the players know what they knew before, plus what became public and the diaries that were opened. */
export function coarseStep<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  knowledge: CoarseKnowledge,
  real: RealStep<M>,
): CoarseKnowledge {
  const reachable = new Map<number, readonly number[]>();
  for (const [face, states] of knowledge.reachable) {
    const next = possibleNext(possibilities, states, real);
    if (next.length > 0) reachable.set(face, next);
  }
  const { model } = knowledge;
  const faces = model.states.map((state) => possibilities.faceOf(state));
  const possible = Uint8Array.from(faces, (face) => (reachable.has(face) ? 1 : 0));
  const kept = announceKnowledge(knowledge, possible);
  const states = kept.parents.map((world) => reachable.get(faces[world])?.[0] ?? -1);
  states[kept.actual] = real.outcome.next;
  const after = { ...kept, model: { ...kept.model, states }, stage: real.stage, reachable };
  return real.discloses.reduce(coarseShare, after);
}

/** A diary is opened: what can be kept of that is that its owner's cell is public. */
export function coarseShare(knowledge: CoarseKnowledge, agent: Agent): CoarseKnowledge {
  return { ...announceKnowledge(knowledge, actualCell(knowledge, agent)), reachable: knowledge.reachable };
}
