import { BADGE_HEIGHT, BADGE_SIZE, areAlike, badgesOf, type Badge } from '../badge.ts';
import type { PictureSize, Scene, WorldMark } from '../scene.ts';
import { flagPath } from '../flag.ts';
import { words } from '../words.ts';
import { drawEmphasis } from './emphasis.ts';
import { translation, type Layer } from './layers.ts';

/** Counts are written beside marks only while so few worlds are possible; else beside the one that is pointed at. */
const FEW = 14;

/** Which marks are pointed at. */
export interface Pointed {
  /** By the mouse, or from outside the drawing. */
  readonly hovered: string | null;
  /** By the keyboard. */
  readonly focused: string | null;
}

/** Draws what lies over the worlds: the ring and flag of the actual one, rings of those pointed at, and counts. */
export function drawNotes(
  layer: Layer,
  { worlds, picture, regions, axes, width, height }: Scene,
  { hovered, focused }: Pointed,
): void {
  drawEmphasis(layer, worlds, picture);
  const few = worlds.filter(({ standing }) => standing === 'possible').length <= FEW && !areAlike(worlds);
  drawRings(layer, 'lit-ring', worlds, picture, ({ lit }) => lit === true);
  drawRings(layer, 'pointer-ring', worlds, picture, ({ id }) => id === hovered && id !== focused);
  drawRings(layer, 'actual-ring', worlds, picture, ({ actual }) => actual);
  drawRings(layer, 'focus-ring', worlds, picture, ({ id }) => id === focused);
  drawFlags(layer, worlds, picture);
  const pointed = ({ id }: WorldMark) => id === hovered || id === focused;
  const names = [...regions.flatMap(({ labelBox }) => labelBox ?? []), ...axes.map(({ box }) => box)];
  const wanted = (world: WorldMark) => (pointed(world) ? 'in any case' : few ? 'unless it hides a world' : 'no');
  drawCounts(layer, badgesOf(worlds, picture, wanted, { width, height, names }));
}

function drawRings(
  layer: Layer,
  name: string,
  worlds: readonly WorldMark[],
  { width, height, signHeight }: PictureSize,
  wanted: (world: WorldMark) => boolean,
): void {
  const reach = name === 'pointer-ring' ? 2 : 2.5;
  layer
    .selectAll<SVGRectElement, WorldMark>(`rect.${name}`)
    .data(worlds.filter(wanted), ({ id }) => id)
    .join('rect')
    .attr('class', name)
    .attr('transform', ({ place }) => translation(place))
    .attr('x', -width / 2 - reach)
    .attr('y', -height / 2 - reach)
    .attr('width', width + 2 * reach)
    .attr('height', height + 2 * reach)
    .attr('rx', signHeight * 0.22 + reach);
}

/** A pennant on a pole at an upper corner: the one, and the size, at which it hides no other world, if there is one. */
function drawFlags(layer: Layer, worlds: readonly WorldMark[], picture: PictureSize): void {
  layer
    .selectAll<SVGPathElement, WorldMark>('path.flag')
    .data(
      // A group that holds the actual world among others is ringed, and has no flag.
      worlds.filter(({ actual, tally }) => actual && tally === undefined),
      ({ id }) => id,
    )
    .join('path')
    .attr('class', 'flag')
    .attr('transform', ({ place }) => translation(place))
    .attr('d', (world) => flagPath(world, worlds, picture));
}

function drawCounts(layer: Layer, counts: readonly Badge<WorldMark>[]): void {
  const badges = layer
    .selectAll<SVGGElement, Badge<WorldMark>>('g.badge')
    .data(counts, ({ world }) => world.id)
    .join((enter) => {
      const badge = enter.append('g').attr('class', 'badge');
      badge.append('rect');
      badge.append('text').attr('y', BADGE_SIZE * 0.35);
      return badge;
    })
    .attr('transform', ({ middle }) => translation(middle));
  badges
    .select('rect')
    .attr('x', ({ width }) => -width / 2)
    .attr('y', -BADGE_HEIGHT / 2)
    .attr('width', ({ width }) => width)
    .attr('height', BADGE_HEIGHT)
    .attr('rx', BADGE_HEIGHT / 2);
  badges.select('text').text(({ world }) => words.times(world.count));
}
