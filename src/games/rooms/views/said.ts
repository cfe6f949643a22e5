import { bottom, not, and, or, top } from '../../../logic/formula/constructors.ts';
import type { Formula, Group } from '../../../logic/formula/formula.ts';
import { bound } from '../../../logic/symbolic/certainty.ts';
import type { Announced } from './announced.ts';
import { argumentsOf } from './announced.ts';
import { factOf } from './atom-facts.ts';
import type { Facts } from './facts.ts';

/** What announcements tell of the facts of a view: that what was said was true then, as far as the view keeps it. */
export function announcedLaws(facts: Facts): readonly Formula[] {
  return facts.past.told.map((told) => boolean(bound(told.formula, 'possible', namesThen(facts, told))));
}

function namesThen(facts: Facts, { when }: Announced) {
  const { players } = facts.past;
  const members = (group: Group) => {
    if (group.kind === 'listed') return group.agents;
    return group.kind === 'all' ? players : when.living.map((agent) => players[agent]);
  };
  return {
    fact: (atom: Parameters<typeof argumentsOf>[0], side: 'certain' | 'possible') =>
      factOf(facts, when, atom.name, argumentsOf(atom, players), side),
    members,
  };
}

/** A formula without operators that holds wherever a bound does: in it knowledge stands negatively, and what is held possible positively. */
function boolean(formula: Formula): Formula {
  switch (formula.kind) {
    case 'not':
      return not(boolean(formula.operand));
    case 'and':
      return and(...formula.operands.map(boolean));
    case 'or':
      return or(...formula.operands.map(boolean));
    case 'top':
    case 'bottom':
    case 'atom':
      return formula;
    case 'considers':
      return top;
    default:
      return bottom;
  }
}
