import type { Agent } from '../../../engine/rules.ts';
import { playersOf } from '../state.ts';
import { resolved } from '../told.ts';
import type { Resolved } from '../types.ts';
import { orderOf, usedAbility, wantedRoom } from './night.ts';
import type { Resolution } from './resolve.ts';

/** How a night was resolved, cause by cause, in the order of the rules: for whoever may see everything. */
export function causesOf(resolution: Resolution): readonly Resolved[] {
  return [
    ...holding(resolution),
    ...walking(resolution),
    ...swapping(resolution),
    ...disarming(resolution),
    ...springing(resolution),
    ...killing(resolution),
    ...after(resolution),
  ];
}

function holding({ night }: Resolution): Resolved[] {
  const { state, living } = night;
  const orders = living.map((who) => [who, orderOf(state, who).ability] as const);
  const held = orders.flatMap(([who, ability]) => {
    if (ability.kind === 'jail') return [resolved('jailed', { who, target: ability.target })];
    return ability.kind === 'stun' ? [resolved('stunned', { who, target: ability.target })] : [];
  });
  const isStopped = ([who, ability]: (typeof orders)[number]) =>
    ability.kind !== 'pass' && usedAbility(night, who) === null;
  return [...held, ...orders.filter(isStopped).map(([who]) => resolved('stopped', { who }))];
}

function walking({ night, walks, placing }: Resolution): Resolved[] {
  const back = playersOf(walks.sentBack).map((who) => resolved('sentBack', { who, rooms: [wantedRoom(night, who)] }));
  const put = playersOf(placing.placed).map((who) => resolved('placed', { who, rooms: [placing.rooms[who]] }));
  return [...back, ...put];
}

function swapping({ swap: { done } }: Resolution): Resolved[] {
  if (done === null) return [];
  const { by: who, rooms, why } = done;
  return [why === null ? resolved('swapped', { who, rooms }) : resolved('swapFailed', { who, rooms, why })];
}

function disarming({ night, disarming: { done } }: Resolution): Resolved[] {
  return done.map(({ by: who, room, found }) => {
    const what = !found ? 'nothingToDisarm' : night.state.roles[who] === 'RATCATCHER' ? 'caught' : 'disarmed';
    return resolved(what, { who, rooms: [room] });
  });
}

function springing({ sprung }: Resolution): Resolved[] {
  return [
    ...sprung.voided.map(({ room }) => resolved('trapVoid', { rooms: [room] })),
    ...sprung.victims.map(({ who, room }) => resolved('trapKilled', { who, rooms: [room] })),
  ];
}

function killing({ kill }: Resolution): Resolved[] {
  if (kill === null) return [];
  const { by: who, room } = kill;
  const about = { who, rooms: [room] };
  if (kill.end === 'killed') return [resolved('killed', { ...about, target: kill.victim })];
  return kill.end === 'failed' ? [resolved('killFailed', { ...about, why: kill.why })] : [];
}

function after({ kill, traps, destruction }: Resolution): Resolved[] {
  const layer: { who?: Agent } = kill === null ? {} : { who: kill.by };
  const laid = traps.laid === null ? [] : [resolved('trapLaid', { ...layer, rooms: [traps.laid.room] })];
  const broken = traps.broken.map((room) => resolved('trapBroke', { rooms: [room] }));
  const rooms = destruction.map(({ by: who, room, why }) =>
    why === null
      ? resolved('destroyed', { who, rooms: [room] })
      : resolved('notDestroyed', { who, rooms: [room], why }),
  );
  return [...laid, ...broken, ...rooms];
}
