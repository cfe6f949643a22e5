import type { Act, Presentation, Sentence, SignWords } from '../../engine/presentation.ts';
import type { Agent, Move } from '../../engine/rules.ts';
import { inOwnWords } from '../../engine/words/own-words.ts';
import type { People } from '../../engine/words/people.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { isKillerHappening, isKillerMove } from './kinds.ts';
import { optionWords } from './option-words.ts';
import type { KillerHappening, KillerMove } from './types.ts';
import { deed, summed, told } from './words.ts';

const signs: Readonly<Record<string, SignWords>> = {
  KILLER: { letter: 'K', label: 'killer', atom: 'killer', colour: 'role-killer' },
  CIVILIAN: { letter: 'c', label: 'civilian', atom: 'civilian', colour: 'role-civilian' },
};

function did(agent: Agent, move: KillerMove, people: People): Sentence | null {
  // What was named in the chat, votes and lots are told in full by what happens.
  if (move.kind !== 'kill') return null;
  return { icon: 'skull', text: deed(people, agent, 'chose', move.target) };
}

function offered(move: KillerMove, names: readonly string[]): string {
  switch (move.kind) {
    case 'pass':
      return 'Pass';
    case 'abstain':
      return 'Abstain';
    case 'name':
    case 'kill':
      return names[move.target];
    case 'vote':
      return `Vote for ${names[move.target]}`;
    case 'lot':
      return `The lot falls on ${names[move.target]}`;
  }
}

const naming = (from: Agent, to: Agent): Act => ({ from, to, colour: 'role-killer', label: 'names' });

function drawn(agent: Agent, move: KillerMove): Act | null {
  switch (move.kind) {
    case 'name':
    case 'kill':
      return naming(agent, move.target);
    case 'vote':
      return { from: agent, to: move.target, colour: 'vote', label: 'votes' };
    case 'pass':
    case 'abstain':
    case 'lot':
      return null;
  }
}

function asked(moves: readonly Move[]): string {
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has('name')) return 'Whom do you name to the other killers?';
  if (kinds.has('kill')) return 'You act for the killers. Who goes out?';
  if (kinds.has('vote')) return 'Whom do you vote for?';
  return 'There is nothing for you to do tonight.';
}

const REASONS: Readonly<Record<string, string>> = {
  killersOut: 'The civilians win: all killers are out.',
  half: 'The killers win: they are half or more of the living.',
  civiliansOut: 'The killers win: all civilians are out.',
  twoInARow: 'The killers win: two civilians in a row were voted out.',
  twoInAll: 'The killers win: two civilians were voted out.',
  bothLost: 'Nobody wins: both camps have lost.',
  nightsOver: 'Nobody wins: a draw, since the nights are over.',
};

/** Killer's words and pictures. */
export const presentation: Presentation = {
  title: 'Killer',
  summary:
    'A few killers among civilians. Each night the killers put a player out, each day all vote somebody out; even that the game goes on tells something. Rule set S00 V1.0; its day types q, e and n are labels without effect.',
  signs,
  layout: { kind: 'carriers', sign: 'KILLER' },
  region: (name, sign) => `${name} is a ${signs[sign].label}`,
  stage: ({ phase, round }) => `${phase === 'night' || phase === 'draw' ? 'Night' : 'Day'} ${round}`,
  light: ({ phase }) => (phase === 'night' || phase === 'draw' ? 'night' : 'day'),
  ...inOwnWords<KillerMove, KillerHappening>({
    isMove: isKillerMove,
    isHappening: isKillerHappening,
    told,
    did,
    offered,
    summed,
    drawn,
    drawnOf: (happening) =>
      happening.kind === 'named' && happening.target !== null ? [naming(happening.by, happening.target)] : [],
    worn: (happening) =>
      happening.kind === 'out' && happening.role !== null ? { who: happening.who, sign: happening.role } : null,
  }),
  question: (_stage, moves) => asked(moves),
  uneventful: ({ phase }) => (phase === 'draw' ? 'One of the killers is drawn to act alone.' : ''),
  result: ({ reason }) => REASONS[reason] ?? reason,
  policy(policy) {
    if (policy === 'informed') {
      return {
        label: 'by what they know',
        help: 'Civilians vote for whom they hold most possible as a killer; killers spare their own.',
      };
    }
    if (policy === 'random') return { label: 'at random', help: 'Any legal choice, each equally likely.' };
    return { label: policy, help: '' };
  },
  options: optionWords,
  examples(names) {
    const [first, second, third] = names.map(quoteName);
    return [
      { formula: `Kw ${first} killer(${second})`, says: `${names[0]} knows whether ${names[1]} is a killer.` },
      { formula: `~killer(${first})`, says: `${names[0]} is not a killer: what anybody would claim.` },
      {
        formula: `C all ~(killer(${first}) & killer(${second}))`,
        says: `It is common knowledge that ${names[0]} and ${names[1]} are not both killers.`,
      },
      {
        formula: `D {${first},${second}} killer(${third})`,
        says: `Together, ${names[0]} and ${names[1]} know that ${names[2]} is a killer.`,
      },
    ];
  },
};
