import type { Formula } from '../logic/formula/formula.ts';
import type { Explanation, Fate, HistoryMoment } from '../logic/explain.ts';
import { explainKnowledge, fromMeaningful } from '../logic/explain.ts';
import type { Engine } from './engine.ts';
import type { Knowledge } from './knowledge.ts';
import type { Moment } from './moment.ts';
import { momentsTo } from './moment.ts';
import type { Agent, Glyph } from './rules.ts';

/** Counter-worlds with one picture that came to one end. Its steps are numbers of moments, from 0 for the deal. */
export interface CounterGroup {
  readonly face: readonly Glyph[];
  readonly fate: { readonly kind: Fate['kind']; readonly step: number };
  /** How many counter-worlds there are. */
  readonly count: number;
}

/** Why a player knows something, or why not. Moments are numbered from 0 for the deal. */
export interface Why {
  /** The moment from which worlds are followed: the first that is kept and in which the formula means something (`Y` asks for steps before). */
  readonly from: number;
  /**
   * False if worlds cannot be followed from the deal: knowledge was over budget, or still is, and what was known then was
   * not kept world by world.
   */
  readonly reachesDeal: boolean;
  readonly answer:
    | { readonly known: true; readonly groups: readonly CounterGroup[] }
    | { readonly known: false; readonly world: number; readonly face: readonly Glyph[] };
}

/** Knowledge on the way to a moment, and the number of the moment in which it was made. */
interface Link {
  readonly knowledge: Knowledge;
  readonly moment: Moment;
  readonly number: number;
}

/** Where an explanation starts and for which world it is given. */
export interface WhyOptions {
  /** The number of the moment whose worlds are followed; if knowledge does not reach back so far, the earliest later one. */
  readonly since?: number;
  /** A world of the moment; if left out, the actual one. */
  readonly world?: number;
}

/**
 * Why an agent knows a formula (the operand of K) at a moment, or why not.
 *
 * Knowledge that was made anew, when diaries were opened after it had been over budget, is attributed to the moment in which it was.
 * @throws MeaningError for an unknown agent or atom.
 * @throws NoStepBefore if `Y` asks for a step before the first even at this moment.
 */
export function explain(
  engine: Engine,
  moment: Moment,
  agent: Agent,
  formula: Formula,
  { since = 0, world = moment.knowledge.actual }: WhyOptions = {},
): Why {
  const chain = chainTo(moment);
  const start = chain.findIndex((link) => link.number >= since);
  const told = chain.slice(start < 0 ? -1 : start);
  const { first, values: history } = fromMeaningful(told, (link) => historyMoment(engine, link, formula));
  const links = told.slice(first);
  const explanation = explainKnowledge(history, agent, world);
  return {
    from: links[0].number,
    reachesDeal: chain[0].number === 0,
    answer: answerOf(engine, explanation, links),
  };
}

/** The knowledge from which a moment's descends, earliest first. */
function chainTo(moment: Moment): readonly Link[] {
  const moments = momentsTo(moment);
  const links: Link[] = [];
  let number = moments.length - 1;
  for (let knowledge: Knowledge | null = moment.knowledge; knowledge !== null; knowledge = knowledge.before) {
    const own = moments.findIndex((candidate) => candidate.knowledge === knowledge);
    if (own >= 0) number = own;
    links.unshift({ knowledge, moment: moments[number], number });
  }
  return links;
}

function historyMoment(engine: Engine, { knowledge, moment }: Link, formula: Formula): HistoryMoment {
  const exact = knowledge === moment.knowledge ? moment : { ...moment, knowledge, overBudgetSince: null };
  return {
    model: knowledge.model,
    parents: knowledge.parents,
    merged: knowledge.merged,
    truths: engine.truth(exact, formula),
  };
}

function answerOf(engine: Engine, explanation: Explanation, links: readonly Link[]): Why['answer'] {
  if (!explanation.known) {
    const { refutedBy: world } = explanation;
    const { model } = links[links.length - 1].knowledge;
    return { known: false, world, face: engine.face(model.states[world]) };
  }
  const { states } = links[0].knowledge.model;
  const groups = new Map<string, CounterGroup>();
  for (const { world, fate } of explanation.counterWorlds) {
    const face = engine.face(states[world]);
    const step = links[fate.step].number;
    const key = JSON.stringify([face, fate.kind, step]);
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { face, fate: { kind: fate.kind, step }, count });
  }
  return { known: true, groups: [...groups.values()] };
}
