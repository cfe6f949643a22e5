import { not } from '../logic/formula/constructors.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { agentsNamedBy, atomsOf, isBoolean, subformulas } from '../logic/formula/inspect.ts';
import type { Value } from '../logic/formula/value.ts';
import { all, opposite, same, valueOf } from '../logic/formula/value.ts';
import { certainTruth } from '../logic/symbolic/certainty.ts';
import { eyesUnder } from './eyes.ts';
import type { MakeView, PastStep, View } from './made-views.ts';
import type { Agent } from './rules.ts';
import type { Meanings } from './view-names.ts';
import { namesHere } from './view-names.ts';

/*
 * What is known is shown by a view, which keeps less than the rules. What is not known is shown by a witness: another course of the game, played by
 * the rules, in which somebody saw the same and in which it is false.
 */

/** What a formula's names mean, and how views are made. */
export interface Asked extends Meanings {
  readonly view: MakeView;
}

/** So many courses are looked at, and so many for each of them; more where it is plain to see whether the formula fails in one. */
const MOST_COURSES = [16, 3];
const MOST_PLAIN = 60;

/**
 * Whether a formula holds after these steps: by what the view is certain of, and where that does not decide, by witnesses. Null where neither does.
 * @throws MeaningError for unknown agents.
 * @throws NodesOverBudget
 */
export function decided(asked: Asked, steps: readonly PastStep[], formula: Formula): Value {
  const view = viewFor(asked, steps, formula);
  return certainTruth(view.family, formula, namesHere(asked, view)) ?? witnessed(asked, steps, formula);
}

/**
 * What witnesses and the parts of a formula decide where the view of the whole does not. It depends on what is really the case, by which witnesses
 * are looked for: nothing for a player to be told.
 * @throws MeaningError for unknown agents.
 * @throws NodesOverBudget
 */
export function witnessed(asked: Asked, steps: readonly PastStep[], formula: Formula): Value {
  return judged(asked, steps, formula, 0);
}

/** The same part by part. Within witnesses only further witnesses and what is plainly so decide: views of them would take too long. */
function judged(asked: Asked, steps: readonly PastStep[], formula: Formula, depth: number): Value {
  const at = (part: Formula) => (depth === 0 ? decided(asked, steps, part) : judged(asked, steps, part, depth));
  const fails = (agents: readonly string[], part: Formula, truth: boolean) =>
    at(part) === !truth || witnessOf(asked, steps, agents, part, !truth, depth) !== null;
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
      return fails([formula.agent], formula.operand, true) ? false : null;
    case 'considers':
      return fails([formula.agent], formula.operand, false) ? true : null;
    case 'knowsWhether':
      return [true, false].every((truth) => fails([formula.agent], formula.operand, truth)) ? false : null;
    case 'everybody':
    case 'distributed':
    case 'common': {
      const agents = asked.members(formula.group);
      const groups = formula.kind === 'distributed' ? [agents] : agents.map((agent) => [agent]);
      const values = formula.whether ? [true, false] : [true];
      const isFalse = groups.some(
        (group) => group.length > 0 && values.every((truth) => fails(group, formula.operand, truth)),
      );
      return isFalse ? false : null;
    }
    default: {
      const view = viewFor(asked, steps, formula);
      return valueOf(formula, (atom) => view.value(atom.name, asked.valuesOf(atom)));
    }
  }
}

/** A course in which these agents together saw the same, and in which the formula has this truth value; null if none is found. */
export function witnessOf(
  asked: Asked,
  steps: readonly PastStep[],
  agents: readonly string[],
  formula: Formula,
  truth: boolean,
  depth = 0,
): readonly PastStep[] | null {
  const most = depth === 0 && isBoolean(formula) ? MOST_PLAIN : (MOST_COURSES.at(depth) ?? 0);
  const viewers = agents.map((name) => asked.names.indexOf(name));
  for (const course of viewFor(asked, steps, formula).others(viewers, playersIn(asked, formula), most)) {
    if (judged(asked, course, formula, depth + 1) === truth) return course;
  }
  return null;
}

/** The players of whom a formula speaks. */
function playersIn({ names }: Asked, formula: Formula): readonly Agent[] {
  const named = [...atomsOf(formula)].flatMap((atom) => atom.arguments);
  const agents = [...subformulas(formula)].flatMap(agentsNamedBy);
  return [...names.keys()].filter((agent) => named.includes(names[agent]) || agents.includes(names[agent]));
}

function viewFor(asked: Asked, steps: readonly PastStep[], formula: Formula): View {
  return asked.view(steps, asked.names, eyesUnder(asked.names, asked.members, formula));
}
