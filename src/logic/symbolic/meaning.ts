import type { Announcement, Collective, Formula, Group, Nary, Previously, Span } from '../formula/formula.ts';
import { logicMessages } from '../messages.ts';
import { MeaningError, NoStepBefore } from '../truth.ts';
import { conjunction, disjunction, exactlyOne, parity } from './folds.ts';
import type { Diagram } from './node-table.ts';
import { FALSE, TRUE } from './node-table.ts';
import { assignment } from './variable-marks.ts';
import type { KnowledgeStructure, ObservationCase } from './knowledge-structure.ts';
import { hiddenFrom, publiclyTold, told, variableOf } from './knowledge-structure.ts';

/**
 * The Boolean function that a formula is in a structure: it holds in a world of the structure exactly if the formula does. What it is
 * where the law does not hold means nothing.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NodesOverBudget
 */
export function functionOf(structure: KnowledgeStructure, formula: Formula): Diagram {
  const { diagrams } = structure;
  const of = (part: Formula) => functionOf(structure, part);
  switch (formula.kind) {
    case 'top':
      return TRUE;
    case 'bottom':
      return FALSE;
    case 'atom':
      return diagrams.variable(variableOf(structure, formula));
    case 'not':
      return diagrams.not(of(formula.operand));
    case 'and':
      return conjunction(diagrams, flattened(formula).map(of));
    case 'or':
      return disjunction(diagrams, flattened(formula).map(of));
    case 'xor':
      return parity(diagrams, flattened(formula).map(of));
    case 'oneof':
      return exactlyOne(diagrams, formula.operands.map(of));
    case 'implies':
      return diagrams.or(diagrams.not(of(formula.left)), of(formula.right));
    case 'iff':
      return diagrams.iff(of(formula.left), of(formula.right));
    case 'knows':
      return knownWhere(structure, casesOf(structure, formula.agent, formula.span), of(formula.operand));
    case 'considers':
      return possibleWhere(structure, casesOf(structure, formula.agent, formula.span), of(formula.operand));
    case 'knowsWhether':
      return settledWhere(structure, casesOf(structure, formula.agent, formula.span), of(formula.operand));
    case 'everybody':
    case 'common':
    case 'distributed':
      return collective(structure, formula, of(formula.operand));
    case 'announcement':
      return afterNews(structure, formula);
    case 'previously':
      return beforeStep(structure, formula);
  }
}

/** The number of an agent. @throws MeaningError if there is none of that name. */
export function agentNumber({ agents }: KnowledgeStructure, name: string, span: Span): number {
  const agent = agents.indexOf(name);
  if (agent < 0) throw new MeaningError(logicMessages.unknownAgent(name, agents), span);
  return agent;
}

/** What an agent observes. @throws MeaningError if there is none of that name. */
export function casesOf(structure: KnowledgeStructure, name: string, span: Span): readonly ObservationCase[] {
  return structure.observations[agentNumber(structure, name, span)];
}

/** What a group observes together, case by case. For nobody: nothing. */
export function jointCases(structure: KnowledgeStructure, agents: readonly number[]): readonly ObservationCase[] {
  const { diagrams, law, variables, observations } = structure;
  const nothing: readonly Omit<ObservationCase, 'hidden'>[] = [{ when: TRUE, sees: new Set<number>() }];
  const joint = agents.reduce(
    (before, agent) =>
      before.flatMap((one) =>
        observations[agent].flatMap((other) => {
          const when = diagrams.and(one.when, other.when);
          const sees = new Set([...one.sees, ...other.sees]);
          return diagrams.and(law, when) === FALSE ? [] : [{ when, sees }];
        }),
      ),
    nothing,
  );
  return joint.map(({ when, sees }) => ({ when, sees, hidden: hiddenFrom(sees, variables) }));
}

/** The members of a group, as agents' numbers. Everybody is alive. */
export function groupMembers(structure: KnowledgeStructure, group: Group, span: Span): readonly number[] {
  if (group.kind !== 'listed') return [...structure.agents.keys()];
  return group.agents.map((name) => agentNumber(structure, name, span));
}

/** `and`, `or` and `xor` are associative: operands of the same kind are replaced by their own. */
function flattened(formula: Nary): readonly Formula[] {
  if (formula.operands.every(({ kind }) => kind !== formula.kind)) return formula.operands;
  return formula.operands.flatMap((operand) => (operand.kind === formula.kind ? flattened(operand) : [operand]));
}

/**
 * Where somebody with these observations holds the function possible: where one of the worlds that they cannot tell from it satisfies it.
 * A relational product with the law for each case, over what is hidden then.
 */
function possibleWhere(
  { diagrams, law }: KnowledgeStructure,
  cases: readonly ObservationCase[],
  where: Diagram,
): Diagram {
  const parts = cases.map(({ when, hidden }) =>
    diagrams.and(when, diagrams.andExists(diagrams.and(law, when), where, hidden)),
  );
  return disjunction(diagrams, parts);
}

/** Where somebody with these observations knows the function to hold. */
function knownWhere(structure: KnowledgeStructure, cases: readonly ObservationCase[], where: Diagram): Diagram {
  const { diagrams } = structure;
  return diagrams.not(possibleWhere(structure, cases, diagrams.not(where)));
}

/** Where they know the function to hold, or know it not to. */
function settledWhere(structure: KnowledgeStructure, cases: readonly ObservationCase[], where: Diagram): Diagram {
  const { diagrams } = structure;
  const possible = possibleWhere(structure, cases, where);
  const opposite = possibleWhere(structure, cases, diagrams.not(where));
  return diagrams.not(diagrams.and(possible, opposite));
}

function collective(structure: KnowledgeStructure, formula: Collective, where: Diagram): Diagram {
  const { diagrams, observations } = structure;
  const members = groupMembers(structure, formula.group, formula.span);
  switch (formula.kind) {
    case 'everybody': {
      const one = formula.whether ? settledWhere : knownWhere;
      return conjunction(
        diagrams,
        members.map((agent) => one(structure, observations[agent], where)),
      );
    }
    case 'common': {
      const fails = reachedFrom(structure, members, diagrams.not(where));
      if (!formula.whether) return diagrams.not(fails);
      return diagrams.not(diagrams.and(fails, reachedFrom(structure, members, where)));
    }
    case 'distributed': {
      const one = formula.whether ? settledWhere : knownWhere;
      return one(structure, jointCases(structure, members), where);
    }
  }
}

/**
 * The worlds that a chain of worlds, each step indistinguishable to some member, connects with one where the function holds. The
 * least fixed point of: there, or considered possible by a member where it is already so.
 */
function reachedFrom(structure: KnowledgeStructure, members: readonly number[], where: Diagram): Diagram {
  const { diagrams, law, observations } = structure;
  let reached = diagrams.and(law, where);
  for (let unchanged = 0, turn = 0; unchanged < members.length; turn++) {
    const next = possibleWhere(structure, observations[members[turn % members.length]], reached);
    const more = diagrams.or(reached, diagrams.and(law, next));
    unchanged = more === reached ? unchanged + 1 : 1;
    reached = more;
  }
  return reached;
}

/** What holds before the news, for what holds after it; see `Announcement`. */
function afterNews(structure: KnowledgeStructure, formula: Announcement): Diagram {
  const { diagrams } = structure;
  const news = functionOf(structure, formula.announced);
  const after =
    formula.hearers === 'all'
      ? afterPublic(structure, news, formula)
      : afterSemiPrivate(structure, news, formula, formula.hearers);
  if (formula.whether) return diagrams.choice(news, after(true), after(false));
  return formula.dual ? diagrams.and(news, after(true)) : diagrams.or(diagrams.not(news), after(true));
}

/** What held at the world before; where several worlds became one, at each of those. */
function beforeStep({ diagrams, before }: KnowledgeStructure, { operand, span }: Previously): Diagram {
  if (before === undefined) throw new NoStepBefore(logicMessages.noStepBefore, span);
  const inner = functionOf(before.structure, operand);
  if (before.merged === null) return inner;
  return diagrams.not(diagrams.andExists(before.merged.worlds, diagrams.not(inner), before.merged.given));
}

/** Where `then` holds after everybody learned that the news is true, or false. */
type After = (truth: boolean) => Diagram;

function afterPublic(structure: KnowledgeStructure, news: Diagram, { then }: Announcement): After {
  return (truth) => functionOf(publiclyTold(structure, truth ? news : structure.diagrams.not(news)), then);
}

function afterSemiPrivate(
  structure: KnowledgeStructure,
  news: Diagram,
  { then, span }: Announcement,
  hearers: readonly string[],
): After {
  const numbers = hearers.map((name) => agentNumber(structure, name, span));
  const { structure: informed, variable } = told(structure, news, numbers);
  const after = functionOf(informed, then);
  return (truth) => structure.diagrams.restrict(after, assignment([variable], new Set(truth ? [variable] : [])));
}
