import { contract } from '../logic/contract.ts';
import type { Model, WorldSet } from '../logic/model.ts';
import { modelOf } from '../logic/model.ts';
import type { Knowledge } from './knowledge.ts';
import { actualCell, announceKnowledge } from './knowledge.ts';
import type { Possibilities } from './possibilities.ts';
import type { RealStep } from './possible-rows.ts';
import { possibleNext } from './possible-rows.ts';
import type { Agent, Happening, Move, Stage } from './rules.ts';

/**
 * Knowledge that stays small when exact knowledge would not: what the players knew of each other's cards when it was last exact,
 * and since then what is public. A world is a picture with what everybody knew; its state stands for all that may be behind it.
 *
 * Nobody knows more than they would by exact play, and no world that is possible is missing.
 */
export interface CoarseKnowledge extends Knowledge {
  /**
   * For each picture, by its number, the states that may be behind it, as far as is public; null for a game that says itself
   * what stands for the worlds with a picture.
   */
  readonly reachable: ReadonlyMap<number, readonly number[]> | null;
}

/**
 * What is known at a deal that is one of too many to list: a world for each picture, and of the pictures what each player's own
 * cards tell them. `dealt` holds what the pictures' deals lead to, `actual` the number of the actual state.
 */
export function pictureKnowledge<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  dealt: readonly number[],
  actual: number,
  agents: number,
): CoarseKnowledge {
  const face = possibilities.faceOf(actual);
  const place = dealt.findIndex((state) => possibilities.faceOf(state) === face);
  const cells = Array.from({ length: agents }, (_, agent) => {
    const numbers = new Map<string, number>();
    return dealt.map((state) => {
      const shown = possibilities.shown(state, agent);
      const number = numbers.get(shown) ?? numbers.size;
      numbers.set(shown, number);
      return number;
    });
  });
  return withoutPast(modelOf(dealt.with(place, actual), cells), place, null, null);
}

/** Knowledge whose past was not kept. */
function withoutPast(
  model: Model,
  actual: number,
  stage: Stage | null,
  reachable: CoarseKnowledge['reachable'],
): CoarseKnowledge {
  return {
    model,
    actual,
    before: null,
    stage,
    parents: new Int32Array(model.size).fill(-1),
    merged: null,
    joints: null,
    cellParents: model.cellCounts.map((count) => new Int32Array(count).fill(-1)),
    cellSights: null,
    reachable,
  };
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
  const states = model.states.with(actual, knowledge.model.states[knowledge.actual]);
  const followed = possibilities.hasPictures
    ? null
    : new Map([...reachable].map(([face, behind]) => [face, [...behind]] as const));
  return withoutPast({ ...model, states }, actual, knowledge.stage, followed);
}

/** A step after which the players know what they knew before, plus what became public and the diaries that were opened. */
export function coarseStep<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  knowledge: CoarseKnowledge,
  real: RealStep<M>,
): CoarseKnowledge {
  const { model } = knowledge;
  const { reachable, next } =
    knowledge.reachable === null
      ? {
          reachable: null,
          next: model.states.map((state) => (possibilities.allows(state, real.outcome.seenByAll) ? state : -1)),
        }
      : reached(possibilities, model.states, knowledge.reachable, real);
  const kept = announceKnowledge(
    knowledge,
    Uint8Array.from(next, (state) => (state < 0 ? 0 : 1)),
  );
  const states = kept.parents.map((world) => next[world]);
  states[kept.actual] = real.outcome.next;
  const after = { ...kept, model: { ...kept.model, states }, stage: real.stage, reachable };
  return real.discloses.reduce(coarseShare, after);
}

/** The states that may follow behind each picture, and for each world one of them; -1 if there is none. */
function reached<S, M extends Move, O, H extends Happening>(
  possibilities: Possibilities<S, M, O, H>,
  states: Int32Array,
  before: ReadonlyMap<number, readonly number[]>,
  real: RealStep<M>,
) {
  const reachable = new Map<number, readonly number[]>();
  for (const [face, behind] of before) {
    const next = possibleNext(possibilities, behind, real);
    if (next.length > 0) reachable.set(face, next);
  }
  return { reachable, next: states.map((state) => reachable.get(possibilities.faceOf(state))?.[0] ?? -1) };
}

/** A diary is opened: what can be kept of that is that its owner's cell is public. */
export function coarseShare(knowledge: CoarseKnowledge, agent: Agent): CoarseKnowledge {
  return { ...announceKnowledge(knowledge, actualCell(knowledge, agent)), reachable: knowledge.reachable };
}

/** A formula is announced: pictures fall in which it cannot be true. */
export function coarseAnnouncement(knowledge: CoarseKnowledge, possible: WorldSet): CoarseKnowledge {
  return { ...announceKnowledge(knowledge, possible), reachable: knowledge.reachable };
}
