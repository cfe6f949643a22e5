import { and, knows } from '../logic/formula/constructors.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { bound, certainTruth } from '../logic/symbolic/certainty.ts';
import { checkMeaning } from './check-meaning.ts';
import { decided } from './decided.ts';
import type { Engine, Judge } from './engine.ts';
import type { Hearing } from './hearing.ts';
import type { MakeView } from './made-views.ts';
import type { Moment } from './moment.ts';
import { namesHere } from './view-names.ts';
import { withinBudget } from './viewed-past.ts';
import { askedAt, coarseNames, coarseTruth, eyesFor, meaningsAt, pastOf } from './views.ts';

/** Judges what is said past the budget by a game's view, if it has one, and by what coarse knowledge keeps. */
export function judgeBy(make: MakeView | null): Judge {
  return (engine, moment) => new GameHearing(engine, moment, make);
}

class GameHearing implements Hearing {
  constructor(
    private readonly engine: Engine,
    private readonly moment: Moment,
    private readonly make: MakeView | null,
  ) {}

  holds(by: number | null, formula: Formula): boolean | null {
    const { engine, moment, make } = this;
    const asked = by === null ? formula : knownBy(engine.names[by], formula);
    checkMeaning(engine, moment, asked);
    const byView =
      make === null ? null : withinBudget(() => decided(askedAt(engine, moment, make), this.#past(), asked));
    return byView ?? coarseTruth(engine, moment, asked);
  }

  proves(by: number, formula: Formula): boolean {
    const { engine, moment, make } = this;
    const asked = knows(engine.names[by], formula);
    checkMeaning(engine, moment, asked);
    const byView =
      make !== null &&
      withinBudget(() => {
        const view = make(this.#past(), engine.names, eyesFor(engine, moment, asked));
        return certainTruth(view.family, asked, namesHere(meaningsAt(engine, moment), view));
      });
    return byView === true || coarseTruth(engine, moment, asked) === true;
  }

  worlds(formula: Formula) {
    const { engine, moment } = this;
    return engine.truth(moment, bound(formula, 'possible', coarseNames(engine, moment)));
  }

  /** Views of these steps are made for this question alone: what was asked before must not use up the diagrams of what is asked here. */
  #past() {
    return [...pastOf(this.moment)];
  }
}

/** That somebody knows a formula. Of their own knowledge they know what is so. */
function knownBy(name: string, formula: Formula): Formula {
  if (formula.kind === 'and') return and(...formula.operands.map((part) => knownBy(name, part)));
  return isOwn(name, formula) ? formula : knows(name, formula);
}

/** Does a formula speak of nothing but what somebody knows? */
function isOwn(name: string, formula: Formula): boolean {
  switch (formula.kind) {
    case 'knows':
    case 'considers':
    case 'knowsWhether':
      return formula.agent === name;
    case 'not':
      return isOwn(name, formula.operand);
    case 'and':
    case 'or':
      return formula.operands.every((part) => isOwn(name, part));
    default:
      return false;
  }
}
