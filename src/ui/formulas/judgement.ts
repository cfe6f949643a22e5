import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../engine/run.ts';
import type { Answer } from '../../session/backend.ts';
import type { Evaluation, Inquiries, Verdict } from '../../session/inquiries.ts';
import { viewerOf } from '../../session/viewpoint.ts';
import type { Scenery } from '../scenery.ts';
import { useInquiries, useSession } from '../screen.ts';

/** So long the fingers must rest before a formula is worked out, in milliseconds. */
const REST = 120;

/** What a formula is asked of. */
interface Question {
  readonly run: Run;
  readonly formula: string;
  readonly viewer: number | null;
  /** The steps from the root to the one that is asked about. */
  readonly steps: readonly number[];
}

interface Answered<T> {
  readonly question: Question;
  readonly answer: Answer<T>;
}

type Ask<T> = (inquiries: Inquiries, question: Question) => Promise<Answer<T>>;

/** The last answer, with the question that it answers. Typing waits for the fingers to rest, steps do not. */
function useAnswer<T>(question: Question | null, ask: Ask<T>): Answered<T> | null {
  const inquiries = useInquiries();
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const asked = useRef<string | null>(null);
  const key = question === null ? null : JSON.stringify([question.formula, question.viewer, question.steps]);
  const run = question?.run;
  useEffect(() => {
    if (question === null) return undefined;
    let awaited = true;
    const rest = asked.current === question.formula ? 0 : REST;
    asked.current = question.formula;
    const refused = (error: unknown): Answer<T> => ({ ok: false, message: String(error) });
    const timer = setTimeout(() => {
      void ask(inquiries, question)
        .catch(refused)
        .then((answer) => {
          if (awaited) setAnswered({ question, answer });
        });
    }, rest);
    return () => {
      awaited = false;
      clearTimeout(timer);
    };
    // The key and the run say all that the question depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, run]);
  return answered;
}

function useQuestion(formula: string | null, scenery: Scenery, toEnd: boolean): Question | null {
  const run = useSession((state) => state.run);
  const { line, at, vantage } = scenery;
  if (formula === null || run === null) return null;
  // The teacher sees what lies ahead; a player who steps back knows no more than they knew then.
  const ahead = toEnd && vantage.viewpoint === 'teacher';
  return { run, formula, viewer: viewerOf(vantage.viewpoint), steps: ahead ? line : line.slice(0, at + 1) };
}

/** Asked by the same viewer, of the same formula and the same game? */
function alike(one: Question, other: Question): boolean {
  return one.viewer === other.viewer && one.formula === other.formula && one.run.deal.join() === other.run.deal.join();
}

/** How many first steps two questions share. */
function shared(one: readonly number[], other: readonly number[]): number {
  const parting = one.findIndex((step, index) => step !== other[index]);
  return parting < 0 ? one.length : parting;
}

const lastOf = (steps: readonly number[]): number => steps[steps.length - 1];

/**
 * Where a formula holds at the present step, as the viewpoint may know it; null while nothing is known. An answer is never
 * given for another question: what a teacher was told must not stand in a player's view, not even for a moment.
 */
export function useEvaluation(formula: string | null, scenery: Scenery): Answer<Evaluation> | null {
  const question = useQuestion(formula, scenery, false);
  const answered = useAnswer(question, askEvaluation);
  if (question === null || answered === null || !alike(question, answered.question)) return null;
  const [now, then] = [question.steps, answered.question.steps];
  return now.length === then.length && shared(now, then) === now.length ? answered.answer : null;
}

/** The verdicts on a formula at the steps that the viewpoint may look at, as far as they are known. */
export function useStrip(formula: string, scenery: Scenery): readonly Verdict[] {
  const question = useQuestion(formula, scenery, true);
  const answered = useAnswer(question, askStrip);
  if (question === null || answered?.answer.ok !== true || !alike(question, answered.question)) return [];
  return answered.answer.value.slice(0, shared(question.steps, answered.question.steps));
}

const askEvaluation: Ask<Evaluation> = (inquiries, { run, steps, formula, viewer }) =>
  inquiries.evaluate(run, lastOf(steps), formula, viewer);
const askStrip: Ask<readonly Verdict[]> = (inquiries, { run, steps, formula, viewer }) =>
  inquiries.strip(run, lastOf(steps), formula, viewer);
