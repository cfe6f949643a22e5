import { ROOT, type Run } from '../engine/run.ts';
import type { ReadBookmark } from './bookmark.ts';
import type { GameCommands } from './commands.ts';
import type { Faces, Report } from './report.ts';
import { isPassed } from './seats.ts';
import { lineOf, withVisited, type SessionState } from './store.ts';
import { BY_HAND } from './turn.ts';
import type { Turns } from './turns.ts';
import type { Connection, Workings } from './workings.ts';

/** Series are seldom played: what they need is fetched with the first. */
const rounds = () => import('./series.ts');

/** Makes the commands that put a game on the screen, dealt or from a link, and what other commands need to do so. */
export function createGameCommands(
  connection: Connection,
  { askHands }: Turns,
): { readonly commands: GameCommands; readonly workings: Workings } {
  const { store, backend, line } = connection;
  const { getState: get, setState: set } = store;

  /** A new game, dealt or opened: everything about the old one goes. */
  function enter(run: Run, faces: Faces, found: readonly Report[], rest: Partial<SessionState>): void {
    line.drop();
    const reports = new Map(found.map((report) => [report.node, report]));
    const node = rest.node ?? ROOT;
    const fresh = {
      viewpoint: 'teacher',
      locked: false,
      unseen: false,
      waiting: null,
      playing: false,
      notice: null,
      series: null,
    } as const;
    set({ run, faces, reports, node, visited: withVisited(new Map(), run, node), pinned: [], ...fresh, ...rest });
  }

  /** Opens what a link or a file holds. */
  async function open(bookmark: ReadBookmark): Promise<'opened' | 'misfit' | 'refused'> {
    const { node, viewpoint, deciders, pinned = [] } = bookmark;
    const ticket = line.drop();
    const opened = await line.ask(backend.open(bookmark.run));
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
    const reports = await line.ask(backend.reports(run, end));
    if (reports === null || ticket !== line.ticket) return 'refused';
    const series = bookmark.series === undefined ? null : await (await rounds()).readSeries(bookmark, run, backend);
    if (series === 'misfit') return series;
    if (ticket !== line.ticket) return 'refused';
    const seats = { deciders, locked: bookmark.locked === true && viewpoint !== 'teacher' };
    enter(run, faces, reports, { node, viewpoint, ...seats, unseen: isPassed(seats), pinned, series });
    await askHands();
    return 'opened';
  }

  const workings: Workings = { ...connection, askHands, enter, open };
  const commands: GameCommands = {
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

    async newGame({ deciders, locked = false, ...wanted }) {
      const ticket = line.drop();
      const dealt = await line.wait(backend.begin(wanted));
      if (dealt?.ok === false) return dealt.message;
      const reports = dealt === null ? null : await line.wait(backend.reports(dealt.value.run, ROOT));
      if (reports?.ok === false) return reports.message;
      if (dealt === null || reports === null || ticket !== line.ticket) return null;
      // Who plays a seat does not want to see the others' cards first.
      const hand = deciders.indexOf(BY_HAND);
      const viewpoint = hand < 0 ? 'teacher' : hand;
      const { run, faces } = dealt.value;
      const seats = { deciders, viewpoint, locked: locked && hand >= 0 } as const;
      enter(run, faces, reports.value, { ...seats, unseen: isPassed(seats) });
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
  };
  return { commands, workings };
}
