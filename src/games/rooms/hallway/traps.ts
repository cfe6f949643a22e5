import type { PlacedTrap } from '../../../engine/hallway.ts';
import { ARMED_NIGHTS } from '../night/aftermath.ts';
import type { Resolved, Room } from '../types.ts';
import type { HouseRecord } from './record.ts';
import { hallwayWords } from './words.ts';

/** In which night the trap that lies in a room was laid. */
export type LaidTraps = ReadonlyMap<Room, number>;

/** What becomes of traps by one cause of a night. */
export function trapsAfter(traps: LaidTraps, { what, rooms }: Resolved, night: number): LaidTraps {
  const [room] = rooms;
  switch (what) {
    case 'trapLaid':
      return new Map([...traps, [room, night]]);
    case 'caught':
    case 'disarmed':
    case 'trapKilled':
    case 'trapVoid':
    case 'trapBroke':
    case 'destroyed':
      return new Map([...traps].filter(([other]) => other !== room));
    default:
      return traps;
  }
}

/** The traps that lie after a night, for who sees every cause. */
export function trapsLying({ nights }: HouseRecord, upTo: number): LaidTraps {
  let traps: LaidTraps = new Map<Room, number>();
  for (const [number, { causes }] of nights.slice(0, upTo + 1).entries()) {
    for (const cause of causes) traps = trapsAfter(traps, cause, number);
  }
  return traps;
}

/**
 * R20, R22, R34 to R36: who knows the plan of a night after which neither a kill nor a failed one was announced knows that a trap was
 * laid. It is shown until it must have broken (R27), or is known to be gone; it may have gone before.
 */
export function trapsConcluded({ nights, last, roles }: HouseRecord, viewer: number): LaidTraps {
  const traps = new Map<Room, number>();
  for (const [number, night] of nights.slice(0, last + 1).entries()) {
    const { plan, failedKill, deaths, prolonged, destroyed, voided } = night;
    for (const room of [...destroyed, ...voided]) traps.delete(room);
    if (plan === null || failedKill || [...deaths.values()].some(({ by }) => by === 'kill')) continue;
    // Whether a partner made the trap last longer is not known.
    const mayBeLonger = roles.get(plan.by) === 'SABOTEUR' && (plan.by !== viewer || prolonged);
    const armed = ARMED_NIGHTS + (mayBeLonger ? 1 : 0);
    if (last - number < armed && !destroyed.has(plan.room)) traps.set(plan.room, number);
    else traps.delete(plan.room);
  }
  return traps;
}

/** Traps ready to be drawn. */
export function placedTraps(traps: LaidTraps, now: number, certain: boolean): readonly PlacedTrap[] {
  return [...traps]
    .map(([place, laid]) => ({ place, age: now - laid, label: hallwayWords.trap(place, laid, now - laid, certain) }))
    .sort((one, other) => one.place - other.place);
}
