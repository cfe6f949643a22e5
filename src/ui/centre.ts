import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Agent } from '../engine/rules.ts';
import type { WhyRequest } from '../session/knowledge/cell.ts';
import { chainOf, firstThoughts, liesDeep, type Thoughts } from '../session/thoughts.ts';
import type { Viewpoint } from '../session/viewpoint.ts';
import { useAnswersTo, usePeek } from './answers.ts';
import type { Scenery } from './scenery.ts';
import { useAnswers, useSession } from './screen.ts';
import type { DeepTask, DeepWork } from './thoughts/deep-work.ts';
import { given, useDeepWork } from './thoughts/deep-work.ts';

/** The tab in which the graph of worlds is. */
export const WORLDS_TAB = 'worlds';

/** What is looked at in the middle of the screen, and through whose thoughts. */
export interface Centre {
  readonly tab: string;
  readonly chooseTab: (tab: string) => void;
  /** Those whose thoughts were entered, the viewpoint's player first. */
  readonly entered: readonly Agent[];
  /** The thoughts that are shown: those entered, or those of the player pointed at. Null until a game is there. */
  readonly thoughts: Thoughts | null;
  /** Works out the thoughts of those entered, where they lie too deep to be worked out unasked; null where they do not. */
  readonly deep: DeepThoughts | null;
  /** Goes on into the thoughts of one more player. */
  readonly enter: (agent: Agent) => void;
  /** Into these thoughts, from wherever one was, and to the graph. */
  readonly look: (chain: readonly Agent[]) => void;
  /** Back to the first so many of those entered. */
  readonly backTo: (depth: number) => void;
  /** Looks into a player's thoughts for the moment; null ends that. */
  readonly peek: (agent: Agent | null) => void;
  readonly peeked: Agent | null;
  /** What is being explained. */
  readonly why: WhyRequest | null;
  readonly askWhy: (why: WhyRequest | null) => void;
  /** The pictures that are lit in the graph, because an explanation speaks of them. */
  readonly lit: ReadonlySet<number>;
  readonly light: (faces: ReadonlySet<number>) => void;
}

/** Thoughts of three players and more, where answers take long: they are asked for. */
export interface DeepThoughts extends Pick<DeepWork, 'progress' | 'problem' | 'stop'> {
  readonly start: () => void;
}

const nothing: ReadonlySet<number> = new Set();

/** A chain of thoughts, and the game and viewpoint in which it was entered: elsewhere it means nothing. */
interface Entered {
  readonly game: unknown;
  readonly viewpoint: Viewpoint;
  readonly beyond: readonly Agent[];
  readonly why: WhyRequest | null;
}

/** Keeps what is looked at in the middle of the screen. */
export function useCentre(scenery: Scenery | null): Centre {
  const game = useSession((state) => state.run)?.deal;
  const viewpoint = useSession((state) => state.viewpoint);
  const answers = useAnswers();
  const [tab, chooseTab] = useState(WORLDS_TAB);
  const [kept, keep] = useState<Entered>({ game, viewpoint, beyond: [], why: null });
  const [peeked, setPeeked] = useState<Agent | null>(null);
  const [lit, light] = useState(nothing);

  const fresh = useMemo<Entered>(() => ({ game, viewpoint, beyond: [], why: null }), [game, viewpoint]);
  const current = kept.game === game && kept.viewpoint === viewpoint ? kept : fresh;
  const { beyond, why } = current;
  const own = viewpoint === 'teacher' ? 0 : 1;
  const entered = useMemo(() => chainOf(viewpoint, beyond), [viewpoint, beyond]);
  const looked = peeked !== null && viewpoint === 'teacher' ? peeked : null;
  const chain = useMemo(
    () => (looked === null ? entered : chainOf(viewpoint, [...beyond, looked])),
    [viewpoint, beyond, entered, looked],
  );

  const report = scenery?.vantage.path.at(-1) ?? null;
  const path = scenery?.vantage.path;
  const takesLong = report?.exactness.takesLong === true;
  const unasked = chain.length > 1 && !(takesLong && liesDeep(chain));
  const asked = useMemo(
    () => (path === undefined || !unasked ? [] : path.map(({ node }) => ({ node, question: chain }))),
    [path, chain, unasked],
  );
  const past = useAnswersTo(answers.thoughts, asked);
  const node = report?.node ?? null;
  const workedOut = usePeek(answers.thoughts, node, chain);
  const thoughts = useMemo(() => {
    if (report === null) return null;
    const held = past.map((answer) => (answer?.ok === true ? answer.value : null));
    const now = held.at(-1) ?? null;
    if (now !== null) return { chain, held: now, past: held };
    return workedOut?.ok === true && chain.length > 1 ? { chain, held: workedOut.value } : firstThoughts(report, chain);
  }, [report, past, chain, workedOut]);

  const { progress, problem, start, stop } = useDeepWork();
  useEffect(() => stop, [stop, node, entered]);
  const run = useSession((state) => state.run);
  const toWorkOut = usePeek(answers.thoughts, node, entered) === null && takesLong && liesDeep(entered);
  const deep = useMemo(() => {
    if (run === null || node === null || !toWorkOut) return null;
    const work: DeepTask = async (thinker) => {
      answers.thoughts.keep(run, node, entered, given(await thinker.thoughts(run, node, entered)));
    };
    return { progress, problem, stop, start: () => start([work]) };
  }, [answers, run, node, entered, toWorkOut, progress, problem, start, stop]);

  const set = useCallback((change: Partial<Entered>) => keep({ ...current, ...change }), [current]);
  const askWhy = useCallback(
    (request: WhyRequest | null) => {
      set({ why: request });
      if (request === null) light(nothing);
    },
    [set],
  );
  return {
    tab,
    chooseTab,
    entered,
    thoughts,
    deep,
    enter: (agent) => set({ beyond: chainOf(viewpoint, [...beyond, agent]).slice(own) }),
    look: (wanted) => {
      set({ beyond: wanted.slice(own) });
      chooseTab(WORLDS_TAB);
    },
    backTo: (depth) => set({ beyond: beyond.slice(0, Math.max(0, depth - own)) }),
    peek: setPeeked,
    peeked: looked,
    why,
    askWhy,
    lit: why === null ? nothing : lit,
    light,
  };
}
