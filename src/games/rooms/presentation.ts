import type { Presentation, SignWords } from '../../engine/presentation.ts';
import type { Stage } from '../../engine/rules.ts';
import { inOwnWords } from '../../engine/words/own-words.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { atomOf } from './atoms.ts';
import { hallway } from './hallway/hallway.ts';
import { isRoomsHappening, isRoomsMove } from './kinds.ts';
import { optionWords } from './option-words.ts';
import { ROLE_NAMES } from './role-names.ts';
import { sideOf } from './roles.ts';
import type { RoomsHappening, RoomsMove, Side } from './types.ts';
import { asked, did, drawn, offered } from './words-moves.ts';
import { summed, told } from './words.ts';

const SIDE_WORDS: Readonly<Record<Side, SignWords>> = {
  TOWN: { letter: 'T', label: 'Town', atom: atomOf('TOWN'), colour: 'side-town' },
  MAFIA: { letter: 'M', label: 'Mafia', atom: atomOf('MAFIA'), colour: 'side-mafia' },
  NEUTRAL: { letter: 'N', label: 'Neutral', atom: atomOf('NEUTRAL'), colour: 'side-neutral' },
};

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
  ...inOwnWords<RoomsMove, RoomsHappening>({
    isMove: isRoomsMove,
    isHappening: isRoomsHappening,
    told,
    did,
    offered,
    summed,
    drawn,
    worn: (happening) => (happening.kind === 'death' ? { who: happening.who, sign: sideOf(happening.role) } : null),
  }),
  question: (stage, moves) => asked(stage, new Set(moves.map(({ kind }) => kind))),
  board: hallway,
  uneventful,
  result({ winner, beside = [] }) {
    const end = winner === 'town' ? 'The town wins.' : winner === 'mafia' ? 'The mafia win.' : 'Nobody wins: a draw.';
    return beside.length > 0 ? `${end} The Drifter wins beside them.` : end;
  },
  policy(policy) {
    return policy === 'informed'
      ? {
          label: 'by what they know',
          help: 'Shuns the rooms of the dead, and aims at whom it holds most possible to be mafia.',
        }
      : { label: 'at random', help: 'Chooses evenly among everything that is allowed.' };
  },
  options: optionWords,
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
