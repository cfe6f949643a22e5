import { describe, expect, test } from 'vitest';
import type { Hallway, Seen } from '../../src/engine/hallway.ts';
import { isAmong } from '../../src/engine/view.ts';
import { hallway } from '../../src/games/rooms/hallway/hallway.ts';
import { learnRooms } from '../../src/games/rooms/night/learned.ts';
import { livingMafia } from '../../src/games/rooms/state.ts';
import * as told from '../../src/games/rooms/told.ts';
import type { RoomsHappening } from '../../src/games/rooms/types.ts';
import { house, night, type House } from '../support/rooms-house.ts';

interface Entry {
  readonly night?: Readonly<Record<string, unknown>>;
  readonly kill?: { readonly by: string; readonly room: number };
  readonly placed?: Readonly<Record<string, number>>;
}

/** The hallway after nights without a day between them, through somebody's eyes; null for the teacher's. */
function after(first: House, entries: readonly Entry[], name: string | null): Hallway {
  const { names, state } = first;
  const mind = name === null ? null : names.indexOf(name);
  const visible = (happenings: readonly RoomsHappening[]) =>
    happenings.filter(({ seenBy }) => mind === null || isAmong(seenBy, mind));
  const opened = {
    kind: 'opened',
    seenBy: 'all',
    players: names.length,
    rooms: state.hall,
    roles: state.roles,
  } as const;
  const opening = [opened, ...learnRooms([...names.keys()], state.rooms, state.roles)];
  const seen: Seen[] = [{ stage: null, moves: [], happenings: visible(opening), resolution: [] }];
  let now = first;
  for (const [index, entry] of entries.entries()) {
    const round = index + 1;
    const plan =
      entry.kill === undefined
        ? ({ kind: 'rest' } as const)
        : ({ kind: 'kill', by: names.indexOf(entry.kill.by), room: entry.kill.room } as const);
    const planned = told.planned(livingMafia(now.state), plan);
    seen.push({ stage: { phase: 'plan', round }, moves: [], happenings: visible([planned]), resolution: [] });
    const outcome = night(now, { night: {}, ...entry });
    seen.push({
      stage: { phase: 'rollover', round },
      moves: [],
      happenings: visible(outcome.all),
      resolution: mind === null ? outcome.causes : [],
    });
    now = outcome.house;
  }
  return hallway.see(seen, names, mind, mind);
}

const quiet = house({
  Ann: 'GUEST 1',
  Bob: 'GUEST 2',
  Cat: 'GUEST 3',
  Eve: 'GUEST 3',
  Dan: 'MOBSTER 4',
  Fay: 'MOBSTER 7',
});
const ANN = 0;
const CAT = 2;

describe('who is where in the hallway', () => {
  test('R18: each sees themself and their company; who was met before is remembered, others are in no room', () => {
    const entry: Entry = { night: { Cat: 1 } };
    const seen = (name: string | null) =>
      after(quiet, [entry], name).now.guests.map(({ place, seen: when }) => [place, when]);
    expect(seen('Ann')).toEqual([
      [1, 'now'],
      [null, 'unknown'],
      [1, 'now'],
      [null, 'unknown'],
      [null, 'unknown'],
      [null, 'unknown'],
    ]);
    expect(seen('Eve')[CAT]).toEqual([3, 'before']);
    expect(after(quiet, [entry], 'Eve').now.guests[CAT].label).toBe('last seen in room 3, the opening');
    expect(seen(null).map(([place]) => place)).toEqual([1, 2, 1, 3, 4, 7]);
  });

  test('R12: who is sent back sees the way there and back, the teacher too, others nothing', () => {
    const entry: Entry = { night: { Ann: 3 } };
    const way = { kind: 'back', who: ANN, from: 1, to: 3 };
    expect(after(quiet, [entry], null).now.ways).toMatchObject([way]);
    expect(after(quiet, [entry], 'Ann').now.ways).toMatchObject([
      { ...way, label: 'You were sent back from room 3 to room 1' },
    ]);
    expect(after(quiet, [entry], 'Eve').now.ways).toEqual([]);
  });

  test('R35: all see a victim of the night kill in the room of the announcement', () => {
    const entry: Entry = { kill: { by: 'Dan', room: 2 } };
    for (const name of [null, 'Ann', 'Bob', 'Fay']) {
      const [, bob] = after(quiet, [entry], name).now.guests;
      expect([bob.alive, bob.place, bob.label]).toEqual([false, 2, 'died in room 2, night 1']);
    }
  });

  test('R23, R35: the room of who dies in a trap is not shown to others', () => {
    const trapped = house({ Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' }, { traps: { 6: 1 } });
    const entry: Entry = { night: { Bob: 6 } };
    expect(after(trapped, [entry], null).now.guests[1]).toMatchObject({ place: 6, alive: false });
    expect(after(trapped, [entry], 'Bob').now.guests[1]).toMatchObject({ place: 6, alive: false });
    expect(after(trapped, [entry], 'Ann').now.guests[1]).toMatchObject({ place: null, seen: 'gone', note: 'trap' });
  });

  test('R32: jailed and stunned players are marked for all', () => {
    const held = house({ Ann: 'JAILER 1', Bob: 'TASER 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' });
    const entry: Entry = { night: { Ann: { jail: 'Cat' }, Bob: { stun: 'Dan' } } };
    const marks = after(held, [entry], 'Cat').now.guests.map((guest) => guest.held);
    expect(marks).toEqual([null, null, 'jailed', 'stunned']);
  });

  test('R16, R17: a destroyed room is broken for all', () => {
    const wreck = house({ Ann: 'DEMOLITIONIST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' });
    const entry: Entry = { night: { Ann: { demolish: 5 } } };
    for (const name of [null, 'Cat']) expect(after(wreck, [entry], name).now.broken).toEqual([5]);
  });
});

describe('traps', () => {
  const lay: Entry = { kill: { by: 'Dan', room: 5 } };
  const leave: Entry = { night: { Dan: 4 } };

  test('R22, R36: a trap is there for the teacher and the mafia, with its age, and for nobody else', () => {
    for (const name of [null, 'Dan', 'Fay']) {
      expect(after(quiet, [lay], name).now.traps).toMatchObject([{ place: 5, age: 0 }]);
      expect(after(quiet, [lay, leave], name).now.traps).toMatchObject([{ place: 5, age: 1 }]);
    }
    for (const name of ['Ann', 'Bob', 'Cat', 'Eve']) expect(after(quiet, [lay, leave], name).now.traps).toEqual([]);
  });

  test('R27: it breaks after two nights', () => {
    for (const name of [null, 'Dan']) expect(after(quiet, [lay, leave, {}], name).now.traps).toEqual([]);
  });

  test('R34: after a failed kill the mafia conclude that no trap was laid', () => {
    const failed: Entry = { kill: { by: 'Dan', room: 3 } };
    for (const name of [null, 'Fay']) expect(after(quiet, [failed], name).now.traps).toEqual([]);
  });
});

describe('the stages of a night', () => {
  const busy = house({
    Ann: 'JAILER 1',
    Bob: 'CONCIERGE 2',
    Cat: 'GUEST 3',
    Eve: 'GUEST 3',
    Fay: 'GUEST 7',
    Dan: 'MOBSTER 4',
  });
  const entry: Entry = {
    night: { Ann: { go: 3, jail: 'Fay' }, Bob: { go: 6, swap: [2, 6] } },
    kill: { by: 'Dan', room: 8 },
  };

  test('stand in the order of the rules, each with who is where then and its causes', () => {
    const { stages, now } = after(busy, [entry], null);
    expect(stages.map(({ title }) => title)).toEqual(['Jail and stun', 'Moves', 'Swap', 'Traps laid and broken']);
    const placesIn = (stage: number) => stages[stage].guests.map(({ place }) => place);
    expect(placesIn(0)).toEqual([1, 2, 3, 3, 7, 4]);
    expect(placesIn(1)).toEqual([1, 6, 3, 3, 7, 8]);
    expect(placesIn(2)).toEqual([1, 2, 3, 3, 7, 8]);
    expect(stages[1].ways.map(({ kind, who, to }) => [kind, who, to])).toEqual([
      ['moved', 1, 6],
      ['moved', 5, 8],
      ['back', 0, 3],
    ]);
    expect(stages[2].ways).toMatchObject([{ kind: 'swapped', who: 1, from: 6, to: 2 }]);
    expect(stages.map(({ traps }) => traps.length)).toEqual([0, 0, 0, 1]);
    expect(stages[3].guests).toEqual(now.guests);
  });

  test('R14: the placing has its own: who is put somewhere waits where they were', () => {
    const tired = house(
      { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' },
      { stays: { Ann: 2 }, rooms: 5 },
    );
    const { stages } = after(tired, [{ night: { Bob: 3 }, placed: { Ann: 5 } }], null);
    expect(stages.map(({ title, guests }) => [title, guests[ANN].place])).toEqual([
      ['Moves', 1],
      ['Placing', 5],
    ]);
    expect(stages[1].ways).toMatchObject([{ kind: 'placed', who: ANN, from: 1, to: 5 }]);
  });

  test('R23, R26: so have the disarming of traps and the traps that are set off', () => {
    const cards = { Ann: 'HANDYMAN 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Fay: 'GUEST 4', Dan: 'MOBSTER 5' };
    const lay = (room: number): Entry => ({ kill: { by: 'Dan', room } });
    const { stages } = after(
      house(cards),
      [
        lay(6),
        { ...lay(7), night: { Ann: 2, Bob: 1, Cat: 4, Fay: 3 } },
        { night: { Ann: { go: 8, disarm: 6 }, Bob: 7, Cat: 1, Fay: 2, Dan: 5 } },
      ],
      null,
    );
    expect(stages.map(({ title, traps, guests }) => [title, traps.map(({ place }) => place), guests[1].alive])).toEqual(
      [
        ['Moves', [6, 7], true],
        ['Disarming', [7], true],
        ['Traps', [], false],
      ],
    );
  });

  test('R16: and rooms that are destroyed', () => {
    const wreck = house({ Ann: 'DEMOLITIONIST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 4' });
    const { stages } = after(wreck, [{ night: { Ann: { demolish: 5 } } }], null);
    expect(stages.map(({ title, broken }) => [title, broken])).toEqual([
      ['Moves', []],
      ['Rooms destroyed', [5]],
    ]);
  });

  test('who is killed is alive in the stages before', () => {
    const { stages } = after(quiet, [{ kill: { by: 'Dan', room: 2 } }], null);
    expect(stages.map(({ title, guests }) => [title, guests[1].alive])).toEqual([
      ['Moves', true],
      ['The night kill', false],
    ]);
  });

  test('nobody who plays is shown them', () => {
    for (const name of busy.names) expect(after(busy, [entry], name).stages).toEqual([]);
  });
});

test('R18: the plan of the nights holds for each the rooms that they know of', () => {
  const { nights } = after(quiet, [{ night: { Cat: 1 } }], 'Ann');
  const known = nights.map(({ title, sleepers }) => [title, sleepers.map(({ who, place }) => [who, place])]);
  expect(known).toEqual([
    ['Opening', [[ANN, 1]]],
    [
      'Night 1',
      [
        [ANN, 1],
        [CAT, 1],
      ],
    ],
  ]);
});
