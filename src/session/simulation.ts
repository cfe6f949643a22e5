import { addTallies, NO_GAMES, type Tally } from '../analysis/tally.ts';
import { wilsonInterval } from '../analysis/wilson.ts';
import type { Answer } from './answer.ts';
import type { ExactRate, Simulator, WantedSeries } from './simulator.ts';

/** A faction's share of the games so far, or that of the draws (null). */
export interface OutcomeShare {
  readonly faction: string | null;
  readonly count: number;
  readonly share: number;
  /** The 95 % Wilson score interval. */
  readonly interval: readonly [number, number];
  readonly exact: ExactRate | null;
}

/** How far a simulation has come. */
export interface Progress {
  readonly played: number;
  readonly games: number;
  readonly shares: readonly OutcomeShare[];
  readonly meanRounds: number;
  /** Games in which exact knowledge would have taken more worlds than the budget. */
  readonly overBudget: number;
}

/** How long a part should take, in milliseconds: short enough to see results come. */
const PART_TIME = 120;
/** No part is more than this share of all, so that there is a line to draw. */
const PARTS = 100;

/**
 * Plays a series part by part, and reports after each; parts grow or shrink with the time they take. Ends early, with what
 * was played so far, when the signal is given. The result is that of the command `simulate` with the same words.
 */
export async function runSeries(
  simulator: Simulator,
  series: WantedSeries,
  games: number,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Answer<Progress | null>> {
  const aborted = abortOf(signal);
  let tally = NO_GAMES;
  let size = 1;
  let progress: Progress | null = null;
  for (let first = 1; first <= games && !signal.aborted;) {
    const last = Math.min(games, first + size - 1);
    const start = performance.now();
    const answer = await Promise.race([simulator.simulate(series, first, last), aborted]);
    if (answer === null) break;
    if (!answer.ok) return answer;
    const { factions, exact } = answer.value;
    tally = addTallies(tally, answer.value.tally);
    progress = progressOf(tally, games, factions, exact);
    onProgress(progress);
    first = last + 1;
    const ideal = Math.round((size * PART_TIME) / Math.max(1, performance.now() - start));
    size = Math.min(Math.max(1, ideal), 4 * size, Math.ceil(games / PARTS));
  }
  return { ok: true, value: progress };
}

/** Null as soon as the signal is given: a worker that was ended never answers. */
function abortOf(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

function progressOf(
  tally: Tally,
  games: number,
  factions: readonly string[],
  exact: Readonly<Record<string, ExactRate>>,
): Progress {
  const { all, rounds, overBudget } = tally;
  const listed = [...factions, ...Object.keys(all.wins).filter((faction) => !factions.includes(faction))];
  const shareOf = (faction: string | null, count: number): OutcomeShare => ({
    faction,
    count,
    share: count / all.games,
    interval: wilsonInterval(count, all.games),
    exact: faction !== null && Object.hasOwn(exact, faction) ? exact[faction] : null,
  });
  return {
    played: all.games,
    games,
    shares: [
      ...listed.map((faction) => shareOf(faction, Object.hasOwn(all.wins, faction) ? all.wins[faction] : 0)),
      shareOf(null, all.draws),
    ],
    meanRounds: rounds / all.games,
    overBudget,
  };
}
