import { not } from '../logic/formula/constructors.ts';
import type { AtomFormula, Formula, Group } from '../logic/formula/formula.ts';
import { agentsNamedBy, atomsOf, subformulas } from '../logic/formula/inspect.ts';
import { certainTruth } from '../logic/symbolic/certainty.ts';
import type { MakeView, PastStep, View } from './made-views.ts';
import { MOST_EYES } from './made-views.ts';
import type { Agent } from './rules.ts';

/*
 * What is known is shown by a view, which keeps less than the rules. What is not known is shown by a witness: another course of the game, played by
 * the rules, in which somebody saw the same and in which it is false.
 */

/** What a formula's names mean, and how views are made. */
export interface Asked {
  readonly names: readonly string[];
  readonly view: MakeView;
  members(group: Group): readonly string[];
  valuesOf(atom: AtomFormula): readonly number[];
}

type Truth = boolean | null;

/** How deep witnesses may lie within each other: of those of a witness only few are looked at. */
const MOST_WITHIN = 6;
const DEEPEST = 2;

/**
 * Whether a formula holds after these steps: by what the view is certain of, and where that does not decide, by witnesses. Null where neither does.
 * @throws MeaningError for unknown agents.
 * @throws NodesOverBudget
 */
export function decided(asked: Asked, steps: readonly PastStep[], formula: Formula, depth = 0): Truth {
  const certain = viewed(asked, steps, formula);
  return certain ?? witnessed(asked, steps, formula, depth);
}

/** Whether the view is certain of it. */
function viewed(asked: Asked, steps: readonly PastStep[], formula: Formula): Truth {
  const view = viewFor(asked, steps, formula);
  const fact = (atom: AtomFormula) => view.fact(atom.name, asked.valuesOf(atom));
  return certainTruth(view.family, formula, { fact, members: asked.members });
}

function witnessed(asked: Asked, steps: readonly PastStep[], formula: Formula, depth: number): Truth {
  const at = (part: Formula) => decided(asked, steps, part, depth);
  switch (formula.kind) {
    case 'not':
      return opposite(at(formula.operand));
    case 'and':
      return all(formula.operands, at);
    case 'or':
      return opposite(all(formula.operands, (part) => opposite(at(part))));
    case 'implies':
      return opposite(all([formula.left, not(formula.right)], at));
    case 'iff':
      return same(at(formula.left), at(formula.right));
    case 'knows':
      return isRefuted(asked, steps, [formula.agent], formula.operand, true, depth) ? false : null;
    case 'considers':
      return isRefuted(asked, steps, [formula.agent], formula.operand, false, depth) ? true : null;
    case 'knowsWhether':
      return isUnsettled(asked, steps, [formula.agent], formula.operand, depth) ? false : null;
    case 'everybody':
    case 'distributed':
    case 'common': {
      const agents = asked.members(formula.group);
      const groups = formula.kind === 'distributed' ? [agents] : agents.map((agent) => [agent]);
      const fails = formula.whether ? isUnsettled : isKnownNowhere;
      return groups.some((group) => group.length > 0 && fails(asked, steps, group, formula.operand, depth))
        ? false
        : null;
    }
    default:
      return null;
  }
}

/** Is there a course in which these agents together saw the same, and in which the formula has not this truth value? */
function isRefuted(
  asked: Asked,
  steps: readonly PastStep[],
  agents: readonly string[],
  formula: Formula,
  truth: boolean,
  depth: number,
): boolean {
  if (depth >= DEEPEST) return false;
  const viewers = agents.map((name) => asked.names.indexOf(name));
  let left = depth === 0 ? Infinity : MOST_WITHIN;
  for (const course of viewFor(asked, steps, formula).others(viewers, playersIn(asked, formula))) {
    if (left-- <= 0) return false;
    if (decided(asked, course, formula, depth + 1) === !truth) return true;
  }
  return false;
}

function isKnownNowhere(
  asked: Asked,
  steps: readonly PastStep[],
  agents: readonly string[],
  formula: Formula,
  depth: number,
): boolean {
  return isRefuted(asked, steps, agents, formula, true, depth);
}

/** Is there a course with either truth value? */
function isUnsettled(
  asked: Asked,
  steps: readonly PastStep[],
  agents: readonly string[],
  formula: Formula,
  depth: number,
): boolean {
  const here = decided(asked, steps, formula, depth);
  if (here !== null) return isRefuted(asked, steps, agents, formula, here, depth);
  return [true, false].every((truth) => isRefuted(asked, steps, agents, formula, truth, depth));
}

/** The players of whom a formula speaks. */
function playersIn({ names }: Asked, formula: Formula): readonly Agent[] {
  const named = [...atomsOf(formula)].flatMap((atom) => atom.arguments);
  const agents = [...subformulas(formula)].flatMap(agentsNamedBy);
  return [...names.keys()].filter((agent) => named.includes(names[agent]) || agents.includes(names[agent]));
}

function opposite(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

function same(one: Truth, other: Truth): Truth {
  return one === null || other === null ? null : one === other;
}

/** Whether all of them hold: false as soon as one does not. */
function all<T>(items: readonly T[], truthOf: (item: T) => Truth): Truth {
  let truth: Truth = true;
  for (const item of items) {
    const own = truthOf(item);
    if (own === false) return false;
    if (own === null) truth = null;
  }
  return truth;
}

function viewFor(asked: Asked, steps: readonly PastStep[], formula: Formula): View {
  return asked.view(steps, asked.names, eyesFor(asked, formula));
}

/** The agents whose knowledge a formula speaks of, ascending; none if they are too many to keep what each of them saw. */
function eyesFor(asked: Asked, formula: Formula): Agent[] {
  const { names } = asked;
  const found = new Set<string>();
  for (const part of subformulas(formula)) {
    for (const name of agentsNamedBy(part)) found.add(name);
    if (part.kind === 'everybody' || part.kind === 'common' || part.kind === 'distributed') {
      for (const name of asked.members(part.group)) found.add(name);
    }
  }
  const eyes = [...names.keys()].filter((agent) => found.has(names[agent]));
  return eyes.length > MOST_EYES ? [] : eyes;
}
