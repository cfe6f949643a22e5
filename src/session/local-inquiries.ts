import { explain } from '../engine/explain.ts';
import type { FaceLink } from '../engine/face-links.ts';
import { faceLinks } from '../engine/face-links.ts';
import type { FaceTable } from '../engine/counts.ts';
import { historyOf } from '../engine/history.ts';
import type { Moment } from '../engine/moment.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Replay } from '../engine/replay.ts';
import type { Agent } from '../engine/rules.ts';
import type { Run } from '../engine/run.ts';
import { thoughtWorlds } from '../engine/thoughts.ts';
import { viewOf } from '../engine/view.ts';
import type { ViewBook, ViewedMoment } from '../engine/view-book.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { parseFormula } from '../logic/formula/parse.ts';
import type { WorldSet } from '../logic/model.ts';
import { MeaningError, NoStepBefore } from '../logic/truth.ts';
import type { Table } from '../players/table.ts';
import { answer } from './answer.ts';
import type { Evaluation, Inquiries, ToldWhy, Verdict, WorldReport } from './inquiries.ts';
import { messages } from './messages.ts';
import { Patience } from './patience.ts';
import type { Held } from './report.ts';
import { viewedEvaluation, viewedTruths, viewedVerdict, viewedWhy, viewedWorld } from './viewed-inquiries.ts';

/** What inquiries are answered from. */
export interface Played {
  readonly table: Table;
  readonly replay: Replay;
  readonly faces: FaceTable;
  /** What views tell, where the game has any. They are fetched when they are first wanted. */
  book(): Promise<ViewBook | null>;
}

/** Answers inquiries about runs; `playedOf` finds the engine that plays a run. */
export function createInquiries(playedOf: (run: Run) => Promise<Played>): Inquiries {
  const patience = new Patience();
  /** Answers by views where there are any for a moment past the budget, when other work leaves time for it; else from the listed worlds. */
  const either = async <T>(
    played: Played,
    moment: Moment,
    byViews: (viewed: ViewedMoment, book: ViewBook) => Promise<T>,
    listed: () => T,
  ): Promise<T> => {
    const book = moment.overBudgetSince === null ? null : await played.book();
    return book === null ? listed() : byViews(book.at(moment), book);
  };
  return {
    evaluate: (run, node, formula, viewer) =>
      answer(async () => {
        const played = await playedOf(run);
        const { table, replay, faces } = played;
        const moment = replay.at(run, node);
        const asking = viewer === null ? null : checked(viewer, run);
        const parsed = read(formula);
        return either<Evaluation>(
          played,
          moment,
          (viewed) => patience.wait(() => viewedEvaluation(viewed, parsed, asking)),
          () => {
            const worlds = truthAt(table, moment, parsed);
            if (worlds === null) return { verdict: 'undecided', byFace: new Float64Array(faces.faces.length) };
            const asked = askedBy(moment, asking);
            const holding = worlds.map((holds, world) => holds & asked[world]);
            return { verdict: verdictOn(moment, worlds, asking), byFace: held(faces, moment, holding).byFace };
          },
        );
      }),
    holds: (run, node, formulas) =>
      answer(async () => {
        const played = await playedOf(run);
        const { table, replay } = played;
        const moment = replay.at(run, node);
        const parsed = formulas.map(read);
        return either<readonly (boolean | null)[]>(
          played,
          moment,
          (viewed) => viewedTruths(viewed, parsed, patience),
          () => parsed.map((formula) => decided(table, moment, formula)),
        );
      }),
    strip: (run, node, formula, viewer) =>
      answer(async () => {
        const played = await playedOf(run);
        const { table, replay } = played;
        const parsed = read(formula);
        const moments = replay.upTo(run, node);
        // An unknown name is a fault of the formula, wherever it is asked; what is not decidable over budget is not.
        truthAt(table, moments[0], parsed);
        const asking = viewer === null ? null : checked(viewer, run);
        return Promise.all(
          moments.map((moment) =>
            either<Verdict>(
              played,
              moment,
              (viewed) => patience.wait(() => viewedVerdict(viewed, parsed, asking)),
              () => {
                const worlds = truthAt(table, moment, parsed);
                return worlds === null ? 'undecided' : verdictOn(moment, worlds, asking);
              },
            ),
          ),
        );
      }),
    why: (run, node, agent, formula, viewer) =>
      answer(async () => {
        const played = await playedOf(run);
        const { table, replay, faces } = played;
        const moment = replay.at(run, node);
        const asked = checked(agent, run);
        const asking = viewer === null ? null : checked(viewer, run);
        const parsed = read(formula);
        return either<ToldWhy>(
          played,
          moment,
          (_, book) => {
            const steps = replay
              .upTo(run, node)
              .flatMap((step, number) => (step.overBudgetSince === null ? [] : [{ viewed: book.at(step), number }]));
            const shown = faces.ofState(moment.state);
            return viewedWhy(steps, faces, [asked, run.names[asked]], parsed, asking, shown, patience);
          },
          () => explain(table.engine, moment, asked, parsed),
        );
      }),
    thoughts: (run, node, chain) =>
      answer(async () => {
        const played = await playedOf(run);
        const moment = played.replay.at(run, node);
        const agents = chain.map((agent) => checked(agent, run));
        return either<Held>(
          played,
          moment,
          (viewed) => patience.wait(() => viewed.held(agents)),
          () => held(played.faces, moment, thoughtWorlds(moment.knowledge, agents)),
        );
      }),
    alternatives: (run, node, viewer) =>
      answer(async () => {
        const { table, replay } = await playedOf(run);
        return table.engine.alternatives(replay.at(run, node), viewer === null ? null : checked(viewer, run));
      }),
    world: (run, node, face, viewer) =>
      answer(async () => {
        const played = await playedOf(run);
        const moment = played.replay.at(run, node);
        const asking = viewer === null ? null : checked(viewer, run);
        return either<WorldReport>(
          played,
          moment,
          (viewed) => {
            const isActual = face === played.faces.ofState(moment.state);
            return viewedWorld(viewed, face, asking, run.names.length, isActual, patience);
          },
          () => worldReport(played, moment, face, asking),
        );
      }),
    links: (run, node, wanted, viewer) =>
      answer(async () => {
        const played = await playedOf(run);
        const moment = played.replay.at(run, node);
        const asking = viewer === null ? null : checked(viewer, run);
        return either<readonly FaceLink[]>(
          played,
          moment,
          (viewed) => patience.wait(() => viewed.links(wanted)),
          () => faceLinks(moment.knowledge, played.faces, wanted, asking),
        );
      }),
    async model(run, node, viewer) {
      // Seldom wanted, and no part of the first load.
      const { gameModel } = await import('./lab/game-model.ts');
      return answer(async () => {
        const { table, replay } = await playedOf(run);
        const moment = replay.at(run, node);
        if (viewer !== null) checked(viewer, run);
        const truth = (formula: Formula) => table.engine.truth(moment, formula);
        return gameModel({ names: run.names, atoms: table.engine.stateAtoms(), moment, truth }, viewer === null);
      });
    },
    async step(run, node, wanted, viewer) {
      const { stepModel } = await import('./lab/step-model.ts');
      return answer(async () => {
        const { table, replay } = await playedOf(run);
        if (viewer !== null) checked(viewer, run);
        const { engine } = table;
        const asked = {
          names: run.names,
          signatures: engine.stateAtoms(),
          moment: replay.at(run, node),
          truth: engine.truth.bind(engine),
          entry: engine.entry.bind(engine),
        };
        return stepModel(asked, wanted, viewer);
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

/** The truth at the actual world; null if it cannot be decided while the worlds are over budget. */
function decided(table: Table, moment: Moment, formula: Formula): boolean | null {
  const worlds = truthAt(table, moment, formula);
  return worlds === null ? null : worlds[moment.knowledge.actual] === 1;
}

/** The worlds that a viewer may ask about: those they hold possible; all, for who sees everything. */
function askedBy({ knowledge: { model, actual } }: Moment, viewer: Agent | null): WorldSet {
  if (viewer === null) return new Uint8Array(model.size).fill(1);
  const cells = model.cells[viewer];
  return Uint8Array.from(cells, (cell) => (cell === cells[actual] ? 1 : 0));
}

/** What the viewer can say of a formula that holds in these worlds. */
function verdictOn(moment: Moment, worlds: WorldSet, viewer: Agent | null): Verdict {
  if (viewer === null) return worlds[moment.knowledge.actual] === 1 ? 'true' : 'false';
  const asked = askedBy(moment, viewer);
  let [some, all] = [false, true];
  for (let world = 0; world < asked.length; world++) {
    if (asked[world] === 0) continue;
    if (worlds[world] === 1) some = true;
    else all = false;
  }
  return all ? 'true' : some ? 'unknown' : 'false';
}

/** The worlds in which a formula holds; null if that cannot be decided while the worlds are over budget, or before the first step. */
function truthAt({ engine }: Table, moment: Moment, formula: Formula): WorldSet | null {
  try {
    return engine.truth(moment, formula);
  } catch (error) {
    if (error instanceof NoStepBefore) return null;
    if (error instanceof MeaningError && moment.overBudgetSince !== null) return null;
    throw error;
  }
}

/** A set of a moment's worlds, counted by their faces. */
function held(faces: FaceTable, { knowledge }: Moment, worlds: WorldSet): Held {
  const { states } = knowledge.model;
  const byFace = new Float64Array(faces.faces.length);
  let count = 0;
  for (let world = 0; world < worlds.length; world++) {
    if (worlds[world] === 0) continue;
    byFace[faces.ofState(states[world])]++;
    count++;
  }
  return { worlds: count, byFace };
}

function worldReport({ table, faces }: Played, moment: Moment, face: number, viewer: Agent | null): WorldReport {
  const { model, actual } = moment.knowledge;
  const column = viewer === null ? null : model.cells[viewer];
  const behind: number[] = [];
  for (let world = 0; world < model.size; world++) {
    if (column !== null && column[world] !== column[actual]) continue;
    if (faces.ofState(model.states[world]) === face) behind.push(world);
  }
  if (behind.length === 0) return { worlds: 0, decisions: null, cells: [] };
  // Where the actual world shows this picture, and the teacher asks, it is the one to tell of.
  const chosen = viewer === null && behind.includes(actual) ? actual : behind[0];
  const single = new Uint8Array(model.size);
  single[chosen] = 1;
  return {
    worlds: behind.length,
    decisions: moment.overBudgetSince === null ? historyOf(table.engine, moment, chosen).decisions : null,
    cells: model.cells.map((cells) => {
      const inCell = cells.map((cell) => (cell === cells[chosen] ? 1 : 0));
      return held(faces, moment, Uint8Array.from(inCell));
    }),
  };
}
