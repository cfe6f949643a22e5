import { useCallback, useEffect, useRef, useState } from 'react';
import type { Run } from '../../engine/run.ts';
import {
  actOf,
  aimNow,
  liveFrom,
  liveInstant,
  livePickUp,
  liveStandstill,
  liveTable,
  nextAim,
  type Aim,
  type InstantAct,
  type Live,
  type LiveStep,
} from '../../session/live.ts';
import type { LiveAction } from '../../session/live-keys.ts';
import { useCommands } from '../screen.ts';

/** What is done within so many milliseconds is done in the same instant. */
const INSTANT = 60;
/** Seconds until it begins, and to decide whether to pick up. */
const COUNTDOWN = 3;
const ASKING = 4;

export type LivePhase = 'ready' | 'countdown' | 'live' | 'paused' | 'asking' | 'over';

/** A round in real time as the screen shows it. */
export interface LiveRound {
  readonly live: Live;
  readonly phase: LivePhase;
  /** Seconds left of a countdown. */
  readonly seconds: number;
  readonly aims: readonly (Aim | null)[];
  /** Who of those who are asked picks up. */
  readonly up: ReadonlySet<number>;
  /** What happened at last, and all that was said, the newest last. */
  readonly last: LiveStep | null;
  readonly steps: readonly LiveStep[];
  /** Why the game did not take what was done; null if it did. */
  readonly problem: string | null;
}

export interface LiveControls {
  readonly round: LiveRound;
  /** Begins, pauses and goes on. */
  readonly toggle: () => void;
  readonly act: (agent: number, action: LiveAction) => void;
  readonly standstill: () => void;
}

function begun(run: Run, node: number): LiveRound {
  const live = liveFrom(run, node);
  return {
    live,
    phase: liveTable(live).over ? 'over' : liveTable(live).asked.length > 0 ? 'paused' : 'ready',
    seconds: 0,
    aims: run.names.map((_, agent) => nextAim(live, agent, null)),
    up: new Set(),
    last: null,
    steps: [],
    problem: null,
  };
}

/**
 * A round in real time, from where the game stands. The clock lives here alone: the game is told turns, one after the other, as if they had been
 * stepped.
 */
export function useLive(run: Run, node: number): LiveControls {
  const commands = useCommands();
  const [round, setRound] = useState(() => begun(run, node));
  const now = useRef(round);
  const acts = useRef<InstantAct[]>([]);
  const later = useRef<readonly InstantAct[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const told = useRef<Promise<unknown>>(Promise.resolve());

  const put = useCallback((part: Partial<LiveRound>) => {
    now.current = { ...now.current, ...part };
    setRound(now.current);
  }, []);
  const stopClock = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stopClock, [stopClock]);

  /** Counts down second by second. */
  const countDown = useCallback(
    function count(seconds: number, then: () => void): void {
      stopClock();
      put({ seconds });
      timer.current = setTimeout(() => {
        timer.current = null;
        if (seconds > 1) count(seconds - 1, then);
        else then();
      }, 1000);
    },
    [put, stopClock],
  );

  const take = useCallback(
    function taken(step: LiveStep): void {
      const { live, joints, later: waiting } = step;
      later.current = waiting;
      const { over, asked } = liveTable(live);
      const { aims, steps } = now.current;
      put({
        live,
        phase: over ? 'over' : asked.length > 0 ? 'asking' : 'live',
        aims: aims.map((aim, agent) => aimNow(live, agent, aim)),
        up: new Set(),
        last: step,
        steps: [...steps, step],
      });
      if (joints.length > 0) {
        told.current = told.current.then(async () => {
          const problem = await commands.branchAlong(null, joints);
          if (problem !== null) put({ problem, phase: 'paused' });
        });
      }
      if (!over && asked.length > 0) {
        countDown(ASKING, () => taken(livePickUp(now.current.live, now.current.up, later.current)));
      }
    },
    [commands, countDown, put],
  );

  const settle = useCallback(() => {
    stopClock();
    const done = acts.current;
    acts.current = [];
    if (done.length > 0) take(liveInstant(now.current.live, done));
  }, [stopClock, take]);

  const resume = useCallback(() => {
    const { live } = now.current;
    if (liveTable(live).asked.length > 0) {
      put({ phase: 'asking' });
      countDown(ASKING, () => take(livePickUp(now.current.live, now.current.up, later.current)));
    } else put({ phase: 'live' });
  }, [countDown, put, take]);

  const toggle = useCallback(() => {
    const { phase } = now.current;
    if (phase === 'over') return;
    if (phase === 'ready' || phase === 'paused') {
      put({ phase: 'countdown' });
      countDown(COUNTDOWN, resume);
      return;
    }
    settle();
    stopClock();
    if (now.current.phase !== 'over')
      put({ phase: phase === 'countdown' && now.current.steps.length === 0 ? 'ready' : 'paused' });
  }, [countDown, put, resume, settle, stopClock]);

  const act = useCallback(
    (agent: number, action: LiveAction) => {
      const { phase, live, aims, up } = now.current;
      if (phase === 'asking') {
        const { asked } = liveTable(live);
        if (action !== 'shoot' || !asked.includes(agent)) return;
        put({ up: new Set([...up, agent]) });
        if (asked.every((other) => now.current.up.has(other))) {
          stopClock();
          take(livePickUp(live, now.current.up, later.current));
        }
        return;
      }
      if (phase !== 'live') return;
      if (action === 'aim') {
        put({ aims: aims.with(agent, nextAim(live, agent, aims[agent])) });
        return;
      }
      const wanted = actOf(agent, action, aims[agent]);
      // Whoever presses twice within an instant does one thing: the first.
      if (wanted === null || acts.current.some(({ by }) => by === agent)) return;
      acts.current.push(wanted);
      timer.current ??= setTimeout(settle, INSTANT);
    },
    [put, settle, stopClock, take],
  );

  const standstill = useCallback(() => {
    settle();
    if (now.current.phase === 'live' || now.current.phase === 'paused') take(liveStandstill(now.current.live));
  }, [settle, take]);

  return { round, toggle, act, standstill };
}
