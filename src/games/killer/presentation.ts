import type { Act, OptionWords, Presentation, Sentence, SignWords } from '../../engine/presentation.ts';
import type { Agent, Happening, Move } from '../../engine/rules.ts';
import { quoteName } from '../../logic/formula/names.ts';
import type { KillerHappening, KillerMove } from './types.ts';
import { deed, summed, told } from './words.ts';

const signs: Readonly<Record<string, SignWords>> = {
  KILLER: { letter: 'K', label: 'killer', atom: 'killer', colour: 'role-killer' },
  CIVILIAN: { letter: 'c', label: 'civilian', atom: 'civilian', colour: 'role-civilian' },
};

const moveKinds: Readonly<Record<KillerMove['kind'], true>> = {
  pass: true,
  name: true,
  kill: true,
  vote: true,
  abstain: true,
  lot: true,
};

const happeningKinds: Readonly<Record<KillerHappening['kind'], true>> = {
  opened: true,
  card: true,
  partners: true,
  drawn: true,
  notDrawn: true,
  named: true,
  out: true,
  quiet: true,
  tally: true,
  goesOn: true,
  roles: true,
};

/** The engine hands back what Killer's rules gave it, so that the kind alone tells what it is. */
function isKillerMove(move: Move): move is KillerMove {
  return Object.hasOwn(moveKinds, move.kind);
}

function isKillerHappening(happening: Happening): happening is KillerHappening {
  return Object.hasOwn(happeningKinds, happening.kind);
}

function did(agent: Agent, move: KillerMove, names: readonly string[], viewer: Agent | null): Sentence | null {
  // What was named in the chat, votes and lots are told in full by what happens.
  if (move.kind !== 'kill') return null;
  return { icon: 'skull', text: deed({ names, viewer }, agent, 'chose', move.target) };
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

function drawn(agent: Agent, move: KillerMove): Act | null {
  switch (move.kind) {
    case 'name':
    case 'kill':
      return { from: agent, to: move.target, colour: 'role-killer', label: 'names' };
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

const options: readonly OptionWords[] = [
  {
    name: 'killers',
    label: 'Killers',
    help: 'Fewer than half of the players. Left empty: as many as the rules list first for so many players.',
    values: { kind: 'number', least: 1, most: 7, without: 'as listed' },
  },
  {
    name: 'loss',
    label: 'The civilians lose when',
    help: 'The two bits of a version code. The killers always win when they are half or more of the living.',
    values: {
      kind: 'choice',
      choices: [
        { value: '00', label: '00: all of them are out' },
        { value: '01', label: '01: two in a row are voted out' },
        { value: '10', label: '10: two in all are voted out' },
      ],
    },
  },
  {
    name: 'rowBrokenByQuietDay',
    label: 'A day without a vote-out breaks the row',
    help: 'Matters under 01 only. Usually the row is one of vote-outs, whatever lies between.',
    values: { kind: 'switch' },
  },
  {
    name: 'tieRule',
    label: 'When several have the most votes',
    help: 'No vote at all means always that nobody is out.',
    values: {
      kind: 'choice',
      choices: [
        { value: 'nobody', label: 'nobody is out' },
        { value: 'random', label: 'the lot decides among them' },
      ],
    },
  },
  {
    name: 'revealOnOut',
    label: 'Who is out shows their card',
    help: 'Usually the cards stay hidden until the end.',
    values: { kind: 'switch' },
  },
  {
    name: 'killersKnowEachOther',
    label: 'The killers know each other',
    help: 'If not, a killer knows only that they are one. They then cannot share a chat.',
    values: { kind: 'switch' },
  },
  {
    name: 'killersShareChat',
    label: 'The killers share a chat',
    help: 'All of them name somebody at night and see what the others name. If not, one of them is drawn and acts alone.',
    values: { kind: 'switch' },
  },
  {
    name: 'baseline',
    label: 'Baseline: nobody chooses',
    help: 'Each day a living player is out by lot, each night a living civilian. This gives the civilians’ least chance of winning.',
    values: { kind: 'switch' },
  },
  {
    name: 'maxNights',
    label: 'Nights until a draw',
    help: 'A game that has not ended by then is a draw.',
    values: { kind: 'number', least: 1, most: 100 },
  },
];

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
    'A few killers among civilians. By night a player goes out, by day another is voted out; that the game goes on tells something too. Rules S00 V1.0, for days of type q, e and n.',
  signs,
  layout: { kind: 'carriers', sign: 'KILLER' },
  region: (name, sign) => `${name} is a ${signs[sign].label}`,
  stage: ({ phase, round }) => `${phase === 'night' || phase === 'draw' ? 'Night' : 'Day'} ${round}`,
  light: ({ phase }) => (phase === 'night' || phase === 'draw' ? 'night' : 'day'),
  happening: (happening, names, viewer) =>
    isKillerHappening(happening) ? told(happening, { names, viewer }) : { icon: 'dot', text: '' },
  moved: (agent, move, names, viewer) => (isKillerMove(move) ? did(agent, move, names, viewer) : null),
  offer: (move, names) => (isKillerMove(move) ? offered(move, names) : move.kind),
  question: (_stage, moves) => asked(moves),
  headline: (happenings, names) =>
    happenings
      .map((happening) => (isKillerHappening(happening) ? summed(happening, names) : ''))
      .filter((text) => text !== '')
      .join('; '),
  act: (agent, move) => (isKillerMove(move) ? drawn(agent, move) : null),
  worn: (happening) =>
    isKillerHappening(happening) && happening.kind === 'out' && happening.role !== null
      ? { who: happening.who, sign: happening.role }
      : null,
  uneventful: ({ phase }) => (phase === 'draw' ? 'One of the killers is drawn to act alone.' : ''),
  result: ({ reason }) => REASONS[reason] ?? reason,
  policy(policy) {
    if (policy === 'informed') {
      return {
        label: 'reasons',
        help: 'Civilians vote for whom they hold most possible as a killer; killers spare their own.',
      };
    }
    if (policy === 'random') return { label: 'at random', help: 'Any legal choice, each equally likely.' };
    return { label: policy, help: '' };
  },
  options,
  examples(names) {
    const [first, second, third] = names.map(quoteName);
    return [
      { formula: `Kw ${first} killer(${second})`, says: `${names[0]} knows whether ${names[1]} is a killer.` },
      { formula: `~killer(${first})`, says: `${names[0]} is no killer: what anybody would claim.` },
      {
        formula: `C all ~(killer(${first}) & killer(${second}))`,
        says: `It is common knowledge that ${names[0]} and ${names[1]} are not both killers.`,
      },
      {
        formula: `D {${first},${second}} killer(${third})`,
        says: `What ${names[0]} and ${names[1]} know together tells that ${names[2]} is a killer.`,
      },
    ];
  },
};
