import type { Place } from '../../kit/geometry.ts';
import type { AxisLabel, Region } from '../scene.ts';
import { words } from '../words.ts';
import { textWidth, wrapText } from './fit-text.ts';
import { setKept, setKeptText, translation, type Layer } from './layers.ts';

/** The font size of a region's label, in scene units: see graph.css. */
const FONT_SIZE = 12;
const LINE_HEIGHT = 14.5;
const COUNT_GAP = 6;

/** Draws the regions into their layer: areas with labels; struck where all worlds are ruled out for everybody, as these are. */
export function drawRegions(layer: Layer, regions: readonly Region[]): void {
  const joined = layer
    .selectAll<SVGGElement, Region>('g.region')
    .data(regions, ({ id }) => id)
    .join((enter) => {
      const region = enter.append('g');
      // The button is the area alone: its name says more than the label, which may be cut.
      region.append('path').attr('class', 'region-area target').attr('role', 'button').attr('tabindex', -1);
      region.append('text').attr('class', 'region-label').attr('aria-hidden', 'true');
      return region;
    });
  setKept(joined, 'class', ({ dark, gone }) => `region${dark ? ' dark' : ''}${gone ? ' gone' : ''}`);
  setKept(joined, 'data-region', ({ id }) => id);
  const areas = joined.select<SVGPathElement>('.region-area');
  setKept(areas, 'd', ({ outline }) => closedPath(outline));
  setKept(areas, 'aria-label', (region) => words.region(region));
  const labels = joined.select<SVGTextElement>('.region-label');
  setKept(labels, 'transform', ({ labelBox }) => translation(labelBox?.place ?? { x: 0, y: 0 }));
  setKept(labels, 'text-anchor', ({ labelBox }) => labelBox?.anchor ?? null);
  const spans = labels.selectAll<SVGTSpanElement, LabelSpan>('tspan').data(labelSpans).join('tspan');
  setKept(spans, 'class', ({ name }) => name);
  setKept(spans, 'x', ({ x }) => x);
  setKept(spans, 'dx', ({ dx }) => dx);
  setKept(spans, 'y', ({ y }) => y);
  setKeptText(spans, ({ text }) => text);
}

interface LabelSpan {
  readonly name: string;
  readonly text: string;
  /** Where a line begins; null for what follows in the same line. */
  readonly x: number | null;
  readonly dx: number | null;
  readonly y: number | null;
}

/** The lines of a label, and behind them, where there is room, how many worlds are possible. */
function labelSpans({ label, labelBox, possible, dark }: Region): readonly LabelSpan[] {
  if (labelBox === null) return [];
  const lines = wrapText(label, FONT_SIZE, labelBox.width, labelBox.lines);
  const spans = lines.map((text, line): LabelSpan => {
    return { name: 'region-name', text, x: 0, dx: null, y: baseline(line, lines.length) };
  });
  const count = String(possible);
  const fits = textWidth(`${lines.at(-1) ?? ''}${count}`, FONT_SIZE) + COUNT_GAP <= labelBox.width;
  if (dark || !fits) return spans;
  return [...spans, { name: 'region-count', text: count, x: null, dx: COUNT_GAP, y: null }];
}

/** A third of the size brings a capital's middle to the middle of its line. */
function baseline(line: number, lines: number): number {
  return (line - (lines - 1) / 2) * LINE_HEIGHT + FONT_SIZE / 3;
}

/** Draws the names at the edges of the scene; what they name is also told by the worlds, so they are no words of their own. */
export function drawAxes(layer: Layer, axes: readonly AxisLabel[]): void {
  const labels = layer
    .selectAll<SVGTextElement, AxisLabel>('text.axis-label')
    .data(axes, ({ id }) => id)
    .join((enter) =>
      enter
        .append('text')
        .attr('class', 'axis-label')
        .attr('y', FONT_SIZE / 3),
    );
  setKept(labels, 'transform', ({ box }) => translation(box.place));
  setKept(labels, 'text-anchor', ({ box }) => box.anchor);
  setKeptText(labels, ({ text, box }) => wrapText(text, FONT_SIZE, box.width, 1)[0]);
}

function closedPath(outline: readonly Place[]): string {
  return outline.length === 0 ? '' : `M${outline.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}
