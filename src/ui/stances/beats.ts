import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Beat, MarkWords } from '../../engine/presentation.ts';
import type { Vantage } from '../../session/viewpoint.ts';
import { mayMove } from '../motion.ts';

/** From one beat to the next, and how long something takes to appear, in milliseconds. */
const BEAT = 650;
const APPEARING = 300;

const NOTHING: readonly Beat[] = [];

/** How players stood before the step who stand otherwise after one of its beats. */
interface Before {
  readonly agent: number;
  readonly marks: readonly MarkWords[];
}

/**
 * Plays the step that is shown on the board, beat by beat, when one has just stepped on to it; not where the person wants less motion. Gives the
 * stances before it, which are seen until their beat.
 */
export function useBeats(
  drawing: RefObject<SVGGElement | null>,
  vantage: Vantage | null,
): { readonly before: readonly Before[] } {
  const path = vantage?.path ?? [];
  const [last, report] = [path.at(-2), path.at(-1)];
  const presentation = vantage?.presentation;
  const beats = useMemo(
    () => report?.happenings.flatMap((happening) => presentation?.beats?.(happening) ?? []) ?? NOTHING,
    [report, presentation],
  );
  const before = useMemo(() => {
    const agents = new Set(beats.filter(({ shows }) => shows !== 'act').map(({ at }) => at));
    return [...agents].map((agent) => ({
      agent,
      marks: (last?.marks ?? []).flatMap(({ at, mark }) => (at === agent ? (presentation?.marks?.[mark] ?? []) : [])),
    }));
  }, [beats, last, presentation]);

  const node = report?.node ?? null;
  const from = last?.node ?? null;
  const shown = useRef(node);
  useEffect(() => {
    const stepped = from !== null && shown.current === from;
    shown.current = node;
    const board = drawing.current?.closest('svg');
    if (!stepped || board == null || beats.length === 0 || !mayMove()) return undefined;
    const animations = beats.flatMap((beat) => play(board, beat));
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [drawing, node, from, beats]);
  return { before };
}

function play(board: SVGSVGElement, { beat, shows, at }: Beat): readonly Animation[] {
  const delay = beat * BEAT;
  if (shows === 'act') return all(board, '.acts > g').flatMap((element) => appear(element, delay));
  const old = all(board, `[data-before="${at}"]`).flatMap((element) => leave(element, delay + APPEARING));
  const fresh =
    shows === 'mark'
      ? all(board, `[data-stance="${at}"]`)
      : all(board, `[data-agent="${at}"] .initial, [data-agent="${at}"] .pill-label`).map((element) =>
          element.matches('.initial') ? element : (element.parentElement ?? element),
        );
  return [...old, ...fresh.flatMap((element) => appear(element, delay))];
}

function all(board: SVGSVGElement, selector: string): readonly Element[] {
  return [...board.querySelectorAll(selector)];
}

function appear(element: Element, delay: number): readonly Animation[] {
  if (typeof element.animate !== 'function') return [];
  return [element.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: APPEARING, fill: 'backwards' })];
}

function leave(element: Element, duration: number): readonly Animation[] {
  if (typeof element.animate !== 'function') return [];
  return [
    element.animate([{ opacity: 1, offset: 0 }, { opacity: 1, offset: 1 - APPEARING / duration }, { opacity: 0 }], {
      duration,
    }),
  ];
}
