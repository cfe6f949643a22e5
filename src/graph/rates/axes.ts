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
