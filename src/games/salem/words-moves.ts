import type { Act, Sentence } from '../../engine/presentation.ts';
import type { Agent, Move, Stage } from '../../engine/rules.ts';
import type { People } from '../../engine/words/people.ts';
import type { SalemMove } from './types.ts';

/** What a player did, as a sentence; null for what deserves no words. */
export function did(agent: Agent, move: SalemMove, people: People): Sentence | null {
  switch (move.kind) {
    case 'watch':
    case 'heal':
    case 'kill': {
      const [verb, icon] = (
        { watch: ['watched', 'eye'], heal: ['healed', 'heart'], kill: ['attacked', 'skull'] } as const
      )[move.kind];
      return { icon, text: `${people.subject(agent)} ${verb} ${people.objectOf(agent, move.target)}.` };
    }
    case 'alert':
      return { icon: 'shield', text: `${people.subject(agent)} went on alert.` };
    // Staying in is no news, and votes and the reveal are told to all.
    case 'stay':
    case 'reveal':
    case 'vote':
    case 'abstain':
      return null;
  }
}

/** A move as it is offered. */
export function offered(move: SalemMove, names: readonly string[]): string {
  switch (move.kind) {
    case 'stay':
      return 'Do nothing';
    case 'watch':
      return `Watch ${names[move.target]}`;
    case 'heal':
      return `Heal ${names[move.target]}`;
    case 'kill':
      return `Kill ${names[move.target]}`;
    case 'alert':
      return 'Go on alert';
    case 'reveal':
      return 'Stand up as the Mayor';
    case 'vote':
      return `Vote for ${names[move.target]}`;
    case 'abstain':
      return 'Abstain';
  }
}

/** What a move looks like on the board. */
export function drawn(agent: Agent, move: SalemMove): Act | null {
  switch (move.kind) {
    case 'watch':
      return { from: agent, to: move.target, colour: 'role-lookout', label: 'watches' };
    case 'heal':
      return { from: agent, to: move.target, colour: 'role-doctor', label: 'heals' };
    case 'kill':
      return { from: agent, to: move.target, colour: 'role-godfather', label: 'attacks' };
    case 'alert':
      return { from: agent, to: agent, colour: 'role-veteran', label: 'on alert' };
    case 'reveal':
      return { from: agent, to: agent, colour: 'role-mayor', label: 'stands up' };
    case 'vote':
      return { from: agent, to: move.target, colour: 'vote', label: 'votes' };
    case 'stay':
    case 'abstain':
      return null;
  }
}

/** The question that a turn puts to a player. */
export function asked(stage: Stage, moves: readonly Move[]): string {
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has('watch')) return 'Whom do you watch tonight?';
  if (kinds.has('heal')) return 'Whom do you heal tonight?';
  if (kinds.has('kill')) return 'Whom do you attack tonight?';
  if (kinds.has('alert')) return 'Do you go on alert tonight? Whoever visits you is shot.';
  if (kinds.has('reveal')) return 'Do you stand up as the Mayor? Your vote then counts three.';
  if (kinds.has('vote')) return 'Whom do you vote for?';
  return stage.phase === 'night'
    ? 'There is nothing for you to do tonight.'
    : 'There is nothing for you to decide now.';
}
