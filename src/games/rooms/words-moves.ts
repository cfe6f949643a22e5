import type { Act, Sentence } from '../../engine/presentation.ts';
import type { Agent, Stage } from '../../engine/rules.ts';
import { listed } from '../../kit/english.ts';
import type { People } from '../../engine/words/people.ts';
import type { RoomsMove } from './types.ts';

/** A move as it is offered. */
export function offered(move: RoomsMove, names: readonly string[]): string {
  switch (move.kind) {
    case 'pass':
      return 'Do nothing';
    case 'jail':
      return `Jail ${names[move.target]}`;
    case 'stun':
      return `Stun ${names[move.target]}`;
    case 'disarm':
      return `Remove a trap in room ${move.room}`;
    case 'watch':
      return `Watch room ${move.room}`;
    case 'listen':
      return `Listen at room ${move.room}`;
    case 'demolish':
      return `Destroy room ${move.room}, if it is empty`;
    case 'swap':
      return `Swap who is in rooms ${listed(move.rooms)}`;
    case 'prolong':
      return 'Make the trap last a night longer';
    case 'burn':
      return 'Destroy the room you are in when the night ends';
    case 'stay':
      return 'Stay';
    case 'carry':
      return 'Go to the room that the kill names';
    case 'go':
      return `Go to room ${move.room}`;
    case 'rest':
      return 'Order no kill';
    case 'kill':
      return `Send ${names[move.by]} to room ${move.room} for the kill`;
    case 'abstain':
      return 'Abstain';
    case 'vote':
      return `Vote for ${names[move.target]}`;
    case 'lot':
      return `Order number ${move.number + 1} among those that matter so far`;
    case 'put':
      return `Into room ${move.room}, if it has space`;
  }
}

/** What a player did, as a sentence; null for what deserves no words. */
export function did(agent: Agent, move: RoomsMove, people: People): Sentence | null {
  const who = people.subject(agent);
  switch (move.kind) {
    case 'go':
      return { icon: 'moon', text: `${who} set out for room ${move.room}.` };
    case 'stay':
      return { icon: 'moon', text: `${who} chose to stay.` };
    case 'carry':
      return { icon: 'skull', text: `${who} went to the room that the kill names.` };
    case 'jail':
      return { icon: 'shield', text: `${who} jailed ${people.object(move.target)}.` };
    case 'stun':
      return { icon: 'shield', text: `${who} stunned ${people.object(move.target)}.` };
    case 'disarm':
      return { icon: 'shield', text: `${who} looked for a trap in room ${move.room}.` };
    case 'watch':
      return { icon: 'eye', text: `${who} watched room ${move.room}.` };
    case 'listen':
      return { icon: 'eye', text: `${who} listened at room ${move.room}.` };
    case 'demolish':
      return { icon: 'flag', text: `${who} tried to destroy room ${move.room}.` };
    case 'swap':
      return { icon: 'moon', text: `${who} tried to swap who is in rooms ${listed(move.rooms)}.` };
    case 'prolong':
      return { icon: 'skull', text: `${who} made the trap last longer.` };
    case 'burn':
      return { icon: 'flag', text: `${who} laid a fire.` };
    // The plan, votes and chance are told as what happened.
    case 'pass':
    case 'rest':
    case 'kill':
    case 'abstain':
    case 'vote':
    case 'lot':
    case 'put':
      return null;
  }
}

/** What a move looks like on the board. */
export function drawn(agent: Agent, move: RoomsMove): Act | null {
  switch (move.kind) {
    case 'jail':
      return { from: agent, to: move.target, colour: 'side-town', label: 'jails' };
    case 'stun':
      return { from: agent, to: move.target, colour: 'side-town', label: 'stuns' };
    case 'vote':
      return { from: agent, to: move.target, colour: 'vote', label: 'votes for' };
    default:
      return null;
  }
}

/** The question that a turn puts to a player. */
export function asked({ phase }: Stage, kinds: ReadonlySet<string>): string {
  if (kinds.has('rest')) return 'Whom do the mafia send, and to which room?';
  if (kinds.has('carry')) return 'You carry out the kill and go to the room that it names.';
  if (kinds.has('go')) return 'Where do you sleep tonight?';
  if (kinds.has('jail')) return 'Whom do you jail?';
  if (kinds.has('stun')) return 'Whom do you stun?';
  if (kinds.has('disarm')) return 'In which room do you look for a trap?';
  if (kinds.has('watch')) return 'At which room do you watch who enters?';
  if (kinds.has('listen')) return 'At which room next to yours do you listen?';
  if (kinds.has('demolish')) return 'Which room do you destroy, if it is empty?';
  if (kinds.has('swap')) return 'Which rooms do you swap after the moves?';
  if (kinds.has('prolong')) return 'Does the trap that you may lay last a night longer?';
  if (kinds.has('burn')) return 'Do you destroy the room in which you end the night?';
  if (kinds.has('vote')) return 'Whom do you vote for?';
  return phase === 'day' ? 'There is nothing for you to decide now.' : 'There is nothing more for you to decide.';
}
