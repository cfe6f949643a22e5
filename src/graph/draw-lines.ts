import { pointer, select } from 'd3';
import { setKept } from './draw/layers.ts';
import { LINE_MARGIN, stepAt, stepLine, type Counts, type StepLine } from './lines.ts';
import { words } from './words.ts';

/** A player's line, and where in the run the person is. */
export interface LineView {
  readonly name: string;
  readonly counts: Counts;
  /** At which steps the count is the most that there may be. */
  readonly atMost: readonly boolean[];
  /** Index of the current step in `counts`. */
  readonly current: number;
  /** The largest count of all players, the top of the scale. */
  readonly most: number;
  /** For how many steps there is room. */
  readonly room: number;
  /** In pixels, the number before the line included. */
  readonly width: number;
  readonly height: number;
}

/** A drawing of one player's line that lives in an SVG element. */
export interface LineDrawing {
  show(view: LineView): void;
  destroy(): void;
}

/** Room for the number before the line, in pixels: as much as transport.css leaves beside the slider. */
const VALUE_WIDTH = 44.8;

/**
 * Draws a line into an empty SVG element; needs graph.css. The count at the current step, or at the one under the mouse, stands
 * before it. A click reports the step that was meant. For the keyboard there is the run's slider, of which this is a picture.
 */
export function createLineDrawing(svg: SVGSVGElement, onStep: (step: number) => void): LineDrawing {
  const root = select(svg).classed('line-drawing', true).attr('role', 'img');
  const plot = root.append('g').attr('transform', `translate(${VALUE_WIDTH},0)`);
  const base = plot.append('line').attr('class', 'line-base');
  const future = plot.append('path').attr('class', 'line-path');
  const past = plot.append('path').attr('class', 'line-path line-past');
  const now = plot.append('circle').attr('class', 'line-now').attr('r', 3);
  const pointed = plot.append('circle').attr('class', 'line-pointed').attr('r', 3).attr('display', 'none');
  const value = root.append('text').attr('class', 'line-value');
  let view: LineView | null = null;
  let line: StepLine = { steps: [], past: '', future: '' };

  /** Shows a step's count, and marks the step unless it is the current one. */
  const read = (step: number) => {
    if (view === null) return;
    const place = line.steps.at(step);
    const marked = step !== view.current && place !== undefined && place.y !== null;
    pointed.attr('display', marked ? null : 'none');
    if (marked) pointed.attr('cx', place.x).attr('cy', place.y);
    const count = view.counts[step];
    value.text(words.value(count, view.atMost[step])).classed('line-uncounted', count == null);
    if (count == null) value.append('title').text(words.uncountedWhy);
  };

  const across = (event: MouseEvent) => pointer(event, svg)[0] - VALUE_WIDTH;
  const listening = new AbortController();
  const { signal } = listening;
  svg.addEventListener('pointermove', (event) => read(stepAt(line, across(event)) ?? 0), { signal });
  svg.addEventListener('pointerleave', () => read(view?.current ?? 0), { signal });
  svg.addEventListener(
    'click',
    (event) => {
      const step = stepAt(line, across(event));
      if (step !== null) onStep(step);
    },
    { signal },
  );

  return {
    show(next) {
      view = next;
      const { name, counts, atMost, current, most, room, width, height } = next;
      const reach = width - VALUE_WIDTH;
      line = stepLine(counts, current, { width: reach, height, most, room });
      setKept(root, 'viewBox', () => `0 0 ${width} ${height}`);
      setKept(root, 'width', () => String(width));
      setKept(root, 'height', () => String(height));
      root.attr('aria-label', words.line(name, counts, atMost, current));
      const floor = height - LINE_MARGIN;
      base.attr('x1', 0).attr('x2', reach).attr('y1', floor).attr('y2', floor);
      past.attr('d', line.past);
      future.attr('d', line.future);
      const place = line.steps.at(current);
      now
        .attr('display', place === undefined || place.y === null ? 'none' : null)
        .attr('cx', place?.x ?? 0)
        .attr('cy', place?.y ?? 0);
      value.attr('x', VALUE_WIDTH - 8).attr('y', height / 2 + 4);
      read(current);
    },
    destroy() {
      listening.abort();
      root.selectChildren().remove();
    },
  };
}
