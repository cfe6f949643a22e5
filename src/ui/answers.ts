import { useEffect, useSyncExternalStore } from 'react';
import type { Answers } from '../session/answers.ts';
import type { Answer } from '../session/backend.ts';
import { useSession } from './screen.ts';

/** The answer to a question about a node of the run: asked for at once, null until it is there. No question, no answer. */
export function useAnswer<Question, Value>(
  answers: Answers<Question, Value>,
  node: number,
  question: Question | null,
): Answer<Value> | null {
  const run = useSession((state) => state.run);
  useEffect(() => {
    if (run !== null && question !== null) answers.ask(run, node, question);
  }, [answers, run, node, question]);
  return useSyncExternalStore(answers.subscribe, () =>
    run === null || question === null ? null : answers.peek(run, node, question),
  );
}

/** The answers to one question at each of some nodes; null where they are awaited. */
export function useAnswersAlong<Question, Value>(
  answers: Answers<Question, Value>,
  nodes: readonly number[],
  question: Question,
): readonly (Answer<Value> | null)[] {
  const run = useSession((state) => state.run);
  useEffect(() => {
    if (run === null) return;
    // The present moment first: it is what is looked at.
    for (const node of nodes.toReversed()) answers.ask(run, node, question);
  }, [answers, run, nodes, question]);
  useSyncExternalStore(answers.subscribe, () => answers.version);
  return run === null ? nodes.map(() => null) : nodes.map((node) => answers.peek(run, node, question));
}
