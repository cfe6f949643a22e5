import { compareFormulas } from '../../logic/compare/judge.ts';
import type { WorldSet } from '../../logic/model.ts';
import { labTruth, type LabMoment } from '../../logic/plain/lab-history.ts';
import { plainPlace } from '../../logic/plain/plain-knowledge.ts';
import { membersOf } from '../../logic/world-set.ts';
import type { LabEntry } from './lab-state.ts';
import type { NamedWorlds, PlaceQuestions, PlaceReport } from './place-questions.ts';
import {
  cellAt,
  explainedAt,
  failuresAt,
  formulaOf,
  judgedAt,
  judgementsAt,
  partsAt,
  reported,
  whetherAt,
} from './questions.ts';
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
    compare: (first, second, most) =>
      refusable(() => {
        const one = formulaOf(first);
        const found = compareFormulas((formula) => labTruth(moment, formula), one, formulaOf(second));
        return { onlyFirst: named(moment, found.onlyFirst, most), onlySecond: named(moment, found.onlySecond, most) };
      }),
    explain: (agent, formula) => refusable(() => explainedAt(place, agent, formula)),
    failures: (formula, most) => refusable(() => failuresAt(place, formula, most)),
  };
}

function named({ model }: LabMoment, worlds: WorldSet, most: number): NamedWorlds {
  const members = membersOf(worlds);
  return { count: BigInt(members.length), names: members.slice(0, most).map((world) => model.worlds[world].name) };
}

/** What there is to say of an entry of the timeline at once, however its worlds are kept. */
export function reportOf({ law, moment }: LabEntry): PlaceReport {
  return law?.report ?? reported(plainPlace(moment));
}
