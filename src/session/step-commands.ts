import { pathTo, ROOT } from '../engine/run.ts';
import type { Presentations } from './store.ts';
import { takingShows } from './seats.ts';
import { nodeBefore, reportsTo } from './store.ts';
import type { StepCommands } from './commands.ts';
import { BY_HAND } from './turn.ts';
import type { Turns } from './turns.ts';
import type { Connection } from './workings.ts';

/** No game is longer; a fault must not play for ever. */
const MOST_STEPS = 2000;

/** Makes the commands that go from step to step, choose for people at the screen, and play by themselves. */
export function createStepCommands(
  { store, line }: Connection,
  { forward, append, askHands }: Turns,
  presentations: Presentations,
  pause: () => Promise<void>,
): StepCommands {
  const { getState: get, setState: set } = store;

  /** The night or day that comes at a node. */
  function stageAt(node: number): string {
    const { run, reports } = get();
    const turn = reports.get(node)?.turn ?? null;
    const presentation = run === null ? undefined : presentations[run.game];
    return turn === null || presentation === undefined ? 'over' : presentation.stage(turn.stage);
  }

  async function forwardWhile(goesOn: () => boolean): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (!(await forward()) || !goesOn()) break;
    }
    await askHands();
  }

  const commands: StepCommands = {
    stepForward: () => line.inTurn(() => forwardWhile(() => false)),

    stepBack() {
      commands.stop();
      return line.inTurn(async () => {
        const { run, node } = get();
        const before = run === null ? null : nodeBefore(run, node);
        if (run === null || before === null) return;
        set({ visited: new Map(get().visited).set(before, node) });
        await line.show(run, before);
        await askHands();
      });
    },

    first: () => commands.goTo(ROOT),

    last() {
      commands.stop();
      return line.inTurn(() => forwardWhile(() => true));
    },

    nextLight() {
      commands.stop();
      return line.inTurn(() => {
        const stage = stageAt(get().node);
        return forwardWhile(() => stageAt(get().node) === stage);
      });
    },

    async previousLight() {
      const { run, node } = get();
      if (run === null) return;
      const nodes = [ROOT, ...pathTo(run, node).map(({ id }) => id)];
      // From the beginning of a night or day back to the one before it.
      const stage = stageAt(nodes.at(-2) ?? ROOT);
      await commands.goTo(
        nodes.find((_, index) => nodes.slice(index, -1).every((later) => stageAt(later) === stage)) ?? ROOT,
      );
    },

    async goTo(node) {
      commands.stop();
      const ticket = line.drop();
      const { run } = get();
      if (run === null) return;
      if (await line.show(run, node)) {
        if (ticket === line.ticket) await askHands();
      }
    },

    async play() {
      if (get().playing) return;
      if (reportsTo(get(), get().node).at(-1)?.result != null) await commands.first();
      const ticket = line.drop();
      set({ playing: true });
      for (let steps = 0; steps < MOST_STEPS && get().playing && ticket === line.ticket; steps++) {
        const before = get().node;
        await commands.stepForward();
        if (get().node === before || reportsTo(get(), get().node).at(-1)?.turn === null) break;
        await pause();
      }
      if (ticket === line.ticket) set({ playing: false });
    },

    stop() {
      if (get().playing) set({ playing: false });
    },

    setViewpoint(viewpoint) {
      if (get().locked) {
        if (viewpoint !== get().viewpoint) set({ notice: { kind: 'locked' } });
        return Promise.resolve();
      }
      set({ viewpoint });
      // Who is asked depends on who looks on.
      return line.inTurn(askHands);
    },

    async setDecider(agent, decider) {
      if (decider === BY_HAND && takingShows(get(), agent)) {
        set({ notice: { kind: 'locked' } });
        return;
      }
      set({ deciders: get().deciders.map((old, index) => (index === agent ? decider : old)) });
      await line.inTurn(askHands);
    },

    choose: (seat, move) =>
      line.inTurn(async () => {
        const { waiting, node, run, reports } = get();
        if (waiting?.node !== node || run === null || !waiting.open.includes(seat)) return;
        const picks = { ...waiting.picks, [seat]: move };
        const single = reports.get(node)?.turn?.mode === 'one';
        if (!single && waiting.open.some((open) => picks[open] === undefined)) {
          set({ waiting: { ...waiting, picks } });
          return;
        }
        set({ waiting: { ...waiting, picks } });
        await append({ kind: 'act', joint: single ? { [seat]: move } : { ...waiting.joint, ...picks } });
        await askHands();
      }),

    chooseNobody: () =>
      line.inTurn(async () => {
        const { waiting, node } = get();
        if (waiting?.node !== node) return;
        await append({ kind: 'act', joint: waiting.joint });
        await askHands();
      }),
  };
  return commands;
}
