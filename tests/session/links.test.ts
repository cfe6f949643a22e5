import { expect, test } from 'vitest';
import type { Run } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import type { Backend } from '../../src/session/backend.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { NAMES } from '../support/salem-worlds.ts';
import { TOLD_NIGHT, valueOf } from '../support/told-night.ts';

async function dealt(): Promise<{ backend: Backend; run: Run; faces: readonly (readonly string[])[] }> {
  const backend = createLocalBackend(games);
  const deal = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
  const begun = valueOf(await backend.begin({ game: 'salem', names: NAMES, seed: 1, options: {}, deal }));
  return { backend, run: begun.run, faces: begun.faces.map((face) => face.map(({ sign }) => sign)) };
}

test('after the deal two worlds are linked for those who have the same card in both', async () => {
  const { backend, run, faces } = await dealt();
  const wanted = [3, 17, 18, 40, 41, 77, 100, 119];
  const links = valueOf(await backend.links(run, ROOT, wanted, null));
  const expected = wanted.flatMap((from, index) =>
    wanted.slice(index + 1).flatMap((to) => {
      const agents = NAMES.map((_, agent) => agent).filter((agent) => faces[from][agent] === faces[to][agent]);
      return agents.length === 0 ? [] : [{ from, to, agents }];
    }),
  );
  expect(links).toEqual(expected);
});

test('those that a player holds possible are all linked for that player', async () => {
  const { backend, run } = await dealt();
  const { run: played, node } = valueOf(await backend.append(run, ROOT, TOLD_NIGHT));
  const report = valueOf(await backend.reports(played, node))[1];
  const held = [...report.players[0].byFace.keys()].filter((face) => report.players[0].byFace[face] > 0);
  const links = valueOf(await backend.links(played, node, held, 0));
  expect(links.filter(({ agents }) => agents.includes(0))).toHaveLength((held.length * (held.length - 1)) / 2);
});

test('more pictures than can be looked at together are refused in words', async () => {
  const { backend, run } = await dealt();
  const answer = await backend.links(run, ROOT, [...Array(32).keys()], null);
  expect(answer.ok ? '' : answer.message).toMatch(/at most 31/);
});
