import type { ScaleLinear, Selection } from 'd3';

type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** The lines across a chart, one for each value, with what is written beside it. `left` and `right` are where they end. */
export function drawRows(
  axes: Layer,
  values: readonly number[],
  y: ScaleLinear<number, number>,
  { left, right }: { readonly left: number; readonly right: number },
  text: (value: number) => string | number,
): void {
  const rows = axes
    .selectAll<SVGGElement, number>('g.row')
    .data(values)
    .join((enter) => {
      const made = enter.append('g').attr('class', 'row');
      made.append('line');
      made.append('text').attr('text-anchor', 'end').attr('dy', '0.32em');
      return made;
    })
    .attr('transform', (value) => `translate(0 ${y(value)})`);
  rows.select('line').attr('x1', left).attr('x2', right);
  rows
    .select('text')
    .attr('x', left - 6)
    .text(text);
}

/** What is written below or above the columns of a chart, one text for each value: `x` is the middle of a column, `y` the text's line. */
export function drawColumns(
  axes: Layer,
  values: readonly number[],
  x: (value: number) => number,
  y: number,
  text: (value: number) => string,
): void {
  axes
    .selectAll('text.column')
    .data(values)
    .join('text')
    .attr('class', 'column')
    .attr('text-anchor', 'middle')
    .attr('x', x)
    .attr('y', y)
    .text(text);
}

/** What a chart's axis is called, and where that stands. */
export interface AxisTitle {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
}

/** What a chart's axes are called. */
export function drawTitles(axes: Layer, titles: readonly AxisTitle[]): void {
  axes
    .selectAll('text.title')
    .data(titles)
    .join('text')
    .attr('class', 'title')
    .attr('text-anchor', ({ anchor }) => anchor)
    .attr('x', (title) => title.x)
    .attr('y', (title) => title.y)
    .text(({ text }) => text);
}

/** Names nearer than this would cover each other, in pixels. */
export const NAME_HEIGHT = 13;

/** Heights of names, moved apart where they would cover each other: down, or where that would lead below `bottom`, up. */
export function apart(heights: readonly number[], bottom: number): readonly number[] {
  const order = [...heights.keys()].sort((one, other) => heights[one] - heights[other]);
  const placed = [...heights];
  let least = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index], least);
    least = placed[index] + NAME_HEIGHT;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index], most);
    most = placed[index] - NAME_HEIGHT;
  }
  return placed;
}
