import { useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { MOST_LISTED } from '../../logic/symbolic/choice.ts';
import type { Answer } from '../../session/answer.ts';
import { courseQuestions } from '../../session/lab/course-questions.ts';
import type { Desk } from '../../session/desk.ts';
import type { LabState, LawPlace, LawWish } from '../../session/lab/lab-state.ts';
import { withListed, withoutWish, withReports } from '../../session/lab/law-lab.ts';
import { listedQuestions, reportOf } from '../../session/lab/listed-place.ts';
import type { LawWork } from '../../session/lab/law.ts';
import type { JudgedWorlds, PlaceQuestions, PlaceReport, Soon } from '../../session/lab/place-questions.ts';
import type { LawWords } from '../words-laws.ts';
import { useLab, type Lab } from './lab.ts';

/** A question about a course: the same object as long as it is the same question. */
export type LawQuestion<T> = (work: LawWork) => Promise<Answer<T>>;

/** What is known of a question. */
export interface Asked<T> {
  /** Null while it is worked out, or if it was stopped. */
  readonly answer: Answer<T> | null;
  /** The last answer to whatever was asked in the same place; it is shown while the next is awaited. */
  readonly last: T | null;
  readonly isStopped: boolean;
  /** Asks once more, after it was stopped. */
  readonly again: () => void;
}

/** Asks the lab's worker whenever the question changes; null asks nothing. */
function useAsked<T>(desk: Desk, question: LawQuestion<T> | null): Asked<T> {
  const slot = useId();
  const [found, setFound] = useState<{ readonly question: LawQuestion<T>; readonly answer: Answer<T> | null } | null>(
    null,
  );
  const [last, setLast] = useState<T | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (question === null) return;
    let isWanted = true;
    void desk.ask(slot, question).then((answer) => {
      if (!isWanted) return;
      setFound({ question, answer });
      if (answer?.ok === true) setLast(() => answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [desk, slot, question, tries]);
  const again = useCallback(() => {
    setFound(null);
    setTries((count) => count + 1);
  }, []);
  const own = found !== null && found.question === question ? found : null;
  return { answer: own?.answer ?? null, last: question === null ? null : last, isStopped: own?.answer === null, again };
}

/** The place of the lab's present entry, if worlds are kept as a law there. */
export function useLaw(): LawPlace {
  const { law } = useLab().entry;
  if (law === undefined) throw new Error('This component belongs beside a law.');
  return law;
}

const NOTHING = () => undefined;

/**
 * A question about the present entry, the same object as long as it is the same question; null asks nothing. Worlds that are listed answer at once,
 * those of a law through the worker. With `world` another listed world than the actual one is taken as actual.
 */
export function usePlaceAsked<T>(
  ask: ((place: PlaceQuestions) => Soon<T>) | null,
  world: number | null = null,
): Asked<T> {
  const { desk, entry } = useLab();
  const { law, moment } = entry;
  const question = useMemo(() => {
    if (ask === null || law === undefined) return null;
    return async (work: LawWork) => ask(courseQuestions(work, law.course));
  }, [ask, law]);
  const later = useAsked(desk, question);
  const now = useMemo(() => {
    if (ask === null || law !== undefined) return null;
    return ask(listedQuestions(world === null ? moment : { ...moment, actual: world }));
  }, [ask, law, moment, world]);
  if (now === null || now instanceof Promise) return later;
  return { answer: now, last: now.ok ? now.value : null, isStopped: false, again: NOTHING };
}

/** What there is to say of the present entry at once. */
export function useReport(): PlaceReport {
  const { entry } = useLab();
  return useMemo(() => reportOf(entry), [entry]);
}

/** So many worlds are told by their atoms. */
export const MOST_TOLD = 12;

/** Where the formula in the field holds, with the first of these worlds. */
export function useJudged(most: number): Asked<JudgedWorlds> {
  const { judged, state } = useLab();
  const text = judged.kind === 'judged' ? state.formula : null;
  const ask = useMemo(() => (text === null ? null : (place: PlaceQuestions) => place.judge(text, most)), [text, most]);
  return usePlaceAsked(ask);
}

/** Has the worker do what the lab wishes for, and puts the answer into the timeline. */
export function useWishes({ desk, state, change, words }: Lab): void {
  const { wish } = state;
  const asked = useRef<LawWish | null>(null);
  useEffect(() => {
    if (wish === null || asked.current === wish) return;
    asked.current = wish;
    void granted(desk, wish, words.law).then((next) => change(next));
  }, [desk, wish, change, words]);
}

async function granted(desk: Desk, wish: LawWish, words: LawWords): Promise<(state: LabState) => LabState> {
  const { kind, course } = wish;
  const refuse = (answer: { readonly message: string } | null) => (state: LabState) =>
    withoutWish(state, wish, answer === null ? words.stopped : answer.message);
  const list = async () => {
    const listed = await desk.ask('wish', (work) => work.listLaw(course));
    return listed?.ok === true ? (state: LabState) => withListed(state, wish, listed.value) : refuse(listed);
  };
  if (kind === 'list') return list();
  const told = await desk.ask('wish', async (work) => {
    if (kind !== 'step') return work.openLaw(course);
    const after = await work.lawAfter(course);
    return after.ok ? { ok: true, value: [after.value] } : after;
  });
  if (told?.ok !== true) return refuse(told);
  const reports = told.value;
  const isSmall = reports[reports.length - 1].count <= MOST_LISTED && course.steps.length === 0;
  return kind === 'open' && isSmall ? list() : (state: LabState) => withReports(state, wish, reports);
}

/** Whether the worker is at work. */
export function useIsBusy(desk: Desk): boolean {
  return useSyncExternalStore(desk.subscribe, desk.snapshot).isBusy;
}
