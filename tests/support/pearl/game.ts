import { Refusal } from '../../../src/engine/refusal.ts';
import type { Presentation } from '../../../src/engine/presentation.ts';
import type { Agent, Choice, Happening, Move, Stage, Turn } from '../../../src/engine/rules.ts';
import type { Random } from '../../../src/kit/random.ts';
import { gameOf } from '../../../src/players/game.ts';
import type { Mind } from '../../../src/players/mind.ts';
import { randomPolicy } from '../../../src/players/policy.ts';
import type { PearlHappening, PearlMove, PearlOptions, PearlState } from './rules.ts';
import { peek, pearl as rules } from './rules.ts';

/** Accuses whom they know to hold the pearl, if it is another; peeks at somebody they cannot tell about. */
function careful({ moves }: Choice<PearlMove>, stage: Stage, mind: Mind, random: Random): PearlMove | null {
  const possible = mind.possibleSigns();
  const holder = possible.findIndex((signs) => signs.size === 1 && signs.has('PEARL'));
  const wanted = (agent: Agent): boolean => (stage.phase === 'morning' ? agent === holder : possible[agent].size > 1);
  const fitting = moves.filter((move) => 'target' in move && wanted(move.target));
  if (fitting.length > 0) return random.pick(fitting);
  return stage.phase === 'morning' ? null : moves[0];
}

/** Pearl, ready to be played. */
export const pearl = gameOf<PearlState, PearlMove, PearlOptions, PearlHappening>({
  rules,
  policies: () => ({ careful: { reasons: true, choose: careful }, random: randomPolicy }),
  talk: () => null,
  cards: ['PEARL', 'NOTHING'],
  script,
  write,
  playerFields: ['who', 'target'],
});

/** `{"evening":{"Ann":"Bob","lantern":"lit"}}`: Ann peeks at Bob, who is not named sleeps; `{"accuse":["Ann","Bob"]}` or `{"accuse":null}`. */
function script(entry: Readonly<Record<string, unknown>>, turn: Turn<PearlMove>, names: readonly string[]) {
  if (turn.stage.phase === 'morning') {
    const { accuse } = entry;
    if (accuse === null) return { joint: {}, again: false };
    if (!Array.isArray(accuse))
      throw new Refusal('In the morning somebody accuses: {"accuse":["Ann","Bob"]} or {"accuse":null}.');
    const [by, target]: number[] = accuse.map((name) => names.indexOf(String(name)));
    return { joint: { [by]: { kind: 'accuse', target } }, again: false };
  }
  const evening = new Map(entriesOf(entry['evening']));
  const joint: Record<string, Move> = {};
  for (const { seat, by } of turn.choices) {
    const chosen = evening.get(by.length === 0 ? seat : names[by[0]]);
    const target = names.indexOf(String(chosen));
    if (by.length === 0) joint[seat] = { kind: chosen === 'dark' ? 'dark' : 'lit' };
    else joint[seat] = target < 0 ? { kind: 'sleep' } : peek(target);
  }
  return { joint, again: false };
}

/** Writes what `script` reads. */
function write(joint: readonly (PearlMove | null)[], turn: Turn<PearlMove>, names: readonly string[]) {
  const chosen = turn.choices.flatMap(({ by }, index): [string, string][] => {
    const move = joint[index];
    if (move === null || move.kind === 'sleep') return [];
    return [[by.length === 0 ? 'lantern' : names[by[0]], 'target' in move ? names[move.target] : move.kind]];
  });
  if (turn.stage.phase === 'evening') return { evening: Object.fromEntries(chosen) };
  return { accuse: chosen.at(0) ?? null };
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const who = (agent: Agent, names: readonly string[], viewer: Agent | null): string =>
  agent === viewer ? 'You' : names[agent];

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
  happening: (happening, names, viewer) => ({
    icon: 'eye',
    text: isPearl(happening) ? told(happening, names, viewer) : '',
  }),
  moved: (agent, move, names, viewer) => {
    if (!('target' in move) || move.kind !== 'accuse') return null;
    return { icon: 'speech', text: `${who(agent, names, viewer)} accused ${names[Number(move.target)]}.` };
  },
  offer: (move, names) => ('target' in move ? `${move.kind} ${names[Number(move.target)]}` : move.kind),
  question: ({ phase }) => (phase === 'evening' ? 'At whom do you peek?' : 'Do you accuse somebody?'),
  headline: (happenings, names) =>
    happenings
      .filter(isPearl)
      .map((happening) => told(happening, names, null))
      .join(' '),
  act: (agent, move) =>
    'target' in move ? { from: agent, to: Number(move.target), colour: 'accent', label: move.kind } : null,
  worn: (happening) =>
    isPearl(happening) && happening.kind === 'accused'
      ? { who: happening.who, sign: happening.pearl ? 'PEARL' : 'NOTHING' }
      : null,
  uneventful: ({ phase }) => (phase === 'morning' ? 'Nobody accuses anybody.' : ''),
  result: ({ winner }) => (winner === 'finders' ? 'The pearl is found.' : 'The pearl is gone.'),
  policy: (policy) => ({ label: policy, help: '' }),
  options: [
    {
      name: 'evenings',
      label: 'Evenings',
      help: 'How long there is to search.',
      values: { kind: 'number', least: 1, most: 9 },
    },
  ],
  examples: (names) => [
    { formula: `K ${names[0]} pearl(${names[1]})`, says: `${names[0]} knows that ${names[1]} has it` },
  ],
};

function isPearl(happening: Happening): happening is PearlHappening {
  return ['dealt', 'peeked', 'tooDark', 'accused'].includes(happening.kind);
}

function told(happening: PearlHappening, names: readonly string[], viewer: Agent | null): string {
  switch (happening.kind) {
    case 'dealt':
      return `${who(happening.seenBy[0], names, viewer)}: ${happening.pearl ? 'the pearl' : 'nothing'}.`;
    case 'peeked':
      return `${names[happening.target]} has ${happening.pearl ? 'the pearl' : 'nothing'}.`;
    case 'tooDark':
      return 'It was too dark to see.';
    case 'accused':
      return `${names[happening.who]} had ${happening.pearl ? 'the pearl' : 'nothing'}.`;
  }
}
