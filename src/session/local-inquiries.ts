import { explain } from '../engine/explain.ts';
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
import type { Formula } from '../logic/formula/formula.ts';
import { parseFormula } from '../logic/formula/parse.ts';
import type { WorldSet } from '../logic/model.ts';
import { MeaningError, NoStepBefore } from '../logic/truth.ts';
import type { Table } from '../players/table.ts';
import { answer } from './answer.ts';
import type { Inquiries, Verdict, WorldReport } from './inquiries.ts';
import { messages } from './messages.ts';
import type { Held } from './report.ts';

/** What inquiries are answered from. */
interface Played {
  readonly table: Table;
  readonly replay: Replay;
  readonly faces: FaceTable;
}

/** Answers inquiries about runs; `playedOf` finds the engine that plays a run. */
export function createInquiries(playedOf: (run: Run) => Played): Inquiries {
  return {
    evaluate: (run, node, formula, viewer) =>
      answer(() => {
        const { table, replay, faces } = playedOf(run);
        const moment = replay.at(run, node);
        const asking = viewer === null ? null : checked(viewer, run);
        const parsed = read(formula);
        const worlds = truthAt(table, moment, parsed);
        if (worlds === null) return { verdict: 'undecided', byFace: new Uint32Array(faces.faces.length) };
        const asked = askedBy(moment, asking);
        const holding = worlds.map((holds, world) => holds & asked[world]);
        return { verdict: verdictOn(moment, worlds, asking), byFace: held(faces, moment, holding).byFace };
      }),
    holds: (run, node, formulas) =>
      answer(() => {
        const { table, replay } = playedOf(run);
        const moment = replay.at(run, node);
        return formulas.map((formula) => decided(table, moment, read(formula)));
      }),
    strip: (run, node, formula, viewer) =>
      answer(() => {
        const { table, replay } = playedOf(run);
        const parsed = read(formula);
        const moments = replay.upTo(run, node);
        // An unknown name is a fault of the formula, wherever it is asked; what is not decidable over budget is not.
        truthAt(table, moments[0], parsed);
        const asking = viewer === null ? null : checked(viewer, run);
        return moments.map((moment) => {
          const worlds = truthAt(table, moment, parsed);
          return worlds === null ? 'undecided' : verdictOn(moment, worlds, asking);
        });
      }),
    why: (run, node, agent, formula) =>
      answer(() => {
        const { table, replay } = playedOf(run);
        return explain(table.engine, replay.at(run, node), checked(agent, run), read(formula));
      }),
    thoughts: (run, node, chain) =>
      answer(() => {
        const { replay, faces } = playedOf(run);
        const moment = replay.at(run, node);
        const agents = chain.map((agent) => checked(agent, run));
        return held(faces, moment, thoughtWorlds(moment.knowledge, agents));
      }),
    alternatives: (run, node, viewer) =>
      answer(() => {
        const { table, replay } = playedOf(run);
        return table.engine.alternatives(replay.at(run, node), viewer === null ? null : checked(viewer, run));
      }),
    world: (run, node, face, viewer) =>
      answer(() => {
        const played = playedOf(run);
        return worldReport(played, played.replay.at(run, node), face, viewer === null ? null : checked(viewer, run));
      }),
    links: (run, node, wanted, viewer) =>
      answer(() => {
        const { replay, faces } = playedOf(run);
        const asking = viewer === null ? null : checked(viewer, run);
        return faceLinks(replay.at(run, node).knowledge, faces, wanted, asking);
      }),
    async model(run, node, viewer) {
      // Seldom wanted, and no part of the first load.
      const { gameModel } = await import('./lab/game-model.ts');
      return answer(() => {
        const { table, replay } = playedOf(run);
        const moment = replay.at(run, node);
        if (viewer !== null) checked(viewer, run);
        const truth = (formula: Formula) => table.engine.truth(moment, formula);
        return gameModel({ names: run.names, atoms: table.engine.stateAtoms(), moment, truth }, viewer === null);
      });
    },
    async step(run, node, wanted, viewer) {
      const { stepModel } = await import('./lab/step-model.ts');
      return answer(() => {
        const { table, replay } = playedOf(run);
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
      answer(() => {
        const { table, replay } = playedOf(run);
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
  const byFace = new Uint32Array(faces.faces.length);
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
