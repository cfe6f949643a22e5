import { describe, expect, test } from 'vitest';
import { FaceTable } from '../../src/engine/counts.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { ViewBook } from '../../src/engine/view-book.ts';
import { RecentViews, ViewedPast } from '../../src/engine/viewed-past.ts';
import { MOST_EYES } from '../../src/engine/made-views.ts';
import { pastOf } from '../../src/engine/views.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import type { Role } from '../../src/games/rooms/types.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { randomDecision } from '../support/random-games.ts';
import { exactGame, listedThoughts } from '../support/rooms-explicit.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { SMALL_HOUSES } from '../support/rooms-views.ts';

function formula(text: string): Formula {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.formula;
}

function possible(counts: Float64Array | null): ReadonlySet<number> {
  return new Set([...(counts ?? []).keys()].filter((face) => (counts?.[face] ?? 0) > 0));
}

/** Chains of one, two and three players. */
function chainsOf(players: number): readonly (readonly number[])[] {
  const all = Array.from({ length: players }, (_, agent) => agent);
  const two = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other]));
  return [...all.map((one) => [one]), ...two, [0, 1, 2], [2, 0, 1]];
}

describe('pictures in thoughts, by views against listed worlds', () => {
  test.each(SMALL_HOUSES.map((house) => [house.title, house] as const))(
    'R18 to R36, %s: no picture falls that is possible, and for one player none stands that is not',
    (title, house) => {
      for (const seed of [1, 2]) {
        // Views know nothing of what is said aloud: where somebody goes unnamed, that would tell more than who met.
        const saidAloud = !house.options.roles.includes('STOWAWAY');
        const { engine, moments } = exactGame(house, seed, saidAloud ? 1_200 : 8_000, saidAloud);
        const faces = new FaceTable(engine);
        for (const [step, moment] of moments.entries()) {
          const past = new ViewedPast(pastOf(moment), engine.names, faces, viewOf, new RecentViews(), MOST_EYES);
          for (const chain of chainsOf(house.options.roles.length)) {
            const listed = listedThoughts(engine, moment, chain);
            const byView = possible(past.held(chain));
            const fallen = [...listed].filter((face) => !byView.has(face));
            expect([title, seed, step, chain, fallen]).toEqual([title, seed, step, chain, []]);
            if (chain.length === 1) expect([...byView].sort()).toEqual([...listed].sort());
          }
        }
      }
    },
  );

  test('R32, R34: steps in which nothing happened share the past of the step before, which tells the same as their own', () => {
    const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
    const roles: readonly Role[] = ['CONCIERGE', 'JAILER', 'GUEST', 'GUEST', 'SABOTEUR'];
    const engine = createEngine(rooms, roomsOptions({ rooms: 5, roles }), names, 100);
    const random = randomFrom(5);
    const faces = new FaceTable(engine);
    const book = new ViewBook(engine, faces, viewOf);
    let moment = engine.start(engine.draw(random));
    let shared = 0;
    for (let step = 0; step < 10 && moment.turn !== null; step++) {
      moment = engine.advance(moment, randomDecision(moment, random));
      if (moment.happenings.length > 0) continue;
      shared++;
      const own = new ViewedPast(pastOf(moment), names, faces, viewOf, new RecentViews(), MOST_EYES);
      for (const chain of [[], [0], [4], [1, 2]]) expect(book.at(moment).past.held(chain)).toEqual(own.held(chain));
    }
    expect(shared).toBeGreaterThan(1);
  });

  test('what lies behind a picture: nobody rules out what they hold possible there', () => {
    const { engine, moments } = exactGame(SMALL_HOUSES[0], 3, 4_000, false);
    const faces = new FaceTable(engine);
    for (const moment of moments) {
      const past = new ViewedPast(pastOf(moment), engine.names, faces, viewOf, new RecentViews(), MOST_EYES);
      const { model } = moment.knowledge;
      const faceOf = (world: number) => engine.faceOf(model.states[world]);
      for (const face of listedThoughts(engine, moment, [0])) {
        for (const agent of [0, 1, 2]) {
          const column = model.cells[0];
          const worlds = [...column.keys()].filter(
            (world) => column[world] === column[moment.knowledge.actual] && faceOf(world) === face,
          );
          const cells = new Set(worlds.map((world) => model.cells[agent][world]));
          const listed = new Set(
            [...column.keys()].filter((world) => cells.has(model.cells[agent][world])).map(faceOf),
          );
          const byView = possible(past.behind(face, 0, agent));
          expect([...listed].filter((other) => !byView.has(other))).toEqual([]);
        }
      }
    }
  });
});

describe('a house that passes the budget', () => {
  const names = ['Ann', 'Bob', 'Cat', 'Dan'];
  const deal = ['GUEST 1', 'GUEST 1', 'GUEST 3', 'MOBSTER 3'];

  /** Played with room for all worlds, and with too little of it. */
  function played(budget: number, entries: readonly Readonly<Record<string, unknown>>[], aloud: string) {
    const engine = createEngine(rooms, roomsOptions({ rooms: 4, roles: 'plain' }), names, budget);
    let moment: Moment = engine.advance(engine.start(deal), { kind: 'announce', by: null, formula: aloud });
    for (const entry of entries) {
      for (let again = true; again;) {
        const reading = script(entry, engine.possibilities.turn(moment.state), names);
        moment = engine.advance(moment, { kind: 'act', joint: reading.joint });
        again = reading.again;
      }
    }
    const faces = new FaceTable(engine);
    return { engine, faces, moment, viewed: new ViewBook(engine, faces, viewOf).at(moment) };
  }

  test('keeps what was announced while it was known exactly', () => {
    const { moment, viewed, faces } = played(1_000, [{ night: {} }], '~mafia(Bob)');
    expect(moment.overBudgetSince).not.toBeNull();
    const mafia = [...possible(viewed.held([2]).byFace)].map(
      (face) => faces.faces[face].find(({ sign }) => sign === 'MAFIA')?.of,
    );
    // R29, R19: Cat is none, Bob was said to be none, and Dan met Cat on the opening night.
    expect(mafia.sort()).toEqual([0, 3]);
    expect(viewed.truth(formula('K Cat ~mafia(Bob)'))).toBe(true);
    expect(viewed.truth(formula('K Cat (mafia(Ann) | mafia(Dan))'))).toBe(true);
    // No witness is looked for after a truth that nobody said; what really is refutes all the same.
    expect(viewed.settledTruth(formula('K Ann ~mafia(Cat)'))).toBeNull();
    expect(viewed.settledTruth(formula('K Ann mafia(Cat)'))).toBe(false);
  });

  test('R21, R35: pictures, formulas and what stands in each picture agree; a player’s verdict tells nothing they do not know', () => {
    const kill = { night: {}, kill: { by: 'Dan', room: 3 } };
    const { moment, viewed, faces } = played(1_000, [kill], 'alive(Ann)');
    expect(moment.overBudgetSince).not.toBeNull();
    const told = (agent: number) =>
      [...possible(viewed.held([agent]).byFace)].map(
        (face) => faces.faces[face].find(({ sign }) => sign === 'MAFIA')?.of,
      );
    // Ann and Bob were together elsewhere: it was Dan, and the dead Cat saw it.
    expect([told(0), told(1), told(2)]).toEqual([[3], [3], [3]]);
    expect(viewed.truth(formula('K Ann K Bob mafia(Dan)'))).toBe(true);
    expect(viewed.knownTruth(formula('mafia(Dan)'), 0)).toBe(true);
    expect(viewed.knownTruth(formula('mafia(Bob)'), 0)).toBe(false);
    // Dan was where Cat was killed. No trap lies in room 4 after that: a kill lays none.
    expect(viewed.knownTruth(formula('slept(Dan,4,1)'), 0)).toBe(false);
    expect(viewed.knownTruth(formula('trap(4)'), 0)).toBe(false);
    expect(viewed.truth(formula('K Ann K Dan mafia(Ann)'))).toBe(false);
    const standings = viewed.where(formula('mafia(Dan)'), null);
    const dan = faces.faces.findIndex((face) => face.some(({ of, sign }) => of === 3 && sign === 'MAFIA'));
    expect(standings.map((standing) => standing === 'holds')).toEqual(faces.faces.map((_, face) => face === dan));
    expect(() => viewed.truth(formula('K Zoe mafia(Dan)'))).toThrow('Zoe');
  });
});
