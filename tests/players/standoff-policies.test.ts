import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/engine/moment.ts';
import { standoff as game } from '../../src/games/standoff/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { courseOf } from '../../src/players/course.ts';
import type { Table } from '../../src/players/table.ts';
import { BY_HAND } from '../../src/players/hand.ts';
import { drop, NAMES, pickUp, play, shoot } from '../support/standoff-play.ts';

interface Position {
  readonly table: Table;
  readonly moment: Moment;
}

/** A table at which Ann and Bob are good, Cat and Dan evil, after some decisions. */
function position(entries: readonly object[], options: object = {}): Position {
  const table = game.open(options, NAMES);
  const { engine } = table;
  const moment = entries.reduce<Moment>(
    (at, entry) => engine.advance(at, { kind: 'act', joint: table.script({ ...entry }, at).joint }),
    engine.start(['GOOD', 'GOOD', 'EVIL', 'EVIL']),
  );
  return { table, moment };
}

/** How often each decision is taken in many draws, all players deciding alike; `nobody` where none acts. */
function decisions({ table, moment }: Position, decider: string, draws = 600): Readonly<Record<string, number>> {
  const deciders = NAMES.map(() => decider);
  const counts: Record<string, number> = {};
  for (let draw = 0; draw < draws; draw++) {
    const next = table.decide(moment, deciders, randomFrom(draw));
    if (next.kind !== 'decided' || next.decision.kind !== 'act') throw new Error('Built-in players decide.');
    const text = JSON.stringify(table.write(next.decision.joint, moment)).replaceAll(/[{}"]/g, '');
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
}

describe('how the built-in players decide', () => {
  test('random: with `pairs` each pair of player and act is as likely, with `players` each player and then each act', () => {
    // Ann waits, so that she has one act; Bob and Dan have three each.
    const waits = [shoot('Ann', 'Cat')];
    const pairs = decisions(position(waits), 'random', 1400);
    expect(Object.keys(pairs)).toHaveLength(7);
    for (const count of Object.values(pairs)) expect(Math.abs(count - 200)).toBeLessThan(50);
    const players = decisions(position(waits, { scheduler: 'players' }), 'random', 1800);
    expect(Math.abs(players['drop:Ann'] - 600)).toBeLessThan(80);
    expect(Math.abs(players['drop:Bob'] - 200)).toBeLessThan(50);
  });

  test('random: picks up with chance 1/2', () => {
    const shot = position([drop('Ann'), shoot('Cat', 'Dan')]);
    const { 'pickUp:[Ann]': up } = decisions(shot, 'random');
    expect(Math.abs(up - 300)).toBeLessThan(60);
  });

  test('cautious only drops, and stays down; a predator shoots whenever it may, never drops, picks up always', () => {
    const start = position([]);
    expect(Object.keys(decisions(start, 'cautious')).sort()).toEqual(['drop:Ann', 'drop:Bob', 'drop:Cat', 'drop:Dan']);
    const shots = Object.keys(decisions(start, 'predator'));
    expect(shots).toHaveLength(12);
    expect(shots.every((text) => text.startsWith('shoot:'))).toBe(true);
    const shot = position([drop('Ann'), shoot('Cat', 'Dan')]);
    expect(Object.keys(decisions(shot, 'cautious'))).toEqual(['pickUp:[]']);
    expect(Object.keys(decisions(shot, 'predator'))).toEqual(['pickUp:[Ann]']);
    expect(Object.keys(decisions(position([drop('Ann'), drop('Bob'), drop('Dan')]), 'predator'))).toHaveLength(3);
    // Cat waits as the only armed one.
    const waits = position([drop('Ann'), drop('Bob'), shoot('Cat', 'Dan'), pickUp()]);
    expect(decisions(waits, 'predator')).toEqual({ 'nobody:true': 600 });
  });

  test('by its side: the good are cautious, the evil predators', () => {
    const texts = Object.keys(decisions(position([]), 'sided'));
    expect(texts.filter((text) => text.startsWith('drop')).sort()).toEqual(['drop:Ann', 'drop:Bob']);
    expect(texts.filter((text) => text.startsWith('shoot')).every((text) => /\[(Cat|Dan),/.test(text))).toBe(true);
  });

  test('grim: drops until somebody alive has shot, then picks up and shoots them', () => {
    expect(Object.keys(decisions(position([]), 'grim')).every((text) => text.startsWith('drop'))).toBe(true);
    const shot = [drop('Ann'), shoot('Cat', 'Dan')];
    expect(Object.keys(decisions(position(shot), 'grim'))).toEqual(['pickUp:[Ann]']);
    const after = Object.keys(decisions(position([...shot, pickUp('Ann')]), 'grim'));
    expect(after.sort()).toEqual(['drop:Cat', 'shoot:[Ann,Cat]', 'shoot:[Bob,Cat]']);
  });

  test('S6: by hand: the person is asked, and the built-in players say what they would do meanwhile', () => {
    const { table, moment } = position([]);
    const next = table.decide(moment, [BY_HAND, 'cautious', 'cautious', 'cautious'], randomFrom(1));
    expect(next).toMatchObject({ kind: 'waiting', open: ['0'] });
  });

  test('nobody’s knowledge is needed: a game played blind is the game played with it', () => {
    for (const decider of ['random', 'sided', 'grim']) {
      const table = game.open({ civilians: true, hostage: true }, NAMES);
      const deciders = NAMES.map(() => decider);
      expect(table.blind(deciders)).toBe(true);
      const moments = [...courseOf(table, 5, deciders)];
      expect(moments[moments.length - 1].result).not.toBeNull();
    }
  });
});

test('a scenario writes what it reads', () => {
  const table = game.open({ hostage: true }, NAMES);
  const entries = [
    { take: 'Bob' },
    { drop: 'Ann' },
    { shootHostage: 'Cat' },
    { pickUp: ['Ann'] },
    { nobody: true },
    { shoot: ['Ann', 'Bob'] },
  ];
  let moment = table.engine.start(['GOOD', 'GOOD', 'EVIL', 'EVIL']);
  for (const entry of entries) {
    const { joint } = table.script(entry, moment);
    expect(table.write(joint, moment)).toEqual(entry);
    moment = table.engine.advance(moment, { kind: 'act', joint });
  }
});

test.each([
  [{ shoot: 'Ann' }, 'S5: "shoot" must name who shoots and who is shot'],
  [{ shoot: ['Ann', 'Zoe'] }, 'There is no player "Zoe"'],
  [{ shoot: ['Ann', 7] }, '"shoot" must be a player\'s name'],
  [{ drop: ['Ann'] }, '"drop" must be a player\'s name'],
  [{ nobody: 1 }, 'S6: "nobody" must be true'],
  [{ pickUp: 'Ann' }, 'S12: "pickUp" must list who picks up'],
  [{ wave: 'Ann' }, 'is not understood'],
  [{ drop: 'Ann', take: 'Bob' }, 'is not understood'],
])('a scenario that says %j is refused with what would be right', (entry, reason) => {
  expect(() => play('ggee', [entry])).toThrow(reason);
});
