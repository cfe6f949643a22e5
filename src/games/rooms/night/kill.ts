import type { Agent } from '../../../engine/rules.ts';
import { sideOf } from '../roles.ts';
import { isIn } from '../state.ts';
import type { Room, Why } from '../types.ts';
import type { Night } from './night.ts';
import { inRoom } from './night.ts';

/** What came of the night kill. */
export type Kill = {
  readonly by: Agent;
  readonly room: Room;
} & (
  | { readonly end: 'killed'; readonly victim: Agent }
  | { readonly end: 'trap' }
  | { readonly end: 'failed'; readonly why: Why }
);

/** What must be known of the night so far. */
export interface BeforeKill {
  /** By player. */
  readonly rooms: readonly Room[];
  /** Sets of players, as bits. */
  readonly sentBack: number;
  readonly placed: number;
  readonly trapped: number;
}

/**
 * R20 to R22, R7: the others in the named room are counted, without the killer. None: a trap is laid; one: they are killed; two or more:
 * the kill fails. Null if nobody was told to kill.
 */
export function nightKill(night: Night, before: BeforeKill): Kill | null {
  const { plan } = night.state;
  if (plan?.kind !== 'kill') return null;
  const { by, room } = plan;
  const why = killerFails(night, before, by, room);
  if (why !== null) return { by, room, end: 'failed', why };
  const others = inRoom(night, before.rooms, room).filter((agent) => agent !== by);
  if (others.length === 0) return { by, room, end: 'trap' };
  const [victim] = others;
  const saved = others.length > 1 ? 'crowded' : whyUnharmed(night, victim);
  return saved === null ? { by, room, end: 'killed', victim } : { by, room, end: 'failed', why: saved };
}

/** A killer who was held, sent back or put somewhere kills nobody; nor does one who died, or who is elsewhere after a swap. */
function killerFails(night: Night, before: BeforeKill, by: Agent, room: Room): Why | null {
  if (isIn(night.held, by)) return 'held';
  if (isIn(before.sentBack, by)) return 'sentBack';
  if (isIn(before.placed, by)) return 'placed';
  if (isIn(before.trapped, by)) return 'dead';
  return before.rooms[by] === room ? null : 'elsewhere';
}

/** The mafia kill none of their own, and a jailed player cannot be killed. A neutral dies like the town. */
function whyUnharmed({ state, jailed }: Night, victim: Agent): Why | null {
  if (sideOf(state.roles[victim]) === 'MAFIA') return 'mafia';
  return isIn(jailed, victim) ? 'jailed' : null;
}
