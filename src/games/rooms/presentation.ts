import type { OptionWords, Presentation, Sentence, SignWords } from '../../engine/presentation.ts';
import type { Stage } from '../../engine/rules.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { atomOf } from './atoms.ts';
import { hallway } from './hallway/hallway.ts';
import { isRoomsHappening, isRoomsMove } from './kinds.ts';
import { People, ROLE_NAMES } from './people.ts';
import { sideOf } from './roles.ts';
import { LEAST_PLAYERS, MOST_NIGHTS, MOST_ROOMS } from './sizes.ts';
import type { Side } from './types.ts';
import { asked, did, drawn, offered } from './words-moves.ts';
import { summed, told } from './words.ts';

const SIDE_WORDS: Readonly<Record<Side, SignWords>> = {
  TOWN: { letter: 'T', label: 'Town', atom: atomOf('TOWN'), colour: 'side-town' },
  MAFIA: { letter: 'M', label: 'Mafia', atom: atomOf('MAFIA'), colour: 'side-mafia' },
  NEUTRAL: { letter: 'N', label: 'Neutral', atom: atomOf('NEUTRAL'), colour: 'side-neutral' },
};

const nothing: Sentence = { icon: 'dot', text: '' };

const OPTIONS: readonly OptionWords[] = [
  {
    name: 'roles',
    label: 'Roles in play',
    help: 'The list of the rules begins with the Handyman and the Stowaway; with fewer than five players, and with plain roles, there are Guests and Mobsters only.',
    values: {
      kind: 'choice',
      choices: [
        { value: 'default', label: 'the list of the rules' },
        { value: 'plain', label: 'plain: Guests and Mobsters' },
      ],
    },
  },
  {
    name: 'rooms',
    label: 'Rooms',
    help: 'Left empty, one and a half times the players, rounded up; never fewer than half of them and one.',
    values: { kind: 'number', least: LEAST_PLAYERS, most: MOST_ROOMS, without: '1.5 for each player' },
  },
  {
    name: 'mafia',
    label: 'Mafia',
    help: 'Left empty, about one in five. The town must be more.',
    values: { kind: 'number', least: 1, most: 9, without: 'one in five' },
  },
  {
    name: 'maxNights',
    label: 'Nights until a draw',
    help: 'A game that has not ended by then is a draw.',
    values: { kind: 'number', least: 1, most: MOST_NIGHTS },
  },
];

/** What is said of a step in which nothing showed. */
function uneventful({ phase }: Stage): string {
  if (phase === 'plan') return 'The mafia have made their plan; nobody else knows it.';
  return phase === 'night' ? 'Everybody has given an order. What becomes of them shows when the night ends.' : '';
}

/** The words and pictures of Rooms. */
export const presentation: Presentation = {
  title: 'Rooms',
  summary:
    'A bed and breakfast with one long hallway: guests change rooms by night, the mafia kill by room and lay traps, and everybody has a role.',
  signs: SIDE_WORDS,
  cards: ROLE_NAMES,
  layout: { kind: 'carriers', sign: 'MAFIA' },
  region: (name, sign) =>
    sign === 'MAFIA' ? `${name} is mafia` : sign === 'NEUTRAL' ? `${name} is neutral` : `${name} is town`,
  stage: ({ phase, round }) => `${phase === 'day' ? 'Day' : 'Night'} ${round}`,
  light: ({ phase }) => (phase === 'day' ? 'day' : 'night'),
  happening: (happening, names, viewer) =>
    isRoomsHappening(happening) ? told(happening, new People(names, viewer)) : nothing,
  moved: (agent, move, names, viewer) => (isRoomsMove(move) ? did(agent, move, new People(names, viewer)) : null),
  offer: (move, names) => (isRoomsMove(move) ? offered(move, names) : move.kind),
  question: (stage, moves) => asked(stage, new Set(moves.map(({ kind }) => kind))),
  headline: (happenings, names) =>
    happenings
      .map((happening) => (isRoomsHappening(happening) ? summed(happening, names) : ''))
      .filter((text) => text !== '')
      .join('; '),
  act: (agent, move) => (isRoomsMove(move) ? drawn(agent, move) : null),
  worn: (happening) =>
    isRoomsHappening(happening) && happening.kind === 'death'
      ? { who: happening.who, sign: sideOf(happening.role) }
      : null,
  board: hallway,
  uneventful,
  result({ winner, beside = [] }) {
    const end = winner === 'town' ? 'The town wins.' : winner === 'mafia' ? 'The mafia win.' : 'Nobody wins: a draw.';
    return beside.length > 0 ? `${end} The Drifter wins beside them.` : end;
  },
  policy(policy) {
    return policy === 'informed'
      ? { label: 'reasons', help: 'Shuns the rooms of the dead, and aims at whom it holds most possible to be mafia.' }
      : { label: 'at random', help: 'Chooses evenly among everything that is allowed.' };
  },
  options: OPTIONS,
  examples: (names) => {
    const [first, second, third] = names.map(quoteName);
    return [
      { formula: `K ${first} mafia(${third})`, says: `${names[0]} knows that ${names[2]} is mafia.` },
      {
        formula: `K ${first} ~did(${second},1)`,
        says: `${names[0]} knows that ${names[1]} did not carry out the kill of the first night.`,
      },
      {
        formula: `Kw ${first} Kw ${second} mafia(${third})`,
        says: `${names[0]} knows whether ${names[1]} knows whether ${names[2]} is mafia.`,
      },
      { formula: `met(${first},${second},1)`, says: `${names[0]} and ${names[1]} met in the first night.` },
    ];
  },
};
