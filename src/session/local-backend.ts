import { FaceTable } from '../engine/counts.ts';
import type { Judge } from '../engine/engine.ts';
import type { MakeView } from '../engine/made-views.ts';
import { MomentsKnown } from '../engine/moment-knowledge/choice.ts';
import { Refusal } from '../engine/refusal.ts';
import { Replay } from '../engine/replay.ts';
import type { Decision, Run } from '../engine/run.ts';
import { pathTo, ROOT, withDecision } from '../engine/run.ts';
import { LARGEST_SEED } from '../kit/random.ts';
import { branchesTo, dealChance, turnChance } from '../players/chance.ts';
import type { Game } from '../players/game.ts';
import { gameNamed } from '../players/game.ts';
import type { Answer } from './answer.ts';
import { answer } from './answer.ts';
import type { Backend, NewGame } from './backend.ts';
import type { Played } from './local-inquiries.ts';
import { createInquiries } from './local-inquiries.ts';
import { LocalReports } from './local-reports.ts';
import { messages } from './messages.ts';
import { decideOtherwise } from './otherwise.ts';
import { readRun } from './run-schema.ts';

/** Says of a game which views it has, if any. */
interface Views {
  readonly viewsOf: (game: string) => MakeView | null;
  readonly judgeOf: (game: string) => Judge | null;
}

/** Something was said past the budget, and views are not there yet. */
class ViewsWanted extends Error {}

/** A game being played: one for each combination of game, options and names, so that nothing is worked out twice. */
interface Session extends Played {
  readonly game: Game;
  readonly faces: FaceTable;
  readonly reports: LocalReports;
}

/**
 * The engine for the session, in the same process: the worker runs it, and tests use it directly. `loadAll` gives all games where
 * `first` are only those that are there at once, `loadViews` the views of games, when a moment past the budget is first looked at.
 */
export function createLocalBackend(
  first: readonly Game[],
  budget?: number,
  loadAll: () => Promise<readonly Game[]> = () => Promise.resolve(first),
  loadViews: () => Promise<Views> = () => Promise.resolve({ viewsOf: () => null, judgeOf: () => null }),
): Backend {
  let games = first;
  const all = async () => (games = await loadAll());
  /** Loads the game if it is not there. */
  const fetched = async (game: unknown): Promise<void> => {
    if (games.every(({ id }) => id !== game)) await all();
  };
  let views: Views | null = null;
  const fetchViews = async () => (views ??= await loadViews());
  /** Answers; where something was said past the budget, views that judge it are fetched first, if they are not there. */
  const judged = <T>(work: () => T | Promise<T>): Promise<Answer<T>> =>
    answer(async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ViewsWanted)) throw error;
        await fetchViews();
        return await work();
      }
    });
  let open: { readonly key: string; readonly session: Session } | null = null;

  const sessionOf = (run: Pick<Run, 'game' | 'options' | 'names'>): Session => {
    const key = JSON.stringify([run.game, run.options, run.names]);
    const judge = () => {
      if (views === null) throw new ViewsWanted();
      return views.judgeOf(run.game);
    };
    if (open?.key !== key)
      open = { key, session: createSession(gameNamed(games, run.game), run, budget, fetchViews, judge) };
    return open.session;
  };
  const begun = (run: Run) => ({ run, faces: sessionOf(run).faces.faces });

  return {
    games: () => Promise.resolve(games.map(gameReport)),
    allGames: async () => (await all()).map(gameReport),
    begin: async (wanted) => {
      await fetched(wanted.game);
      return answer(() => begun(newRun(gameNamed(games, wanted.game), sessionOf(wanted), wanted)));
    },
    open: async (value) => {
      await fetched(typeof value === 'object' && value !== null && 'game' in value ? value.game : null);
      return judged(() => {
        const read = readRun(value);
        const game = gameNamed(games, read.game);
        if (read.rulesVersion !== game.version) {
          throw new Refusal(messages.otherRules(game.id, read.rulesVersion, game.version));
        }
        const run = { ...read, options: game.readOptions(read.options) };
        const { replay } = sessionOf(run);
        replay.at(run, ROOT);
        for (const [index, { id }] of run.nodes.entries()) {
          try {
            replay.at(run, id);
          } catch (error) {
            throw error instanceof Refusal ? new Refusal(messages.inNode(index, error.message)) : error;
          }
        }
        return begun(run);
      });
    },
    reports: (run, node) =>
      judged(async () => {
        const { replay, known, reports } = sessionOf(run);
        const ids = [ROOT, ...pathTo(run, node).map((step) => step.id)];
        const moments = replay.upTo(run, node);
        const knowledge = await Promise.all(moments.map((moment) => known.at(moment)));
        return moments.map((moment, index) => reports.of(moment, knowledge[index], ids[index]));
      }),
    decide: (run, node, deciders) =>
      judged(() => {
        const { table, replay } = sessionOf(run);
        return table.decide(replay.at(run, node), deciders, turnChance(run.seed, branchesTo(run, node)));
      }),
    otherwise: (run, node, deciders) =>
      judged(() => {
        const { table, replay } = sessionOf(run);
        return decideOtherwise(table, replay.at(run, node), run, node, deciders);
      }),
    append: (run, node, decision) =>
      judged(() => {
        const { game, table, replay } = sessionOf(run);
        const read = readDecision(game, decision);
        table.engine.advance(replay.at(run, node), read);
        return withDecision(run, node, read);
      }),
    ...createInquiries(async (run) => {
      await fetched(run.game);
      // Whatever is asked, what was said on the way is judged first.
      const said = run.nodes.filter(({ decision }) => decision.kind !== 'act' && decision.kind !== 'share');
      await judged(() => {
        for (const { id } of said) sessionOf(run).replay.at(run, id);
      });
      return sessionOf(run);
    }),
  };
}

function createSession(
  game: Game,
  run: Pick<Run, 'options' | 'names'>,
  budget: number | undefined,
  loadViews: () => Promise<Views>,
  judge: () => Judge | null,
): Session {
  const table = game.open(run.options, run.names, budget, judge);
  const faces = new FaceTable(table.engine);
  const fetchViews = async () => (await loadViews()).viewsOf(game.id);
  return {
    game,
    table,
    replay: new Replay(table.engine),
    faces,
    known: new MomentsKnown(table.engine, faces, fetchViews),
    reports: new LocalReports(table.engine, faces),
  };
}

function gameReport(game: Game) {
  const { id, players, policies, collection, usualOptions, cards, usualDeals, atoms } = game;
  return { id, players, policies, collection, options: usualOptions, cards, usualDeals, atoms };
}

function newRun(game: Game, { table }: Session, wanted: NewGame): Run {
  const { seed } = wanted;
  if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED) throw new Refusal(messages.seed(seed, LARGEST_SEED));
  const deal = wanted.deal ?? table.engine.draw(dealChance(seed));
  table.engine.start(deal);
  return {
    game: game.id,
    rulesVersion: game.version,
    options: game.readOptions(wanted.options),
    names: wanted.names,
    seed,
    deal,
    nodes: [],
  };
}

/** A decision with its moves as the game's schema writes them. */
function readDecision(game: Game, decision: Decision): Decision {
  if (decision.kind !== 'act') return decision;
  const joint = Object.entries(decision.joint).map(([seat, move]) => [seat, game.readMove(move)] as const);
  return { kind: 'act', joint: Object.fromEntries(joint) };
}
