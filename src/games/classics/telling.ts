import type { Agent } from '../../engine/rules.ts';
import type { Decision } from '../../engine/run.ts';
import type { Story, Telling, Utterance } from '../../players/story.ts';
import { END, END_SEAT } from './end.ts';

/** A conjunction as it is typed; true without parts. */
export function both(...parts: readonly string[]): string {
  return parts.length === 1 ? parts[0] : `AND(${parts.join(', ')})`;
}

/** A disjunction as it is typed. */
export function either(...parts: readonly string[]): string {
  return parts.length === 1 ? parts[0] : `OR(${parts.join(', ')})`;
}

/** What an agent answers who is asked whether they know if `question` is true. */
export function answer(name: string, question: string, knows: boolean): string {
  return `${knows ? '' : '~'}Kw ${name} ${question}`;
}

const say = ({ by, formula }: Utterance): Decision => ({ kind: 'announce', by, formula });

/** The step that closes a story. */
const theEnd: Decision = { kind: 'act', joint: { [END_SEAT]: END } };

/** Says the first of the formulas that is true, as what has come out; and then ends. */
export function close(telling: Telling, closings: readonly string[]): Decision {
  if (closingSaid(telling, closings)) return theEnd;
  const outcome = closings.find((formula) => telling.holds(formula));
  return outcome === undefined ? theEnd : say({ by: null, formula: outcome });
}

/** Was this said, by whomever? */
export function wasSaid({ said }: Telling, formula: string): boolean {
  return said.some((utterance) => utterance.formula === formula);
}

/** How a story of answers is told. */
export interface Asked {
  /** What is told to all at first; null for nothing. If it is not true nobody can say it, and the story ends. */
  readonly opening: (names: readonly string[]) => string | null;
  /** What each is asked: whether they know if this is true. */
  readonly question: (name: string, agent: Agent, names: readonly string[]) => string;
  /** What may have come out. */
  readonly closings: (names: readonly string[]) => readonly string[];
}

/**
 * All are asked at once, round after round, and answer truthfully at once: one announcement of all answers. It ends when all
 * know, or when the answers tell nothing any more.
 */
export function rounds(told: Asked): Story {
  const { question } = told;
  return afterOpening(told, (telling, outcomes) => {
    const { names, said } = telling;
    const questions = names.map((name, agent) => question(name, agent, names));
    const allKnow = both(...names.map((name, agent) => answer(name, questions[agent], true)));
    const answers = both(
      ...names.map((name, agent) => {
        const knows = telling.holds(answer(name, questions[agent], true));
        return answer(name, questions[agent], knows);
      }),
    );
    const last = said.at(-1);
    const stuck = last?.formula === answers && !last.news;
    if (stuck || telling.valid(allKnow) || closingSaid(telling, outcomes)) return close(telling, outcomes);
    return say({ by: null, formula: answers });
  });
}

/**
 * One after the other is asked, in the order of the seats, and answers truthfully for all to hear; `once`: each once, else round after
 * round until all know or a whole round tells nothing.
 */
export function inTurn(told: Asked, once: boolean): Story {
  const { question } = told;
  return afterOpening(told, (telling, outcomes) => {
    const { names, said } = telling;
    const asked = names.map((name, agent) => question(name, agent, names));
    const answerOf = (agent: Agent, knows: boolean) => answer(names[agent], asked[agent], knows);
    const answers = said.filter(
      ({ by, formula }) => by !== null && (formula === answerOf(by, true) || formula === answerOf(by, false)),
    );
    const latest = answers.slice(-names.length);
    const roundOver = latest.length === names.length;
    const settled =
      (once && answers.length >= names.length) ||
      (roundOver && latest.every(({ by, formula }) => by !== null && formula === answerOf(by, true))) ||
      (roundOver && latest.every(({ news }) => !news));
    if (settled || closingSaid(telling, outcomes)) return close(telling, outcomes);
    const next = ((answers.at(-1)?.by ?? -1) + 1) % names.length;
    return say({ by: next, formula: answerOf(next, telling.holds(answerOf(next, true))) });
  });
}

/** What is told to all at first, and then what comes by `next`, which is handed what may come out. Without a true opening the story ends. */
function afterOpening(
  { opening, closings }: Asked,
  next: (telling: Telling, outcomes: readonly string[]) => ReturnType<Story>,
): Story {
  return (telling) => {
    const { names } = telling;
    const first = opening(names);
    const outcomes = closings(names);
    if (first === null || wasSaid(telling, first)) return next(telling, outcomes);
    return telling.holds(first) ? say({ by: null, formula: first }) : close(telling, outcomes);
  };
}

/** Has it been said what came out? */
function closingSaid({ said }: Telling, closings: readonly string[]): boolean {
  const last = said.at(-1);
  return last?.by === null && closings.includes(last.formula);
}

/**
 * A dialogue that is told: each says the line that is theirs. Whoever cannot, since it is not true of what they know, says that,
 * and the dialogue ends.
 */
export function dialogue(
  lines: (names: readonly string[]) => readonly Utterance[],
  closings: (names: readonly string[]) => readonly string[],
): Story {
  return (telling) => {
    const { names } = telling;
    const outcomes = closings(names);
    for (const line of lines(names)) {
      if (wasSaid(telling, line.formula)) continue;
      const denial = denialOf(names, line);
      if (wasSaid(telling, denial)) break;
      return say({ by: line.by, formula: speaks(telling, line) ? line.formula : denial });
    }
    return close(telling, outcomes);
  };
}

/** Can the speaker say it? */
function speaks(telling: Telling, { by, formula }: Utterance): boolean {
  return telling.holds(by === null ? formula : `K ${telling.names[by]} (${formula})`);
}

/** What somebody says who does not know what they were to say. */
export function denialOf(names: readonly string[], { by, formula }: Utterance): string {
  return by === null ? `~(${formula})` : `~K ${names[by]} (${formula})`;
}
