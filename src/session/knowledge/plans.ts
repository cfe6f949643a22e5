import type { Agent } from '../../engine/rules.ts';
import { common, knows, not, or } from '../../logic/formula/constructors.ts';
import type { Formula, Group } from '../../logic/formula/formula.ts';
import { printFormula } from '../../logic/formula/print.ts';
import { viewerOf } from '../viewpoint.ts';
import type { Asker } from './asker.ts';
import { signsOf, wears } from './asker.ts';
import type { Standing, WhyRequest } from './cell.ts';

/** One way in which things can stand, and the formula that is true exactly then. */
interface Way {
  readonly standing: Standing;
  readonly sign: string | null;
  readonly formula: string;
  readonly why: WhyRequest;
}

/** How a cell is found out: the first of its ways that is true; if none is, nothing can be told. */
export interface CellPlan {
  readonly ways: readonly Way[];
  readonly otherwise: WhyRequest;
}

/** The knower knows what a player is, whatever it is. */
function knowsWhat(asker: Asker, knower: Agent, about: Agent): Formula {
  const name = asker.formulaNames[knower];
  return or(...signsOf(asker.vantage).map(({ atom: atomName }) => knows(name, wears(asker, about, atomName))));
}

/**
 * A way in which `formula` holds. The teacher asks whether it does, and why `knower` knows its operand; a player's
 * viewpoint asks whether that player knows the formula, and why.
 */
function way(
  asker: Asker,
  knower: Agent,
  inner: Formula | null,
  [standing, sign]: readonly [Standing, string | null],
  formula: Formula,
  [innerSays, says]: readonly [string, string],
): Way {
  const { vantage, formulaNames } = asker;
  const viewer = viewerOf(vantage.viewpoint);
  if (viewer === null || (viewer === knower && inner !== null)) {
    const why =
      inner === null
        ? { agent: knower, formula: printFormula(formula), says }
        : { agent: knower, formula: printFormula(inner), says: innerSays };
    return { standing, sign, formula: printFormula(formula), why };
  }
  return {
    standing,
    sign,
    formula: printFormula(knows(formulaNames[viewer], formula)),
    why: { agent: viewer, formula: printFormula(formula), says },
  };
}

/** Does a player know what another is? From another player's viewpoint: as far as that one knows. */
export function whatPlan(asker: Asker, knower: Agent, about: Agent): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names, presentation } = vantage;
  const name = formulaNames[knower];
  const anything = knowsWhat(asker, knower, about);
  const says = sentences.knowsWhat(names[knower], names[about]);
  const known = signsOf(vantage).map(({ sign, atom: atomName }) => {
    const inner = wears(asker, about, atomName);
    const clause = presentation.region(names[about], sign);
    const outer = sentences.knowsThat(names[knower], clause);
    return way(asker, knower, inner, ['known', sign], knows(name, inner), [clause, outer]);
  });
  const knowing = way(asker, knower, null, ['knows', null], anything, [says, says]);
  const notSays = sentences.knowsNotWhat(names[knower], names[about]);
  const unknown = way(asker, knower, null, ['unknown', null], not(anything), [notSays, notSays]);
  return { ways: [...known, knowing, unknown], otherwise: knowing.why };
}

/** Does a player know that a second one knows what a third is? */
export function nestedPlan(asker: Asker, knower: Agent, second: Agent, about: Agent): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names } = vantage;
  const name = formulaNames[knower];
  const yes = knowsWhat(asker, second, about);
  const no = not(yes);
  const saysYes = sentences.knowsWhat(names[second], names[about]);
  const saysNo = sentences.knowsNotWhat(names[second], names[about]);
  const outer = (clause: string) => sentences.knowsThat(names[knower], clause);
  const knowing = way(asker, knower, yes, ['knows', null], knows(name, yes), [saysYes, outer(saysYes)]);
  const unknown = way(asker, knower, no, ['unknown', null], knows(name, no), [saysNo, outer(saysNo)]);
  return { ways: [knowing, unknown], otherwise: knowing.why };
}

/** Does a player know that a second one knows that a third knows what somebody is? */
export function thirdPlan(
  asker: Asker,
  knower: Agent,
  [second, third]: readonly [Agent, Agent],
  about: Agent,
): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names } = vantage;
  const inner = knows(formulaNames[second], knowsWhat(asker, third, about));
  const says = sentences.knowsThat(names[second], sentences.knowsWhat(names[third], names[about]));
  const outer = sentences.knowsThat(names[knower], says);
  const knowing = way(asker, knower, inner, ['knows', null], knows(formulaNames[knower], inner), [says, outer]);
  const no = not(inner);
  const notSays = sentences.knowsNotThat(names[second], sentences.knowsWhat(names[third], names[about]));
  const notOuter = sentences.knowsThat(names[knower], notSays);
  const unknown = way(asker, knower, no, ['unknown', null], knows(formulaNames[knower], no), [notSays, notOuter]);
  return { ways: [knowing, unknown], otherwise: knowing.why };
}

/** Is it common knowledge in a group what a player is? */
export function commonPlan(asker: Asker, group: readonly Agent[], about: Agent): CellPlan {
  const { vantage, formulaNames, sentences } = asker;
  const { names, presentation } = vantage;
  const members = group.map((agent) => names[agent]);
  const listed: Group = { kind: 'listed', agents: group.map((agent) => formulaNames[agent]) };
  const speaker = viewerOf(vantage.viewpoint) ?? group[0];
  const signs = signsOf(vantage);
  const known = signs.map(({ sign, atom: atomName }) => {
    const formula = common(listed, wears(asker, about, atomName));
    const says = sentences.commonly(members, presentation.region(names[about], sign));
    return way(asker, speaker, null, ['known', sign], formula, [says, says]);
  });
  const anything = or(...signs.map(({ atom: atomName }) => common(listed, wears(asker, about, atomName))));
  const says = sentences.commonlyWhat(members, names[about]);
  const unknown = way(asker, speaker, null, ['unknown', null], not(anything), [says, says]);
  // What is asked of a lack is a world that shows it.
  const why = { agent: speaker, formula: printFormula(anything), says };
  const shows = sentences.notCommonlyWhat(members, names[about]);
  return { ways: [...known, { ...unknown, why: { ...why, shows } }], otherwise: why };
}
