import { numberOption } from '../../../engine/words/options.ts';
import { actualOption, chainLayout, puzzlePresentation, signOf, verb } from './presentation.ts';

/** Monty Hall: a car behind one of the doors. */
export const montyHall = puzzlePresentation({
  title: 'Monty Hall',
  summary:
    'A car is behind one of the doors. The contestant picks a door; the host, who knows, opens another without the car. Keep the door, or change? Counting worlds does not give the odds.',
  sign: (sign) => ({
    letter: sign.slice(3),
    label: `car behind door ${sign.slice(3)}`,
    atom: null,
    colour: 'sign-red',
  }),
  layout: chainLayout(
    (face) => Number(signOf(face, 1).slice(3)) - 1,
    (column) => `door ${column + 1}`,
  ),
  region: (_name, sign) => `the car is behind door ${sign.slice(3)}`,
  happening({ kind, who, what }, people) {
    const door = `door ${String(what)}`;
    const told: Readonly<Record<string, string>> = {
      sees: `${verb(people, who, 'know', 'knows')} that the car is behind ${door}.`,
      picked: `${people.names[0]} picks ${door}.`,
      opened: `${people.names[1]} opens ${door}: no car.`,
      took: `${people.names[0]} takes ${door}.`,
      car: `The car is behind ${door}.`,
    };
    return told[kind] ?? null;
  },
  stage: ({ phase }) => ({ pick: 'Pick', choose: 'Host', open: 'Door', final: 'Final' })[phase] ?? phase,
  question: ({ phase }) =>
    phase === 'choose' ? 'Which door will you open?' : phase === 'open' ? '' : 'Which door do you take?',
  uneventful: ({ phase }) => (phase === 'choose' ? 'The host makes up his mind.' : ''),
  offer: ({ kind, what }) => (kind === 'open' ? 'Open the door' : `Door ${what ?? ''}`),
  results: {
    keptWon: 'The contestant kept the door, and won the car.',
    keptLost: 'The contestant kept the door, and lost.',
    changedWon: 'The contestant changed the door, and won the car.',
    changedLost: 'The contestant changed the door, and lost.',
  },
  options: [
    actualOption('car behind door 1'),
    numberOption('doors', 'Doors', 'How many doors there are.', { least: 3, most: 6 }),
  ],
  examples: ([contestant, host]) => [
    { formula: `K ${contestant} ~car(3)`, says: `${contestant} knows that the car is not behind door 3.` },
    { formula: `Kw ${contestant} car(1)`, says: `${contestant} knows whether it is behind door 1.` },
    { formula: `K ${contestant} Kw ${host} car(1)`, says: `${contestant} knows that ${host} knows whether it is.` },
  ],
});
