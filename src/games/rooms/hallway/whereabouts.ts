import type { Way, Whereabouts } from '../../../engine/hallway.ts';
import type { Agent } from '../../../engine/rules.ts';
import type { Room } from '../types.ts';
import type { HouseRecord } from './record.ts';
import { hallwayWords as words } from './words.ts';

/** Where a player is, as far as the record tells. */
export function whereaboutsOf({ nights, last }: HouseRecord, agent: Agent): Whereabouts {
  const fell = nights.findIndex(({ deaths }) => deaths.has(agent));
  if (fell >= 0) return ofTheDead(nights[fell].deaths.get(agent)?.by ?? 'kill', nights[fell].at.get(agent), fell);
  const held = nights[last].held.get(agent) ?? null;
  const now = nights[last].at.get(agent);
  if (now !== undefined) return { place: now, seen: 'now', alive: true, held, label: words.here(now), note: '' };
  const before = nights.slice(0, last).findLastIndex(({ at }) => at.has(agent));
  const place = before < 0 ? undefined : nights[before].at.get(agent);
  if (place === undefined) return { place: null, seen: 'unknown', alive: true, held, label: words.unseen, note: '' };
  return {
    place,
    seen: 'before',
    alive: true,
    held,
    label: words.before(place, before),
    note: words.beforeNote(before),
  };
}

function ofTheDead(by: 'kill' | 'trap' | 'vote', room: Room | undefined, night: number): Whereabouts {
  const dead = { alive: false, held: null } as const;
  if (by === 'vote') {
    return { ...dead, place: null, seen: 'gone', label: words.votedOut(night), note: words.votedNote };
  }
  if (room === undefined) {
    return { ...dead, place: null, seen: 'gone', label: words.trapped, note: words.trappedNote };
  }
  return { ...dead, place: room, seen: 'now', label: words.died(room, night), note: '' };
}

/** Somebody who is named in a sentence about a way. */
export type Name = (agent: Agent) => { readonly who: string; readonly you: boolean };

/** A way with its words. */
export function wayOf(kind: Way['kind'], who: Agent, from: Room, to: Room, name: Name): Way {
  const named = name(who);
  return { kind, who, from, to, label: words.way(kind, named.who, from, to, named.you) };
}

/** The ways of the last night that ended, where both ends are known. */
export function waysOfLastNight({ nights, last }: HouseRecord, name: Name): readonly Way[] {
  if (last === 0) return [];
  const { at, sentBack, placed, causes } = nights[last];
  const swapped = causes.find(({ what }) => what === 'swapped')?.rooms ?? [];
  const before = nights[last - 1].at;
  return [...before].flatMap(([agent, from]) => {
    const to = at.get(agent);
    const refused = sentBack.get(agent);
    const kind = to !== undefined && swapped.includes(to) ? 'swapped' : placed.has(agent) ? 'placed' : 'moved';
    return [
      ...(refused === undefined ? [] : [wayOf('back', agent, from, refused, name)]),
      ...(to === undefined || to === from ? [] : [wayOf(kind, agent, from, to, name)]),
    ];
  });
}

/** Where those want to go whose orders for the coming night are known. */
export function waysWanted({ nights, last }: HouseRecord, name: Name): readonly Way[] {
  const coming = nights.at(last + 1);
  if (coming === undefined) return [];
  const wanted = new Map(coming.wanted);
  if (coming.plan !== null) wanted.set(coming.plan.by, coming.plan.room);
  return [...wanted].flatMap(([agent, to]) => {
    const from = nights[last].at.get(agent);
    return from === undefined || from === to ? [] : [wayOf('wanted', agent, from, to, name)];
  });
}
