import type { AxiomName } from './axioms.ts';
import type { Rewriting } from './rewrite.ts';

/** What each axiom is called beside its line. */
export const axiomNames: Readonly<Record<AxiomName, string>> = {
  constant: 'constants',
  atom: 'atoms',
  negation: 'negation',
  and: 'conjunction',
  or: 'disjunction',
  implies: 'implication',
  iff: 'equivalence',
  count: 'XOR and ONEOF',
  knows: 'knowledge',
  considers: 'possibility',
  knowsWhether: 'knowing whether',
  everybody: 'everybody knows',
  distributed: 'distributed knowledge',
  previously: 'before the last step',
  dual: 'box for diamond',
  whether: 'announcing whether',
  whetherDual: 'box for diamond',
};

/** Why a reduction stops before its end; `stuckAt` tells where. */
export const obstacleTexts: Readonly<Record<NonNullable<Rewriting['obstacle']>, string>> = {
  common:
    'There is no reduction axiom for C: announcements make common knowledge that no formula without them describes.',
  group: 'The members of this group are not known here, and the axiom must name them.',
  length: 'The formula would get too long to be read.',
};
