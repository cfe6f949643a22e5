import type { Fitted } from './fit-lattice.ts';
import type { Table } from './lattice.ts';
import type { AxisPlace, Subject } from './plan.ts';

/** Room for the names of rows at the left, where it is narrow, and of columns under the table. */
export const LEFT_AXIS = 66;
export const NARROW_AXIS = 50;
export const BOTTOM_AXIS = 18;
/** Names of rows and columns are at least so far apart, middle to middle: where there are more, some are left out. */
const LEAST = { row: 13, column: 36 } as const;
/** How much lower names of columns stand for which there is no room in the first line. */
const SECOND_LINE = 12;

/** What may differ from table to table. */
interface AxisOptions {
  /** How wide the names of rows may be. */
  readonly leftRoom?: number;
  /** How far the middles of names of columns are apart, at least. */
  readonly apart?: number;
  /** Do names of columns that the first line has no room for stand in a second one, or are they left out? */
  readonly twoLines?: boolean;
}

/** The names of a table's columns, under it, or of its rows, at its left. */
export function axisPlaces(
  { block, across, down }: Pick<Fitted<Table>, 'block' | 'across' | 'down'>,
  axis: 'column' | 'row',
  subjectOf: (index: number) => Subject,
  { leftRoom = LEFT_AXIS, apart = LEAST.column, twoLines = false }: AxisOptions = {},
): readonly AxisPlace[] {
  const spans = [...(axis === 'column' ? block.columns : block.rows)].map(([index, span]) => {
    const { from, to } = axis === 'column' ? across(span) : down(span);
    return { index, middle: (from + to) / 2, size: to - from };
  });
  const left = across({ from: 0, to: 0 }).from - 6;
  const bottom = down({ from: 0, to: block.height }).to + BOTTOM_AXIS / 2;
  const least = axis === 'column' ? apart : LEAST.row;
  const [shown, rest] = spaced(spans, least);
  const second = twoLines && axis === 'column' ? spaced(rest, least)[0] : [];
  return [shown, second].flatMap((line, below) =>
    line.map(({ index, middle, size }, order): AxisPlace => {
      const near = [line.at(order - 1), line.at(order + 1)].flatMap((span) => span?.middle ?? []);
      const room = Math.min(...near.map((other) => Math.abs(other - middle) || Infinity), 4 * size) - 2;
      const id = `${axis}-${index}`;
      const subject = subjectOf(index);
      const place = { x: middle, y: bottom + below * SECOND_LINE };
      return axis === 'column'
        ? { id, subject, box: { place, anchor: 'middle', width: Math.max(room, apart), lines: 1 } }
        : { id, subject, box: { place: { x: left, y: middle }, anchor: 'end', width: leftRoom - 6, lines: 1 } };
    }),
  );
}

/** Those whose middles are at least so far apart, from the first on; and the rest. */
function spaced<Placed extends { readonly middle: number }>(
  spans: readonly Placed[],
  least: number,
): readonly [readonly Placed[], readonly Placed[]] {
  const [shown, rest]: [Placed[], Placed[]] = [[], []];
  for (const span of spans) {
    const fits = span.middle - (shown.at(-1)?.middle ?? -Infinity) >= least;
    (fits ? shown : rest).push(span);
  }
  return [shown, rest];
}
