import { area, line, scaleLinear, select } from 'd3';
import { percentTick } from './rates.ts';
import { apart, drawColumns, drawRows, drawTitles } from './axes.ts';

/** The share of a result after some games, with its interval. */
export interface SharePoint {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How the share of one result came about. */
export interface ShareTrack {
  readonly label: string;
  readonly points: readonly SharePoint[];
  /** The exact share, where it is known. */
  readonly exact: number | null;
}

export interface ShareView {
  readonly tracks: readonly ShareTrack[];
  readonly games: number;
  readonly words: { readonly games: string; readonly exact: string };
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface ShareDrawing {
  show(view: ShareView): void;
  destroy(): void;
}

const MARGIN = { top: 10, right: 128, bottom: 34, left: 48 };

/**
 * Draws into an empty SVG element how shares settle as games are played: a line each with its interval around it, and a dashed
 * line at the exact value.
 */
export function createShareDrawing(svg: SVGSVGElement): ShareDrawing {
  const root = select(svg).classed('rates', true);
  const axes = root.append('g').attr('class', 'rates-axes');
  const body = root.append('g');

  return {
    show({ tracks, games, words, width, height }) {
      const x = scaleLinear([0, Math.max(1, games)], [MARGIN.left, width - MARGIN.right]);
      const y = scaleLinear([0, 1], [height - MARGIN.bottom, MARGIN.top]);
      root.attr('viewBox', `0 0 ${width} ${height}`).attr('width', width).attr('height', height);

      drawRows(axes, [0, 0.25, 0.5, 0.75, 1], y, { left: MARGIN.left, right: width - MARGIN.right }, percentTick);
      const counts = x.ticks(Math.max(2, Math.floor(width / 120))).filter(Number.isInteger);
      drawColumns(axes, counts, x, height - MARGIN.bottom + 15, (count) => count.toLocaleString('en'));
      drawTitles(axes, [
        { text: words.games, x: (MARGIN.left + width - MARGIN.right) / 2, y: height - 4, anchor: 'middle' },
      ]);

      const around = area<SharePoint>(
        (point) => x(point.games),
        (point) => y(point.low),
        (point) => y(point.high),
      );
      const through = line<SharePoint>(
        (point) => x(point.games),
        (point) => y(point.share),
      );
      const drawn = body
        .selectAll<SVGGElement, ShareTrack>('g')
        .data(tracks)
        .join((enter) => {
          const made = enter.append('g');
          made.append('path').attr('class', 'share-interval');
          made.append('line').attr('class', 'share-exact');
          made.append('text').attr('class', 'share-exact-name');
          made.append('path').attr('class', 'share-line');
          made.append('text').attr('class', 'share-name').attr('dy', '0.32em');
          return made;
        })
        .attr('class', (_, index) => `share share-${index % 3}`);
      const ends = apart(
        tracks.map(({ points }) => y(points.at(-1)?.share ?? 0)),
        height - MARGIN.bottom,
      );
      drawn.select('.share-interval').attr('d', (track) => around(track.points));
      drawn.select('.share-line').attr('d', (track) => through(track.points));
      drawn
        .select('.share-exact')
        .attr('display', (track) => (track.exact === null ? 'none' : null))
        .attr('x1', MARGIN.left)
        .attr('x2', width - MARGIN.right)
        .attr('y1', (track) => y(track.exact ?? 0))
        .attr('y2', (track) => y(track.exact ?? 0));
      drawn
        .select('.share-exact-name')
        .attr('display', (track) => (track.exact === null ? 'none' : null))
        .attr('x', MARGIN.left + 4)
        .attr('y', (track) => y(track.exact ?? 0) - 4)
        .text(words.exact);
      drawn
        .select('.share-name')
        .attr('x', width - MARGIN.right + 6)
        .attr('y', (_, index) => ends[index])
        .text((track) => track.label);
    },
    destroy() {
      root.selectChildren().remove();
    },
  };
}
