import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FaceTable, possibleFaces } from '../../src/engine/counts.ts';
import { createEngine, type GameEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { killer as game } from '../../src/games/killer/index.ts';
import { killer } from '../../src/games/killer/rules.ts';
import type { KillerState } from '../../src/games/killer/state.ts';
import type { KillerHappening, KillerMove, KillerOptions, Loss } from '../../src/games/killer/types.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { straightOn } from '../../src/players/chance.ts';
import { baselineOptions } from '../support/killer-exact.ts';
import { ask, night, players, vote } from '../support/killer-play.ts';
import { randomGame } from '../support/random-games.ts';

type KillerEngine = GameEngine<KillerState, KillerMove, KillerOptions, KillerHappening>;

/** Who went out, in order, and how; the role where everybody was shown it. */
interface PublicOut {
  readonly who: number;
  readonly voted: boolean;
  readonly role: string | null;
}

/** All deals that fit what everybody has seen, found by going through them one by one, without the engine and the rules. */
function dealsThatFit(count: number, killers: number, loss: Loss, outs: readonly PublicOut[]): string[] {
  const fitting: string[] = [];
  for (let bits = 0; bits < 1 << count; bits++) {
    const deal = Array.from({ length: count }, (_, agent) => (bits >> agent) % 2 === 1);
    if (deal.filter(Boolean).length !== killers) continue;
    const living = new Set(deal.keys());
    let row = 0;
    let all = 0;
    const goesOn = outs.every(({ who, voted, role }) => {
      if (role !== null && (role === 'KILLER') !== deal[who]) return false;
      living.delete(who);
      if (voted) {
        row = deal[who] ? 0 : row + 1;
        all += deal[who] ? 0 : 1;
      }
      const left = [...living].filter((agent) => deal[agent]).length;
      const lost = (loss === '01' && row >= 2) || (loss === '10' && all >= 2);
      return left > 0 && 2 * left < living.size && !lost;
    });
    if (goesOn) fitting.push(deal.map((isKiller) => (isKiller ? 'K' : 'c')).join(''));
  }
  return fitting.sort();
}

function publicOuts(moment: Moment): PublicOut[] {
  return momentsTo(moment).flatMap(({ happenings }) =>
    happenings.filter(isOut).map(({ who, by, role }) => ({ who, voted: by !== 'night', role })),
  );
}

function isOut(told: { readonly kind: string }): told is Extract<KillerHappening, { kind: 'out' }> {
  return told.kind === 'out';
}

/** The deals that are possible as far as everybody knows. */
function possibleDeals(engine: KillerEngine, moment: Moment): string[] {
  const faces = new Set(
    Array.from(moment.knowledge.model.states, (state) =>
      engine
        .face(state)
        .map(({ sign }) => (sign === 'KILLER' ? 'K' : 'c'))
        .join(''),
    ),
  );
  return [...faces].sort();
}

/** The options of a set-up. */
function optionsOf({
  touch,
  ...rest
}: { touch: 'nothing' | 'names' | 'chat' } & Partial<KillerOptions>): KillerOptions {
  const apart = { killersKnowEachOther: touch !== 'nothing', killersShareChat: touch === 'chat' };
  return baselineOptions({ ...rest, ...apart, baseline: false });
}

const setUps = fc
  .record({
    count: fc.integer({ min: 5, max: 8 }),
    killers: fc.integer({ min: 1, max: 3 }),
    loss: fc.constantFrom('00', '01', '10'),
    revealOnOut: fc.boolean(),
    tieRule: fc.constantFrom('nobody', 'random'),
    touch: fc.constantFrom('nothing', 'names', 'chat'),
    seed: fc.integer({ min: 0, max: 0xffffff }),
  })
  .filter(({ count, killers }) => 2 * killers < count);

describe('K18: that the game goes on is announced', () => {
  test('seven players, two killers, 00: 21 deals, 21 after the first out, 20 after the second, 12 after the third', () => {
    const course = [night('Cat', 'Ann', 'Bob'), vote('Dan', 'Eve', 'Fay'), night('Bob', 'Ann', 'Bob')];
    const table = game.open({ killers: 2 }, players(7));
    const faces = new FaceTable(table.engine);
    let moment = table.engine.start(players(7).map((name) => (['Ann', 'Bob'].includes(name) ? 'KILLER' : 'CIVILIAN')));
    const possible = [possibleFaces(faces.count(moment, null))];
    for (const entry of course) {
      moment = table.engine.advance(moment, { kind: 'act', joint: table.script(entry, moment).joint });
      possible.push(possibleFaces(faces.count(moment, null)));
    }
    expect(possible).toEqual([21, 21, 20, 12]);
  });

  test('what everybody holds possible is what an independent search through all deals finds', () => {
    fc.assert(
      fc.property(setUps, ({ count, killers, touch, seed, ...rest }) => {
        const options = optionsOf({ killers, touch, ...rest });
        const engine = createEngine(killer, options, players(count), 5_000);
        let moment = engine.start(engine.draw(randomFrom(seed)));
        const nextChance = straightOn(seed);
        for (let step = 0; step < 12 && moment.turn !== null; step++) {
          const random = nextChance();
          const joint = Object.fromEntries(
            moment.turn.choices.map(({ seat, moves }) => [seat, random.pick(moves)] as const),
          );
          moment = engine.advance(moment, { kind: 'act', joint });
          if (moment.result !== null) break;
          expect(possibleDeals(engine, moment)).toEqual(dealsThatFit(count, killers, options.loss, publicOuts(moment)));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('it tells a player something: with one of two out, the last to go tells where the killers are not', () => {
    // Of five players one is a killer; whoever is out while the game goes on was none.
    const queries = [
      'C all civilian(Bob)',
      'C all civilian(Cat)',
      'Kw Dan killer(Ann)',
      'K Dan (killer(Ann) | killer(Eve))',
    ];
    const answer = ask(5, 1, [night('Bob', 'Ann'), vote('Cat', 'Dan', 'Eve')], queries);
    // Three are left, so that a killer is fewer than half: the game goes on.
    expect(answer.queries.map(({ holds }) => holds)).toEqual([true, true, false, true]);
    expect(answer.possible).toEqual({ Ann: 1, Dan: 2, Eve: 2 });
  });
});

test('K5: in the chat the choices that stand for all lead to every state and everything public that any choice leads to', () => {
  fc.assert(
    fc.property(setUps, ({ count, killers, seed, ...rest }) => {
      const options = optionsOf({ killers, ...rest, touch: 'chat' });
      const engine = createEngine(killer, options, players(count), 5_000);
      const moment = randomGame(engine, seed, 5, 5_000);
      const { possibilities } = engine;
      for (const number of new Set(moment.knowledge.model.states)) {
        if (possibilities.result(number) !== null) continue;
        const state = possibilities.state(number);
        const standIns = killer.standIns?.(state, options) ?? null;
        if (standIns === null) continue;
        const { choices } = killer.turn(state, options);
        const outcomes = (joints: readonly (readonly (KillerMove | null)[])[]) =>
          new Set(
            joints.map((joint) => {
              const { next, happenings } = killer.play(state, joint, options);
              return JSON.stringify([killer.key(next), happenings.filter(({ seenBy }) => seenBy === 'all')]);
            }),
          );
        const all = choices.reduce<(KillerMove | null)[][]>(
          (joints, { moves }) => joints.flatMap((joint) => moves.map((move) => [...joint, move])),
          [[]],
        );
        expect(outcomes(standIns)).toEqual(outcomes(all));
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  [15, 5, 3003],
  [12, 4, 495],
])('K4: with %i players and %i killers there are %i worlds, and never more', (count, killers, worlds) => {
  const { engine } = game.open({ killers }, players(count));
  let moment = engine.start(engine.draw(randomFrom(1)));
  const nextChance = straightOn(1);
  expect(moment.knowledge.model.size).toBe(worlds);
  for (let step = 0; step < 4 && moment.turn !== null; step++) {
    const random = nextChance();
    const joint = Object.fromEntries(moment.turn.choices.map(({ seat, moves }) => [seat, random.pick(moves)] as const));
    moment = engine.advance(moment, { kind: 'act', joint });
    expect(moment.knowledge.model.size).toBeLessThanOrEqual(worlds);
    expect(moment.overBudgetSince).toBeNull();
  }
  expect(momentsTo(moment).length).toBeGreaterThan(1);
});
