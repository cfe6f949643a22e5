import { knows, not } from '../logic/formula/constructors.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { parseFormula } from '../logic/formula/parse.ts';
import { MeaningError } from '../logic/truth.ts';
import type { Meaning } from './check-meaning.ts';
import { checkMeaning } from './check-meaning.ts';
import { coarseAnnouncement } from './coarse.ts';
import type { Hearing } from './hearing.ts';
import { announceKnowledge } from './knowledge.ts';
import type { Known } from './known.ts';
import { coarsely, exactly, knownAfterShare } from './known.ts';
import { truthAt } from './meaning.ts';
import { messages } from './messages.ts';
import type { Honesty, Moment, OwnEntry } from './moment.ts';
import { Refusal } from './refusal.ts';
import type { Agent, Happening, Move } from './rules.ts';
import type { Decision } from './run.ts';
import type { Setting } from './setting.ts';

/** That somebody says something, or that silence says it. */
export type SpeechDecision = Exclude<Decision, { kind: 'act' }>;

/** The moment after something was said; past the budget, as it is heard there. @throws Refusal if it may not be said there, is not true, or means nothing. */
export function speak<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H> & Meaning,
  moment: Moment,
  decision: SpeechDecision,
  hearing: Hearing | null,
): Moment {
  const { kind, by } = decision;
  const { speakers, claimants = [] } = setting.possibilities.turn(moment.state);
  if (kind === 'claim') mustBeAmong(setting.names, claimants, by, messages.mayNotClaim);
  else if (by !== null) mustBeAmong(setting.names, speakers, by, messages.mayNotSpeak);
  switch (kind) {
    case 'share':
      return { ...spoken(moment, decision, knownAfterShare(setting, moment, by)), discloses: [by] };
    case 'announce':
      return spoken(moment, decision, announced(setting, moment, decision.formula, by, hearing));
    case 'silence':
      return spoken(moment, decision, announced(setting, moment, decision.formula, null, hearing));
    case 'claim': {
      const honesty = honestyOf(setting, moment, decision.formula, by, hearing);
      return { ...spoken(moment, decision, heard(moment)), honesty };
    }
  }
}

/** What is known after it was announced that `by` knows a formula; that it is true, if `by` is null. @throws Refusal */
function announced<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H>,
  moment: Moment,
  formula: string,
  by: Agent | null,
  hearing: Hearing | null,
): Known {
  const { names } = setting;
  const said = readFormula(formula);
  const refuted = by === null ? messages.notTrue(formula) : messages.notKnown(names[by], formula);
  const { coarse, overBudgetSince } = moment;
  if (coarse === null) {
    const worlds = meant(() => truthAt(setting, moment, by === null ? said : knows(names[by], said)));
    if (worlds[moment.knowledge.actual] === 0) throw new Refusal(refuted);
    return exactly(announceKnowledge(moment.knowledge, worlds));
  }
  if (hearing === null) throw new Refusal(messages.announceOverBudget);
  const holds = meant(() => hearing.holds(by, said));
  if (holds === false) throw new Refusal(refuted);
  if (holds === null) {
    throw new Refusal(by === null ? messages.truthUndecided(formula) : messages.knownUndecided(names[by], formula));
  }
  return coarsely(coarseAnnouncement(coarse, hearing.worlds(said)), overBudgetSince);
}

/** What is known after something was said that may be true or not: the worlds stay, but everybody has heard it. */
function heard({ knowledge, coarse, overBudgetSince }: Moment): Known {
  if (coarse !== null) return coarsely(coarse, overBudgetSince);
  return exactly(announceKnowledge(knowledge, new Uint8Array(knowledge.model.size).fill(1)));
}

/** What a claim is worth; null while knowledge is not exact and what is kept does not show it. @throws Refusal if it means nothing. */
function honestyOf<S, M extends Move, O, H extends Happening>(
  setting: Setting<S, M, O, H> & Meaning,
  moment: Moment,
  formula: string,
  by: Agent,
  hearing: Hearing | null,
): Honesty | null {
  const said = readFormula(formula);
  const isExact = moment.overBudgetSince === null;
  if (!isExact && hearing === null) {
    meant(() => checkMeaning(setting, moment, said));
    return null;
  }
  const knowsThat = (known: Formula) =>
    meant(() =>
      isExact || hearing === null
        ? truthAt(setting, moment, knows(setting.names[by], known))[moment.knowledge.actual] === 1
        : hearing.proves(by, known),
    );
  if (knowsThat(said)) return 'truth';
  if (knowsThat(not(said))) return 'lie';
  return isExact ? 'bluff' : null;
}

/** @throws Refusal for text that is no formula. */
function readFormula(formula: string): Formula {
  const parsed = parseFormula(formula);
  if (parsed.ok) return parsed.formula;
  throw new Refusal(parsed.error.message);
}

/** Evaluates what somebody says. @throws Refusal if it means nothing here. */
function meant<T>(evaluate: () => T): T {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof MeaningError) throw new Refusal(error.message);
    throw error;
  }
}

function mustBeAmong(
  names: readonly string[],
  allowed: readonly Agent[],
  by: Agent,
  refusal: (name: string, allowed: readonly string[]) => string,
): void {
  if (allowed.includes(by)) return;
  if (!Object.hasOwn(names, by)) throw new Refusal(messages.notSpeaker(by));
  const allowedNames = allowed.map((agent) => names[agent]);
  throw new Refusal(refusal(names[by], allowedNames));
}

/** Something was said: the state stays. */
function spoken(moment: Moment, decision: Decision, known: Known): Moment {
  const nothing: OwnEntry = { moves: [], happenings: [] };
  return {
    ...moment,
    ...known,
    before: moment,
    decision,
    decidedAt: moment.turn?.stage ?? null,
    honesty: null,
    happenings: [],
    discloses: [],
    entries: moment.entries.map(() => nothing),
  };
}
