import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { viewOf } from '../../src/engine/view.ts';
import { presentation } from '../../src/games/rooms/presentation.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Session } from '../../src/session/session.ts';
import { reportsTo } from '../../src/session/store.ts';
import { boardOf } from '../../src/session/board.ts';
import { countLines, logOf } from '../../src/session/view.ts';
import type { Vantage, Viewpoint } from '../../src/session/viewpoint.ts';
import { worldsOf } from '../../src/session/worlds.ts';
import { english } from '../../src/ui/words.ts';
import { randomDecision } from '../support/random-games.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { newSession } from './sessions.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];

async function begun(names: readonly string[], options: object, decider: string): Promise<Session> {
  const session = newSession({ rooms: presentation });
  await session.commands.start();
  const deciders = names.map(() => decider);
  expect(await session.commands.newGame({ game: 'rooms', names, seed: 4, options, deal: null, deciders })).toBeNull();
  return session;
}

function vantage({ store }: Session, names: readonly string[], viewpoint: Viewpoint): Vantage {
  const state = store.getState();
  return { viewpoint, path: reportsTo(state, state.node), names, presentation, words: english.session };
}

describe('ten players on the screen', () => {
  test('every step shows everybody’s worlds by pictures, and says that exact knowledge takes too many', async () => {
    const session = await begun(TEN, {}, 'informed');
    for (let step = 0; step < 9; step++) {
      const seen = vantage(session, TEN, 'teacher');
      const { faces } = session.store.getState();
      expect(faces).toHaveLength(45);
      const worlds = worldsOf(seen, faces, null);
      expect(worlds.exactness).toMatchObject({ kind: 'coarse', neverExact: true });
      expect(worlds.worlds.filter(({ actual }) => actual)).toHaveLength(1);
      expect(boardOf(seen, faces, 2).seats).toHaveLength(10);
      expect(countLines(seen, step)[0].faces.every((count) => count === null)).toBe(true);
      await session.commands.stepForward();
    }
  });

  test('in the log a player reads their own nights and the announcements, and nothing of the others', async () => {
    const session = await begun(TEN, {}, 'random');
    for (let step = 0; step < 8; step++) await session.commands.stepForward();
    const seen = vantage(session, TEN, 0);
    const lines = logOf(seen, seen.path.length - 1).flatMap(({ steps }) => steps.flatMap((step) => step.lines));
    const text = lines.map((line) => line.text);
    expect(text.some((line) => /^You slept in room \d+/.test(line))).toBe(true);
    expect(text.filter((line) => /^(Bob|Cat|Dan|Eve|Fay|Gus|Hal|Ida|Jan) slept/.test(line))).toEqual([]);
    expect(text.join('\n')).not.toMatch(/undefined|null|NaN/);
  });
});

test('what is alike for a player looks alike: the deal and the plan of others cannot be seen', () => {
  const engine = createEngine(rooms, roomsOptions(), TEN);
  const random = randomFrom(8);
  const deal = engine.draw(random);
  // Two others of the town, neither of them with Ann, change their cards, rooms and all.
  const roomOf = (agent: number) => deal[agent].split(' ')[1];
  const isMafia = (agent: number) => /^(STOWAWAY|SABOTEUR)/.test(deal[agent]);
  const viewer = TEN.findIndex((_, agent) => !isMafia(agent));
  const others = [...TEN.keys()].filter((agent) => agent !== viewer && roomOf(agent) !== roomOf(viewer));
  const mafioso = TEN.findIndex((_, agent) => others.includes(agent) && isMafia(agent));
  const townie = TEN.findIndex((_, agent) => others.includes(agent) && !isMafia(agent));
  const swapped = deal.with(mafioso, deal[townie]).with(townie, deal[mafioso]);
  const plan = (moment: Moment): Moment => engine.advance(moment, randomDecision(moment, randomFrom(3)));
  const [one, other] = [engine.start(deal), engine.start(swapped)];
  for (const [first, second] of [
    [one, other],
    [plan(one), plan(other)],
  ]) {
    expect(viewOf(engine, second, viewer)).toEqual(viewOf(engine, first, viewer));
    const cell = ({ knowledge: { model, actual } }: Moment) => {
      const column = model.cells[viewer];
      return [...column.keys()]
        .filter((world) => column[world] === column[actual])
        .map((world) => JSON.stringify(engine.face(model.states[world])));
    };
    expect(cell(second).sort()).toEqual(cell(first).sort());
  }
});

describe('words', () => {
  const tell = (happening: object & { kind: string; seenBy: 'all' | readonly number[] }, viewer: number | null) =>
    presentation.happening(happening, TEN, viewer).text;

  test.each([
    ['R5', { kind: 'card', seenBy: [0], who: 0, role: 'GUEST' }, 'Ann is a Guest.', 'You are a Guest.'],
    [
      'R15',
      { kind: 'card', seenBy: [0], who: 0, role: 'CONTORTIONIST' },
      'Ann is the Contortionist, and does not count towards the limit of a room.',
      'You are the Contortionist, and do not count towards the limit of a room.',
    ],
    [
      'R18',
      { kind: 'slept', seenBy: [0], who: 0, room: 3, company: [1, 2] },
      'Ann slept in room 3 with Bob and Cat.',
      'You slept in room 3 with Bob and Cat.',
    ],
    [
      'R18',
      { kind: 'slept', seenBy: [0], who: 0, room: 3, company: [] },
      'Ann slept in room 3 and met nobody by name.',
      'You slept in room 3 and met nobody by name.',
    ],
    [
      'R12',
      { kind: 'sentBack', seenBy: [0], who: 0, room: 3 },
      'Ann was sent back from room 3: it was full.',
      'You were sent back from room 3: it was full.',
    ],
    [
      'R20',
      { kind: 'planned', seenBy: [0], by: 0, room: 3 },
      'The mafia sent Ann to room 3 for the kill.',
      'The mafia sent you to room 3 for the kill.',
    ],
    [
      'R35',
      { kind: 'death', seenBy: 'all', who: 0, role: 'JAILER', by: 'kill', room: 3 },
      'Ann was killed in room 3, and was the Jailer.',
      'You were killed in room 3, and were the Jailer.',
    ],
    [
      'R23',
      { kind: 'death', seenBy: 'all', who: 0, role: 'MOBSTER', by: 'trap', room: null },
      'Ann was killed by a trap, and was a Mobster.',
      'You were killed by a trap, and were a Mobster.',
    ],
  ] as const)('%s: %j', (_, happening, everybody, own) => {
    expect(tell(happening, null)).toBe(everybody);
    expect(tell(happening, 0)).toBe(own);
  });

  test('R18: where the Stowaway may be in the room, all are told that a meeting may go unnamed', () => {
    const opened = (roles: readonly string[]) => {
      const happening = { kind: 'opened', seenBy: 'all', players: 5, rooms: 8, roles } as const;
      return tell(happening, null);
    };
    expect(opened(['GUEST', 'GUEST', 'GUEST', 'GUEST', 'STOWAWAY'])).toMatch(
      /The Stowaway is never named to others: whoever met nobody by name may have slept beside them\.$/,
    );
    expect(opened(['GUEST', 'GUEST', 'GUEST', 'GUEST', 'MOBSTER'])).not.toContain('by name');
  });

  test('every move, happening and cause of random games has its words', () => {
    const names = TEN.slice(0, 7);
    const options = roomsOptions({
      rooms: 5,
      roles: ['HANDYMAN', 'PORTER', 'JAILER', 'CONCIERGE', 'DRIFTER', 'SABOTEUR', 'ARSONIST'],
    });
    for (let seed = 0; seed < 12; seed++) {
      const random = randomFrom(seed);
      const deals = rooms.deals(options, 7);
      const first = deals.lay(deals.draw(random));
      let { next: state } = first;
      const texts = first.happenings.map((happening) => presentation.happening(happening, names, 0).text);
      for (let step = 0; step < 40 && rooms.result(state, options) === null; step++) {
        const now = rooms.turn(state, options);
        const joint = now.choices.map(({ moves }) => random.pick(moves));
        const played = rooms.play(state, joint, options);
        const causes = rooms.resolution?.(state, joint, options) ?? [];
        for (const [place, choice] of now.choices.entries()) {
          texts.push(presentation.question(now.stage, choice.moves), presentation.offer(joint[place], names));
          texts.push(presentation.moved(0, joint[place], names, null)?.text ?? 'none');
        }
        for (const happening of [...played.happenings, ...causes]) {
          texts.push(presentation.happening(happening, names, null).text);
        }
        texts.push(presentation.headline(played.happenings, names) || 'none');
        state = played.next;
      }
      expect(texts.every((text) => text.length > 2)).toBe(true);
      expect(texts.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});
