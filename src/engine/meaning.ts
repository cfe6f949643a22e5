import type { Formula } from '../logic/formula/formula.ts';
import type { WorldSet } from '../logic/model.ts';
import type { Interpretation } from '../logic/truth.ts';
import { truth } from '../logic/truth.ts';
import type { Kept } from './atoms.ts';
import { atomWorlds } from './atoms.ts';
import type { Moment } from './moment.ts';
import type { Happening, Move } from './rules.ts';
import type { Setting } from './setting.ts';

/** What names, atoms and the step before mean at a moment. */
function interpretationAt<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  moment: Moment,
): Interpretation {
  const { atoms, possibilities, names } = setting;
  const { knowledge, living, before: earlier } = moment;
  const kept = keptAt(moment);
  return {
    agents: names,
    living,
    atom: (atom) => atomWorlds(atoms, possibilities, knowledge, names, kept, atom),
    get before() {
      // After knowledge was made anew, its steps are no longer those of the moments.
      if (earlier === null) return null;
      if (earlier.knowledge !== knowledge.before) return null;
      const { parents, merged } = knowledge;
      return { model: earlier.knowledge.model, interpretation: interpretationAt(setting, earlier), parents, merged };
    },
  };
}

/** The worlds of a moment's knowledge at which a formula holds. @throws MeaningError for unknown agents and atoms. */
export function truthAt<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  moment: Moment,
  formula: Formula,
): WorldSet {
  return truth(moment.knowledge.model, formula, interpretationAt(setting, moment));
}

/** What the worlds of a moment are known by. */
function keptAt({ overBudgetSince, coarse }: Moment): Kept {
  if (overBudgetSince === null) return 'everything';
  return coarse?.reachable === null ? 'pictures' : 'states';
}
