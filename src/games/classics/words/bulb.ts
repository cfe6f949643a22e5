import { numberOption, switchOption } from '../../../engine/words/options.ts';
import { bulbLines } from '../bulb.ts';
import { chainLayout, puzzlePresentation, quoted, signOf, verb } from './presentation.ts';

/** The prisoners and a light bulb. */
export const lightBulb = puzzlePresentation({
  title: 'Prisoners and a light bulb',
  summary:
    'The warden interviews the prisoners one at a time in a room with a light. The second prisoner counts, and puts the light out; every other prisoner puts it on once, on finding it off. All know this.',
  signs: {
    ON: { letter: '1', label: 'light on at first', atom: null, colour: 'sign-beer' },
    OFF: { letter: '0', label: 'light off at first', atom: null, colour: 'sign-plain' },
  },
  pictures: () => 'A picture shows the light at first: 0 off, 1 on. Press it for who may have been called.',
  layout: chainLayout(
    (face) => (signOf(face, 0) === 'ON' ? 1 : 0),
    (column) => (column === 1 ? 'on at first' : 'off at first'),
  ),
  region: (_name, sign) => (sign === 'ON' ? 'the light was on at first' : 'the light was off at first'),
  marks: {
    on: { drawing: 'lit', label: 'the light is on, when last seen' },
    off: { drawing: 'unlit', label: 'the light is off, when last seen' },
  },
  leaves: ({ kind, what }) =>
    kind === 'sees' ? String(what) : kind === 'found' ? (String(what).split(' ').at(-1) ?? null) : null,
  happening({ kind, who, what }, people) {
    if (kind === 'interview') return `Interview ${String(what)} takes place.`;
    if (kind === 'callIn') return who === undefined ? null : `${people.subject(0)} called ${people.object(who)} in.`;
    if (kind === 'declared') return quoted(people.names[who ?? 1], 'All of us have been here.');
    if (kind === 'sees') return `${verb(people, who, 'know', 'knows')} that the light is ${String(what)}.`;
    if (kind !== 'found') return null;
    const [before, after] = String(what).split(' ');
    const found = `${verb(people, who, 'find', 'finds')} the light ${before}`;
    if (before === after) return `${found} and ${who === people.viewer ? 'leave' : 'leaves'} it.`;
    return `${found} and ${who === people.viewer ? 'put' : 'puts'} it ${after === 'on' ? 'on' : 'out'}.`;
  },
  said(_by, formula, names, formulaNames) {
    if (formula === bulbLines.allBeen(formulaNames)) return `${names[1]} knows that all were there.`;
    return formula === bulbLines.notYet(formulaNames) ? `${names[1]} does not know whether all were there.` : null;
  },
  stage: ({ phase, round }) => (phase === 'interview' ? `Day ${round}` : 'The end'),
  question: () => 'Whom do you interview?',
  offer: ({ target }, names) => (target === undefined ? '' : names[target]),
  policies: {
    inTurn: {
      label: 'to and fro',
      help: 'Every second interview is with the prisoner who counts, the others with each of the rest in turn.',
    },
  },
  options: [
    switchOption(
      'known',
      'The light is known to be off at first',
      'If not, the one who counts cannot tell what the first light means.',
    ),
    numberOption('days', 'Interviews', 'At most so many; each adds pasts to keep apart.', {
      least: 1,
      most: 10,
    }),
  ],
  examples: ([, counter, other]) => [
    { formula: `K ${counter} everybody`, says: `${counter} knows that all were there.` },
    { formula: `K ${counter} been(${other})`, says: `${counter} knows that ${other} was there.` },
    { formula: `Kw ${counter} light`, says: `${counter} knows whether the light is on.` },
  ],
});
