import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FaceTable } from '../../src/engine/counts.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { decisionsTo, randomDecision } from '../support/random-games.ts';
import { roomsOptions } from '../support/rooms-house.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];

/** Rooms, whose deals cannot be listed here: there are far too many. */
const unlisted: typeof rooms = {
  ...rooms,
  deals: (options, players) => ({
    ...rooms.deals(options, players),
    all: () => {
      throw new RangeError('Nobody may list these deals.');
    },
  }),
};
const large = createEngine(unlisted, roomsOptions(), TEN);

function formula(text: string): Formula {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.formula;
}

function randomLarge(seed: number, steps: number): Moment {
  const random = randomFrom(seed);
  let moment = large.start(large.draw(random));
  for (let step = 0; step < steps && moment.turn !== null; step++) {
    moment = large.advance(moment, randomDecision(moment, random));
  }
  return moment;
}

const seeds = fc.integer({ min: 0, max: 0xffffff });

test('ten players in fifteen rooms are dealt without any deal being listed, and it is said that exact knowledge never was', () => {
  const moment = large.start(large.draw(randomFrom(1)));
  expect(rooms.deals(roomsOptions(), 10).count).toBeGreaterThan(10n ** 15n);
  expect(moment.overBudgetSince).toBe('deal');
  expect(moment.knowledge.model.size).toBe(45);
  const faces = new FaceTable(large);
  const held = TEN.map((_, agent) => faces.count(moment, agent).worlds);
  // Of the town each holds possible every pair of others; the mafia know each other.
  expect(held.toSorted((one, other) => one - other)).toEqual([1, 1, ...Array.from({ length: 8 }, () => 36)]);
});

test('where worlds are pictures the actual one stays, and what is public rules pictures out', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const moments = momentsTo(randomLarge(seed, 30));
      for (const step of moments) {
        const { model, actual } = step.knowledge;
        expect(model.states[actual]).toBe(step.state);
        const dead = TEN.filter((_, agent) => !step.living.includes(agent));
        const sides = large.face(step.state);
        for (const name of dead) {
          const side = sides[TEN.indexOf(name)].sign.toLowerCase();
          const known = large.truth(step, formula(`C all (${side}(${name}) & ~alive(${name}))`));
          expect(known[actual]).toBe(1);
        }
        if (step.result !== null) expect(model.size).toBe(1);
      }
    }),
    { numRuns: 8 },
  );
});

test('where worlds are pictures a diary can still be shared: the side of its owner is public then', () => {
  const dealt = large.start(large.draw(randomFrom(3)));
  const random = randomFrom(4);
  let moment = dealt;
  while (moment.turn?.speakers.length === 0) moment = large.advance(moment, randomDecision(moment, random));
  const [speaker] = moment.turn?.speakers ?? [];
  const shared = large.advance(moment, { kind: 'share', by: speaker });
  const side = large.face(shared.state)[speaker].sign.toLowerCase();
  expect(large.truth(shared, formula(`C all ${side}(${TEN[speaker]})`))[shared.knowledge.actual]).toBe(1);
  expect(shared.overBudgetSince).toBe('deal');
});

test('where worlds are pictures what is not kept is refused with the reason, and nothing can be announced', () => {
  const moment = large.start(large.draw(randomFrom(1)));
  expect(() => large.truth(moment, formula('trap(3)'))).toThrow('only who is what, and what is public');
  expect(() => large.truth(moment, formula('handyman(Ann)'))).toThrow('only who is what');
  expect(() => large.truth(moment, formula('met(Ann,Bob,1)'))).toThrow('diaries are not kept apart');
  expect(() => large.advance(moment, { kind: 'announce', by: null, formula: 'alive(Ann)' })).toThrow('over budget');
  expect(large.truth(moment, formula('alive(Ann) & ~destroyed(3)'))[0]).toBe(1);
  expect(large.alternatives(large.advance(moment, randomDecision(moment, randomFrom(5))), null)).toEqual([]);
});

test('in a small house nobody knows more by pictures than exactly, from the deal on or from later on', () => {
  const names = ['Ann', 'Bob', 'Cat'];
  const options = roomsOptions({ rooms: 3 });
  const exact = createEngine(rooms, options, names);
  for (const budget of [50, 500]) {
    const coarse = createEngine(rooms, options, names, budget);
    for (let seed = 0; seed < 6; seed++) {
      const random = randomFrom(seed);
      let moment = exact.start(exact.draw(random));
      for (let step = 0; step < 4 && moment.turn !== null; step++) {
        moment = exact.advance(moment, randomDecision(moment, random));
      }
      const deal = exact.deals()[momentsTo(moment)[0].knowledge.actual];
      const other = decisionsTo(moment).reduce((at, decision) => coarse.advance(at, decision), coarse.start(deal));
      expect(other.happenings).toEqual(moment.happenings);
      if (budget === 50) expect(other.overBudgetSince).toBe('deal');
      else expect(momentsTo(other).some(({ coarse: blurred }) => blurred?.reachable === null)).toBe(true);
      const [wide, narrow] = [new FaceTable(coarse), new FaceTable(exact)];
      const text = (table: FaceTable, face: number) => JSON.stringify(table.faces[face]);
      for (const agent of names.keys()) {
        const kept = new Set(
          [...wide.count(other, agent).byFace].flatMap((count, face) => (count > 0 ? [text(wide, face)] : [])),
        );
        const held = [...narrow.count(moment, agent).byFace].flatMap((count, face) =>
          count > 0 ? [text(narrow, face)] : [],
        );
        expect(held.every((face) => kept.has(face))).toBe(true);
      }
    }
  }
});

test('a game with too many deals that has no pictures is refused in words', () => {
  const { pictures, ...without } = rooms;
  expect(pictures).toBeDefined();
  const engine = createEngine(without, roomsOptions(), TEN);
  expect(() => engine.start(engine.draw(randomFrom(1)))).toThrow(
    /There are \d+ ways to deal this game, more than can be kept apart/,
  );
});
