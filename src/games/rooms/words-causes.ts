import type { Sentence } from '../../engine/presentation.ts';
import { listed } from '../../kit/english.ts';
import type { Resolved, Why } from './types.ts';

const ICONS: Readonly<Record<Resolved['what'], Sentence['icon']>> = {
  jailed: 'shield',
  stunned: 'shield',
  stopped: 'dot',
  sentBack: 'dot',
  placed: 'dot',
  swapped: 'moon',
  swapFailed: 'moon',
  caught: 'shield',
  disarmed: 'shield',
  nothingToDisarm: 'dot',
  trapKilled: 'skull',
  trapVoid: 'shield',
  killed: 'skull',
  killFailed: 'shield',
  trapLaid: 'skull',
  trapBroke: 'dot',
  destroyed: 'flag',
  notDestroyed: 'flag',
};

const REASONS: Readonly<Record<Why, string>> = {
  held: 'somebody held is concerned',
  sentBack: 'the killer was sent back',
  placed: 'the killer was put elsewhere',
  elsewhere: 'a swap took the killer away',
  dead: 'the killer died in a trap',
  crowded: 'two or more others were there',
  mafia: 'only one of the mafia was there',
  jailed: 'the only one there was jailed',
  destroyedRoom: 'one of the rooms is destroyed',
  occupied: 'somebody ended the night there',
  tooFew: 'too few rooms would be left',
};

/** How a part of a night was resolved; told to nobody who plays, so that nobody is spoken to. */
export function resolvedSentence(resolved: Resolved, names: readonly string[]): Sentence {
  return { icon: ICONS[resolved.what], text: sentence(resolved, names) };
}

function sentence({ what, who, target, rooms, why }: Resolved, names: readonly string[]): string {
  const actor = who === null ? 'Somebody' : names[who];
  const object = target === null ? 'somebody' : names[target];
  const room = listed(rooms);
  const because = why === null ? '' : `: ${REASONS[why]}`;
  switch (what) {
    case 'jailed':
    case 'stunned':
      return `${actor} ${what} ${object}, who stays put.`;
    case 'stopped':
      return `${actor} was held and could not use an ability.`;
    case 'sentBack':
      return `${actor} found room ${room} full and was sent back.`;
    case 'placed':
      return `${actor} could not stay and was put into room ${room}.`;
    case 'swapped':
      return `${actor} swapped who was in rooms ${room}.`;
    case 'swapFailed':
      return `${actor} failed to swap rooms ${room}${because}.`;
    case 'caught':
      return `${actor} entered room ${room} and took its trap apart.`;
    case 'disarmed':
      return `${actor} removed the trap in room ${room}.`;
    case 'nothingToDisarm':
      return `${actor} looked for a trap in room ${room} and found none.`;
    case 'trapKilled':
      return `${actor} entered room ${room} alone and died in its trap.`;
    case 'trapVoid':
      return `Two were in room ${room} when its trap was set off: it is void.`;
    case 'killed':
      return `${actor} killed ${object}, the only other in room ${room}.`;
    case 'killFailed':
      return `${actor} was sent to kill in room ${room} and failed${because}.`;
    case 'trapLaid':
      return `${actor} found nobody in room ${room} and laid a trap.`;
    case 'trapBroke':
      return `The trap in room ${room} broke.`;
    case 'destroyed':
      return `${actor} destroyed room ${room}.`;
    case 'notDestroyed':
      return `${actor} could not destroy room ${room}${because}.`;
  }
}
