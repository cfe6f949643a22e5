import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { explain } from '../../src/engine/explain.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import type { Move } from '../../src/engine/rules.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { knows } from '../../src/logic/formula/constructors.ts';
import { NoStepBefore } from '../../src/logic/truth.ts';
import { parsed } from '../logic/formula-trees.ts';
import { randomDecision } from '../support/random-games.ts';
import { NAMES, salemOptions } from '../support/salem-worlds.ts';

const engine = createEngine(salem, salemOptions(), NAMES);
const deal = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
const at = (kind: string, target: number) => ({ kind, target });

/** Ann watches Cat, whom Bob heals and Eve attacks: nobody dies, and Ann sees Bob and Eve. */
function quietNight(game: Engine, moment: Moment): Moment {
  const moves: Record<string, Move> = { 0: at('watch', 2), 1: at('heal', 2), 4: at('kill', 2) };
  const choices = moment.turn?.choices ?? [];
  const joint = Object.fromEntries(choices.map(({ seat, moves: [usual] }) => [seat, moves[seat] ?? usual]));
  return game.advance(moment, { kind: 'act', joint });
}

const announce = (moment: Moment, formula: string) => engine.advance(moment, { kind: 'announce', by: null, formula });

/** For each end, how many counter-worlds came to it. */
function ends({ answer }: ReturnType<typeof explain>): Record<string, number> {
  const counts: Record<string, number> = {};
  if (!answer.known) return counts;
  for (const { fate, count } of answer.groups) {
    const end = `${fate.kind} ${fate.step}`;
    counts[end] = (counts[end] ?? 0) + count;
  }
  return counts;
}

describe('why a player knows', () => {
  test('what the Lookout saw tells worlds apart', () => {
    const morning = quietNight(engine, engine.start(deal));
    // Six of Ann's 24 worlds have Dan as the Godfather, whom she would have seen at Cat's.
    const why = explain(engine, morning, 0, parsed('~gfr(Dan)'));
    expect(ends(why)).toEqual({ 'apart 1': 6 });
    expect(why).toMatchObject({ from: 0, reachesDeal: true });
    expect(why.answer.known && why.answer.groups[0].face).toContainEqual({ of: 3, sign: 'GFR' });
  });

  test('announcements prune, each its own', () => {
    const told = announce(announce(engine.start(deal), '~gfr(Bob)'), 'gfr(Eve)');
    expect(ends(explain(engine, told, 0, parsed('gfr(Eve)')))).toEqual({ 'pruned 1': 6, 'pruned 2': 12 });
    const later = explain(engine, told, 0, parsed('gfr(Eve)'), { since: 1 });
    expect(later.from).toBe(1);
    expect(ends(later)).toEqual({ 'pruned 2': 12 });
  });

  test('what somebody else has come to know makes worlds satisfy the formula', () => {
    const told = announce(engine.start(deal), 'loo(Ann)');
    expect(ends(explain(engine, told, 0, parsed('K Bob loo(Ann)')))).toEqual({ 'satisfies 1': 24 });
  });

  test('what is said with Y is followed from the first moment that has a step before it', () => {
    const told = announce(announce(engine.start(deal), 'loo(Ann)'), 'alive(Ann)');
    // One moment after the deal Bob had not known it at the deal, in none of Ann's 24 worlds; now he had known it one step before.
    const why = explain(engine, told, 0, parsed('Y K Bob loo(Ann)'));
    expect([why.from, ends(why)]).toEqual([1, { 'satisfies 2': 24 }]);
    expect(() => explain(engine, engine.start(deal), 0, parsed('Y loo(Ann)'))).toThrow(NoStepBefore);
  });

  test('what is not known is refuted by a world that is possible, at any world', () => {
    const start = engine.start(deal);
    const { answer } = explain(engine, start, 0, parsed('gfr(Eve)'));
    expect(answer.known).toBe(false);
    expect(!answer.known && answer.face).not.toContainEqual({ of: 4, sign: 'GFR' });
    const isDan = engine.truth(start, parsed('gfr(Dan)'));
    expect(explain(engine, start, 3, parsed('gfr(Dan)'), { world: isDan.indexOf(1) }).answer.known).toBe(true);
  });

  test('agrees with the truth of K in random games, and accounts for every counter-world of the deal', () => {
    const formulas = ['gfr(Eve)', '~gfr(Eve)', 'K Bob ~gfr(Bob)', '~K Eve doc(Ann)', 'M Cat gfr(Dan)'].map(parsed);
    for (let seed = 1; seed <= 4; seed++) {
      const random = randomFrom(seed);
      let moment = engine.start(engine.draw(random));
      const start = moment;
      for (let step = 0; step < 5 && moment.turn !== null; step++) {
        moment = engine.advance(moment, randomDecision(moment, random));
      }
      const { actual } = moment.knowledge;
      for (const formula of formulas) {
        for (const [agent, name] of NAMES.entries()) {
          const why = explain(engine, moment, agent, formula);
          expect(why.answer.known).toBe(engine.truth(moment, knows(name, formula))[actual] === 1);
          if (!why.answer.known) {
            expect(engine.truth(moment, formula)[why.answer.world]).toBe(0);
            continue;
          }
          const column = start.knowledge.model.cells[agent];
          const then = engine.truth(start, formula);
          const refuting = column.filter((cell, world) => cell === column[start.knowledge.actual] && then[world] === 0);
          expect(why.answer.groups.reduce((sum, { count }) => sum + count, 0)).toBe(refuting.length);
        }
      }
    }
  });

  test('over budget, worlds are followed no further back than they were kept', () => {
    const small = createEngine(salem, salemOptions(), NAMES, 200);
    const morning = quietNight(small, small.start(deal));
    expect(morning.overBudgetSince).not.toBeNull();
    expect(explain(small, morning, 0, parsed('loo(Ann)'))).toEqual({
      from: 1,
      reachesDeal: false,
      answer: { known: true, groups: [] },
    });
  });

  test('knowledge made anew after a diary was opened reaches back to the deal again', () => {
    const small = createEngine(salem, salemOptions(), NAMES, 200);
    const morning = quietNight(small, small.start(deal));
    const shared = small.advance(morning, { kind: 'share', by: 1 });
    expect(shared.overBudgetSince).toBeNull();
    const why = explain(small, shared, 0, parsed('doc(Bob)'));
    expect(why.reachesDeal).toBe(true);
    expect(Object.keys(ends(why))).toEqual([`pruned ${momentsTo(shared).length - 1}`]);
  });
});
