import { FaceTable } from '../../src/engine/counts.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { knowledgeAt } from '../../src/engine/moment-knowledge/choice.ts';
import type { MomentKnowledge } from '../../src/engine/moment-knowledge/moment-knowledge.ts';
import { viewedKnowledge } from '../../src/engine/moment-knowledge/viewed.ts';
import type { Agent } from '../../src/engine/rules.ts';
import type { Decision } from '../../src/engine/run.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { decisionsTo } from './random-games.ts';
import { exactGame } from './rooms-explicit.ts';
import { roomsOptions } from './rooms-house.ts';
import type { SmallHouse } from './rooms-views.ts';
import { NAMES, salemOptions } from './salem-worlds.ts';
import { TOLD_NIGHT } from './told-night.ts';

/** What is known at a moment in one way. */
export interface Way {
  readonly knowledge: MomentKnowledge;
  readonly faces: FaceTable['faces'];
  /** The face of what is really the case. */
  readonly actual: number;
}

/** A moment of a game, exactly and in other ways: the same cards, the same decisions, less room. */
export interface Known {
  readonly title: string;
  readonly names: readonly string[];
  readonly exact: Way;
  readonly others: readonly Way[];
}

type Viewed = (faces: FaceTable) => (moment: Moment) => MomentKnowledge;

/** The knowledge at each moment of a game, in order. */
function waysOf(engine: Engine, moments: readonly Moment[], viewed: Viewed | null): readonly Way[] {
  const faces = new FaceTable(engine);
  const byViews = viewed?.(faces) ?? null;
  return moments.map((moment) => ({
    knowledge: knowledgeAt(engine, faces, moment, byViews),
    faces: faces.faces,
    actual: faces.ofState(moment.state),
  }));
}

function replayed(engine: Engine, deal: readonly string[], decisions: readonly Decision[]): readonly Moment[] {
  return momentsTo(decisions.reduce((moment, decision) => engine.advance(moment, decision), engine.start(deal)));
}

/** A night of Salem, with room for its 3,000 worlds and without. */
export function knownSalem(): readonly Known[] {
  const deal = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
  const [exact, coarse] = [undefined, 1_000].map((budget) => {
    const engine = createEngine(salem, salemOptions(), NAMES, budget);
    return waysOf(engine, replayed(engine, deal, [TOLD_NIGHT]), null);
  });
  return exact.map((way, step) => ({
    title: `Salem, step ${step}`,
    names: NAMES,
    exact: way,
    others: [coarse[step]],
  }));
}

/** A random game in a small house, by listed worlds, by pictures and by views; the latter from the deal on and from the step after it. */
export function knownRooms(house: SmallHouse, seed: number): readonly Known[] {
  const { engine, moments } = exactGame(house, seed, 3_000, false);
  const { names } = engine;
  const [start] = moments;
  const deal = engine.deals()[start.knowledge.actual];
  const decisions = decisionsTo(moments[moments.length - 1]);
  const exact = waysOf(engine, moments, null);
  const others = [1, start.knowledge.model.size].flatMap((budget) => {
    const small = createEngine(rooms, roomsOptions(house.options), names, budget);
    const played = replayed(small, deal, decisions);
    return [waysOf(small, played, null), waysOf(small, played, (faces) => viewedKnowledge(small, faces, viewOf))];
  });
  return exact.map((way, step) => ({
    title: `${house.title}, step ${step}`,
    names,
    exact: way,
    others: others.map((line) => line[step]),
  }));
}

/** The pictures in what somebody holds possible, each as a text that is the same in all ways. */
export function picturesIn({ knowledge, faces }: Way, chain: readonly Agent[]): ReadonlySet<string> {
  return picturesOf(faces, knowledge.held(chain).byFace);
}

/** The pictures that are counted. */
export function picturesOf(faces: Way['faces'], byFace: Float64Array): ReadonlySet<string> {
  return new Set(faces.filter((_, face) => byFace[face] > 0).map((face) => JSON.stringify(face)));
}
