import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharePoint } from '../../graph/rates/draw-shares.ts';
import { runSeries, type Progress } from '../../session/simulation.ts';
import type { WantedSeries } from '../../session/simulator.ts';
import { useStartSimulator } from '../screen.ts';

/** A simulation as far as it has come. */
export interface SimulationRun {
  readonly phase: 'idle' | 'running' | 'done' | 'stopped' | 'refused';
  /** Why it was refused; null if the simulator itself failed. */
  readonly problem: string | null;
  readonly series: WantedSeries | null;
  readonly games: number;
  readonly progress: Progress | null;
  /** For each share of `progress`, how it came about. */
  readonly tracks: readonly (readonly SharePoint[])[];
}

export interface Simulation extends SimulationRun {
  readonly start: (series: WantedSeries, games: number) => void;
  readonly stop: () => void;
}

const IDLE: SimulationRun = { phase: 'idle', problem: null, series: null, games: 0, progress: null, tracks: [] };

/** More points than these are no better to look at: every second one goes. */
const MOST_POINTS = 240;

function thinned(points: readonly SharePoint[]): readonly SharePoint[] {
  return points.length <= MOST_POINTS ? points : points.filter((_, index) => index % 2 === 1);
}

function withProgress(run: SimulationRun, progress: Progress): SimulationRun {
  const tracks = progress.shares.map(({ share, interval: [low, high] }, index) => [
    ...thinned(run.tracks.at(index) ?? []),
    { games: progress.played, share, low, high },
  ]);
  return { ...run, progress, tracks };
}

/** A simulation in a worker of its own. It ends when it is stopped, and when the page no longer shows it. */
export function useSimulation(): Simulation {
  const startSimulator = useStartSimulator();
  const [run, setRun] = useState(IDLE);
  const end = useRef<(() => void) | null>(null);

  const stop = useCallback(() => {
    end.current?.();
    end.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (series: WantedSeries, games: number) => {
      stop();
      const started = startSimulator();
      const stopping = new AbortController();
      end.current = () => {
        stopping.abort();
        started.stop();
        setRun((before) => (before.phase === 'running' ? { ...before, phase: 'stopped' } : before));
      };
      setRun({ ...IDLE, phase: 'running', series, games });
      const { signal } = stopping;
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setRun((before) => withProgress(before, progress));
      };
      const settle = (phase: 'done' | 'refused', problem: string | null) => {
        if (signal.aborted) return;
        started.stop();
        setRun((before) => ({ ...before, phase, problem }));
      };
      runSeries(started.simulator, series, games, onProgress, signal).then(
        (answer) => settle(answer.ok ? 'done' : 'refused', answer.ok ? null : answer.message),
        () => settle('refused', null),
      );
    },
    [startSimulator, stop],
  );
  return { ...run, start, stop };
}
