import type { Agent } from '../../../engine/rules.ts';
import type { Room } from '../types.ts';
import type { NightPast, Past } from './past.ts';
import { isHeld } from './past.ts';

/** The two rooms that the Concierge swapped in a night; none if nothing was swapped. */
export function swappedRooms(past: Past, night: NightPast): readonly Room[] {
  const pair = orderedSwap(past, night);
  if (pair === null || pair.some((room) => destroyedBefore(past, night).includes(room))) return [];
  const isOpen = night.present.every(
    (agent) => !isHeld(night, agent) || !pair.includes(night.slept.get(agent)?.room ?? 0),
  );
  return isOpen ? pair : [];
}

/** The room out of which a swap took a player who knows that they were in it: who was put somewhere does not. Null if none did. */
export function carriedFrom(past: Past, night: NightPast, agent: Agent): Room | null {
  const pair = swappedRooms(past, night);
  const room = night.slept.get(agent)?.room ?? 0;
  if (!pair.includes(room) || night.placed.has(agent)) return null;
  return pair.find((other) => other !== room) ?? null;
}

/** The nights of which a player can say at once whether, and which, rooms were swapped: by what they ordered, and by where they found themselves. */
export function deducedSwaps(past: Past, knower: Agent): readonly number[] {
  const isConcierge = past.roles[knower] === 'CONCIERGE';
  return past.nights.flatMap((night, place) => {
    if (place === 0 || night.slept.size === 0 || !night.present.includes(knower)) return [];
    const pair = orderedSwap(past, night);
    const isSure = pair === null || night.jailed.length + night.stunned.length === 0;
    return (isConcierge && isSure) || carriedFrom(past, night, knower) !== null ? [night.night] : [];
  });
}

/** The rooms that the Concierge ordered to be swapped, and could. */
function orderedSwap({ roles }: Past, night: NightPast): readonly Room[] | null {
  const concierge = roles.indexOf('CONCIERGE');
  const ability = night.orders.get(concierge)?.ability;
  return ability?.kind === 'swap' && !isHeld(night, concierge) ? ability.rooms : null;
}

function destroyedBefore({ nights }: Past, { night }: NightPast): readonly Room[] {
  return nights.filter((past) => past.night < night).flatMap(({ destroyed }) => destroyed);
}
