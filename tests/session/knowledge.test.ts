import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { presentation } from '../../src/games/salem/presentation.ts';
import { openCell } from '../../src/session/knowledge/open-cell.ts';
import { commonPlan, nestedPlan, whatPlan } from '../../src/session/knowledge/plans.ts';
import { readCells } from '../../src/session/knowledge/read-cells.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { chainOf } from '../../src/session/thoughts.ts';
import type { Viewpoint } from '../../src/session/viewpoint.ts';
import { whyOf } from '../../src/session/why.ts';
import { english } from '../../src/ui/words.ts';
import { TOLD_NIGHT } from '../support/told-night.ts';
import { names } from './fixture.ts';
import { askerOf, cellsOf } from './knowledge-seen.ts';

const [ANN, BOB, CAT, , EVE] = [0, 1, 2, 3, 4];
async function played(viewpoint: Viewpoint) {
  const backend = createLocalBackend(games);
  const deal = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
  const begun = await backend.begin({ game: 'salem', names, seed: 1, options: {}, deal });
  if (!begun.ok) throw new Error(begun.message);
  const { faces } = begun.value;
  const appended = await backend.append(begun.value.run, ROOT, TOLD_NIGHT);
  if (!appended.ok) throw new Error(appended.message);
  const { run, node } = appended.value;
  const reports = await backend.reports(run, node);
  if (!reports.ok) throw new Error(reports.message);
  const vantage = { viewpoint, path: reports.value, names, presentation, words: english.session };
  return { backend, run, node, faces, vantage, asker: askerOf(vantage, run) };
}

describe('chains of thoughts', () => {
  test('begin with the viewpoint’s player, and who stands twice in a row stands once', () => {
    expect(chainOf('teacher', [ANN, ANN, BOB])).toEqual([ANN, BOB]);
    expect(chainOf(ANN, [])).toEqual([ANN]);
    expect(chainOf(ANN, [ANN, BOB, ANN])).toEqual([ANN, BOB, ANN]);
  });
});

describe('who knows what others are', () => {
  test('the teacher sees what is known, what is still possible, and since when', async () => {
    const { asker, faces } = await played('teacher');
    expect(openCell(asker, faces, ANN, EVE)).toEqual({
      standing: 'known',
      sign: 'GFR',
      possible: ['GFR'],
      since: 1,
      why: { agent: ANN, formula: 'gfr(Eve)', says: 'Eve is the Godfather' },
    });
    expect(openCell(asker, faces, ANN, ANN)).toMatchObject({ standing: 'known', sign: 'LOO', since: 0 });
    expect(openCell(asker, faces, ANN, CAT)).toMatchObject({ standing: 'unknown', possible: ['VET', 'MAY'], since: 1 });
  });

  test('a player sees of others as much as that player knows', async () => {
    const { backend, run, vantage, asker } = await played(BOB);
    const plans = [whatPlan(asker, ANN, ANN), whatPlan(asker, ANN, EVE), whatPlan(asker, CAT, EVE)];
    const cells = await cellsOf(backend, run, vantage, plans);
    expect(cells.map(({ standing, since }) => [standing, since])).toEqual([
      ['knows', 0],
      ['unclear', 1],
      ['unclear', 1],
    ]);
    expect(cells.map(({ why }) => why?.agent)).toEqual([BOB, BOB, BOB]);
    expect(cells[0].why?.says).toBe('Ann knows what Ann is');
  });

  test('who knows that Ann knows', async () => {
    const { backend, run, vantage, asker } = await played('teacher');
    const plans = [nestedPlan(asker, ANN, ANN, EVE), nestedPlan(asker, EVE, ANN, EVE)];
    const cells = await cellsOf(backend, run, vantage, plans);
    expect(cells.map(({ standing }) => standing)).toEqual(['knows', 'unclear']);
    expect(cells[1].why).toMatchObject({ agent: EVE, says: 'Ann knows what Eve is' });
  });

  test('common knowledge of one is knowledge; of more it is less', async () => {
    const { backend, run, vantage, asker } = await played('teacher');
    const plans = [commonPlan(asker, [ANN], EVE), commonPlan(asker, [ANN, BOB], EVE)];
    const cells = await cellsOf(backend, run, vantage, plans);
    expect(cells.map(({ standing, sign }) => [standing, sign])).toEqual([
      ['known', 'GFR'],
      ['unknown', null],
    ]);
  });
});

test('an explanation groups the worlds that spoke against it by what became of them', async () => {
  const { backend, run, node, vantage, faces } = await played('teacher');
  const why = await backend.why(run, node, ANN, 'gfr(Eve)', null);
  if (!why.ok) throw new Error(why.message);
  const view = whyOf(vantage, faces, ANN, why.value, english.knowledge.why);
  expect(view).toMatchObject({ known: true, against: 18, refutedBy: null, partial: false });
  expect(view.groups.reduce((sum, { count }) => sum + count, 0)).toBe(18);
  expect(view.groups.map(({ text }) => text).join(' ')).toMatch(
    /Told apart in Night 1: Ann watched Bob\. Ann saw .*Eve/,
  );
  const not = await backend.why(run, node, BOB, 'gfr(Eve)', null);
  if (!not.ok) throw new Error(not.message);
  const refuted = whyOf(vantage, faces, BOB, not.value, english.knowledge.why);
  const refuting = faces[refuted.refutedBy ?? -1];
  expect(refuting.find(({ of }) => of === EVE)?.sign).not.toBe('GFR');
});

test('nothing is said to stand since a step while what was before it is awaited', async () => {
  const { asker } = await played('teacher');
  const plan = commonPlan(asker, [ANN, BOB], EVE);
  const truth = plan.ways.map((_, place) => place === 0);
  const other = plan.ways.map((_, place) => place === 1);
  const since = (...truths: Parameters<typeof readCells>[1]) => readCells([plan], truths)[0]?.since;
  expect(since(null, null, truth)).toBeNull();
  expect(since(other, null, truth)).toBeNull();
  expect(since(null, other, truth)).toBe(2);
  expect(since(truth, truth, truth)).toBe(0);
  expect(readCells([plan], [truth, null])[0]).toBeNull();
});
