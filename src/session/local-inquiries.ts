import type { MomentsKnown } from '../engine/moment-knowledge/choice.ts';
import type { MomentKnowledge, Pieces, Verdict } from '../engine/moment-knowledge/moment-knowledge.ts';
import { ifKept } from '../engine/not-kept.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Replay } from '../engine/replay.ts';
import type { Agent } from '../engine/rules.ts';
import type { Run } from '../engine/run.ts';
import { viewOf } from '../engine/view.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { agentsOf } from '../logic/formula/inspect.ts';
import { parseFormula } from '../logic/formula/parse.ts';
import type { Table } from '../players/table.ts';
import type { Answer } from './answer.ts';
import { answer } from './answer.ts';
import type { Evaluation, Inquiries, WorldReport } from './inquiries.ts';
import { messages } from './messages.ts';
import { Patience } from './patience.ts';

/** What inquiries are answered from. */
export interface Played {
  readonly table: Table;
  readonly replay: Replay;
  readonly known: MomentsKnown;
}

/** Answers inquiries about runs; `playedOf` finds the engine that plays a run. */
export function createInquiries(playedOf: (run: Run) => Promise<Played>): Inquiries {
  const patience = new Patience();
  /** Asks what is known at a node; what takes long waits its turn, piece by piece. */
  const asked = <T>(
    run: Run,
    node: number,
    ask: (knowledge: MomentKnowledge, pieces: Pieces) => T | Promise<T>,
  ): Promise<Answer<T>> =>
    answer(async () => {
      const { replay, known } = await playedOf(run);
      const knowledge = await known.at(replay.at(run, node));
      return ask(knowledge, patience.piecesOf(knowledge.exactness));
    });
  return {
    evaluate: (run, node, formula, viewer) =>
      asked(run, node, (knowledge, pieces) => {
        const [parsed, asking] = [read(formula), viewing(viewer, run)];
        return pieces(() => ifKept(() => knowledge.evaluate(parsed, asking)) ?? undecided(knowledge));
      }),
    holds: (run, node, formulas) =>
      asked(run, node, (knowledge, pieces) => truthsOf(knowledge, formulas.map(read), pieces)),
    strip: (run, node, formula, viewer) =>
      answer(async () => {
        const { replay, known } = await playedOf(run);
        const [parsed, asking] = [read(formula), viewing(viewer, run)];
        const verdictAt = async (knowledge: Promise<MomentKnowledge>): Promise<Verdict> => {
          const now = await knowledge;
          return patience.piecesOf(now.exactness)(() => ifKept(() => now.verdict(parsed, asking)) ?? 'undecided');
        };
        return Promise.all(replay.upTo(run, node).map((moment) => verdictAt(known.at(moment))));
      }),
    why: (run, node, agent, formula, viewer) =>
      asked(run, node, (knowledge, pieces) =>
        knowledge.explain(checked(agent, run), read(formula), viewing(viewer, run), pieces),
      ),
    thoughts: (run, node, chain) =>
      asked(run, node, (knowledge, pieces) => {
        const agents = chain.map((agent) => checked(agent, run));
        return pieces(() => knowledge.held(agents));
      }),
    find: (run, node, agent) =>
      asked(run, node, (knowledge, pieces) => {
        const looked = checked(agent, run);
        return pieces(() => knowledge.find(looked));
      }),
    alternatives: (run, node, viewer) =>
      answer(async () => {
        const { table, replay } = await playedOf(run);
        return table.engine.alternatives(replay.at(run, node), viewing(viewer, run));
      }),
    world: (run, node, face, viewer) =>
      asked(run, node, (knowledge, pieces) =>
        worldReport(knowledge, [face, viewing(viewer, run)], [...run.names.keys()], pieces),
      ),
    links: (run, node, wanted, viewer) =>
      asked(run, node, (knowledge, pieces) => {
        const asking = viewing(viewer, run);
        return pieces(() => knowledge.links(wanted, asking));
      }),
    async model(run, node, viewer) {
      // Seldom wanted, and no part of the first load.
      const { gameModel } = await import('./lab/game-model.ts');
      return asked(run, node, (knowledge) => gameModel(knowledge, viewing(viewer, run) === null));
    },
    async step(run, node, wanted, viewer) {
      const { stepModel } = await import('./lab/step-model.ts');
      return answer(async () => {
        const { table, replay } = await playedOf(run);
        const { engine } = table;
        const told = {
          names: run.names,
          signatures: engine.stateAtoms(),
          moment: replay.at(run, node),
          truth: engine.truth.bind(engine),
          entry: engine.entry.bind(engine),
        };
        return stepModel(told, wanted, viewing(viewer, run));
      });
    },
    view: (run, node, viewer) =>
      answer(async () => {
        const { table, replay } = await playedOf(run);
        return viewOf(table.engine, replay.at(run, node), checked(viewer, run));
      }),
  };
}

/** @throws Refusal with the place of the fault. */
function read(formula: string): Formula {
  const parsed = parseFormula(formula);
  if (parsed.ok) return parsed.formula;
  throw new Refusal(parsed.error.message);
}

function checked(agent: Agent, { names }: Run): Agent {
  if (Object.hasOwn(names, agent)) return agent;
  throw new Refusal(messages.noPlayer(agent, names.length));
}

/** The player who asks; null for who sees everything. */
function viewing(viewer: Agent | null, run: Run): Agent | null {
  return viewer === null ? null : checked(viewer, run);
}

/** Nothing can be said of a formula. */
function undecided(knowledge: MomentKnowledge): Evaluation {
  return { verdict: 'undecided', byFace: knowledge.held([]).byFace.map(() => 0) };
}

/** The truth of many formulas: those that speak of the same players together. */
async function truthsOf(
  knowledge: MomentKnowledge,
  formulas: readonly Formula[],
  pieces: Pieces,
): Promise<readonly (boolean | null)[]> {
  const groups = new Map<string, number[]>();
  for (const [place, formula] of formulas.entries()) {
    const key = JSON.stringify(agentsOf(formula).sort());
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
  }
  const truths: (boolean | null)[] = formulas.map(() => null);
  const work = (places: readonly number[]) => () => {
    for (const place of places) truths[place] = ifKept(() => knowledge.holds(formulas[place]));
  };
  await Promise.all([...groups.values()].map((places) => pieces(work(places))));
  return truths;
}

/** What lies behind a face, as a viewer may ask of it. */
async function worldReport(
  knowledge: MomentKnowledge,
  [face, viewer]: readonly [number, Agent | null],
  players: readonly Agent[],
  pieces: Pieces,
): Promise<WorldReport> {
  const behind = await pieces(() => knowledge.behind(face, viewer));
  const { worlds, decisions } = behind;
  if (worlds === 0) return { worlds, decisions: null, cells: [] };
  const cells = await Promise.all(players.map((agent) => pieces(() => behind.cell(agent))));
  return { worlds, decisions, cells };
}
