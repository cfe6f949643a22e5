import { line, range, scaleLinear, select } from 'd3';
import { apart, drawColumns, drawRows, drawTitles } from './axes.ts';

/** What being good and being evil is worth with so many others evil, in points. */
export interface PayPoint {
  readonly others: number;
  readonly good: number;
  readonly evil: number;
}

export interface PayView {
  readonly points: readonly PayPoint[];
  /** The number of others that is looked at; null for none. */
  readonly current: number | null;
  readonly words: { readonly good: string; readonly evil: string; readonly others: string; readonly points: string };
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PayDrawing {
  show(view: PayView): void;
  destroy(): void;
}

const MARGIN = { top: 26, right: 96, bottom: 38, left: 46 };
const SIDES = ['good', 'evil'] as const;

/** Draws into an empty SVG element what being good and being evil is worth, a line each; the good's points are round, the evil's square. */
export function createPayChart(svg: SVGSVGElement, onPoint: (others: number) => void): PayDrawing {
  const root = select(svg).classed('rates', true);
  const axes = root.append('g').attr('class', 'rates-axes');
  const stripe = root.append('rect').attr('class', 'rates-stripe');
  const body = root.append('g');
  const fields = root.append('g');

  return {
    show({ points, current, words, width, height }) {
      const most = Math.max(1, ...points.map(({ others }) => others));
      const top = Math.max(0.5, ...points.flatMap(({ good, evil }) => [good, evil]));
      const x = scaleLinear([-0.4, most + 0.4], [MARGIN.left, width - MARGIN.right]);
      const y = scaleLinear([0, top], [height - MARGIN.bottom, MARGIN.top]).nice();
      root.attr('viewBox', `0 0 ${width} ${height}`).attr('width', width).attr('height', height);

      drawRows(
        axes,
        y.ticks(Math.max(3, Math.floor(height / 60))),
        y,
        { left: MARGIN.left, right: width - MARGIN.right },
        (worth) => worth,
      );
      drawColumns(axes, range(0, most + 1), x, height - MARGIN.bottom + 16, String);
      drawTitles(axes, [
        { text: words.others, x: (MARGIN.left + width - MARGIN.right) / 2, y: height - 5, anchor: 'middle' },
        { text: words.points, x: 4, y: 14, anchor: 'start' },
      ]);
      stripe
        .attr('display', current === null ? 'none' : null)
        .attr('x', x((current ?? 0) - 0.4))
        .attr('width', x(0.8) - x(0))
        .attr('y', MARGIN.top)
        .attr('height', height - MARGIN.top - MARGIN.bottom);

      const last = points.at(-1);
      const ends = apart(
        SIDES.map((side) => y(last?.[side] ?? 0)),
        height - MARGIN.bottom,
      );
      const sides = body
        .selectAll<SVGGElement, (typeof SIDES)[number]>('g.pay')
        .data(SIDES)
        .join((enter) => {
          const made = enter.append('g');
          made.append('path').attr('class', 'pay-line');
          made.append('g').attr('class', 'pay-marks');
          made.append('text').attr('class', 'pay-name').attr('dy', '0.32em');
          return made;
        })
        .attr('class', (side) => `pay pay-${side}`);
      sides.select('.pay-line').attr('d', (side) =>
        line<PayPoint>(
          (point) => x(point.others),
          (point) => y(point[side]),
        )(points),
      );
      sides
        .select('.pay-name')
        .attr('x', width - MARGIN.right + 2)
        .attr('y', (_, index) => ends[index])
        .text((side) => words[side]);
      sides.each(function draw(side) {
        select(this)
          .select('.pay-marks')
          .selectAll('rect')
          .data(points)
          .join('rect')
          .attr('width', 9)
          .attr('height', 9)
          .attr('rx', side === 'good' ? 4.5 : 0)
          .attr('x', (point) => x(point.others) - 4.5)
          .attr('y', (point) => y(point[side]) - 4.5);
      });
      fields
        .selectAll<SVGRectElement, PayPoint>('rect')
        .data(points)
        .join((enter) =>
          enter
            .append('rect')
            .attr('class', 'pay-field')
            .on('pointermove pointerdown', (_: PointerEvent, point) => onPoint(point.others)),
        )
        .attr('x', (point) => x(point.others - 0.5))
        .attr('width', x(1) - x(0))
        .attr('y', 0)
        .attr('height', height);
    },
    destroy() {
      root.selectChildren().remove();
    },
  };
}
