import { ROOT, type Run } from '../engine/run.ts';
import { seedOf } from '../kit/random.ts';
import type { Backend } from './backend.ts';
import { MOST_ROUNDS, type ReadBookmark, type Series, type SeriesRound } from './bookmark.ts';
import { messages } from './messages.ts';
import { isPassed } from './seats.ts';
import { lineOf, type SessionState } from './store.ts';
import type { Workings } from './workings.ts';

/** The rounds with the one on the screen as it is now: at the end of its line if `atEnd`, else where one stands. */
export function roundsNow(
  { run, node, visited, series }: Pick<SessionState, 'run' | 'node' | 'visited' | 'series'>,
  atEnd: boolean,
): Series {
  if (run === null) return { rounds: [], at: 0 };
  const end = atEnd ? (lineOf({ run, node, visited }).at(-1) ?? node) : node;
  if (series === null) return { rounds: [{ run, node: end }], at: 0 };
  return { ...series, rounds: series.rounds.with(series.at, { run, node: end }) };
}

/** See `SeriesCommands.nextRound`. */
export async function nextRound({ store, backend, line, askHands, enter }: Workings): Promise<string | null> {
  const { run, deciders, viewpoint, locked, reports } = store.getState();
  if (run === null) return null;
  const { rounds } = roundsNow(store.getState(), true);
  const end = rounds.at(-1);
  if (end?.run !== run) return messages.notLastRound;
  if (reports.get(end.node)?.result == null) return messages.roundNotOver;
  if (rounds.length >= MOST_ROUNDS) return messages.mostRounds(MOST_ROUNDS);
  line.drop();
  const { game, names, options } = run;
  const seed = seedOf(rounds[0].run.seed, rounds.length);
  const dealt = await line.wait(backend.begin({ game, names, options, seed, deal: null }));
  if (dealt === null) return null;
  if (!dealt.ok) return dealt.message;
  const reported = await line.wait(backend.reports(dealt.value.run, ROOT));
  if (reported === null) return null;
  if (!reported.ok) return reported.message;
  const series = { rounds: [...rounds, { run: dealt.value.run, node: ROOT }], at: rounds.length };
  enter(dealt.value.run, dealt.value.faces, reported.value, {
    deciders,
    viewpoint,
    locked,
    unseen: isPassed({ locked, deciders }),
    series,
  });
  await askHands();
  return null;
}

/** See `SeriesCommands.goToRound`. */
export async function goToRound({ store, open }: Workings, place: number): Promise<void> {
  const { viewpoint, deciders, pinned, locked } = store.getState();
  const { rounds, at } = roundsNow(store.getState(), false);
  const wanted = rounds.at(place);
  if (wanted === undefined || place === at) return;
  const others = rounds.filter((_, other) => other !== place);
  const opened = await open({ ...wanted, viewpoint, deciders, pinned, series: { others, at: place } });
  if (opened === 'opened') store.setState({ locked });
}

/** Reads the series of a bookmark, whose own run has been read already. All its rounds must be games by the same players. */
export async function readSeries(
  { series, node }: ReadBookmark,
  run: Run,
  backend: Backend,
): Promise<Series | null | 'misfit'> {
  if (series === undefined) return null;
  const { others, at } = series;
  if (at > others.length) return 'misfit';
  const rounds: SeriesRound[] = [];
  for (const other of others) {
    const opened = await backend.open(other.run);
    if (!opened.ok) return 'misfit';
    const read = opened.value.run;
    const known = other.node === ROOT || read.nodes.some(({ id }) => id === other.node);
    if (!known || read.game !== run.game || read.names.join('\n') !== run.names.join('\n')) return 'misfit';
    rounds.push({ run: read, node: other.node });
  }
  return { rounds: rounds.toSpliced(at, 0, { run, node }), at };
}
