import { expect, test } from 'vitest';
import type { Decision } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { branchesTo } from '../../src/players/chance.ts';
import { courseOf } from '../../src/players/course.ts';
import type { Answer } from '../../src/session/backend.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const BUDGET = 5000;

async function valueOf<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value;
}

test.each([
  ['informed', 4],
  ['random', 9],
  ['informed', 4294967295],
])('the screen and the command line play the same game: %s players, seed %i', async (policy, seed) => {
  const [game] = games;
  const deciders = NAMES.map(() => policy);
  const backend = createLocalBackend(games, BUDGET);
  const begun = await valueOf(backend.begin({ game: game.id, names: NAMES, seed, options: {}, deal: null }));
  let { run } = begun;
  let node = ROOT;
  const decisions: Decision[] = [];
  for (;;) {
    const next = await valueOf(backend.decide(run, node, deciders));
    if (next.kind !== 'decided') break;
    decisions.push(next.decision);
    ({ run, node } = await valueOf(backend.append(run, node, next.decision)));
  }
  const course = [...courseOf(game.open({}, NAMES, BUDGET), seed, deciders)];
  expect(course.slice(1).map((moment) => moment.decision)).toEqual(decisions);
});

test('what is said does not change the chance of a turn; another choice does', () => {
  const act = (alert: boolean): Decision => ({ kind: 'act', joint: { 0: { kind: alert ? 'alert' : 'stay' } } });
  const run = {
    game: 'salem',
    rulesVersion: 1,
    options: {},
    names: NAMES,
    seed: 1,
    deal: [],
    nodes: [
      { id: 1, parent: ROOT, decision: act(false) },
      { id: 2, parent: 1, decision: { kind: 'share', by: 0 } },
      { id: 3, parent: 1, decision: act(false) },
      { id: 4, parent: 2, decision: act(false) },
      { id: 5, parent: 2, decision: act(true) },
      { id: 6, parent: ROOT, decision: act(true) },
    ],
  } as const;
  expect([ROOT, 1, 2, 3, 4, 5, 6].map((node) => branchesTo(run, node))).toEqual([
    [],
    [0],
    [0],
    [0, 0],
    [0, 0],
    [0, 1],
    [1],
  ]);
});
