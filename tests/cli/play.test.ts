import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seedOf } from '../../src/kit/random.ts';
import { printed } from './command-line.ts';

const stepSchema = v.object({
  phase: v.string(),
  round: v.number(),
  decision: v.nullable(v.record(v.string(), v.unknown())),
  happenings: v.array(v.looseObject({ kind: v.string(), seenBy: v.union([v.literal('all'), v.array(v.string())]) })),
  alive: v.array(v.string()),
  possible: v.record(v.string(), v.number()),
  worlds: v.number(),
  overBudget: v.optional(v.literal(true)),
});

const chronicleSchema = v.object({
  game: v.string(),
  options: v.unknown(),
  names: v.array(v.string()),
  seed: v.number(),
  deal: v.record(v.string(), v.string()),
  steps: v.array(stepSchema),
  result: v.string(),
});

function play(words: string) {
  const [chronicle, ...others] = printed(words);
  expect(others).toEqual([]);
  return v.parse(chronicleSchema, chronicle);
}

test('the first step is the deal: 120 worlds, 24 for each player, everybody sees their own card', () => {
  const { steps, deal, names } = play('play salem --seed 3 --budget 2000 --json');
  const [first] = steps;
  expect(first).toMatchObject({ phase: 'deal', round: 0, decision: null, worlds: 120, alive: names });
  expect(first.possible).toEqual({ Ann: 24, Bob: 24, Cat: 24, Dan: 24, Eve: 24 });
  expect(first.happenings).toEqual(names.map((who) => ({ kind: 'card', seenBy: [who], who, role: deal[who] })));
});

test.each(['informed', 'random'])('know answers a game of %s players as play tells it, at every turn', (policy) => {
  for (const seed of [2, 3]) {
    const { game, options, names, deal, steps, result } = play(
      `play salem --seed ${seed} --players-decide ${policy} --budget 2000`,
    );
    const decisions = steps.slice(1).map((step) => step.decision);
    const last = steps.length - 1;
    const asked = [0, 1, 2, 3, Math.floor(last / 2), last].filter((index) => index <= last);
    const scenarios = asked.map((index) => ({
      game,
      options,
      players: names,
      deal,
      decisions: decisions.slice(0, index),
    }));
    const answers = printed('know - --budget 2000', { '-': JSON.stringify(scenarios) });
    expect(answers).toEqual(
      asked.map((index) => {
        const { worlds, alive, possible, overBudget } = steps[index];
        return {
          queries: [],
          worlds,
          possible: Object.fromEntries(alive.map((name) => [name, possible[name]])),
          alive,
          result: index === last ? result : null,
          ...(overBudget === undefined ? {} : { overBudget: true }),
        };
      }),
    );
  }
});

test('silence that speaks is played again by know, too', () => {
  const words = ['play', 'salem', '--seed', '2', '--budget', '20000', '--options', '{"silenceSpeaks":true}'];
  const [chronicle] = printed(words);
  const { game, options, names, deal, steps } = v.parse(chronicleSchema, chronicle);
  const decisions = steps.slice(1).map((step) => step.decision);
  expect(decisions.some((decision) => decision !== null && 'silence' in decision)).toBe(true);
  const scenario = { game, options, players: names, deal, decisions };
  const [answer] = printed('know - --budget 20000', { '-': JSON.stringify(scenario) });
  expect(answer).toMatchObject({ worlds: steps[steps.length - 1].worlds });
});

test('a game of a simulation can be looked at: by its number, or by its own seed', () => {
  const byNumber = play('play salem --seed 5 --number 17 --players-decide random --budget 2000');
  expect(byNumber.seed).toBe(seedOf(5, 17));
  expect(play(`play salem --seed ${byNumber.seed} --players-decide random --budget 2000`)).toEqual(byNumber);
});

test('everything is told by names', () => {
  const { steps } = play('play salem --seed 2 --budget 2000');
  const told = JSON.stringify(steps);
  expect(told).toMatch(/"votes":\[\{"voter":"[A-Z][a-z]+","target":(null|"[A-Z][a-z]+"),"weight":1\}/);
  for (const { happenings } of steps) {
    for (const happening of happenings) {
      for (const field of ['who', 'target', 'out']) {
        if (field in happening && happening[field] !== null) expect(happening[field]).toBeTypeOf('string');
      }
    }
  }
});
