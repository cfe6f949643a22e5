import { line, pointer, range, scaleLinear, select } from 'd3';
import { lineColour, percentTick, type RateDrawing, type RateMark, type RatePlace, type RateView } from './rates.ts';
import { apart, drawColumns, drawRows, drawTitles, NAME_HEIGHT } from './axes.ts';

const MARGIN = { top: 24, right: 78, bottom: 38, left: 50 };

interface Path {
  readonly killers: number;
  readonly marks: readonly RateMark[];
}

/** The lines to draw: one for each number of killers, or two where even and odd are joined apart. */
function pathsOf({ marks, apart }: RateView): readonly Path[] {
  const most = Math.max(0, ...marks.map(({ killers }) => killers));
  return range(1, most + 1).flatMap((killers) => {
    const own = marks.filter((mark) => mark.killers === killers);
    if (!apart) return [{ killers, marks: own }];
    return [0, 1].map((parity) => ({ killers, marks: own.filter(({ players }) => players % 2 === parity) }));
  });
}

/** The name of a line, where the line ends, and how high the name stands. */
interface LineName {
  readonly killers: number;
  readonly end: number;
  readonly y: number;
}

/** The names at the ends of the lines, moved apart where they would cover each other; no lower than `bottom`, nor higher than `top`: the first ones that have room there. */
function namesOf(
  marks: readonly RateMark[],
  up: (share: number) => number,
  top: number,
  bottom: number,
): readonly LineName[] {
  const last = Math.max(...marks.map(({ players }) => players));
  const most = Math.floor((bottom - top) / NAME_HEIGHT) + 1;
  const ends = marks
    .filter(({ players }) => players === last)
    .slice(0, most)
    .map(({ killers, share }) => ({ killers, end: up(share) }));
  const heights = apart(
    ends.map(({ end }) => end),
    bottom,
  );
  return ends.map((own, index) => ({ ...own, y: heights[index] }));
}

/**
 * Draws win rates by the number of players into an empty SVG element, a line for each number of killers; needs graph.css's
 * neighbour rates.css. Even numbers of players stand on a stripe and have full points, odd ones hollow points: the parity decides
 * much. Points at what the mouse is nearest to; the keyboard is the page's business.
 */
export function createRateChart(svg: SVGSVGElement, onPoint: (place: RatePlace) => void): RateDrawing {
  const root = select(svg).classed('rates', true);
  const stripes = root.append('g');
  const band = root.append('g').attr('class', 'rates-band');
  const axes = root.append('g').attr('class', 'rates-axes');
  const lines = root.append('g');
  const points = root.append('g');
  const bandName = root.append('text').attr('class', 'rates-band-name');
  const misprints = root.append('g').attr('class', 'rates-misprints');
  const names = root.append('g').attr('class', 'rates-names');
  const ring = root.append('circle').attr('class', 'rates-ring').attr('r', 7);
  let nearest: (x: number, y: number) => RatePlace | null = () => null;

  const listening = new AbortController();
  const point = (event: PointerEvent) => {
    const place = nearest(...pointer(event, svg));
    if (place !== null) onPoint(place);
  };
  svg.addEventListener('pointermove', point, { signal: listening.signal });
  svg.addEventListener('pointerdown', point, { signal: listening.signal });

  return {
    show(view) {
      const { marks, width, height, current, words } = view;
      const players = marks.map((mark) => mark.players);
      const [least, most] = [Math.min(...players), Math.max(...players)];
      const top = Math.max(0.1, ...marks.map(({ share, misprint }) => Math.max(share, misprint ?? 0)));
      const x = scaleLinear([least - 0.5, most + 0.5], [MARGIN.left, width - MARGIN.right]);
      const y = scaleLinear([0, top], [height - MARGIN.bottom, MARGIN.top]).nice();
      const killers = Math.max(...marks.map((mark) => mark.killers));
      nearest = (left, up) => {
        let best: RateMark | null = null;
        let away = Infinity;
        for (const mark of marks) {
          const own = Math.hypot(x(mark.players) - left, y(mark.share) - up);
          if (own < away) [best, away] = [mark, own];
        }
        return best;
      };

      root.attr('viewBox', `0 0 ${width} ${height}`).attr('width', width).attr('height', height);
      const step = x(1) - x(0);
      stripes
        .selectAll('rect')
        .data(range(least, most + 1).filter((count) => count % 2 === 0))
        .join('rect')
        .attr('class', 'rates-stripe')
        .attr('x', (count) => x(count - 0.5))
        .attr('width', step)
        .attr('y', MARGIN.top)
        .attr('height', height - MARGIN.top - MARGIN.bottom);

      const [low, high] = view.band.map((share) => y(Math.min(share, y.domain()[1])));
      band
        .selectAll('rect')
        .data([0])
        .join('rect')
        .attr('x', MARGIN.left)
        .attr('width', width - MARGIN.left - MARGIN.right)
        .attr('y', high)
        .attr('height', low - high);
      bandName
        .attr('x', MARGIN.left + 6)
        .attr('y', high + 13)
        .text(words.band);

      drawRows(
        axes,
        y.ticks(Math.max(3, Math.floor(height / 55))),
        y,
        { left: MARGIN.left, right: width - MARGIN.right },
        percentTick,
      );
      const every = step < 22 ? (step < 11 ? 4 : 2) : 1;
      const counts = range(least, most + 1).filter((count) => count % every === 0);
      drawColumns(axes, counts, x, height - MARGIN.bottom + 16, String);
      drawTitles(axes, [
        { text: words.players, x: (MARGIN.left + width - MARGIN.right) / 2, y: height - 5, anchor: 'middle' },
        { text: words.rate, x: 4, y: 12, anchor: 'start' },
      ]);

      const drawn = line<RateMark>(
        (mark) => x(mark.players),
        (mark) => y(mark.share),
      );
      lines
        .selectAll('path')
        .data(pathsOf(view))
        .join('path')
        .attr('class', (path) => (path.killers === current?.killers ? 'rates-line lit' : 'rates-line'))
        .style('stroke', (path) => lineColour(path.killers, killers))
        .attr('d', (path) => drawn(path.marks));
      points
        .selectAll('circle')
        .data(marks)
        .join('circle')
        .attr('class', (mark) => (mark.players % 2 === 0 ? 'rates-point even' : 'rates-point odd'))
        .style('color', (mark) => lineColour(mark.killers, killers))
        .attr('r', step < 22 ? 2.4 : 3.6)
        .attr('cx', (mark) => x(mark.players))
        .attr('cy', (mark) => y(mark.share));

      const wrong = marks.flatMap((mark) => (mark.misprint === null ? [] : [{ ...mark, misprint: mark.misprint }]));
      misprints
        .selectAll('path')
        .data(wrong)
        .join('path')
        .attr('d', ({ players: count, share, misprint }) => {
          const [across, up] = [x(count), y(misprint)];
          return `M${across} ${y(share)}V${up}M${across - 5} ${up - 5}l10 10m-10 0l10 -10`;
        });
      misprints
        .selectAll('text')
        .data(wrong)
        .join('text')
        .attr('text-anchor', (mark) => (x(mark.players) + 50 > width - MARGIN.right ? 'end' : 'start'))
        .attr('x', (mark) => x(mark.players) + (x(mark.players) + 50 > width - MARGIN.right ? -8 : 8))
        .attr('y', (mark) => y(mark.misprint) + 4)
        .text(words.misprint);

      const named = namesOf(marks, y, MARGIN.top, height - MARGIN.bottom + NAME_HEIGHT);
      const beside = width - MARGIN.right;
      names
        .selectAll('path')
        .data(named.filter((own) => Math.abs(own.y - own.end) > 1))
        .join('path')
        .style('stroke', (own) => lineColour(own.killers, killers))
        .attr('d', (own) => `M${x(most) + 5} ${own.end}L${beside - 6} ${own.y}H${beside + 1}`);
      names
        .selectAll('text')
        .data(named)
        .join('text')
        .attr('x', beside + 4)
        .attr('y', (own) => own.y)
        .attr('dy', '0.32em')
        .style('fill', (own) => lineColour(own.killers, killers))
        .text((own) => words.line(own.killers));

      const seen = marks.find((mark) => mark.players === current?.players && mark.killers === current.killers);
      ring
        .attr('display', seen === undefined ? 'none' : null)
        .attr('cx', x(seen?.players ?? 0))
        .attr('cy', y(seen?.share ?? 0));
    },
    destroy() {
      listening.abort();
      root.selectChildren().remove();
    },
  };
}
