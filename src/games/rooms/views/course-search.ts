import type { PastStep } from '../../../engine/made-views.ts';
import type { Agent } from '../../../engine/rules.ts';
import type { Role } from '../types.ts';
import type { Past } from './past.ts';

/** A game whose course is looked for: what really happened, and whose sight must stay as it is. */
export interface CourseSearch {
  readonly past: Past;
  readonly steps: readonly PastStep[];
  /** Agents whose whole sight stays. */
  readonly viewers: readonly Agent[];
}

/** How roles are dealt out anew: who holds each role, and as whom a player acts. */
export interface Casting {
  readonly roles: readonly Role[];
  /** By player: the one who really held their role. */
  readonly model: readonly Agent[];
}

/** Must what a player does in a night be as it was? */
export function isFixed({ viewers, past }: CourseSearch, agent: Agent, night: number): boolean {
  const place = past.nights.findIndex((other) => other.night === night);
  return viewers.includes(agent) || (past.shared.get(agent) ?? 0) > place;
}
