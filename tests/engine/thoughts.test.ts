import { expect, test } from 'vitest';
import { historyOf } from '../../src/engine/history.ts';
import { thoughtWorlds } from '../../src/engine/thoughts.ts';
import type { WorldSet } from '../../src/logic/model.ts';
import { playScenario, readScenario } from '../../src/cli/scenario.ts';
import { IN_ORDER, night, TABLES } from '../support/salem-play.ts';
import { NAMES } from '../support/salem-worlds.ts';

const ANN = 0;
const BOB = 1;

const countWorlds = (worlds: WorldSet): number => worlds.reduce((sum, member) => sum + member, 0);

function play(decisions: readonly object[]) {
  return playScenario(readScenario({ game: 'salem', players: NAMES, deal: IN_ORDER, decisions }), TABLES);
}

test('thoughts: nobody thinks of the actual world alone; Ann of her cell; Ann of Bob of all that she cannot rule out for him', () => {
  const { moment } = play([]);
  expect(countWorlds(thoughtWorlds(moment.knowledge, []))).toBe(1);
  expect(countWorlds(thoughtWorlds(moment.knowledge, [ANN]))).toBe(24);
  // Bob may hold any of four cards for all that Ann knows: all deals in which Bob is not the Lookout.
  expect(countWorlds(thoughtWorlds(moment.knowledge, [ANN, BOB]))).toBe(96);
  expect(countWorlds(thoughtWorlds(moment.knowledge, [ANN, BOB, ANN]))).toBe(120);
  expect(countWorlds(thoughtWorlds(moment.knowledge, [ANN, ANN]))).toBe(24);
});

test('the alternatives of a night: 246 public outcomes by deaths and roles, the real one first, all 19,200 ways', () => {
  const { table, moment } = play([night('Bob', 'Ann', 'Dan')]);
  const alternatives = table.engine.alternatives(moment, null);
  expect(alternatives[0].actual).toBe(true);
  expect(alternatives[0].happenings).toEqual([{ kind: 'death', seenBy: 'all', who: 3, role: 'MAY', by: 'night' }]);
  const ways = alternatives.reduce((sum, alternative) => sum + alternative.ways, 0);
  expect(ways).toBe(19_200);
  const deaths = alternatives.map(({ happenings }) =>
    JSON.stringify(
      happenings
        .filter(({ kind }) => kind === 'death')
        .map((death) => JSON.stringify(death))
        .sort(),
    ),
  );
  expect(new Set(deaths).size).toBe(246);
});

test("the alternatives as the Mayor tells them apart: only from worlds in which he is the Mayor; a Lookout's tell more", () => {
  const { table, moment } = play([night('Bob', 'Ann', 'Dan')]);
  const mayor = table.engine.alternatives(moment, 3);
  expect(mayor.reduce((sum, { ways }) => sum + ways, 0)).toBe(3_840);
  const lookout = table.engine.alternatives(moment, ANN);
  expect(lookout.reduce((sum, { ways }) => sum + ways, 0)).toBe(3_840);
  expect(lookout[0].moves).toEqual([{ kind: 'watch', target: 1 }]);
  expect(lookout.length).toBeGreaterThan(mayor.length);
});

test('an open step has no alternatives', () => {
  const { table, moment } = play([night('Bob', 'Ann', 'Dan'), { reveal: false }]);
  expect(table.engine.alternatives(moment, null)).toEqual([]);
});

test("a world's history says what would have had to happen", () => {
  const { table, moment } = play([night('Bob', 'Ann', 'Dan')]);
  const { deal, decisions } = historyOf(table.engine, moment, moment.knowledge.actual);
  expect(deal).toEqual(['LOO', 'DOC', 'VET', 'MAY', 'GFR']);
  expect(decisions[0]).toMatchObject({ kind: 'act', joint: { 4: { kind: 'kill', target: 3 } } });
});
