import { describe, expect, test } from 'vitest';
import type { Decision, Run } from '../../src/engine/run.ts';
import { ROOT, withDecision } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { presentation } from '../../src/games/standoff/presentation.ts';
import type { StandoffMove } from '../../src/games/standoff/types.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { boardOf } from '../../src/session/board.ts';
import { stepLines } from '../../src/session/view.ts';
import type { Vantage, Viewpoint } from '../../src/session/viewpoint.ts';
import { withOccurring } from '../../src/session/viewpoint.ts';
import { english } from '../../src/ui/words.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const DEAL = ['GOOD', 'GOOD', 'EVIL', 'EVIL'];

function act(seat: number, kind: StandoffMove['kind'], target = 0): Decision {
  const move: StandoffMove = kind === 'shoot' ? { kind, target } : { kind };
  return { kind: 'act', joint: { [seat]: move } };
}

/** A game with a hostage after some decisions, as a viewpoint sees it. */
async function seen(decisions: readonly Decision[], viewpoint: Viewpoint = 'teacher', options: object = {}) {
  const backend = createLocalBackend(games);
  const begun = await backend.begin({
    game: 'standoff',
    names: NAMES,
    seed: 1,
    options: { hostage: true, ...options },
    deal: DEAL,
  });
  if (!begun.ok) throw new Error(begun.message);
  let run: Run = begun.value.run;
  let node = ROOT;
  for (const decision of decisions) ({ run, node } = withDecision(run, node, decision));
  const reports = await backend.reports(run, node);
  if (!reports.ok) throw new Error(reports.message);
  const vantage: Vantage = { viewpoint, path: reports.value, names: NAMES, presentation, words: english.session };
  return { vantage, faces: begun.value.faces };
}

/** What everybody sees at each player's place, and in the middle. */
async function marks(decisions: readonly Decision[]): Promise<readonly string[]> {
  const { vantage, faces } = await seen(decisions, 1);
  const { seats, middle } = boardOf(vantage, faces, null);
  return [
    ...seats.map((seat) => seat.marks.map(({ drawing }) => drawing).join(' ')),
    middle.map(({ label }) => label).join(),
  ];
}

describe('what everybody sees on the board', () => {
  test('S11, S18: all aim, and the hostage is in the middle; who has dropped folds their arms', async () => {
    expect(await marks([])).toEqual(['aiming', 'aiming', 'aiming', 'aiming', 'the hostage']);
    expect(await marks([act(1, 'drop')])).toEqual(['aiming', 'folded', 'aiming', 'aiming', 'the hostage']);
  });

  test('S9, S10: who shot a good player waits, with folded arms; the dead have no place', async () => {
    expect(await marks([act(2, 'shoot', 0)])).toEqual(['', 'aiming', 'folded waiting', 'aiming', 'the hostage']);
  });

  test('S19, S21: the hostage is with its taker, and nowhere when it is dead', async () => {
    expect(await marks([act(3, 'take')])).toEqual(['aiming', 'aiming', 'aiming', 'aiming animal', '']);
    expect(await marks([act(3, 'shootHostage')])).toEqual(['aiming', 'aiming', 'aiming', 'folded waiting', '']);
  });

  test('S7: a shot is an arrow, and the hand of the dead is worn', async () => {
    const { vantage, faces } = await seen([act(2, 'shoot', 0)], 1);
    const { seats, acts } = boardOf(vantage, faces, null);
    expect(acts).toEqual([{ from: 2, to: 0, colour: 'shot', label: 'bang!' }]);
    expect(seats[0]).toMatchObject({ alive: false, worn: true, sign: 'GOOD' });
  });
});

test('S12: a file with a move that the rules forbid is refused with the rule’s number and the reason', async () => {
  const backend = createLocalBackend(games);
  const begun = await backend.begin({ game: 'standoff', names: NAMES, seed: 1, options: {}, deal: DEAL });
  if (!begun.ok) throw new Error(begun.message);
  const first = withDecision(begun.value.run, ROOT, act(0, 'drop'));
  const { run } = withDecision(first.run, first.node, act(0, 'shoot', 1));
  const opened = await backend.open(JSON.parse(JSON.stringify(run)));
  expect(opened.ok ? '' : opened.message).toContain('S12: Ann has dropped the weapon and cannot act');
});

describe('the Standoff in words', () => {
  const lines = async (decisions: readonly Decision[], viewpoint: Viewpoint = 'teacher') => {
    const { vantage } = await seen(decisions, viewpoint);
    return stepLines(vantage, decisions.length).map(({ text }) => text);
  };

  test.each<[string, Decision[], Viewpoint, string[]]>([
    ['S2', [], 2, ['You are evil.']],
    ['S5, S7', [act(0, 'shoot', 2)], 0, ['You shot Cat and Cat’s card shows: evil.']],
    [
      'S10',
      [act(2, 'shoot', 0)],
      0,
      [
        'Cat shot you and your card shows: good.',
        'Cat had to drop the weapon for having shot somebody who was not evil.',
      ],
    ],
    ['S11', [act(1, 'drop')], 'teacher', ['Bob dropped the weapon.']],
    [
      'S13',
      [act(1, 'drop'), act(2, 'shoot', 1)],
      'teacher',
      ['Cat shot Bob, who had dropped, and Bob’s card shows: good.'],
    ],
    [
      'S19',
      [act(1, 'take')],
      'teacher',
      ['Bob took the hostage: whoever does counts as evil from then on, whatever their card shows.'],
    ],
    ['S6', [{ kind: 'act', joint: {} }], 'teacher', ['Nobody acts.']],
  ])('%s', async (_, decisions, viewpoint, expected) => {
    expect(await lines(decisions, viewpoint)).toEqual(expected);
  });

  test('S4: the end is told with who wins', async () => {
    const all = [0, 1, 2, 3].map((seat) => act(seat, 'drop'));
    expect(await lines(all)).toEqual(['Dan dropped the weapon.', 'All weapons are down: the good win together.']);
  });

  test('S17: civilians are no sign of a game in which nobody can be one', async () => {
    const without = await seen([]);
    const among = await seen([], 'teacher', { civilians: true });
    expect(Object.keys(withOccurring(presentation, without.faces).signs)).toEqual(['GOOD', 'EVIL']);
    expect(Object.keys(withOccurring(presentation, among.faces).signs)).toEqual(['GOOD', 'EVIL', 'CIVILIAN']);
  });
});
