import type { WorldSet } from '../logic/model.ts';
import type { Engine } from './engine.ts';
import type { Moment } from './moment.ts';
import type { Agent, Glyph } from './rules.ts';

/** Worlds counted by their picture: those that somebody holds possible, or others. */
export interface FaceCounts {
  /** How many worlds. */
  readonly worlds: number;
  /** For each face of the table, how many of those worlds show it; 0 if none does. */
  readonly byFace: Float64Array;
}

/** The different pictures of a game's worlds, in the order of the deals that first show them. */
export class FaceTable {
  readonly faces: readonly (readonly Glyph[])[];

  constructor(private readonly engine: Engine) {
    const faces: (readonly Glyph[])[] = [];
    for (const state of engine.firstStates()) faces[engine.faceOf(state)] ??= engine.face(state);
    this.faces = faces;
  }

  /** The number of a state's picture. */
  ofState(state: number): number {
    return this.engine.faceOf(state);
  }

  /** The worlds of a moment that an agent cannot tell from one of them, the actual one unless told otherwise; all worlds for nobody in particular (null). */
  count({ knowledge }: Moment, agent: Agent | null, from = knowledge.actual): FaceCounts {
    const { model } = knowledge;
    const column = agent === null ? null : model.cells[agent];
    const cell = column === null ? -1 : column[from];
    const byFace = new Float64Array(this.faces.length);
    let worlds = 0;
    for (let world = 0; world < model.size; world++) {
      if (column !== null && column[world] !== cell) continue;
      byFace[this.ofState(model.states[world])]++;
      worlds++;
    }
    return { worlds, byFace };
  }

  /** Some of the worlds of a moment. */
  countAmong({ knowledge }: Moment, members: WorldSet): FaceCounts {
    const { states } = knowledge.model;
    const byFace = new Float64Array(this.faces.length);
    let worlds = 0;
    for (let world = 0; world < members.length; world++) {
      if (members[world] === 0) continue;
      byFace[this.ofState(states[world])]++;
      worlds++;
    }
    return { worlds, byFace };
  }
}

/** How many pictures of worlds (in Salem: deals of the roles) a count holds possible. */
export function possibleFaces({ byFace }: FaceCounts): number {
  return byFace.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
}
