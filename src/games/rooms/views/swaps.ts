import type { Agent } from '../../../engine/rules.ts';
import type { Room } from '../types.ts';
import type { NightPast, Past } from './past.ts';
import { isHeld } from './past.ts';

/** Did the Concierge swap two rooms in a night? */
export function isSwapped(past: Past, night: NightPast): boolean {
  const pair = orderedSwap(past, night);
  if (pair === null || pair.some((room) => destroyedBefore(past, night).includes(room))) return false;
  return night.present.every((agent) => !isHeld(night, agent) || !pair.includes(night.slept.get(agent)?.room ?? 0));
}

/** The nights of which a player can say at once whether two rooms were swapped: by what they ordered, and by where they found themselves. */
export function deducedSwaps(past: Past, knower: Agent): readonly number[] {
  const isConcierge = past.roles[knower] === 'CONCIERGE';
  return past.nights.flatMap((night, place) => {
    if (place === 0 || night.slept.size === 0 || !night.present.includes(knower)) return [];
    const pair = orderedSwap(past, night);
    const isSure = pair === null || night.jailed.length + night.stunned.length === 0;
    return (isConcierge && isSure) || wasCarried(past.nights[place - 1], night, knower) ? [night.night] : [];
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

/** Is a player neither where they wanted to be, nor where they were, nor put there? Only a swap can bring them elsewhere. */
function wasCarried(before: NightPast, night: NightPast, agent: Agent): boolean {
  const { orders, slept, sentBack, placed, plan } = night;
  const walk = orders.get(agent)?.walk;
  if (walk == null || placed.has(agent) || isHeld(night, agent)) return false;
  const own = before.slept.get(agent)?.room;
  const wanted = walk.kind === 'go' ? walk.room : walk.kind === 'carry' ? plan?.room : own;
  return slept.get(agent)?.room !== (sentBack.has(agent) ? own : wanted);
}
