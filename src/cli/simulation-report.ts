import * as v from 'valibot';
import type { Shard } from '../analysis/shards.ts';
import type { Outcomes, Tally } from '../analysis/tally.ts';
import { wilsonInterval } from '../analysis/wilson.ts';
import type { Statistics } from '../players/statistics.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const shareSchema = v.strictObject({
  count,
  share: v.nullable(v.number()),
  interval: v.tuple([v.number(), v.number()]),
});

const outcomesSchema = v.strictObject({
  games: count,
  results: v.record(v.string(), shareSchema),
  draws: shareSchema,
});

const settingsEntries = {
  game: v.string(),
  rulesVersion: v.number(),
  players: count,
  playersDecide: v.string(),
  options: v.unknown(),
  budget: count,
  seed: count,
  /** How many games the whole series has. */
  allGames: count,
};

/** What `simulate` prints: how the games were played, what was counted, and what follows from the counts. */
export const reportSchema = v.strictObject({
  ...settingsEntries,
  shard: v.strictObject({ number: count, of: count }),
  ...outcomesSchema.entries,
  resultsBy: v.record(v.string(), v.record(v.string(), outcomesSchema)),
  /** The sum of the games' rounds. */
  rounds: count,
  meanRounds: v.nullable(v.number()),
  overBudget: count,
});

export type Report = v.InferOutput<typeof reportSchema>;

/** Everything on which the games of a series depend. */
const settingsSchema = v.object(settingsEntries);
export type Settings = v.InferOutput<typeof settingsSchema>;
export const SETTINGS = v.keyof(settingsSchema).options;

/** Tells a tally. Factions and groups come in the order of the game's statistics, with zeros; others after them by name. */
export function reportOf(settings: Settings, shard: Shard, tally: Tally, statistics: Statistics): Report {
  const { factions, groupings } = statistics;
  const groups = groupings.map(({ id, groups: listed }) => {
    const found = Object.hasOwn(tally.groups, id) ? tally.groups[id] : {};
    const told = inOrder(listed, Object.keys(found)).map((group) => {
      const outcomes = Object.hasOwn(found, group) ? found[group] : { games: 0, wins: {}, draws: 0 };
      return [group, tell(outcomes, factions)] as const;
    });
    return [id, Object.fromEntries(told)] as const;
  });
  const { games } = tally.all;
  return {
    ...settings,
    shard: { number: shard.number, of: shard.of },
    ...tell(tally.all, factions),
    resultsBy: Object.fromEntries(groups),
    rounds: tally.rounds,
    meanRounds: games === 0 ? null : rounded(tally.rounds / games),
    overBudget: tally.overBudget,
  };
}

/** The tally that a report tells. */
export function tallyIn({ games, results, draws, resultsBy, rounds, overBudget }: Report): Tally {
  const groups = Object.entries(resultsBy).map(([id, told]) => {
    const outcomes = Object.entries(told).map(([group, own]) => [group, outcomesIn(own)] as const);
    return [id, Object.fromEntries(outcomes)] as const;
  });
  return { all: outcomesIn({ games, results, draws }), groups: Object.fromEntries(groups), rounds, overBudget };
}

type ToldOutcomes = v.InferOutput<typeof outcomesSchema>;

function outcomesIn({ games, results, draws }: ToldOutcomes): Outcomes {
  const wins = Object.entries(results).map(([faction, share]) => [faction, share.count] as const);
  return { games, wins: Object.fromEntries(wins), draws: draws.count };
}

function tell({ games, wins, draws }: Outcomes, factions: readonly string[]): ToldOutcomes {
  const results = inOrder(factions, Object.keys(wins)).map((faction) => {
    return [faction, shareOf(Object.hasOwn(wins, faction) ? wins[faction] : 0, games)] as const;
  });
  return { games, results: Object.fromEntries(results), draws: shareOf(draws, games) };
}

function shareOf(part: number, whole: number): v.InferOutput<typeof shareSchema> {
  const [low, high] = wilsonInterval(part, whole);
  const share = whole === 0 ? null : rounded(part / whole);
  return { count: part, share, interval: [rounded(low), rounded(high)] };
}

/** What is listed, then what else there is, by name. */
function inOrder(listed: readonly string[], found: readonly string[]): string[] {
  return [...listed, ...found.filter((other) => !listed.includes(other)).sort()];
}

/** Six decimals: more than any simulation can tell. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
