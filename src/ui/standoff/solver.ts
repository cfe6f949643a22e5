import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../session/answer.ts';
import type { Solver } from '../../session/solver.ts';
import type { StartedSimulator } from '../../session/simulator.ts';
import { useStartSimulator } from '../screen.ts';

/** Asks the solver in its worker. A long question that is not wanted any more ends the worker, whatever it was doing; a short one is let be. */
export type Ask = <T>(
  question: (solver: Solver) => Promise<Answer<T>>,
  onAnswer: (answer: Answer<T>) => void,
  length: 'long' | 'short',
) => () => void;

/** A solver in a worker of its own, started with the first question. It ends when the page no longer shows what needs it. */
export function useSolver(): Ask {
  const start = useStartSimulator();
  const worker = useRef<StartedSimulator | null>(null);
  const end = useCallback(() => {
    worker.current?.stop();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  return useCallback(
    (question, onAnswer, length) => {
      worker.current ??= start();
      let state: 'open' | 'answered' | 'left' = 'open';
      question(worker.current.simulator).then(
        (answer) => {
          if (state === 'left') return;
          state = 'answered';
          onAnswer(answer);
        },
        (error: unknown) => {
          if (state === 'left') return;
          state = 'answered';
          onAnswer({ ok: false, message: String(error) });
        },
      );
      return () => {
        if (state === 'open' && length === 'long') end();
        state = 'left';
      };
    },
    [start, end],
  );
}

/** What the solver answers to a question that is asked anew whenever its key changes; null while it works. */
export function useSolved<T>(
  ask: Ask,
  key: string,
  question: (solver: Solver) => Promise<Answer<T>>,
  length: 'long' | 'short' = 'long',
): { readonly answer: Answer<T> | null; readonly last: T | null } {
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Answer<T> } | null>(null);
  const [last, setLast] = useState<T | null>(null);
  const current = useRef(question);
  useEffect(() => {
    current.current = question;
  }, [question]);
  useEffect(
    () =>
      ask(
        current.current,
        (answer) => {
          setFound({ key, answer });
          if (answer.ok) setLast(answer.value);
        },
        length,
      ),
    [ask, key, length],
  );
  return { answer: found?.key === key ? found.answer : null, last };
}
