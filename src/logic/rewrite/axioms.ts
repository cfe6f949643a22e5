import { and, distributed, everybody, implies, knows, not, or, top } from '../formula/constructors.ts';
import type { Collective, Formula, Group } from '../formula/formula.ts';
import type { Box } from './box.ts';
import { afterEach } from './box.ts';

/** The reduction axioms, named by what stands behind the box; see `axiomTexts`. */
export type AxiomName =
  | 'constant'
  | 'atom'
  | 'negation'
  | 'and'
  | 'or'
  | 'implies'
  | 'iff'
  | 'count'
  | 'knows'
  | 'considers'
  | 'knowsWhether'
  | 'everybody'
  | 'distributed'
  | 'previously'
  | 'dual'
  | 'whether'
  | 'whetherDual';

/** One use of an axiom: what `[box] then` is equivalent to. */
export interface Reduced {
  readonly axiom: AxiomName;
  readonly formula: Formula;
}

/** Why there is no next line: common knowledge has no reduction axiom; or a group's members are not known. */
export type Obstacle = 'common' | 'group';

/** Who is in a group; null if that is not known. */
export type MembersOf = (group: Group) => readonly string[] | null;

/**
 * Pushes a box past the outermost operator behind it. Each equivalence is valid in all models, S5 or not, with one exception: for `Y`,
 * equal worlds must not have been merged. (Plaza 1989; Baltag, Moss and Solecki 1998; with factual change van Benthem,
 * van Eijck and Kooi 2006; D: Wang and Agotnes 2013; Y: Yap 2011.) For C there is none, since announcements add to what epistemic logic with C can say
 * (van Benthem, van Eijck and Kooi 2006).
 */
export function reduceBox(box: Box, then: Formula, membersOf: MembersOf): Reduced | Obstacle {
  const where = (formula: Formula) => implies(box.precondition, formula);
  switch (then.kind) {
    case 'top':
      return { axiom: 'constant', formula: top };
    case 'bottom':
      return { axiom: 'constant', formula: not(box.precondition) };
    case 'atom':
      return { axiom: 'atom', formula: where(box.becomes(then)) };
    case 'not':
      return { axiom: 'negation', formula: where(not(box.wrap(then.operand))) };
    case 'and':
      return { axiom: 'and', formula: and(...then.operands.map((part) => box.wrap(part))) };
    case 'or':
      return { axiom: 'or', formula: where(or(...then.operands.map((part) => box.wrap(part)))) };
    case 'xor':
    case 'oneof':
      return { axiom: 'count', formula: where({ ...then, operands: then.operands.map((part) => box.wrap(part)) }) };
    case 'implies':
    case 'iff':
      return { axiom: then.kind, formula: { ...then, left: box.wrap(then.left), right: box.wrap(then.right) } };
    case 'knows':
      return {
        axiom: 'knows',
        formula: where({ ...then, operand: afterEach(box.alternatives([then.agent]), then.operand) }),
      };
    case 'considers':
      return {
        axiom: 'considers',
        formula: where(not(knows(then.agent, afterEach(box.alternatives([then.agent]), not(then.operand))))),
      };
    case 'knowsWhether': {
      const known = (part: Formula) => knows(then.agent, afterEach(box.alternatives([then.agent]), part));
      return { axiom: 'knowsWhether', formula: where(or(known(then.operand), known(not(then.operand)))) };
    }
    case 'everybody':
      return reduceEverybody(box, then, membersOf);
    case 'distributed':
      return reduceDistributed(box, then, membersOf);
    case 'common':
      return 'common';
    case 'previously':
      return { axiom: 'previously', formula: where(then.operand) };
    case 'announcement':
      throw new RangeError('What stands behind the box is reduced first.');
  }
}

function reduceEverybody(box: Box, { group, whether, operand }: Collective, membersOf: MembersOf): Reduced | Obstacle {
  if (box.uniform && !whether) {
    const formula = implies(box.precondition, everybody(group, afterEach(box.alternatives([]), operand)));
    return { axiom: 'everybody', formula };
  }
  const members = membersOf(group);
  if (members === null) return 'group';
  const each = members.map((agent) => {
    const known = (part: Formula) => knows(agent, afterEach(box.alternatives([agent]), part));
    return whether ? or(known(operand), known(not(operand))) : known(operand);
  });
  return { axiom: 'everybody', formula: implies(box.precondition, each.length === 1 ? each[0] : and(...each)) };
}

function reduceDistributed(
  box: Box,
  { group, whether, operand }: Collective,
  membersOf: MembersOf,
): Reduced | Obstacle {
  const members = box.uniform ? [] : membersOf(group);
  if (members === null) return 'group';
  const known = (part: Formula) => distributed(group, afterEach(box.alternatives(members), part));
  const formula = whether ? or(known(operand), known(not(operand))) : known(operand);
  return { axiom: 'distributed', formula: implies(box.precondition, formula) };
}

/** Each axiom as it is taught, in the language of formulas; f is the precondition, and the box of an event reads likewise. */
export const axiomTexts: Readonly<Record<AxiomName, string>> = {
  constant: '[!f]Bot <-> ~f',
  atom: '[!f]p <-> (f -> p)',
  negation: '[!f]~g <-> (f -> ~[!f]g)',
  and: '[!f](g & h) <-> [!f]g & [!f]h',
  or: '[!f](g | h) <-> (f -> [!f]g | [!f]h)',
  implies: '[!f](g -> h) <-> ([!f]g -> [!f]h)',
  iff: '[!f](g <-> h) <-> ([!f]g <-> [!f]h)',
  count: '[!f]XOR(g, h) <-> (f -> XOR([!f]g, [!f]h))',
  knows: '[!f]K a g <-> (f -> K a [!f]g)',
  considers: '[!f]M a g <-> (f -> ~K a [!f]~g)',
  knowsWhether: '[!f]Kw a g <-> (f -> K a [!f]g | K a [!f]~g)',
  everybody: '[!f]E {a,b} g <-> (f -> E {a,b} [!f]g)',
  distributed: '[!f]D {a,b} g <-> (f -> D {a,b} [!f]g)',
  previously: '[!f]Y g <-> (f -> g)',
  dual: '<!f>g <-> f & [!f]g',
  whether: '[?!f]g <-> [!f]g & [!~f]g',
  whetherDual: '<?!f>g <-> [?!f]g',
};

/** What is claimed of C now and then, and is not valid. */
export const naiveCommonAxiom = '[!f]C {a,b} g <-> (f -> C {a,b} [!f]g)';
