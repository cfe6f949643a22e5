import { max, range, scaleBand, select } from 'd3';
import { drawColumns, drawTitles } from './axes.ts';
import type { RateDrawing, RateMark, RatePlace } from './rates.ts';

const MARGIN = { top: 34, right: 8, bottom: 8, left: 40 };
/** A percentage fits into a field of this width, in pixels: with a decimal, and without. */
const WITH_DECIMAL = 38;
const WHOLE = 21;

/** A share for a field of a width; empty if there is no room. */
function shareText(share: number, room: number): string {
  if (room < WHOLE) return '';
  return (share * 100).toFixed(room < WITH_DECIMAL ? 0 : 1);
}

/**
 * Draws win rates into an empty SVG element as a map: a column for each number of players, a row for each number of killers, the
 * stronger the higher the rate. Fields in the band have a frame.
 */
export function createRateMap(svg: SVGSVGElement, onPoint: (place: RatePlace) => void): RateDrawing {
  const root = select(svg).classed('rates', true);
  const axes = root.append('g').attr('class', 'rates-axes');
  const fields = root.append('g');
  const ring = root.append('rect').attr('class', 'rates-ring').attr('rx', 2);

  return {
    show({ marks, current, words, width, height }) {
      const players = range(
        Math.min(...marks.map((mark) => mark.players)),
        (max(marks, (mark) => mark.players) ?? 0) + 1,
      );
      const killers = range(1, (max(marks, (mark) => mark.killers) ?? 0) + 1);
      const top = max(marks, (mark) => mark.share) ?? 1;
      const x = scaleBand<number>(players, [MARGIN.left, width - MARGIN.right]).paddingInner(0.06);
      const y = scaleBand<number>(killers, [MARGIN.top, height - MARGIN.bottom]).paddingInner(0.08);
      const [wide, high] = [x.bandwidth(), y.bandwidth()];
      const left = (mark: RatePlace) => x(mark.players) ?? 0;
      const up = (mark: RatePlace) => y(mark.killers) ?? 0;

      root.attr('viewBox', `0 0 ${width} ${height}`).attr('width', width).attr('height', height);
      const counts = players.filter((count) => wide >= 15 || count % 2 === 0);
      drawColumns(axes, counts, (count) => (x(count) ?? 0) + wide / 2, MARGIN.top - 6, String);
      axes
        .selectAll('text.row')
        .data(killers)
        .join('text')
        .attr('class', 'row')
        .attr('text-anchor', 'end')
        .attr('dy', '0.32em')
        .attr('x', MARGIN.left - 6)
        .attr('y', (count) => (y(count) ?? 0) + high / 2)
        .text(String);
      drawTitles(axes, [{ text: `${words.killers} ↓   ${words.players} →`, x: 2, y: 10, anchor: 'start' }]);

      const drawn = fields
        .selectAll<SVGGElement, RateMark>('g')
        .data(marks, (mark) => `${mark.players} ${mark.killers}`)
        .join((enter) => {
          const made = enter.append('g');
          made.append('rect').attr('rx', 2);
          made.append('text').attr('text-anchor', 'middle').attr('dy', '0.34em');
          made.on('pointermove pointerdown', (_: PointerEvent, mark) => onPoint(mark));
          return made;
        })
        .attr('class', (mark) => (mark.inside ? 'rates-field inside' : 'rates-field'))
        .attr('transform', (mark) => `translate(${left(mark)} ${up(mark)})`);
      drawn
        .select('rect')
        .attr('width', wide)
        .attr('height', high)
        .style(
          'fill',
          (mark) => `color-mix(in srgb, var(--heat) ${Math.round((100 * mark.share) / top)}%, var(--surface))`,
        );
      drawn
        .select('text')
        .style('font-size', wide > 60 && high > 26 ? '14px' : '11px')
        .attr('x', wide / 2)
        .attr('y', high / 2)
        .text((mark) => (high < 11 ? '' : shareText(mark.share, wide)));

      ring
        .attr('display', current === null ? 'none' : null)
        .attr('x', current === null ? 0 : left(current) - 2)
        .attr('y', current === null ? 0 : up(current) - 2)
        .attr('width', wide + 4)
        .attr('height', high + 4);
    },
    destroy() {
      root.selectChildren().remove();
    },
  };
}
