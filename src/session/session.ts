import { pathTo, ROOT, type Decision, type Run } from '../engine/run.ts';
import { keepAnswers, type KeptAnswers } from './answers.ts';
import type { Suggestion } from './backend.ts';
import { createBranchCommands } from './branch-commands.ts';
import { createFileCommands } from './file-commands.ts';
import { Line } from './line.ts';
import { MOST_PINNED, type ReadBookmark } from './bookmark.ts';
import type { Faces, Report } from './report.ts';
import { createSeatCommands } from './seats.ts';
import {
  emptyStore,
  lineOf,
  nodeAfter,
  nodeBefore,
  reportsTo,
  withVisited,
  type Commands,
  type SessionParts,
  type SessionState,
  type SessionStore,
} from './store.ts';
import { BY_HAND, withHands } from './turn.ts';
import type { Workings } from './workings.ts';

/** A running session: the store that the screen reads, and the commands that change it. */
export interface Session {
  readonly store: SessionStore;
  readonly commands: Commands;
  /** What the screen asks only when somebody wants to know. */
  readonly answers: KeptAnswers;
}

/** Series are seldom played: what they need is fetched with the first. */
const rounds = () => import('./series.ts');

/** The pause between two steps while playing, in milliseconds. */
const PAUSE = 1400;
/** No game is longer; a fault must not play for ever. */
const MOST_STEPS = 2000;

/**
 * Makes a session on a backend. Steps are done one after the other, however quickly they are asked for; whoever jumps
 * elsewhere, or begins another game, drops the steps that were still to come and the answers that are still on their way.
 */
export function createSession({ backend, presentations, pause = defaultPause }: SessionParts): Session {
  const store = emptyStore();
  const { getState: get, setState: set } = store;
  const link = new Line(store, backend);

  /** Makes the next step. False if there is none, or if the person at the screen must choose first. */
  async function forward(): Promise<boolean> {
    const { run, node } = get();
    if (run === null) return false;
    const next = nodeAfter(get(), node);
    if (next !== null) return link.show(run, next);
    const suggestion = await suggest(run);
    if (suggestion === null || suggestion.kind === 'over') return false;
    if (suggestion.kind === 'decided') return append(suggestion.decision);
    wait(suggestion);
    return false;
  }

  /** What the built-in players decide here, and who at the screen has to choose. */
  async function suggest(run: Run): Promise<Suggestion | null> {
    const { node, deciders, viewpoint } = get();
    const suggestion = await link.ask(backend.decide(run, node, deciders));
    const turn = get().reports.get(node)?.turn ?? null;
    return suggestion === null || turn === null ? suggestion : withHands(suggestion, turn, deciders, viewpoint);
  }

  function wait({ joint, open }: Extract<Suggestion, { kind: 'waiting' }>): void {
    const { node, waiting } = get();
    const kept = Object.entries(waiting?.node === node ? waiting.picks : {}).filter(([seat]) => open.includes(seat));
    set({ waiting: { node, joint, open, picks: Object.fromEntries(kept) } });
  }

  async function append(decision: Decision): Promise<boolean> {
    const { run, node } = get();
    if (run === null) return false;
    const longer = await link.ask(backend.append(run, node, decision));
    return longer !== null && link.show(longer.run, longer.node);
  }

  /** Finds out whether the coming turn waits for somebody who is decided by hand. */
  async function askHands(): Promise<void> {
    const { run, node, deciders, waiting, reports } = get();
    const turn = reports.get(node)?.turn ?? null;
    const byHand = turn?.seats.some(({ by }) => by.some((agent) => deciders[agent] === BY_HAND)) === true;
    if (run === null || !byHand) {
      if (waiting !== null) set({ waiting: null });
      return;
    }
    const suggestion = await suggest(run);
    if (suggestion === null || get().node !== node) return;
    if (suggestion.kind === 'waiting') wait(suggestion);
    else set({ waiting: null });
  }

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

  /** A new game, dealt or opened: everything about the old one goes. */
  function enter(run: Run, faces: Faces, found: readonly Report[], rest: Partial<SessionState>): void {
    link.drop();
    const reports = new Map(found.map((report) => [report.node, report]));
    const node = rest.node ?? ROOT;
    const fresh = {
      viewpoint: 'teacher',
      lock: 'open',
      unseen: false,
      waiting: null,
      playing: false,
      notice: null,
      series: null,
    } as const;
    set({ run, faces, reports, node, visited: withVisited(new Map(), run, node), pinned: [], ...fresh, ...rest });
  }

  async function speak(decision: Decision): Promise<string | null> {
    const { run, node } = get();
    if (run === null) return null;
    const answer = await link.wait(backend.append(run, node, decision));
    if (answer === null) return null;
    if (!answer.ok) return answer.message;
    await link.show(answer.value.run, answer.value.node);
    await askHands();
    return null;
  }

  /** Opens what a link or a file holds. */
  async function open(bookmark: ReadBookmark): Promise<'opened' | 'misfit' | 'refused'> {
    const { node, viewpoint, deciders, pinned = [] } = bookmark;
    const ticket = link.drop();
    const opened = await link.ask(backend.open(bookmark.run));
    if (opened === null) return 'refused';
    const { run, faces } = opened;
    const fits =
      (node === ROOT || run.nodes.some(({ id }) => id === node)) &&
      (viewpoint === 'teacher' || viewpoint < run.names.length) &&
      deciders.length === run.names.length;
    if (get().games.every(({ id }) => id !== run.game)) await commands.learnGames();
    const known = get().games.find(({ id }) => id === run.game);
    if (!fits || known === undefined || deciders.some((way) => way !== BY_HAND && !known.policies.includes(way))) {
      return 'misfit';
    }
    const end = lineOf({ run, node, visited: withVisited(new Map(), run, node) }).at(-1) ?? ROOT;
    const reports = await link.ask(backend.reports(run, end));
    if (reports === null || ticket !== link.ticket) return 'refused';
    const series = bookmark.series === undefined ? null : await (await rounds()).readSeries(bookmark, run, backend);
    if (series === 'misfit') return series;
    if (ticket !== link.ticket) return 'refused';
    enter(run, faces, reports, { node, viewpoint, deciders, pinned, series });
    await askHands();
    return 'opened';
  }

  const workings: Workings = { store, backend, line: link, askHands, enter, open };
  const commands: Commands = {
    ...createBranchCommands(workings),
    ...createFileCommands(workings),
    ...createSeatCommands(workings),
    nextRound: async () => (await rounds()).nextRound(workings),
    goToRound: async (place) => (await rounds()).goToRound(workings, place),
    async start() {
      set({ games: await backend.games() });
    },

    async learnGames() {
      try {
        set({ games: await backend.allGames() });
      } catch (error) {
        set({ notice: { kind: 'problem', text: error instanceof Error ? error.message : String(error) } });
      }
    },

    async newGame({ deciders, lock = 'open', ...wanted }) {
      const ticket = link.drop();
      const dealt = await link.wait(backend.begin(wanted));
      if (dealt?.ok === false) return dealt.message;
      const reports = dealt === null ? null : await link.wait(backend.reports(dealt.value.run, ROOT));
      if (reports?.ok === false) return reports.message;
      if (dealt === null || reports === null || ticket !== link.ticket) return null;
      // Who plays a seat does not want to see the others' cards first.
      const hand = deciders.indexOf(BY_HAND);
      const viewpoint = hand < 0 ? 'teacher' : hand;
      const locked = hand < 0 ? 'open' : lock;
      const { run, faces } = dealt.value;
      enter(run, faces, reports.value, { deciders, viewpoint, lock: locked, unseen: locked === 'pass' });
      await askHands();
      return null;
    },

    async openLink(hash) {
      const { decodeLink } = await import('./link.ts');
      const read = decodeLink(hash);
      if (!read.ok) {
        set({ notice: { kind: 'link', problem: read.problem, making: false } });
        return false;
      }
      const opened = await open(read.value);
      if (opened === 'misfit') set({ notice: { kind: 'link', problem: 'broken', making: false } });
      return opened === 'opened';
    },

    async makeLink() {
      const { encodeLink } = await import('./link.ts');
      const { run, node, viewpoint, deciders, pinned, series } = get();
      if (run === null) return null;
      const made = encodeLink({ run, node, viewpoint, deciders, pinned, series: series ?? undefined });
      if (made.ok) return made.value;
      set({ notice: { kind: 'link', problem: made.problem, making: true } });
      return null;
    },

    stepForward: () => link.inTurn(() => forwardWhile(() => false)),

    stepBack() {
      commands.stop();
      return link.inTurn(async () => {
        const { run, node } = get();
        const before = run === null ? null : nodeBefore(run, node);
        if (run === null || before === null) return;
        set({ visited: new Map(get().visited).set(before, node) });
        await link.show(run, before);
        await askHands();
      });
    },

    first: () => commands.goTo(ROOT),

    last() {
      commands.stop();
      return link.inTurn(() => forwardWhile(() => true));
    },

    nextLight() {
      commands.stop();
      return link.inTurn(() => {
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
      const ticket = link.drop();
      const { run } = get();
      if (run === null) return;
      if (await link.show(run, node)) {
        if (ticket === link.ticket) await askHands();
      }
    },

    async play() {
      if (get().playing) return;
      if (reportsTo(get(), get().node).at(-1)?.result != null) await commands.first();
      const ticket = link.drop();
      set({ playing: true });
      for (let steps = 0; steps < MOST_STEPS && get().playing && ticket === link.ticket; steps++) {
        const before = get().node;
        await commands.stepForward();
        if (get().node === before || reportsTo(get(), get().node).at(-1)?.turn === null) break;
        await pause();
      }
      if (ticket === link.ticket) set({ playing: false });
    },

    stop() {
      if (get().playing) set({ playing: false });
    },

    setViewpoint(viewpoint) {
      if (get().lock !== 'open') {
        if (viewpoint !== get().viewpoint) set({ notice: { kind: 'locked' } });
        return Promise.resolve();
      }
      set({ viewpoint });
      // Who is asked depends on who looks on.
      return link.inTurn(askHands);
    },

    async setDecider(agent, decider) {
      set({ deciders: get().deciders.map((old, index) => (index === agent ? decider : old)) });
      await link.inTurn(askHands);
    },

    choose: (seat, move) =>
      link.inTurn(async () => {
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
      link.inTurn(async () => {
        const { waiting, node } = get();
        if (waiting?.node !== node) return;
        await append({ kind: 'act', joint: waiting.joint });
        await askHands();
      }),

    share: (by) => speak({ kind: 'share', by }),
    claim: (by, formula) => speak({ kind: 'claim', by, formula }),
    announce: (by, formula) => speak({ kind: 'announce', by, formula }),
    pin(formula) {
      const { pinned } = get();
      if (pinned.length < MOST_PINNED && !pinned.includes(formula)) set({ pinned: [...pinned, formula] });
    },
    unpin: (formula) => set({ pinned: get().pinned.filter((kept) => kept !== formula) }),
    notify: (notice) => set({ notice }),
  };
  return { store, commands, answers: keepAnswers(backend) };
}

function defaultPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
