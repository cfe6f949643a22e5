import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import { historyOf } from '../../src/engine/history.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { viewOf } from '../../src/engine/view.ts';
import { killer } from '../../src/games/killer/index.ts';
import { readRun } from '../../src/session/run-schema.ts';
import { ask, night, play, players } from '../support/killer-play.ts';

/* Seven players, Ann and Bob the killers; Cat goes out in night 0. */
const NAMES = players(7);
const DEAL = ['KILLER', 'KILLER', 'CIVILIAN', 'CIVILIAN', 'CIVILIAN', 'CIVILIAN', 'CIVILIAN'];
const DARK = night('Cat', 'Ann', 'Bob');
const claim = (formula: string, by: string) => ({ claim: formula, by });

describe('a claim (K17)', () => {
  test.each([
    ['Ann', 'killer(Ann)', 'truth'],
    ['Ann', '~killer(Ann)', 'lie'],
    ['Ann', 'civilian(Bob)', 'lie'],
    ['Dan', '~killer(Dan)', 'truth'],
    ['Dan', 'killer(Ann)', 'bluff'],
    ['Dan', 'K Ann killer(Bob)', 'bluff'],
    // Last words of who went out in the night.
    ['Cat', 'civilian(Cat)', 'truth'],
    ['Cat', 'killer(Eve)', 'bluff'],
  ])('%s claims %s: a %s', (by, formula, honesty) => {
    expect(play(7, 2, [DARK, claim(formula, by)]).honesty).toBe(honesty);
  });

  test('rules out nothing, and leaves the turn as it was', () => {
    const before = play(7, 2, [DARK]);
    const after = play(7, 2, [DARK, claim('~killer(Ann)', 'Ann'), claim('killer(Ann)', 'Dan')]);
    expect(after.knowledge.model.states).toEqual(before.knowledge.model.states);
    expect(after.knowledge.model.cells).toEqual(before.knowledge.model.cells);
    expect(after.turn).toEqual(before.turn);
    const asked = ['K Dan ~killer(Ann)', 'Kw Eve killer(Ann)', 'K Ann out(Cat)'];
    expect(ask(7, 2, [DARK, claim('~killer(Ann)', 'Ann')], asked).queries.map(({ holds }) => holds)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is refused in words where it may not be made or means nothing', () => {
    const problem = (by: string, formula: string, before: object[] = [DARK]) => {
      try {
        play(7, 2, [...before.map((entry) => ({ ...entry })), claim(formula, by)]);
      } catch (error) {
        if (error instanceof Refusal) return error.message;
        throw error;
      }
      return '';
    };
    expect(problem('Cat', 'killer(Ann)', [DARK, { vote: {} }, night(null, 'Ann', 'Bob')])).toContain(
      'Cat may not claim anything now. Those who may are Ann, Bob, Dan',
    );
    expect(problem('Ann', 'killer(Ann)', [])).toContain('the rules leave no room for claims in this turn');
    expect(problem('Ann', 'killer(')).toContain('column');
    expect(problem('Ann', 'gfr(Ann)')).toContain('There is no atom "gfr"');
    expect(problem('Ann', 'killer(Zoe)')).toContain('There is no player "Zoe"');
  });

  test('is an event of its own: histories lead through it, and a file holds it', () => {
    const moment = play(7, 2, [DARK, claim('~killer(Ann)', 'Ann')]);
    const { engine } = killer.open({ killers: 2 }, NAMES);
    const decided: Decision[] = [];
    for (let at = moment; at.before !== null; at = at.before) if (at.decision !== null) decided.unshift(at.decision);
    const again = decided.reduce((at, decision) => engine.advance(at, decision), engine.start(DEAL));
    expect(again.honesty).toBe('lie');
    expect(historyOf(engine, again, again.knowledge.actual).decisions).toEqual(decided);
    const run = {
      game: 'killer',
      rulesVersion: 1,
      options: engine.options,
      names: NAMES,
      seed: 1,
      deal: DEAL,
      nodes: decided.map((decision, index) => ({ id: index + 1, parent: index === 0 ? ROOT : index, decision })),
    };
    expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    // What a player's file says of it is what everybody heard.
    const step = viewOf(engine, again, 3).steps.at(-1);
    expect(step?.decision).toEqual({ kind: 'claim', by: 0, formula: '~killer(Ann)' });
    expect(JSON.stringify(step)).not.toContain('lie');
  });

  test('cannot be judged while knowledge is not exact', () => {
    const { engine } = killer.open({ killers: 2, killersShareChat: false }, NAMES, 30);
    let day = engine.start(DEAL);
    while (day.turn !== null && day.turn.stage.phase !== 'day') {
      const joint = Object.fromEntries(
        day.turn.choices.map(({ seat, moves }) => [seat, moves.length === 7 ? moves[3] : moves[0]]),
      );
      day = engine.advance(day, { kind: 'act', joint });
    }
    expect(day.overBudgetSince).not.toBeNull();
    const said = engine.advance(day, { kind: 'claim', by: 0, formula: '~killer(Ann)' });
    expect(said.honesty).toBeNull();
    expect(said.knowledge).toBe(day.knowledge);
  });
});
