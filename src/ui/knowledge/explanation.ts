import { useMemo } from 'react';
import type { Run } from '../../engine/run.ts';
import type { WhyQuestion } from '../../session/answers.ts';
import type { Answer } from '../../session/backend.ts';
import type { ToldWhy } from '../../session/inquiries.ts';
import type { WhyRequest } from '../../session/knowledge/cell.ts';
import type { Faces } from '../../session/report.ts';
import type { Thinker } from '../../session/simulator.ts';
import { viewerOf, type Vantage } from '../../session/viewpoint.ts';
import { whyOf, type WhyView } from '../../session/why.ts';
import { useAnswers, useSession, useWords } from '../screen.ts';
import { takesLong, useAwaited, type LongWork } from '../thoughts/long-answers.ts';

/** Why a player knows something at the last step of a vantage's path, or why not. */
export interface Explained {
  readonly answer: Answer<ToldWhy> | null;
  /** The work on the answer, where it takes long. */
  readonly work: LongWork | null;
  /** Null while the answer is awaited, and if it was refused. */
  readonly view: WhyView | null;
  /** What is explained, as a sentence; null with the view. */
  readonly title: string | null;
  /** The pictures of which it speaks. */
  readonly faces: ReadonlySet<number>;
}

const askWhy = (thinker: Thinker, run: Run, node: number, { agent, formula, viewer }: WhyQuestion) =>
  thinker.why(run, node, agent, formula, viewer);

/** Asks why, and makes the answer ready to be told. */
export function useExplained(vantage: Vantage, faces: Faces, request: WhyRequest): Explained {
  const words = useWords().knowledge.why;
  const viewer = viewerOf(vantage.viewpoint);
  const { node } = vantage.path[vantage.path.length - 1];
  const question = useMemo(() => ({ agent: request.agent, formula: request.formula, viewer }), [request, viewer]);
  const names = useSession((state) => state.run)?.names;
  const isLong = useMemo(
    () => names !== undefined && takesLong(request.formula, vantage, names, request.agent),
    [names, request, vantage],
  );
  const { answer, work } = useAwaited(useAnswers().why, [node, question], isLong, askWhy);
  return useMemo(() => {
    if (answer?.ok !== true) return { answer, work, view: null, title: null, faces: new Set<number>() };
    const view = whyOf(vantage, faces, request.agent, answer.value, words);
    const title = titleOf(view, vantage.names[request.agent], request, words);
    return { answer, work, view, title, faces: new Set(facesIn(view)) };
  }, [vantage, faces, request, answer, work, words]);
}

type WhyWords = ReturnType<typeof useWords>['knowledge']['why'];

function titleOf({ known }: WhyView, name: string, { says, typed, shows }: WhyRequest, words: WhyWords): string {
  if (known === null) return words.unsettled(name, says);
  if (known) return words.knows(name, says);
  if (shows !== undefined) return shows;
  return typed === true ? words.knowsNotThat(name, says) : words.knowsNot(name, says);
}

function facesIn({ groups, refutedBy }: WhyView): readonly number[] {
  return refutedBy === null ? groups.flatMap(({ faces }) => faces) : [refutedBy];
}
