import type { Fitted } from './fit-lattice.ts';
import type { Table } from './lattice.ts';
import type { AxisPlace, Subject } from './plan.ts';

/** Room for the names of rows at the left, and of columns under the table. */
export const LEFT_AXIS = 66;
export const BOTTOM_AXIS = 18;
/** Names of rows and columns are at least so far apart, middle to middle: where there are more, some are left out. */
const LEAST = { row: 13, column: 36 } as const;

/** The names of a table's columns, under it, or of its rows, at its left. */
export function axisPlaces(
  { block, across, down }: Pick<Fitted<Table>, 'block' | 'across' | 'down'>,
  axis: 'column' | 'row',
  subjectOf: (index: number) => Subject,
  leftRoom = LEFT_AXIS,
): readonly AxisPlace[] {
  const spans = [...(axis === 'column' ? block.columns : block.rows)].map(([index, span]) => {
    const { from, to } = axis === 'column' ? across(span) : down(span);
    return { index, middle: (from + to) / 2, size: to - from };
  });
  const left = across({ from: 0, to: 0 }).from - 6;
  const bottom = down({ from: 0, to: block.height }).to + BOTTOM_AXIS / 2;
  const shown: typeof spans = [];
  for (const span of spans) if (span.middle - (shown.at(-1)?.middle ?? -Infinity) >= LEAST[axis]) shown.push(span);
  return shown.map(({ index, middle, size }, order): AxisPlace => {
    const near = [shown.at(order - 1), shown.at(order + 1)].flatMap((span) => span?.middle ?? []);
    const room = Math.min(...near.map((other) => Math.abs(other - middle) || Infinity), 4 * size) - 2;
    const id = `${axis}-${index}`;
    const subject = subjectOf(index);
    return axis === 'column'
      ? {
          id,
          subject,
          box: { place: { x: middle, y: bottom }, anchor: 'middle', width: Math.max(room, LEAST.column), lines: 1 },
        }
      : { id, subject, box: { place: { x: left, y: middle }, anchor: 'end', width: leftRoom - 6, lines: 1 } };
  });
}
