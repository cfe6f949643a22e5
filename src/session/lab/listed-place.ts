import type { LabMoment } from '../../logic/plain/lab-history.ts';
import { plainPlace } from '../../logic/plain/plain-knowledge.ts';
import type { LabEntry } from './lab-state.ts';
import type { PlaceQuestions, PlaceReport } from './place-questions.ts';
import { cellAt, explainedAt, failuresAt, judgedAt, judgementsAt, partsAt, reported, whetherAt } from './questions.ts';
import { refusable } from './refusable.ts';

/** Questions about worlds that are listed one by one, answered at once. */
export function listedQuestions(moment: LabMoment): PlaceQuestions {
  const place = plainPlace(moment);
  return {
    judge: (formula, most) => refusable(() => judgedAt(place, formula, most)),
    judgements: (formulas) => refusable(() => judgementsAt(place, formulas)),
    parts: (wish) => refusable(() => partsAt(place, wish)),
    cell: (agent, most) => refusable(() => cellAt(place, agent, most)),
    whether: (formula, depth) => refusable(() => whetherAt(place, formula, depth)),
    explain: (agent, formula) => refusable(() => explainedAt(place, agent, formula)),
    failures: (formula, most) => refusable(() => failuresAt(place, formula, most)),
  };
}

/** What there is to say of an entry of the timeline at once, however its worlds are kept. */
export function reportOf({ law, moment }: LabEntry): PlaceReport {
  return law?.report ?? reported(plainPlace(moment));
}
