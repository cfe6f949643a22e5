import type { Decision } from '../engine/run.ts';
import { keepAnswers, type KeptAnswers } from './answers.ts';
import { MOST_PINNED } from './bookmark.ts';
import { createBranchCommands } from './branch-commands.ts';
import { createFileCommands } from './file-commands.ts';
import { createGameCommands } from './game-commands.ts';
import { Line } from './line.ts';
import { createSeatCommands } from './seats.ts';
import { createStepCommands } from './step-commands.ts';
import { withoutTold, withTold } from './held.ts';
import { emptyStore, type Commands, type SessionParts, type SessionStore } from './store.ts';
import { createTurns } from './turns.ts';

/** A running session: the store that the screen reads, and the commands that change it. */
export interface Session {
  readonly store: SessionStore;
  readonly commands: Commands;
  /** What the screen asks only when somebody wants to know. */
  readonly answers: KeptAnswers;
}

/** The pause between two steps while playing, in milliseconds. */
const PAUSE = 1400;
/**
 * Makes a session on a backend. Steps are done one after the other, however quickly they are asked for; whoever jumps
 * elsewhere, or begins another game, drops the steps that were still to come and the answers that are still on their way.
 */
export function createSession({ backend, presentations, pause = defaultPause }: SessionParts): Session {
  const store = emptyStore();
  const { getState: get, setState: set } = store;
  const line = new Line(store, backend);
  const connection = { store, backend, line };
  const turns = createTurns(connection);
  const games = createGameCommands(connection, turns);

  async function speak(decision: Decision): Promise<string | null> {
    const { run, node } = get();
    if (run === null) return null;
    const answer = await line.wait(backend.append(run, node, decision));
    if (answer === null) return null;
    if (!answer.ok) return answer.message;
    await line.show(answer.value.run, answer.value.node);
    await turns.askHands();
    return null;
  }

  const commands: Commands = {
    ...games.commands,
    ...createStepCommands(connection, turns, presentations, pause),
    ...createBranchCommands(games.workings),
    ...createFileCommands(games.workings),
    ...createSeatCommands(games.workings),
    share: (by) => speak({ kind: 'share', by }),
    claim: (by, formula) => speak({ kind: 'claim', by, formula }),
    announce: (by, formula) => speak({ kind: 'announce', by, formula }),
    pin(formula) {
      const { pinned } = get();
      if (pinned.length < MOST_PINNED && !pinned.includes(formula)) set({ pinned: [...pinned, formula] });
    },
    unpin: (formula) => set({ pinned: get().pinned.filter((kept) => kept !== formula) }),
    notify: (notice) => set({ notice }),
    async find(node, agent) {
      const { run, faces } = get();
      if (run === null) return;
      const answer = await backend.find(run, node, agent).catch(() => null);
      // A step made meanwhile brings another object for the same run; the pictures stay the same until another game is dealt.
      const { faces: now, reports } = get();
      const report = reports.get(node);
      if (now !== faces || report === undefined) return;
      const told = answer?.ok === true ? withTold(report, agent, answer.value) : withoutTold(report, agent, 'failed');
      set({ reports: new Map(reports).set(node, told) });
    },
    findAgain(node, agent) {
      const { reports } = get();
      const report = reports.get(node);
      if (report?.told[agent] === 'failed')
        set({ reports: new Map(reports).set(node, withoutTold(report, agent, 'late')) });
    },
  };
  return { store, commands, answers: keepAnswers(backend) };
}

function defaultPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
