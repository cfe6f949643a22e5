import type { Place } from '../kit/geometry.ts';
import { textWidth } from './draw/fit-text.ts';
import type { LabelBox, PictureSize, WorldMark } from './scene.ts';
import { words } from './words.ts';

/** The size of the letters beside a picture that say how many worlds it stands for, and the height of their plate. */
export const BADGE_SIZE = 11.2;
export const BADGE_HEIGHT = 13;
/** How far the middle of a badge stands off the edges of its picture: it hides little of it. */
const OFF = { x: 2, y: 4.5 };
/** The height of a line of a region's name. */
const NAME_HEIGHT = 14;
/** A world that is ruled out may rather be hidden than one that is possible. */
const GHOST = 0.4;
/** So much of itself a badge may lay over other possible worlds before it is left out. */
const HIDING = 0.12;
/** Where a badge may stand: at a corner, or within the width of its picture; best first. */
const SPOTS = [
  { x: 1, y: -1, within: false },
  { x: 1, y: 1, within: false },
  { x: -1, y: -1, within: false },
  { x: -1, y: 1, within: false },
  { x: 1, y: -1, within: true },
  { x: 1, y: 1, within: true },
  { x: -1, y: -1, within: true },
  { x: -1, y: 1, within: true },
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

/** Is the number of a world wanted: whatever it hides, unless that would be another possible world, or not at all? */
export type Wanted = 'in any case' | 'unless it hides a world' | 'no';

/** Do several possible worlds all stand for as many? Then that is told once, and not beside each. */
export function areAlike(worlds: readonly Pick<Counted, 'count' | 'standing'>[]): boolean {
  const counts = worlds.flatMap(({ standing, count }) => (standing === 'possible' ? count : []));
  return counts.length > 1 && counts.every((count) => count === counts[0]);
}

/**
 * Badges for the possible worlds that stand for more than one, as far as they are wanted: each at the spot where it hides least of
 * what is possible, of names and of what is ruled out, and stays in the scene.
 */
export function badgesOf<World extends Counted>(
  worlds: readonly World[],
  picture: Size,
  wanted: (world: World) => Wanted,
  around: Surroundings | null = null,
): readonly Badge<World>[] {
  const badges: Badge<World>[] = [];
  const named = namedBoxes(around);
  for (const world of worlds) {
    if (world.standing !== 'possible' || world.count < 2 || wanted(world) === 'no') continue;
    const box = { width: textWidth(words.times(world.count), BADGE_SIZE) + 8, height: BADGE_HEIGHT };
    const near = worlds.filter(
      (other) =>
        other !== world &&
        Math.abs(other.place.x - world.place.x) < 2 * (picture.width + box.width) &&
        Math.abs(other.place.y - world.place.y) < 2 * (picture.height + box.height),
    );
    const boxesOf = (standing: 'pruned' | null) =>
      near
        .filter((other) => (other.standing === 'pruned') === (standing === 'pruned'))
        .map(({ place }) => ({ place, ...picture }));
    const [standing, ghosts] = [boxesOf(null), boxesOf('pruned')];
    const taken = [
      ...named,
      ...badges.map((badge) => ({ place: badge.middle, width: badge.width, height: BADGE_HEIGHT })),
    ];
    const spots = SPOTS.map(({ x, y, within }) => {
      const middle = {
        x: world.place.x + x * (picture.width / 2 + (within ? -box.width / 2 : OFF.x)),
        y: world.place.y + y * (picture.height / 2 + OFF.y),
      };
      const hidden = covered(middle, box, standing);
      const other =
        covered(middle, box, taken) + GHOST * covered(middle, box, ghosts) + left(middle, box.width, around);
      return { middle, hidden, cost: hidden + other };
    });
    const { middle, hidden } = spots.reduce((best, next) => (next.cost < best.cost - 1e-6 ? next : best));
    if (wanted(world) !== 'in any case' && hidden > HIDING * box.width * box.height) continue;
    badges.push({ world, width: box.width, middle });
  }
  return badges;
}

/** The boxes in which names stand. */
export function namedBoxes(around: Surroundings | null): readonly (Size & { readonly place: Place })[] {
  return (around?.names ?? []).map(({ place, anchor, width, lines }) => ({
    place: { x: place.x + { start: width / 2, middle: 0, end: -width / 2 }[anchor], y: place.y },
    width,
    height: lines * NAME_HEIGHT,
  }));
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
