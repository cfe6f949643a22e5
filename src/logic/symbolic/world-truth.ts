import type { Announcement, Formula } from '../formula/formula.ts';
import { conjunction } from './folds.ts';
import { agentNumber, casesOf, functionOf, groupMembers, jointCases } from './meaning.ts';
import { holdsAt } from './models.ts';
import type { Diagram } from './node-table.ts';
import { FALSE } from './node-table.ts';
import type { VariableMarks } from './variable-marks.ts';
import { assignment } from './variable-marks.ts';
import type { KnowledgeStructure, ObservationCase, TrueVariables } from './knowledge-structure.ts';
import { publiclyTold, told } from './knowledge-structure.ts';

/**
 * Whether a formula holds in one world of a structure. What an agent knows there is found without quantifying: law and operand are
 * restricted to what the agent observes in that world.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function truthAt(structure: KnowledgeStructure, world: TrueVariables, formula: Formula): boolean {
  const at = (part: Formula) => truthAt(structure, world, part);
  switch (formula.kind) {
    case 'not':
      return !at(formula.operand);
    case 'and':
      return formula.operands.every(at);
    case 'or':
      return formula.operands.some(at);
    case 'implies':
      return !at(formula.left) || at(formula.right);
    case 'knows':
    case 'considers':
    case 'knowsWhether': {
      const cases = casesOf(structure, formula.agent, formula.span);
      const [possible, opposite] = bothPossible(structure, world, cases, functionOf(structure, formula.operand));
      if (formula.kind === 'considers') return possible;
      return formula.kind === 'knows' ? !opposite : !possible || !opposite;
    }
    case 'distributed': {
      const cases = jointCases(structure, groupMembers(structure, formula.group, formula.span));
      const [possible, opposite] = bothPossible(structure, world, cases, functionOf(structure, formula.operand));
      return !opposite || (formula.whether && !possible);
    }
    case 'announcement':
      return afterNews(structure, world, formula);
    default:
      return holdsAt(structure.diagrams, functionOf(structure, formula), world);
  }
}

/**
 * The worlds that somebody with these observations holds possible at a world: a diagram of what is hidden from them there, and what is
 * fixed by what they observe.
 */
function cellAt({ diagrams, law }: KnowledgeStructure, world: TrueVariables, cases: readonly ObservationCase[]) {
  const own = cases.find(({ when }) => holdsAt(diagrams, when, world));
  if (own === undefined) return { seen: assignment([], world), cell: FALSE };
  const seen = seenAt(own.sees, world);
  return { seen, cell: diagrams.and(diagrams.restrict(law, seen), diagrams.restrict(own.when, seen)) };
}

/** The last assignment that was made of each set of observed variables: announcements leave both the set and the world as they are. */
const lastSeen = new WeakMap<ReadonlySet<number>, { readonly world: TrueVariables; readonly seen: VariableMarks }>();

/** The values of observed variables in a world. */
function seenAt(sees: ReadonlySet<number>, world: TrueVariables): VariableMarks {
  const last = lastSeen.get(sees);
  if (last?.world === world) return last.seen;
  const seen = assignment(sees, world);
  lastSeen.set(sees, { world, seen });
  return seen;
}

/** The same worlds as a diagram of all variables. */
export function cellWorlds(
  { diagrams, law }: KnowledgeStructure,
  world: TrueVariables,
  cases: readonly ObservationCase[],
): Diagram {
  const own = cases.find(({ when }) => holdsAt(diagrams, when, world));
  if (own === undefined) return FALSE;
  const observed = Array.from(own.sees, (variable) => diagrams.variable(variable, world.has(variable)));
  return conjunction(diagrams, [law, own.when, ...observed]);
}

/** Whether some world of the cell satisfies the function, and whether one does not. */
function bothPossible(
  structure: KnowledgeStructure,
  world: TrueVariables,
  cases: readonly ObservationCase[],
  where: Diagram,
): readonly [boolean, boolean] {
  const { diagrams } = structure;
  const { seen, cell } = cellAt(structure, world, cases);
  const inner = diagrams.restrict(where, seen);
  return [diagrams.and(cell, inner) !== FALSE, diagrams.and(cell, diagrams.not(inner)) !== FALSE];
}

function afterNews(structure: KnowledgeStructure, world: TrueVariables, formula: Announcement): boolean {
  const { diagrams } = structure;
  const { announced, hearers, whether, dual, then, span } = formula;
  const news = functionOf(structure, announced);
  const isTrue = holdsAt(diagrams, news, world);
  if (!whether && !isTrue) return !dual;
  if (hearers === 'all') return truthAt(publiclyTold(structure, isTrue ? news : diagrams.not(news)), world, then);
  const numbers = hearers.map((name) => agentNumber(structure, name, span));
  const { structure: informed, variable } = told(structure, news, numbers);
  return truthAt(informed, isTrue ? new Set([...world, variable]) : world, then);
}
