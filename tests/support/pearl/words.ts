import type { Act, Presentation, Sentence } from '../../../src/engine/presentation.ts';
import type { Agent } from '../../../src/engine/rules.ts';
import { numberOption } from '../../../src/engine/words/options.ts';
import { inOwnWords, ofKinds } from '../../../src/engine/words/own-words.ts';
import type { People } from '../../../src/engine/words/people.ts';
import type { PearlHappening, PearlMove } from './rules.ts';

/** The words and pictures of Pearl. */
export const pearlPresentation: Presentation = {
  title: 'Pearl',
  summary: 'One of you has the pearl.',
  signs: {
    PEARL: { letter: 'P', label: 'Pearl', atom: 'pearl', colour: 'role-mayor' },
    NOTHING: { letter: 'n', label: 'nothing', atom: null, colour: 'role-lookout' },
  },
  layout: { kind: 'sectors', sign: 'PEARL' },
  region: (name) => `${name} has the pearl`,
  stage: ({ phase, round }) => `${phase === 'evening' ? 'Evening' : 'Morning'} ${round}`,
  light: ({ phase }) => (phase === 'evening' ? 'night' : 'day'),
  ...inOwnWords<PearlMove, PearlHappening>({
    isMove: ofKinds({ peek: true, accuse: true, sleep: true, lit: true, dark: true }),
    isHappening: ofKinds({ dealt: true, peeked: true, tooDark: true, accused: true }),
    told,
    did,
    offered: (move, names) => ('target' in move ? `${move.kind} ${names[move.target]}` : move.kind),
    summed: (happening, names) =>
      happening.kind === 'accused' ? `${names[happening.who]} had ${held(happening)}` : '',
    drawn,
    worn: (happening) =>
      happening.kind === 'accused' ? { who: happening.who, sign: happening.pearl ? 'PEARL' : 'NOTHING' } : null,
  }),
  question: ({ phase }) => (phase === 'evening' ? 'At whom do you peek?' : 'Do you accuse somebody?'),
  uneventful: ({ phase }) => (phase === 'morning' ? 'Nobody accuses anybody.' : ''),
  result: ({ winner }) => (winner === 'finders' ? 'The pearl is found.' : 'The pearl is gone.'),
  policy: (policy) => ({ label: policy, help: '' }),
  options: [numberOption('evenings', 'Evenings', 'How long there is to search.', { least: 1, most: 9 })],
  examples: (names) => [
    { formula: `K ${names[0]} pearl(${names[1]})`, says: `${names[0]} knows that ${names[1]} has it` },
  ],
};

function held({ pearl }: { readonly pearl: boolean }): string {
  return pearl ? 'the pearl' : 'nothing';
}

function told(happening: PearlHappening, people: People): Sentence {
  return { icon: 'eye', text: sentence(happening, people) };
}

function sentence(happening: PearlHappening, people: People): string {
  switch (happening.kind) {
    case 'dealt':
      return `${people.subject(happening.seenBy[0])}: ${held(happening)}.`;
    case 'peeked':
      return `${people.does(happening.target, 'have', 'has')} ${held(happening)}.`;
    case 'tooDark':
      return 'It was too dark to see.';
    case 'accused':
      return `${people.subject(happening.who)} had ${held(happening)}.`;
  }
}

function did(agent: Agent, move: PearlMove, people: People): Sentence | null {
  if (move.kind !== 'accuse') return null;
  return { icon: 'speech', text: `${people.subject(agent)} accused ${people.object(move.target)}.` };
}

function drawn(agent: Agent, move: PearlMove): Act | null {
  return 'target' in move ? { from: agent, to: move.target, colour: 'accent', label: move.kind } : null;
}
