import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
// The lab and its words are fetched when they are first wanted; here they are there before, however busy the machine is.
import '../../src/ui/standoff/StandoffDialog.tsx';
import '../../src/ui/stances/Stances.tsx';
import '../../src/ui/words-standoff.ts';
import { keysFor, whoseKey } from '../../src/session/live-keys.ts';
import { showGame, type Shown } from './screen.tsx';

let shown: Shown;

/** Begins a Standoff of three with these cards. */
function standoff(deal: readonly string[]): Promise<string | null> {
  return act(() =>
    shown.session.commands.newGame({
      game: 'standoff',
      names: ['Ann', 'Bob', 'Cat'],
      seed: 3,
      options: { pickUp: 'auto' },
      deal,
      deciders: ['random', 'random', 'random'],
    }),
  );
}

/** Ann and Bob are good, Cat is evil. */
beforeEach(async () => {
  shown = await showGame();
  await standoff(['GOOD', 'GOOD', 'EVIL']);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const drop = (seat: number) => ({ [seat]: { kind: 'drop' } });
const shoot = (seat: number, target: number) => ({ [seat]: { kind: 'shoot', ...{ target } } });

async function open(tab?: string): Promise<HTMLElement> {
  await shown.user.keyboard('s');
  const lab = await screen.findByRole('dialog', { name: 'Standoff lab' });
  if (tab !== undefined) await shown.user.click(within(lab).getByRole('tab', { name: tab }));
  return lab;
}

describe('the states', () => {
  test('the game’s path is marked; a state of it is gone to; another one is reached as a branch', async () => {
    await act(() => shown.session.commands.branchAlong(null, [drop(0), drop(1), drop(2)]));
    const lab = await open();
    await waitFor(() => expect(lab.querySelectorAll('.state-mark.path')).toHaveLength(3));
    expect(lab.querySelector('.state-mark.here')).toHaveAccessibleName(/^The game stands here\. .*the good win/);
    const start = lab.querySelector('[data-mark="0"]');
    if (start === null) throw new Error('There is no start.');
    await shown.user.click(start);
    await waitFor(() => expect(shown.session.store.getState().node).toBe(0));
    const other = [...lab.querySelectorAll('.state-mark.end:not(.path)')].at(-1);
    if (other === undefined) throw new Error('There is no other end.');
    await shown.user.click(other);
    await shown.user.click(await within(lab).findByRole('button', { name: 'Go there as a branch' }));
    await waitFor(() =>
      expect(lab.querySelector('.state-mark.here')?.getAttribute('data-mark')).toBe(other.getAttribute('data-mark')),
    );
    expect(shown.session.store.getState().run?.nodes.filter(({ parent }) => parent === 0)).toHaveLength(2);
  });

  test('a player’s view shows neither the path nor how many are evil', async () => {
    await act(() => shown.session.commands.setViewpoint(0));
    const lab = await open();
    await within(lab).findByText(/The game’s path is in the teacher’s view only/);
    expect(lab.querySelector('.state-mark.here, .state-mark.path')).toBeNull();
    expect(within(lab).getByRole('combobox', { name: /^Evil/ })).toHaveValue('1');
    await standoff(['GOOD', 'EVIL', 'EVIL']);
    await act(() => shown.session.commands.setViewpoint(0));
    expect(within(lab).getByRole('combobox', { name: /^Evil/ })).toHaveValue('1');
  });
});

describe('real time', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('S6: acts of one instant are settled at once, what is late is said, and every act is a step', async () => {
    const lab = await open('Classroom, live');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await shown.user.click(within(lab).getByRole('button', { name: /^Start/ }));
    await act(() => vi.advanceTimersByTimeAsync(3100));
    await within(lab).findByText('Live: act!');
    const keys = keysFor(3);
    // Ann aims at Bob and Cat at Ann: one of the two is sooner.
    await shown.user.keyboard(`${keys[0].shoot}${keys[2].shoot}`);
    await act(() => vi.advanceTimersByTimeAsync(100));
    await within(lab).findByText(/shot .* and .*’s card shows: good\./);
    await waitFor(() => expect(shown.session.store.getState().run?.nodes.length).toBeGreaterThan(0));
    expect(shown.session.store.getState().node).toBeGreaterThan(0);
  });

  test('nobody has another’s key, however many play', () => {
    for (let players = 3; players <= 8; players++) {
      const keys = keysFor(players).flatMap((own) => Object.values(own));
      expect(new Set(keys).size).toBe(4 * players);
    }
    expect(whoseKey(keysFor(3), 'A', false)).toEqual({ agent: 0, action: 'shoot' });
    expect(whoseKey(keysFor(3), '1', false)).toBeNull();
    expect(whoseKey(keysFor(3), '1', true)).toEqual({ agent: 0, action: 'take' });
  });
});

test('S7, S10, S12: the shot, the hand, the forced drop and the picking up appear one after the other', async () => {
  await act(() => shown.session.commands.branchAlong(null, [drop(1), shoot(2, 0)]));
  await act(() => shown.session.commands.stepBack());
  await waitFor(() => expect(document.querySelector('.stances')).not.toBeNull());
  const delays: number[] = [];
  const animate = vi.fn((_: unknown, { delay = 0 }: KeyframeAnimationOptions) => {
    delays.push(delay);
    return { cancel: () => undefined };
  });
  Object.assign(Element.prototype, { animate });
  await act(() => shown.session.commands.stepForward());
  Reflect.deleteProperty(Element.prototype, 'animate');
  // The shooter (Cat) drops, and Bob picks up, each later than what comes before.
  expect([...new Set(delays.filter((delay) => delay > 0))]).toEqual([650, 1950, 1300]);
  expect(document.querySelectorAll('[data-before]')).toHaveLength(3);
});
