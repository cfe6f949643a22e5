import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/session/answer.ts';
import { Desk } from '../../src/session/desk.ts';
import { startSimulator } from '../support/simulator.ts';

/** A desk, with the number of workers that were started and that are at work still. */
function opened() {
  const workers = { started: 0, kept: 0 };
  const desk = new Desk(() => {
    workers.started += 1;
    workers.kept += 1;
    return { ...startSimulator(), stop: () => void (workers.kept -= 1) };
  });
  return { desk, workers };
}

/** A question that is answered when it is told so; it says when it was begun. */
function question(value: string) {
  let give: () => void = () => undefined;
  const answer = new Promise<Answer<string>>((resolve) => {
    give = () => resolve({ ok: true, value });
  });
  return { ask: vi.fn(() => answer), give };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('questions are asked one after the other, and for each slot only the newest', async () => {
  const { desk, workers } = opened();
  const [first, older, newer, other] = ['first', 'older', 'newer', 'other'].map(question);
  const answers = [
    desk.ask('one', first.ask),
    desk.ask('two', older.ask),
    desk.ask('two', newer.ask),
    desk.ask('three', other.ask),
  ];
  expect(first.ask).toHaveBeenCalledOnce();
  expect(newer.ask).not.toHaveBeenCalled();
  expect(desk.snapshot()).toEqual({ isBusy: true, stops: 0 });
  for (const { give } of [other, newer, first]) give();
  expect(await Promise.all(answers)).toEqual([
    { ok: true, value: 'first' },
    null,
    { ok: true, value: 'newer' },
    { ok: true, value: 'other' },
  ]);
  expect(older.ask).not.toHaveBeenCalled();
  expect(workers.started).toBe(1);
  expect(desk.snapshot().isBusy).toBe(false);
});

test('a question that fails is answered with the reason, and the next is asked', async () => {
  const { desk } = opened();
  const next = question('next');
  next.give();
  const answers = [desk.ask('one', () => Promise.reject(new Error('no such player'))), desk.ask('two', next.ask)];
  expect(await Promise.all(answers)).toEqual([
    { ok: false, message: 'no such player' },
    { ok: true, value: 'next' },
  ]);
});

test('stopping ends the worker and gives up every question; the next question starts another worker', async () => {
  const { desk, workers } = opened();
  const [running, waiting, later] = ['running', 'waiting', 'later'].map(question);
  const given = [desk.ask('one', running.ask), desk.ask('two', waiting.ask)];
  desk.stop();
  expect(await Promise.all(given)).toEqual([null, null]);
  expect(workers.kept).toBe(0);
  expect(desk.snapshot()).toEqual({ isBusy: false, stops: 1 });
  running.give();
  later.give();
  expect(await desk.ask('one', later.ask)).toEqual({ ok: true, value: 'later' });
  expect(waiting.ask).not.toHaveBeenCalled();
  expect(workers).toEqual({ started: 2, kept: 1 });
});

test('a question that is withdrawn at work ends with its worker, and those of other slots are asked of another', async () => {
  const { desk, workers } = opened();
  const [running, waiting] = ['running', 'waiting'].map(question);
  const [given, kept] = [desk.ask('one', running.ask), desk.ask('two', waiting.ask)];
  desk.withdraw('one');
  expect(await given).toBeNull();
  expect(workers).toEqual({ started: 2, kept: 1 });
  waiting.give();
  expect(await kept).toEqual({ ok: true, value: 'waiting' });
  expect(desk.snapshot()).toEqual({ isBusy: false, stops: 0 });
});

test('a question that is withdrawn before it is begun never is, and the worker goes on', async () => {
  const { desk, workers } = opened();
  const [running, waiting] = ['running', 'waiting'].map(question);
  const [kept, given] = [desk.ask('one', running.ask), desk.ask('two', waiting.ask)];
  desk.withdraw('two');
  desk.withdraw('a slot in which nothing was asked');
  expect(await given).toBeNull();
  running.give();
  expect(await kept).toEqual({ ok: true, value: 'running' });
  expect(waiting.ask).not.toHaveBeenCalled();
  expect(workers).toEqual({ started: 1, kept: 1 });
});

test('the worker goes when nothing was asked for a minute, and not while it works', async () => {
  const { desk, workers } = opened();
  const [first, long] = ['first', 'long'].map(question);
  first.give();
  await desk.ask('one', first.ask);
  await vi.advanceTimersByTimeAsync(50_000);
  const answer = desk.ask('one', long.ask);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(workers).toEqual({ started: 1, kept: 1 });
  long.give();
  await answer;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(workers.kept).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(workers.kept).toBe(0);
});
