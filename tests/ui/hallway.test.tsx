import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { isRoomsHappening } from '../../src/games/rooms/kinds.ts';
import { presentation } from '../../src/games/rooms/presentation.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { createSession } from '../../src/session/session.ts';
import { reportsTo } from '../../src/session/store.ts';
import { App } from '../../src/ui/App.tsx';
import { drawHallway } from '../../src/ui/hallway/hallway-geometry.ts';
import { ScreenProvider } from '../../src/ui/ScreenProvider.tsx';
import { english } from '../../src/ui/words.ts';
import '../../src/ui/hallway/HallwayPanel.tsx';
import { changedFor } from '../support/rooms-changed.ts';
import { startSimulator } from '../support/simulator.ts';
import { teachDialogs } from './screen.tsx';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** A house of five on the screen, after the first night of random play. */
async function showHouse() {
  teachDialogs();
  const presentations = { rooms: presentation };
  const session = createSession({ backend: createLocalBackend(games), presentations, pause: () => Promise.resolve() });
  await session.commands.start();
  const deciders = NAMES.map(() => 'random');
  await session.commands.newGame({ game: 'rooms', names: NAMES, seed: 12, options: {}, deal: null, deciders });
  for (let step = 0; step < 3; step++) await session.commands.stepForward();
  render(
    <ScreenProvider screen={{ session, presentations, words: english, startSimulator }}>
      <App copyLink={() => undefined} />
    </ScreenProvider>,
  );
  await screen.findByRole('tab', { name: 'Hallway' });
  return { session, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
}

const board = () => within(screen.getByRole('region', { name: /^(The town|What \w+ knows)/ }));
const guest = (name: string) => board().getByRole('button', { name: new RegExp(`^${name},.*thoughts$`) });

describe('the hallway on the screen', () => {
  test('says of each player in which room they are, and pressing one enters their thoughts', async () => {
    const { user } = await showHouse();
    for (const name of NAMES) expect(guest(name)).toHaveAccessibleName(/, (in|died in) room \d/);
    await user.click(guest('Bob'));
    expect(screen.getByRole('heading', { name: 'What Bob knows' })).toBeInTheDocument();
    expect(guest('Bob')).toHaveAttribute('aria-pressed', 'true');
  });

  test('steps through the stages of the night with words, and back to the whole', async () => {
    const { user } = await showHouse();
    const stages = within(screen.getByRole('region', { name: 'Stages of the night' }));
    expect(stages.getByRole('status')).toHaveTextContent('The whole night');
    const titles: string[] = [];
    const next = stages.getByRole('button', { name: 'Next stage' });
    while (next.getAttribute('aria-disabled') === null) {
      await user.click(next);
      titles.push(stages.getByRole('status').textContent.replace(/^Stage \d+ of \d+: /, ''));
      expect(stages.getAllByRole('listitem').length).toBeGreaterThan(0);
    }
    expect(titles).toContain('Moves');
    const previous = stages.getByRole('button', { name: 'Stage before' });
    for (const _ of titles) await user.click(previous);
    expect(stages.getByRole('status')).toHaveTextContent('The whole night');
  });

  test('tells below the rooms who voted for whom, most votes first, and draws nothing across the names', async () => {
    const { session } = await showHouse();
    await act(() => session.commands.stepForward());
    const { reports, node } = session.store.getState();
    const happened = reports.get(node)?.happenings.filter(isRoomsHappening) ?? [];
    const votes = happened.flatMap((happening) => (happening.kind === 'tally' ? happening.votes : []));
    const cast = votes.filter(({ target }) => target !== null);
    expect(cast.length).toBeGreaterThan(0);
    const list = await board().findByRole('list', { name: 'Acts of this step' });
    const lines = within(list).getAllByRole('listitem');
    const told = lines.flatMap((line) => (line.getAttribute('aria-label') ?? '').split('; '));
    expect(told.sort()).toEqual(
      cast.map(({ voter, target }) => `${NAMES[voter]} votes for ${NAMES[target ?? 0]}`).sort(),
    );
    const counts = lines.map(({ textContent }) => Number(/\((\d+)\)/.exec(textContent)?.[1] ?? 1));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cast.length);
    expect(document.querySelector('.hallway-drawing .acts')).toBeNull();
  });

  test('a player’s picture tells nothing of those whom they have not met, and has no stages', async () => {
    const { session } = await showHouse();
    await session.commands.setViewpoint(0);
    await screen.findByRole('heading', { name: /as Ann knows it/ });
    expect(screen.queryByRole('region', { name: 'Stages of the night' })).toBeNull();
    const { happenings } = [...session.store.getState().reports.values()].at(-1) ?? { happenings: [] };
    expect(happenings.length).toBeGreaterThan(0);
    const unseen = board().queryAllByRole('button', { name: /not seen yet/ });
    for (const button of unseen) expect(button.getAttribute('aria-label')).not.toMatch(/room \d/);
    expect(unseen.length).toBeGreaterThan(0);
  });

  test('not a letter of a player’s board depends on what they were not shown', async () => {
    const { session, user } = await showHouse();
    await session.commands.setViewpoint(0);
    const heading = await screen.findByRole('heading', { name: /as Ann knows it/ });
    const markup = () => heading.parentElement?.outerHTML ?? '';
    const { reports: kept, node } = session.store.getState();
    const path = reportsTo(session.store.getState(), node);
    const changed = new Map([...kept, ...changedFor(0, path).map((report) => [report.node, report] as const)]);
    /** Changes the reports, and waits until that is drawn. */
    const report = (reports: typeof kept) =>
      act(() => {
        session.store.setState({ reports });
        return Promise.resolve();
      });
    for (const tab of ['Hallway', 'Nights']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      const before = markup();
      expect(before.length).toBeGreaterThan(500);
      await report(changed);
      expect(markup()).toBe(before);
      await report(kept);
    }
    await session.commands.setViewpoint('teacher');
    await screen.findByRole('heading', { name: 'The town, as it is' });
    const all = markup();
    await report(changed);
    expect(markup()).not.toBe(all);
  });

  test('the plan of the nights is a table of rooms and nights; rooms in which nobody was stand below it', async () => {
    const { user } = await showHouse();
    await user.click(screen.getByRole('tab', { name: 'Nights' }));
    const table = within(screen.getByRole('table', { name: /^Who slept where/ }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Room',
      'Opening',
      'Night 1',
    ]);
    const used = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const empty = /[\d, ]+/.exec(screen.getByText(/^Nobody slept in/).textContent.replace(/^\D+/, ''))?.[0] ?? '';
    const rooms = [...used, ...empty.split(', ')].map(Number);
    expect(rooms.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const row of table.getAllByRole('row').slice(1)) expect(row).toHaveTextContent(/[A-Z]/);
  });
});

describe('the drawing of a hallway', () => {
  const scene = (places: readonly (number | null)[]) => ({
    title: '',
    causes: [],
    ways: [],
    traps: [],
    broken: [],
    guests: places.map((place) => ({ place, seen: 'now', alive: true, held: null, label: '', note: '' }) as const),
  });

  /** As wide as a name of three letters. */
  const labels = (players: number) => Array.from({ length: players }, () => ({ width: 2.1, initial: 'A' }));

  test.each([3, 8, 15, 20, 24, 30])('%i rooms with two in each: nobody stands on another or outside', (rooms) => {
    const places = Array.from({ length: Math.min(20, 2 * rooms) }, (_, agent) => Math.floor(agent / 2) + 1);
    const { tokens, rooms: drawn, height } = drawHallway(rooms, scene(places), labels(places.length));
    expect(drawn).toHaveLength(rooms);
    for (const { agent, at, radius } of tokens) {
      const room = drawn[places[agent] - 1];
      expect(at.x - radius).toBeGreaterThanOrEqual(room.x);
      expect(at.x + radius).toBeLessThanOrEqual(room.x + room.width);
      expect(at.y + radius).toBeLessThan(room.y + room.height);
      expect(radius).toBeGreaterThan(7);
      for (const other of tokens) {
        if (other.agent === agent) continue;
        expect(Math.hypot(other.at.x - at.x, other.at.y - at.y)).toBeGreaterThan(radius + other.radius);
      }
    }
    expect(Math.max(...drawn.map(({ door }) => door.y))).toBeLessThan(height);
  });

  test.each([
    [30, 20],
    [30, 7],
    [15, 10],
    [8, 5],
  ])('%i rooms with %i in one: a list, with room for each name', (rooms, crowd) => {
    const places = Array.from({ length: crowd }, () => 7);
    const { tokens, rooms: drawn } = drawHallway(rooms, scene(places), labels(crowd));
    const { x, y, width, height } = drawn[6];
    for (const { at, radius, isBeside, width: room, letters } of tokens) {
      expect(isBeside).toBe(true);
      expect(room).toBeGreaterThan(2.1 * letters);
      expect(at.x + radius + room).toBeLessThanOrEqual(x + width);
      expect(at.y - radius).toBeGreaterThanOrEqual(y);
      expect(at.y + radius).toBeLessThanOrEqual(y + height);
      expect(at.x - radius).toBeGreaterThanOrEqual(x);
    }
    const heights = tokens.map(({ at }) => at.y).sort((one, other) => one - other);
    for (const [index, one] of heights.slice(1).entries()) expect(one - heights[index]).toBeGreaterThanOrEqual(26);
  });

  test('plates at a door of which many set out do not stand on one another where there is room for them', () => {
    const ways = [0, 1, 2].map((who) => ({ who, from: 1, to: who + 2, kind: 'moved', label: '' }) as const);
    const { ways: drawn } = drawHallway(8, { ...scene([2, 3, 4]), ways }, labels(3));
    const starts = drawn.map(({ start }) => start.x).sort((one, other) => one - other);
    for (const [index, x] of starts.slice(1).entries()) expect(x - starts[index]).toBeGreaterThan(drawn[0].plate);
  });

  test.each([8, 15, 30])('%i rooms: who is alone with a trap stands beside it and within the room', (places) => {
    const trapped = { ...scene([1]), traps: [{ place: 1, age: 0, label: '' }] };
    const { tokens, rooms: drawn } = drawHallway(places, trapped, labels(1));
    const [{ at, radius, width }] = tokens;
    const [{ x, width: wide }] = drawn;
    // The mark begins 3 from the wall and is 12 wide, its age 8.
    expect(at.x - radius).toBeGreaterThanOrEqual(x + 3 + 12 + 8);
    expect(at.x + Math.max(radius, width / 2)).toBeLessThanOrEqual(x + wide);
  });

  test('among 30 rooms a row with one in a room is low, and lower where nobody is; with two in a room it is not', () => {
    const { rooms: drawn, tokens } = drawHallway(30, scene([1, 3, 7, 7]), labels(4));
    const [alone, together, nobody] = [0, 6, 12].map((first) => drawn[first].height);
    expect(alone).toBeLessThan(together);
    expect(nobody).toBeLessThan(alone);
    for (const { isBeside, at, radius } of tokens.slice(0, 2)) {
      expect(isBeside).toBe(true);
      expect(at.y + radius).toBeLessThanOrEqual(drawn[0].y + alone);
    }
  });

  test('those whose room is not known stand below the rooms', () => {
    const {
      tokens,
      rooms: drawn,
      tray,
      height,
    } = drawHallway(30, scene([1, ...Array.from({ length: 19 }, () => null)]), labels(20));
    const floor = Math.max(...drawn.map((room) => room.y + room.height));
    expect(tray?.y).toBeGreaterThan(floor);
    for (const { at, radius } of tokens.slice(1)) {
      expect(at.y - radius).toBeGreaterThan(floor);
      expect(at.y + radius).toBeLessThan(height);
    }
  });
});
