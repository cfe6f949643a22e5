import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { NightWorld } from '../support/salem-worlds.ts';
import { firstNightWorlds, godfatherShares, salemOptions } from '../support/salem-worlds.ts';
import type { Role, SalemOptions } from '../../src/games/salem/types.ts';
import factsFile from './salem-night1-facts.json' with { type: 'json' };
import viewsFile from './salem-night1-views.json' with { type: 'json' };

const factSchema = v.object({
  id: v.string(),
  text: v.string(),
  main_worlds: v.number(),
  main_assignments: v.number(),
  main_true: v.number(),
  valid: v.boolean(),
  gfr_positions: v.record(v.string(), v.number()),
  readings_hold: v.number(),
  readings_fail: v.number(),
  readings_vacuous: v.number(),
});
const viewSchema = v.object({
  view: v.string(),
  worlds: v.number(),
  assignments: v.number(),
  gfr_possible: v.array(v.number()),
  posterior_uniform: v.record(v.string(), v.string()),
});
const facts = v.parse(v.object({ facts: v.array(factSchema) }), factsFile).facts;
const views = v.parse(v.object({ views: v.array(viewSchema) }), viewsFile).views;

type Condition = (world: NightWorld) => boolean;
const all =
  (...conditions: readonly Condition[]): Condition =>
  (world) =>
    conditions.every((condition) => condition(world));
const is =
  (player: number, ...roles: readonly Role[]): Condition =>
  (world) =>
    roles.includes(world.roles[player]);
const isTown = (player: number) => is(player, 'LOO', 'DOC', 'VET', 'MAY');
const died =
  (player: number): Condition =>
  (world) =>
    world.dead.includes(player);
const lives =
  (player: number): Condition =>
  (world) =>
    !world.dead.includes(player);
const onlyDead =
  (...players: readonly number[]): Condition =>
  (world) =>
    String(world.dead) === String(players);
const nobodyDied = onlyDead();
const saw =
  (...visitors: readonly number[]): Condition =>
  (world) =>
    world.roles[0] === 'LOO' && world.watched === 1 && String(world.saw) === String(visitors);
const healedOne: Condition = (world) => world.roles[0] === 'DOC' && world.healed === 1;
const healedSelf: Condition = (world) => world.roles[0] === 'DOC' && world.healed === 0;
const message: Condition = (world) => world.message;
const noMessage: Condition = (world) => !world.message;
const vetAlert: Condition = (world) => world.roles[0] === 'VET' && world.alert;
const vetIn: Condition = (world) => world.roles[0] === 'VET' && !world.alert;
const shot: Condition = (world) => world.shots > 0;
const noShot: Condition = (world) => world.shots === 0;
const attackedOne: Condition = (world) => world.roles[0] === 'GFR' && world.attacked === 1;
const attacked =
  (player: number): Condition =>
  (world) =>
    world.attacked === player;
const healedTheAttacked: Condition = (world) => world.attacked >= 0 && world.healed === world.attacked;
const deadWithRole =
  (...roles: readonly Role[]): Condition =>
  (world) =>
    world.dead.length === 1 && roles.includes(world.roles[world.dead[0]]);
const holder = (world: NightWorld, role: Role) => world.roles.indexOf(role);

/** Each fact of the shared list: a condition, what follows from it, and the rules it shows. */
function factConditions(options: SalemOptions): Readonly<Record<string, readonly [string, Condition, Condition]>> {
  const visitsVeteran: Condition = (world) => {
    const veteran = holder(world, 'VET');
    return (
      world.attacked === veteran || world.healed === veteran || (options.watchingIsVisit && world.watched === veteran)
    );
  };
  const shotByMe: Condition = (world) =>
    (world.roles[1] === 'GFR' && world.attacked === 0) ||
    (world.roles[1] === 'DOC' && world.healed === 0) ||
    (options.watchingIsVisit && world.roles[1] === 'LOO' && world.watched === 0);
  return {
    L1: ['T7', all(saw(2), died(1), isTown(1)), is(2, 'GFR')],
    L1b: ['T7', all(saw(2), lives(0), died(1)), is(2, 'GFR')],
    L2: ['T7', all(saw(2), died(1), is(1, 'GFR')), is(2, 'DOC')],
    L3: ['T7', all(saw(2), lives(0), lives(1)), is(2, 'DOC')],
    L4: ['T7', all(saw(2), nobodyDied), all(is(2, 'GFR'), is(1, 'DOC'))],
    L4b: ['T7', all(saw(2), onlyDead(3), isTown(3)), is(2, 'DOC')],
    L6: ['T7', all(saw(2, 3), lives(0)), lives(1)],
    L7: ['T7', all(saw(), lives(1), lives(0)), is(1, 'GFR')],
    L8: ['T7', all(saw(), died(1)), is(1, 'DOC', 'GFR')],
    L10: ['T7', all(saw(), nobodyDied), all(healedTheAttacked, (world) => world.attacked !== 1)],
    D1: ['T9', all(healedOne, message), (world) => world.roles[1] !== 'GFR'],
    D3: ['T9', all(healedOne, message, nobodyDied), (world) => !(world.roles[1] === 'VET' && world.alert)],
    D4: ['T9', all(healedOne, noMessage, nobodyDied), () => false],
    D6: ['T10', all(healedSelf, message), () => true],
    V1: ['T12', all(vetAlert, noShot), (world) => !visitsVeteran(world)],
    V2: ['T11', all(vetAlert, shot, onlyDead(1)), all(shotByMe, is(1, 'LOO', 'DOC', 'GFR'))],
    V4: ['T11', all(vetAlert, shot, onlyDead(1), is(1, 'LOO')), attacked(1)],
    V4b: [
      'T11',
      all(vetAlert, shot, onlyDead(1), is(1, 'LOO')),
      (world) => world.attacked === 1 || healedTheAttacked(world),
    ],
    V6: ['T12', vetIn, noShot],
    P1: ['T8', nobodyDied, healedTheAttacked],
    P2: ['T11', (world) => world.dead.length >= 2, (world) => world.alert && lives(holder(world, 'VET'))(world)],
    P3: [
      'T11',
      (world) => died(holder(world, 'GFR'))(world),
      (world) => world.alert && world.attacked === holder(world, 'VET'),
    ],
    P4: [
      'T14',
      (world) => died(holder(world, 'VET'))(world),
      (world) => !world.alert && world.attacked === holder(world, 'VET'),
    ],
    P6: ['T14', deadWithRole('VET', 'MAY'), (world) => world.attacked === world.dead[0] && world.shots === 0],
    P6b: ['T14', deadWithRole('DOC'), (world) => world.attacked === world.dead[0]],
    P8: ['T11', (world) => world.dead.length === 3, (world) => died(holder(world, 'GFR'))(world)],
    W1: ['T6', all(saw(2), onlyDead(0), lives(2)), is(2, 'DOC')],
    // The brute force asks for an attack on somebody else; a night in which the Godfather stayed in counts as failing.
    W3: [
      'T6',
      all(healedOne, noMessage, onlyDead(0)),
      (world) => lives(1)(world) && world.attacked >= 0 && world.attacked !== 1,
    ],
    M1: [
      'T17',
      all(is(0, 'MAY'), onlyDead(1, 2), is(1, 'LOO', 'DOC'), is(2, 'LOO', 'DOC')),
      all(is(3, 'VET', 'GFR'), is(4, 'VET', 'GFR'), (world) => world.attacked === 1 || world.attacked === 2),
    ],
    G1: ['T14', all(attackedOne, nobodyDied), (world) => world.healed === 1],
    G3: ['T14', all(attackedOne, lives(0), lives(1)), (world) => world.healed === 1],
  };
}

const READINGS: readonly SalemOptions[] = (['nobody', 'town', 'everybody'] as const).flatMap((mayIdle) =>
  [true, false].flatMap((alertProtects) =>
    [false, true].flatMap((healStopsShots) =>
      [true, false].flatMap((watchingIsVisit) =>
        [false, true].map((selfWatch) =>
          salemOptions({ mayIdle, alertProtects, healStopsShots, watchingIsVisit, selfWatch }),
        ),
      ),
    ),
  ),
);

const mainWorlds = firstNightWorlds(salemOptions());
const mainConditions = factConditions(salemOptions());

test('T14, T15: the first night has 19,200 worlds, 160 for each of 120 deals', () => {
  expect(mainWorlds).toHaveLength(19_200);
});

test('every one of the 31 facts has its condition here', () => {
  expect(facts.map((fact) => fact.id)).toEqual(Object.keys(mainConditions));
  expect(facts).toHaveLength(31);
});

for (const fact of facts) {
  const [rule, condition, conclusion] = mainConditions[fact.id];
  test(`${rule}: ${fact.id}, ${fact.text}`, () => {
    const worlds = mainWorlds.filter(condition);
    expect(worlds).toHaveLength(fact.main_worlds);
    expect(new Set(worlds.map((world) => world.assignment)).size).toBe(fact.main_assignments);
    expect(worlds.filter(conclusion)).toHaveLength(fact.main_true);
    expect(worlds.every(conclusion)).toBe(fact.valid);
    const positions = new Map<string, Set<number>>();
    for (const world of worlds) {
      const place = String(holder(world, 'GFR'));
      positions.set(place, (positions.get(place) ?? new Set()).add(world.assignment));
    }
    expect(Object.fromEntries([...positions].map(([place, found]) => [place, found.size]))).toEqual(fact.gfr_positions);
  });
}

test('T7 to T14: under the 48 readings each fact holds, fails and is vacuous as often as the brute force found', () => {
  const counts = new Map(facts.map((fact) => [fact.id, { hold: 0, fail: 0, vacuous: 0 }]));
  for (const options of READINGS) {
    const worlds = firstNightWorlds(options);
    for (const [id, [, condition, conclusion]] of Object.entries(factConditions(options))) {
      const matching = worlds.filter(condition);
      const count = counts.get(id);
      if (count === undefined) continue;
      if (matching.length === 0) count.vacuous++;
      else if (matching.every(conclusion)) count.hold++;
      else count.fail++;
    }
  }
  expect(READINGS).toHaveLength(48);
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(
      facts.map((fact) => [
        fact.id,
        { hold: fact.readings_hold, fail: fact.readings_fail, vacuous: fact.readings_vacuous },
      ]),
    ),
  );
});

const reveals = (player: number) => is(player, 'MAY');
const VIEWS: Readonly<Record<string, Condition>> = {
  'outsider, before anything': () => true,
  'own role only: I am L(0)': is(0, 'LOO'),
  'own role only: I am V(0)': is(0, 'VET'),
  'own role only: I am M(0)': is(0, 'MAY'),
  'Mayor(0): nobody died': all(is(0, 'MAY'), nobodyDied),
  'Mayor(0): only 1 died, flipped LOO (will ignored)': all(is(0, 'MAY'), onlyDead(1), is(1, 'LOO')),
  'Mayor(0): only LOO(1) died; will: watched 2, saw {}': all(
    is(0, 'MAY'),
    onlyDead(1),
    is(1, 'LOO'),
    (world) => world.watched === 2 && String(world.saw) === '',
  ),
  'Mayor(0): only LOO(1) died; will: watched 2, saw {3,4}': all(
    is(0, 'MAY'),
    onlyDead(1),
    is(1, 'LOO'),
    (world) => world.watched === 2 && String(world.saw) === '3,4',
  ),
  'Mayor(0): only Doc(1) died; will: healed 2, no message': all(
    is(0, 'MAY'),
    onlyDead(1),
    is(1, 'DOC'),
    noMessage,
    (world) => world.healed === 2,
  ),
  'Mayor(0): only Vet(1) died; will: not alert': all(is(0, 'MAY'), onlyDead(1), is(1, 'VET'), (world) => !world.alert),
  'Doc(0): healed 1, attacked message, nobody died': all(healedOne, message, nobodyDied),
  'Doc(0): healed 1, attacked message, nobody died; Mayor(2) reveals': all(healedOne, message, nobodyDied, reveals(2)),
  'Doc(0): healed himself, attacked message': all(healedSelf, message),
  'Doc(0): healed 1, no message, 2 died flipped LOO': all(healedOne, noMessage, onlyDead(2), is(2, 'LOO')),
  'LOO(0): watched 1, saw {}, 1 alive, me alive': all(saw(), lives(1), lives(0)),
  'LOO(0): watched 1, saw {}, only 3 died flipped Mayor': all(saw(), onlyDead(3), is(3, 'MAY')),
  'LOO(0): watched 1, saw {2}, nobody died': all(saw(2), nobodyDied),
  'LOO(0): watched 1, saw {2}, nobody died; Mayor(3) reveals': all(saw(2), nobodyDied, reveals(3)),
  'LOO(0): watched 1, saw {2}, 1 died flipped V': all(saw(2), died(1), is(1, 'VET')),
  'LOO(0): watched 1, saw {2}, 1 died flipped M': all(saw(2), died(1), is(1, 'MAY')),
  'LOO(0): watched 1, saw {2}, 1 died flipped G': all(saw(2), died(1), is(1, 'GFR')),
  'LOO(0): watched 1, saw {2,3}, me alive': all(saw(2, 3), lives(0)),
  'Vet(0): not alert, nobody died': all(vetIn, nobodyDied),
  'Vet(0): alert, no shot, only 1 died flipped Mayor': all(vetAlert, noShot, onlyDead(1), is(1, 'MAY')),
  'Vet(0): alert, shot, only 1 died flipped Doc': all(vetAlert, shot, onlyDead(1), is(1, 'DOC')),
  'Vet(0): alert, shot, only 1 died flipped GFR': all(vetAlert, shot, onlyDead(1), is(1, 'GFR')),
  'GFR(0): attacked 1, nobody died': all(attackedOne, nobodyDied),
  'GFR(0): attacked 1, only 1 died flipped Mayor': all(attackedOne, onlyDead(1), is(1, 'MAY')),
};

test('every one of the 28 views has its condition here', () => {
  expect(views.map(({ view }) => view)).toEqual(Object.keys(VIEWS));
  expect(views).toHaveLength(28);
});

for (const view of views) {
  test(`T18: ${view.view}: ${view.worlds} worlds, ${view.assignments} assignments`, () => {
    const worlds = mainWorlds.filter(VIEWS[view.view]);
    expect(worlds).toHaveLength(view.worlds);
    expect(new Set(worlds.map((world) => world.assignment)).size).toBe(view.assignments);
    const shares = godfatherShares(worlds);
    expect([...shares.keys()].sort()).toEqual(view.gfr_possible);
    const texts = [...shares].map(([place, { numerator, denominator }]) => [
      String(place),
      denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
    ]);
    expect(Object.fromEntries(texts)).toEqual(view.posterior_uniform);
  });
}

test('T17: 246 public outcomes of the first night by who died with which roles, 911 with the wills', () => {
  const deaths = (world: NightWorld) => world.dead.map((player) => `${player}${world.roles[player]}`).join(' ');
  expect(new Set(mainWorlds.map(deaths)).size).toBe(246);
  expect(new Set(mainWorlds.map((world) => `${deaths(world)} | ${world.disclosed}`)).size).toBe(911);
});
