import { expect, test } from 'vitest';
import * as v from 'valibot';
import { answerScenario, playScenario, readScenario } from '../../src/cli/scenario.ts';
import { Tables } from '../../src/cli/tables.ts';
import golden from './salem-games.json' with { type: 'json' };

const fileSchema = v.object({
  games: v.array(
    v.object({
      game: v.string(),
      options: v.unknown(),
      players: v.array(v.string()),
      deal: v.record(v.string(), v.string()),
      decisions: v.array(v.record(v.string(), v.unknown())),
      result: v.nullable(v.string()),
      checks: v.array(
        v.object({
          after: v.number(),
          alive: v.array(v.string()),
          possible: v.record(v.string(), v.number()),
          queries: v.record(v.string(), v.boolean()),
          worlds: v.number(),
        }),
      ),
    }),
  ),
});

const tables = new Tables();
const { games } = v.parse(fileSchema, golden);

test('there are 25 games with 78 checks', () => {
  expect(games).toHaveLength(25);
  expect(games.flatMap((game) => game.checks)).toHaveLength(78);
});

for (const [number, { checks, result, ...game }] of games.entries()) {
  test(`T1 to T25: game ${number + 1} of the independent brute force ends as it should`, () => {
    const { moment } = playScenario(readScenario(game), tables);
    expect(moment.result?.winner ?? null).toBe(result);
  });
  for (const check of checks) {
    test(`T18: game ${number + 1} after ${check.after} decisions: worlds, possible roles and ${Object.keys(check.queries).length} formulas`, () => {
      const decisions = game.decisions.slice(0, check.after);
      const answer = answerScenario(readScenario({ ...game, decisions, queries: Object.keys(check.queries) }), tables);
      expect(Object.fromEntries(answer.queries.map(({ formula, holds }) => [formula, holds]))).toEqual(check.queries);
      expect(answer.possible).toEqual(check.possible);
      expect(answer.alive).toEqual(check.alive);
      expect(answer.worlds).toBe(check.worlds);
    });
  }
}
