import type { Agent } from '../../../engine/rules.ts';
import { ARMED_NIGHTS } from '../night/aftermath.ts';
import type { Role, Room } from '../types.ts';
import type { NightPast, Past } from './past.ts';
import { isHeld, isOver } from './past.ts';

/** Does a trap really lie in a room, after the nights that are over? */
export function isTrapIn(past: Past, room: Room): boolean {
  const nights = past.nights.filter(isOver);
  let left = 0;
  for (const [place, night] of nights.entries()) {
    if (place === 0) continue;
    if (left > 0) left = isCleared(past, nights[place - 1], night, room) ? 0 : left - 1;
    if (mayBeLaid(night) && night.plan?.room === room) left = ARMED_NIGHTS + (isProlonged(night) ? 1 : 0);
    if (night.destroyed.includes(room)) left = 0;
  }
  return left > 0;
}

/** R22: nothing was announced of a kill, so that whoever was sent, if anybody, laid a trap. */
export function mayBeLaid({ night, killed, failedKill }: NightPast): boolean {
  return night > 0 && killed === null && !failedKill;
}

/** A trap is armed on so many nights after the one on which it was laid (R27), the Saboteur's on one more. */
export function longestReach({ inPlay }: { readonly inPlay: readonly Role[] }): number {
  return ARMED_NIGHTS + (inPlay.includes('SABOTEUR') ? 1 : 0);
}

/** R23 to R26: whoever enters a room sets off its trap, or finds it; the Handyman removes it from afar. */
function isCleared({ roles }: Past, before: NightPast, night: NightPast, room: Room): boolean {
  return night.present.some((agent) => {
    const enters = roomOf(night, agent) === room && roomOf(before, agent) !== room;
    const ability = isHeld(night, agent) ? null : night.orders.get(agent)?.ability;
    return enters || (roles[agent] === 'HANDYMAN' && ability?.kind === 'disarm' && ability.room === room);
  });
}

function isProlonged({ plan, orders }: NightPast): boolean {
  return plan?.by != null && orders.get(plan.by)?.ability?.kind === 'prolong';
}

function roomOf({ slept }: NightPast, agent: Agent): Room | undefined {
  return slept.get(agent)?.room;
}
