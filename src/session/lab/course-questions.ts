import type { LawCourse, LawWork } from './law.ts';
import type { PlaceQuestions } from './place-questions.ts';

/** Questions about a course, which a worker answers. */
export function courseQuestions(work: LawWork, course: LawCourse): PlaceQuestions {
  return {
    judge: (...asked) => work.judgeLaw(course, ...asked),
    judgements: (...asked) => work.judgeLaws(course, ...asked),
    parts: (...asked) => work.partsOfLaw(course, ...asked),
    cell: (...asked) => work.cellOfLaw(course, ...asked),
    whether: (...asked) => work.whetherLaw(course, ...asked),
    compare: (...asked) => work.compareInLaw(course, ...asked),
    explain: (...asked) => work.explainLaw(course, ...asked),
    failures: (...asked) => work.failuresOfLaw(course, ...asked),
  };
}
