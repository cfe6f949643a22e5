import type { Emphasis, PictureSize, WorldMark } from '../scene.ts';
import { translation, type Layer } from './layers.ts';

/** The sign in the corner of a mark; each is told by its shape. */
const SIGNS: Readonly<Partial<Record<Emphasis, string>>> = {
  marked: 'M-3.2 0H3.2',
  hit: 'M-3.2 0.2L-0.8 2.8L3.4 -2.6',
  overlooked: 'M0 -3.4V0.9M0 3V3.3',
  wrong: 'M-2.7 -2.7L2.7 2.7M2.7 -2.7L-2.7 2.7',
};

/** Frames round the worlds in which a formula holds or that were marked, and a sign beside those that were marked. */
export function drawEmphasis(
  layer: Layer,
  worlds: readonly WorldMark[],
  { width, height, signHeight }: PictureSize,
): void {
  const framed = worlds.filter(({ emphasis }) => emphasis !== undefined && emphasis !== 'fails');
  layer
    .selectAll<SVGRectElement, WorldMark>('rect.emphasis')
    .data(framed, ({ id }) => id)
    // Under the rings, which say what is pointed at and which world is actual.
    .join((enter) => enter.insert('rect', ':first-child'))
    .attr('class', ({ emphasis }) => `emphasis ${emphasis ?? ''}`)
    .attr('transform', ({ place }) => translation(place))
    .attr('x', (mark) => -width / 2 - reach(mark))
    .attr('y', (mark) => -height / 2 - reach(mark))
    .attr('width', (mark) => width + 2 * reach(mark))
    .attr('height', (mark) => height + 2 * reach(mark))
    .attr('rx', (mark) => signHeight * 0.22 + reach(mark));
  const signed = framed.filter(({ emphasis }) => emphasis !== undefined && SIGNS[emphasis] !== undefined);
  layer
    .selectAll<SVGGElement, WorldMark>('g.verdict')
    .data(signed, ({ id }) => id)
    .join((enter) => {
      const sign = enter.append('g');
      sign.append('circle').attr('r', 6.4);
      sign.append('path');
      return sign;
    })
    .attr('class', ({ emphasis }) => `verdict ${emphasis ?? ''}`)
    // Between the corners of pictures that stand close, where no letters are.
    .attr(
      'transform',
      ({ place }) => `${translation({ x: place.x - width / 2 - 2.2, y: place.y - height / 2 - 1.6 })} scale(0.62)`,
    )
    .select('path')
    .attr('d', ({ emphasis }) => (emphasis === undefined ? null : (SIGNS[emphasis] ?? null)));
}

/** Outside the ring of the actual world. */
function reach({ actual }: WorldMark): number {
  return actual ? 5 : 2;
}
