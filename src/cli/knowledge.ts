import type { FaceTable } from '../engine/counts.ts';
import type { Engine } from '../engine/engine.ts';
import { MOST_VIEWED } from '../engine/made-views.ts';
import { knowledgeAt } from '../engine/moment-knowledge/choice.ts';
import type { MomentKnowledge } from '../engine/moment-knowledge/moment-knowledge.ts';
import { viewedKnowledge } from '../engine/moment-knowledge/viewed.ts';
import type { Moment } from '../engine/moment.ts';
import { viewsOf } from '../games/views.ts';

type KnownAt = (moment: Moment) => MomentKnowledge;

/** What is known at the moments of a game, as commands ask it. */
export interface KnownInGame {
  /** By views where the game has them. */
  readonly asked: KnownAt;
  /** What everybody holds possible: by views where the screen counts so, since it takes minutes in a larger house. */
  readonly possible: KnownAt;
  /** The worlds by which a budget is kept. */
  readonly kept: KnownAt;
}

export function knownIn(engine: Engine, faces: FaceTable): KnownInGame {
  const make = viewsOf(engine.game);
  const viewed = make === null ? null : viewedKnowledge(engine, faces, make);
  const asked: KnownAt = (moment) => knowledgeAt(engine, faces, moment, viewed);
  const kept: KnownAt = (moment) => knowledgeAt(engine, faces, moment, null);
  return { asked, possible: engine.names.length > MOST_VIEWED ? kept : asked, kept };
}
