import type { Place } from '../kit/geometry.ts';
import type { PictureSize } from './scene.ts';

/** The flag of the actual world: a pennant on a pole at an upper corner of its picture, in units. */
const FLAG = { pole: 11.5, reach: 8.5, drop: 3, off: 2.5, inset: 2 };
/** Where worlds stand close, it is as much smaller. */
const SMALL = 0.6;

interface Placed {
  readonly place: Place;
}

type Size = Pick<PictureSize, 'width' | 'height'>;

interface Way {
  /** At the left corner (-1) or the right one (1). */
  readonly side: number;
  readonly scale: number;
}

const WAYS: readonly Way[] = [1, SMALL].flatMap((scale) => [-1, 1].map((side) => ({ side, scale })));

/** The outline of a world's flag: at the corner, and of the size, at which it hides no other world, if there is one. */
export function flagPath<World extends Placed>(world: World, worlds: readonly World[], picture: Size): string {
  const { side, scale } = wayFor(world, worlds, picture);
  const [x, y] = [side * (picture.width / 2 + FLAG.off), -picture.height / 2 + FLAG.inset];
  const [top, tip] = [y - FLAG.pole * scale, x - side * FLAG.reach * scale];
  return `M${x} ${y}V${top}L${tip} ${top + FLAG.drop * scale}L${x} ${top + 2 * FLAG.drop * scale}`;
}

/** What a world's flag takes of the scene. */
export function flagBox<World extends Placed>(world: World, worlds: readonly World[], picture: Size): Size & Placed {
  return boxOf(world, wayFor(world, worlds, picture), picture);
}

function wayFor<World extends Placed>(world: World, worlds: readonly World[], picture: Size): Way {
  const free = WAYS.find((way) => {
    const { place, width, height } = boxOf(world, way, picture);
    return !worlds.some(
      (other) =>
        other !== world &&
        Math.abs(other.place.x - place.x) < (picture.width + width) / 2 &&
        Math.abs(other.place.y - place.y) < (picture.height + height) / 2,
    );
  });
  return free ?? { side: -1, scale: SMALL };
}

/** The part of a flag that stands over its picture. */
function boxOf({ place: { x, y } }: Placed, { side, scale }: Way, { width, height }: Size): Size & Placed {
  const high = FLAG.pole * scale - FLAG.inset;
  return {
    place: { x: x + side * (width / 2 + FLAG.off - (FLAG.reach * scale) / 2), y: y - height / 2 - high / 2 },
    width: FLAG.reach * scale,
    height: high,
  };
}
