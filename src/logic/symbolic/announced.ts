import type { Formula, Individual } from '../formula/formula.ts';
import type { KnowledgeStructure } from './knowledge-structure.ts';
import { stepped, variableOf } from './knowledge-structure.ts';
import { casesOf, functionOf } from './meaning.ts';
import type { Diagram } from './node-table.ts';
import { TRUE } from './node-table.ts';

/**
 * The structure after the public announcement of a formula. The law is joined with one part of the formula after the other. Where a part
 * only says that an agent holds the one variable possible, or impossible, that they do not observe, it is not even built: that is a
 * cofactor of the law.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function announced(structure: KnowledgeStructure, formula: Formula): KnowledgeStructure {
  const { diagrams, law } = structure;
  const parts = conjuncts(formula, true).map((part) => ({ ...part, cofactor: cofactorOf(structure, part) }));
  // Deepest first, as in folds.
  const order = parts.toSorted((one, other) => (other.cofactor?.variable ?? -1) - (one.cofactor?.variable ?? -1));
  const joined = order.reduce<Diagram>((sum, { formula: part, isTrue, cofactor }) => {
    if (cofactor === null) {
      const where = functionOf(structure, part);
      return diagrams.and(sum, isTrue ? where : diagrams.not(where));
    }
    return cofactor.values.reduce<Diagram>(
      (rest, value) => diagrams.andCofactor(rest, law, cofactor.variable, value),
      sum,
    );
  }, law);
  return stepped(structure, { ...structure, law: joined });
}

/** A formula that is to hold, or not to. */
interface Part {
  readonly formula: Formula;
  readonly isTrue: boolean;
}

/** Formulas that between them say that the formula is true, or false. */
function conjuncts(formula: Formula, isTrue: boolean): readonly Part[] {
  if (formula.kind === 'not') return conjuncts(formula.operand, !isTrue);
  if (formula.kind === (isTrue ? 'and' : 'or')) return formula.operands.flatMap((part) => conjuncts(part, isTrue));
  return [{ formula, isTrue }];
}

/** Values of the one variable that an agent does not observe: the part says that the agent holds each of them possible. */
interface Cofactor {
  readonly variable: number;
  readonly values: readonly boolean[];
}

function cofactorOf(structure: KnowledgeStructure, { formula, isTrue }: Part): Cofactor | null {
  switch (formula.kind) {
    case 'knowsWhether':
      return isTrue ? null : hiddenLiteral(structure, formula, [false, true]);
    case 'considers':
      return isTrue ? hiddenLiteral(structure, formula, [true]) : null;
    case 'knows':
      return isTrue ? null : hiddenLiteral(structure, formula, [false]);
    default:
      return null;
  }
}

/** The values of the agent's one hidden variable for which the operand, a variable or its negation, has the given values. */
function hiddenLiteral(
  structure: KnowledgeStructure,
  { agent, operand, span }: Individual,
  values: readonly boolean[],
): Cofactor | null {
  const cases = casesOf(structure, agent, span);
  if (cases.length !== 1) return null;
  const [{ when, hidden }] = cases;
  const isNegated = operand.kind === 'not';
  const inner = isNegated ? operand.operand : operand;
  if (when !== TRUE || hidden.count !== 1 || inner.kind !== 'atom') return null;
  const variable = variableOf(structure, inner);
  return variable === hidden.last ? { variable, values: values.map((value) => value !== isNegated) } : null;
}
