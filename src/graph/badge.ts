import type { Place } from '../kit/geometry.ts';
import { textWidth } from './draw/fit-text.ts';
import type { LabelBox, PictureSize, WorldMark } from './scene.ts';
import { words } from './words.ts';

/** The size of the letters beside a picture that say how many worlds it stands for, and the height of their plate. */
export const BADGE_SIZE = 11.2;
export const BADGE_HEIGHT = 13;
/** How far the middle of a badge stands off a corner of its picture: it hides little of it. */
const OFF = { x: 2, y: 4.5 };
/** The height of a line of a region's name. */
const NAME_HEIGHT = 14;
/** At which corner a badge may stand, best first. */
const CORNERS = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
] as const;

/** A world as badges see it. */
type Counted = Pick<WorldMark, 'place' | 'count' | 'standing'>;
type Size = Pick<PictureSize, 'width' | 'height'>;

/** What badges keep off, and the scene in which they stay. */
export interface Surroundings extends Size {
  readonly names: readonly LabelBox[];
}

/** The number of worlds that a picture stands for, on a plate at one of its corners. */
export interface Badge<World> {
  readonly world: World;
  readonly middle: Place;
  readonly width: number;
}

/** Badges for those of the possible worlds that stand for more than one and are `wanted`: each at the corner where it hides least of what is possible and of names, and stays in the scene. */
export function badgesOf<World extends Counted>(
  worlds: readonly World[],
  picture: Size,
  wanted: (world: World) => boolean,
  around: Surroundings | null = null,
): readonly Badge<World>[] {
  const possible = worlds.filter(({ standing }) => standing === 'possible');
  const badges: Badge<World>[] = [];
  const named = (around?.names ?? []).map(({ place, anchor, width, lines }) => ({
    place: { x: place.x + { start: width / 2, middle: 0, end: -width / 2 }[anchor], y: place.y },
    width,
    height: lines * NAME_HEIGHT,
  }));
  for (const world of possible) {
    if (world.count < 2 || !wanted(world)) continue;
    const width = textWidth(words.times(world.count), BADGE_SIZE) + 8;
    const taken = [
      ...named,
      ...possible.filter((other) => other !== world).map(({ place }) => ({ place, ...picture })),
      ...badges.map((badge) => ({ place: badge.middle, width: badge.width, height: BADGE_HEIGHT })),
    ];
    const middles = CORNERS.map(({ x, y }) => ({
      x: world.place.x + x * (picture.width / 2 + OFF.x),
      y: world.place.y + y * (picture.height / 2 + OFF.y),
    }));
    const hidden = middles.map(
      (middle) => covered(middle, { width, height: BADGE_HEIGHT }, taken) + left(middle, width, around),
    );
    badges.push({ world, width, middle: middles[hidden.indexOf(Math.min(...hidden))] });
  }
  return badges;
}

/** How much of a badge would leave the scene. */
function left({ x, y }: Place, width: number, scene: Size | null): number {
  if (scene === null) return 0;
  const across = Math.max(0, width / 2 - x, x + width / 2 - scene.width);
  const down = Math.max(0, BADGE_HEIGHT / 2 - y, y + BADGE_HEIGHT / 2 - scene.height);
  return across * BADGE_HEIGHT + down * width;
}

/** How much of other boxes one box covers. */
function covered(at: Place, box: Size, others: readonly (Size & { readonly place: Place })[]): number {
  return others.reduce((sum, { place, width, height }) => {
    const across = (box.width + width) / 2 - Math.abs(at.x - place.x);
    const down = (box.height + height) / 2 - Math.abs(at.y - place.y);
    return sum + (across > 0 && down > 0 ? Math.min(across, box.width) * Math.min(down, box.height) : 0);
  }, 0);
}
