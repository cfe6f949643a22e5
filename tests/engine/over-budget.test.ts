import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FaceTable } from '../../src/engine/counts.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import type { Decision } from '../../src/engine/run.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { atom, knows } from '../../src/logic/formula/constructors.ts';
import { decisionsTo, randomDecision } from '../support/random-games.ts';
import { NAMES, salemOptions } from '../support/salem-worlds.ts';

const exact = createEngine(salem, salemOptions(), NAMES);
const small = createEngine(salem, salemOptions(), NAMES, 1_000);

/** A random game of Salem with many quiet nights, so that worlds multiply. */
function quietGame(engine: Engine, seed: number, steps: number): Moment {
  const random = randomFrom(seed);
  let moment = engine.start(engine.draw(random));
  for (let step = 0; step < steps && moment.turn !== null; step++) {
    const decision = randomDecision(moment, random);
    moment = engine.advance(moment, quieter(moment, decision));
    if (moment.knowledge.model.size > 100_000) return moment;
  }
  return moment;
}

/** The Doctor heals whom the Godfather attacks, if that is possible. */
function quieter(moment: Moment, decision: Decision): Decision {
  if (decision.kind !== 'act') return decision;
  const target = Object.values(decision.joint).find((move) => move.kind === 'kill');
  if (target === undefined || !('target' in target)) return decision;
  const doctor = moment.turn?.choices.find((choice) => choice.moves.some((move) => move.kind === 'heal'));
  const heal = doctor?.moves.find((move) => 'target' in move && move.target === target.target);
  if (doctor === undefined || heal === undefined) return decision;
  return { kind: 'act', joint: { ...decision.joint, [doctor.seat]: heal } };
}

function playAgain(engine: Engine, deal: number, decisions: readonly Decision[]): Moment {
  return decisions.reduce((at, decision) => engine.advance(at, decision), engine.start(engine.deals()[deal]));
}

const seeds = fc.integer({ min: 0, max: 0xffffff });
const first = (moment: Moment) => momentsTo(moment)[0].knowledge.actual;

test('past the budget the game goes on with the same events, and says so', () => {
  const moment = quietGame(exact, 1, 1);
  expect(moment.knowledge.model.size).toBe(3_000);
  const coarse = playAgain(small, first(moment), decisionsTo(moment));
  expect(coarse.overBudgetSince).toBe(momentsTo(coarse)[0]);
  expect(coarse.happenings).toEqual(moment.happenings);
  expect(coarse.turn).toEqual(moment.turn);
  expect(coarse.knowledge.model.size).toBeLessThanOrEqual(1_000);
});

test('over budget nobody holds less possible than by exact play, and the actual world stays', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const moment = quietGame(exact, seed, 6);
      const coarse = playAgain(small, first(moment), decisionsTo(moment));
      const [wide, narrow] = [new FaceTable(small), new FaceTable(exact)];
      expect(small.face(coarse.knowledge.model.states[coarse.knowledge.actual])).toEqual(exact.face(moment.state));
      for (const agent of NAMES.keys()) {
        const held = narrow.count(moment, agent).byFace;
        const kept = wide.count(coarse, agent).byFace;
        expect(held.every((count, face) => count === 0 || kept[face] > 0)).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
});

test('over budget the players keep what they knew, and learn what is public', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const moment = quietGame(small, seed, 8);
      for (const step of momentsTo(moment)) {
        if (step.overBudgetSince === null || step.before === null) continue;
        for (const [me, name] of NAMES.entries()) {
          for (const [other, role] of small.face(step.state).map((glyph) => [NAMES[glyph.of], glyph.sign] as const)) {
            const known = knows(name, atom(role.toLowerCase(), other));
            const holds = (at: Moment) => small.truth(at, known)[at.knowledge.actual] === 1;
            if (holds(step.before)) expect(holds(step)).toBe(true);
          }
          expect(small.truth(step, knows(name, atom('alive', NAMES[me])))[step.knowledge.actual]).toBe(
            step.living.includes(me) ? 1 : 0,
          );
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('knowledge is exact again once the diaries that were opened make it small: the same worlds as by exact play', () => {
  let rebuilt = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const moment = quietGame(exact, seed, 8);
      const other = playAgain(small, first(moment), decisionsTo(moment));
      const again = momentsTo(other).map((step) => step.overBudgetSince);
      if (other.overBudgetSince !== null || again.every((since) => since === null)) return;
      rebuilt++;
      expect(other.knowledge.model.size).toBe(moment.knowledge.model.size);
      const cells = (at: Moment): number[] => at.knowledge.model.cells.map((column) => new Set(column).size);
      expect(cells(other)).toEqual(cells(moment));
    }),
    { numRuns: 40, seed: 7 },
  );
  expect(rebuilt).toBeGreaterThan(3);
});

test('over budget a formula is not announced, and one about the past is not answered: both say why', () => {
  const moment = quietGame(small, 1, 1);
  expect(moment.overBudgetSince).not.toBeNull();
  const speak = (): Moment => small.advance(moment, { kind: 'announce', by: 0, formula: 'alive(Ann)' });
  expect(speak).toThrow(/Nothing can be announced while the worlds are over budget/);
  expect(() => small.truth(moment, atom('attacked', 'Ann', '1'))).toThrow(/diaries are not kept apart/);
});
