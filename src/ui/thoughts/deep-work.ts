import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../session/backend.ts';
import type { Thinker } from '../../session/simulator.ts';
import { useStartSimulator } from '../screen.ts';

/** A piece of work that takes long; it keeps its answer itself. */
export type DeepTask = (thinker: Thinker) => Promise<void>;

/** An answer that is worth keeping. @throws Error with the reason of a refusal. */
export function given<Value>(answer: Answer<Value>): Answer<Value> {
  if (answer.ok) return answer;
  throw new Error(answer.message);
}

/** Long work on what is known. */
export interface DeepWork {
  /** How many pieces are done, of how many; null while nothing is being worked out. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Why it ended before its time; null if it did not. */
  readonly problem: string | null;
  readonly start: (tasks: readonly DeepTask[]) => void;
  readonly stop: () => void;
}

/** Works in a worker of its own, piece by piece. It ends when it is stopped, and when the page no longer shows it. */
export function useDeepWork(): DeepWork {
  const startSimulator = useStartSimulator();
  const [progress, setProgress] = useState<DeepWork['progress']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<(() => void) | null>(null);

  const stop = useCallback(() => {
    end.current?.();
    end.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (tasks: readonly DeepTask[]) => {
      stop();
      const started = startSimulator();
      const ending = new AbortController();
      end.current = () => {
        ending.abort();
        started.stop();
        setProgress(null);
      };
      setProblem(null);
      setProgress({ done: 0, of: tasks.length });
      const work = async () => {
        for (const [place, task] of tasks.entries()) {
          await task(started.simulator);
          if (ending.signal.aborted) return;
          setProgress({ done: place + 1, of: tasks.length });
        }
        stop();
      };
      work().catch((error: unknown) => {
        if (ending.signal.aborted) return;
        setProblem(error instanceof Error ? error.message : String(error));
        stop();
      });
    },
    [startSimulator, stop],
  );
  return { progress, problem, start, stop };
}
