import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Answers } from '../../session/answers.ts';
import type { Answer } from '../../session/answer.ts';
import { Desk } from '../../session/desk.ts';
import type { Agent } from '../../engine/rules.ts';
import type { Run } from '../../engine/run.ts';
import type { Thinker } from '../../session/simulator.ts';
import type { Commands } from '../../session/store.ts';
import { formulaLiesDeep } from '../../session/thoughts.ts';
import { viewerOf, type Vantage } from '../../session/viewpoint.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { useAnswer, usePeek } from '../answers.ts';
import { useCommands, useSession, useStartSimulator } from '../screen.ts';

/** Work that takes long and has not come to an answer. */
export interface LongWork {
  readonly isStopped: boolean;
  /** Ends all that is being worked out in the same way. */
  readonly stop: () => void;
  /** Asks once more, after it was stopped. */
  readonly again: () => void;
}

/** An answer, or the work on it where that takes long. */
export interface Awaited<Value> {
  readonly answer: Answer<Value> | null;
  readonly work: LongWork | null;
}

const desks = new WeakMap<Commands, Desk>();

/** Where a session's long questions are asked, one after the other, in a worker that can be ended. */
function useDesk(): Desk {
  const commands = useCommands();
  const start = useStartSimulator();
  const [desk] = useState(() => desks.get(commands) ?? new Desk(start));
  desks.set(commands, desk);
  return desk;
}

/**
 * Does it take long to ask of a formula at a step of a vantage's path? `names` are the players' as formulas write them; with `knower`, whether that
 * player knows it.
 */
export function takesLong(
  formula: string,
  { path, viewpoint }: Vantage,
  names: readonly string[],
  knower: Agent | null = null,
): boolean {
  if (!path.some(({ exactness }) => exactness.takesLong)) return false;
  const parsed = parseFormula(formula);
  const asking = [viewerOf(viewpoint), knower].flatMap((agent) => (agent === null ? [] : [names[agent]]));
  return parsed.ok && formulaLiesDeep(parsed.formula, asking);
}

/**
 * The answer to a question about a node of the run: from the backend that plays the game, or, where it takes long, from a worker that can be ended
 * without harm to the game, and is when the question is another or no longer shown. `ask` puts the question to that worker; it must be the same function each
 * time.
 */
export function useAwaited<Question, Value>(
  answers: Answers<Question, Value>,
  [node, question]: readonly [number, Question | null],
  isLong: boolean,
  ask: (thinker: Thinker, run: Run, node: number, question: Question) => Promise<Answer<Value>>,
): Awaited<Value> {
  const desk = useDesk();
  const slot = useId();
  const run = useSession((state) => state.run);
  const [given, giveUp] = useState<{ readonly question: Question; readonly node: number } | null>(null);
  const long = isLong ? question : null;
  const near = useAnswer(answers, node, isLong ? null : question);
  const far = usePeek(answers, node, long);
  const isStopped = given !== null && given.question === long && given.node === node;
  const isOpen = long !== null && far === null;
  useEffect(() => {
    if (run === null || long === null || !isOpen || isStopped) return;
    let isWanted = true;
    void desk
      .ask(slot, (thinker) => ask(thinker, run, node, long))
      .then((answer) => {
        if (answer !== null) answers.keep(run, node, long, answer);
        else if (isWanted) giveUp({ question: long, node });
      });
    return () => {
      isWanted = false;
      desk.withdraw(slot);
    };
  }, [desk, slot, answers, ask, run, node, long, isOpen, isStopped]);
  const stop = useCallback(() => desk.stop(), [desk]);
  const again = useCallback(() => giveUp(null), []);
  const work = useMemo(() => (isOpen ? { isStopped, stop, again } : null), [isOpen, isStopped, stop, again]);
  return { answer: long === null ? near : far, work };
}
