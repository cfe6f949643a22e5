import { useEffect, useMemo, useSyncExternalStore } from 'react';
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

/** The answer to a question about a node of the run, if it is there; it is not asked for. */
export function usePeek<Question, Value>(
  answers: Answers<Question, Value>,
  node: number | null,
  question: Question | null,
): Answer<Value> | null {
  const run = useSession((state) => state.run);
  return useSyncExternalStore(answers.subscribe, () =>
    run === null || node === null || question === null ? null : answers.peek(run, node, question),
  );
}

/** A question about a node of the run. */
interface Asked<Question> {
  readonly node: number;
  readonly question: Question;
}

/**
 * The answers to many questions; null where they are awaited. One by one, where each takes long: whoever looks elsewhere then waits
 * for one of them, and the others are never asked.
 */
export function useAnswersTo<Question, Value>(
  answers: Answers<Question, Value>,
  asked: readonly Asked<Question>[],
  oneByOne = false,
): readonly (Answer<Value> | null)[] {
  const run = useSession((state) => state.run);
  const known = useSyncExternalStore(answers.subscribe, answers.snapshot);
  useEffect(() => {
    if (run === null) return;
    // The latest moment first: it is what is looked at.
    const open = asked.toReversed().filter(({ node, question }) => known.peek(run, node, question) === null);
    for (const { node, question } of oneByOne ? open.slice(0, 1) : open) answers.ask(run, node, question);
  }, [answers, run, asked, known, oneByOne]);
  // The same list for as long as no answer has come.
  return useMemo(
    () => asked.map(({ node, question }) => (run === null ? null : known.peek(run, node, question))),
    [known, run, asked],
  );
}
