import type { Place } from '../../kit/geometry.ts';
import type { LabelBox, PictureSize } from '../scene.ts';
import { labelRoom, placesIn, type LabelRoom, type SectorShape } from './fill-sector.ts';
import { SCENE_SIZES, type PanelShape } from './panel-shape.ts';
import { dotOf, LARGEST_DOT, LARGEST_SIGN, pictureOf, rowLengths, SMALLEST_SIGN, tileOf } from './picture.ts';
import { groupFaces, type Face } from './group-faces.ts';
import { cutsByArea, ringBetween, sectorOutline } from './sector-shapes.ts';

/** A sector of the layout: whom it stands for, and where it is. */
export interface SectorPlace {
  /** The player who carries the sign in this sector's worlds; null where nobody does. */
  readonly player: number | null;
  /** Indices of its faces. */
  readonly members: readonly number[];
  readonly outline: readonly Place[];
  readonly labelBox: LabelBox;
}

/** Where everything stands, in scene units. */
export interface SectorLayout {
  readonly width: number;
  readonly height: number;
  /** For each face, in the order given, the middle of its picture. */
  readonly places: readonly Place[];
  readonly picture: PictureSize;
  readonly sectors: readonly SectorPlace[];
  readonly centre: { readonly place: Place; readonly width: number; readonly height: number };
}

/** Sectors are drawn with round corners: their outlines are stroked by this much on either side, in graph.css. */
const CORNER = 6;
const GAP = 6;
const CENTRE = { width: 176, height: 74 };
const SMALLEST_DOT = 1;
/** How often the cuts are moved towards the sectors that are short of room. */
const ROUNDS = 8;
/** Beyond this many worlds it is not worth the time to look as long for the best cuts. */
const MANY = 400;
const ROUNDS_FOR_MANY = 3;
/** Ways to let cuts run (see ringBetween): the one that leaves most room is taken. */
const STEEPNESSES = [1, 0.7, 0.5, 0.35];
/** How many sizes of a sign a label is worth that stands at its sector's edge rather than deep inside. */
const LABEL_WORTH = 0.6;

interface Sized {
  readonly shapes: readonly SectorShape[];
  readonly labels: readonly LabelRoom[];
  /** The largest size for which every sector holds its worlds. */
  readonly size: number;
  /** How good it is: the size, less something for labels that stand deep inside. */
  readonly score: number;
}

/** From a size in units to a picture. */
type Pictures = (size: number) => PictureSize;

/**
 * Lays worlds out in sectors around the centre: one for each player who carries `sign` in some world, clockwise from the top
 * by number, as players sit around a board. The ring between centre and edge is cut so that every sector has room for its
 * worlds, and pictures are as large as then fit without touching one another, a label or the centre. Inside a sector worlds
 * are in order of their signs, player by player, row by row. The same faces give the same places, in whatever order they come.
 * Where letters could not be read any more (from some 400 worlds on) pictures become dots.
 */
export function sectorLayout(faces: readonly Face[], sign: string, shape: PanelShape): SectorLayout {
  const scene = SCENE_SIZES[shape];
  const groups = groupFaces(faces, sign);
  const sizes = groups.map(({ members }) => members.length);
  const signs = Math.max(1, ...faces.map((face) => face.length));

  const rowed = rowLengths(signs).map((perRow): readonly [Pictures, Sized] => {
    const pictures: Pictures = (size) => pictureOf(signs, perRow, size);
    return [pictures, largest(scene, sizes, pictures, LARGEST_SIGN)];
  });
  // One row is read most easily: more rows must earn it.
  let [pictures, sized] = rowed.reduce((best, next) => (next[1].size > best[1].size * 1.15 ? next : best));
  if (sized.size < SMALLEST_SIGN) {
    pictures = dotOf;
    sized = largest(scene, sizes, dotOf, LARGEST_DOT);
  }

  const toScene = ({ x, y }: Place): Place => ({ x: x + scene.width / 2, y: y + scene.height / 2 });
  const picture = pictures(sized.size);
  const places: Place[] = faces.map(() => toScene({ x: 0, y: 0 }));
  groups.forEach(({ members }, index) => {
    const chosen = inReadingOrder(placesIn(sized.shapes[index], sized.labels[index], tileOf(picture), members.length));
    members.forEach((face, order) => {
      places[face] = toScene(chosen[order]);
    });
  });
  return {
    width: scene.width,
    height: scene.height,
    places,
    picture,
    sectors: groups.map(({ player, members }, index) => ({
      player,
      members,
      outline: sized.shapes[index].outline.map(toScene),
      labelBox: { ...sized.labels[index].box, place: toScene(sized.labels[index].box.place) },
    })),
    centre: { place: toScene({ x: 0, y: 0 }), ...CENTRE },
  };
}

function inReadingOrder(places: readonly Place[]): readonly Place[] {
  return [...places].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Moves the cuts until the sector that is shortest of room has as much as can be given to it. */
function largest(
  scene: { readonly width: number; readonly height: number },
  counts: readonly number[],
  pictures: Pictures,
  limit: number,
): Sized {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = total / Math.max(1, counts.length);
  const rounds = total > MANY ? ROUNDS_FOR_MANY : ROUNDS;
  let best: Sized = { shapes: [], labels: [], size: limit, score: -Infinity };
  for (const steepness of STEEPNESSES) {
    let weights = counts.map((count) => Math.max(count, mean / 2, 1));
    for (let round = 0; round < rounds; round++) {
      const shapes = shapesFor(scene, weights, steepness);
      const labels = shapes.map((shape) => labelRoom(shape));
      const sizes = shapes.map((shape, index) => largestIn(shape, labels[index], counts[index], pictures, limit));
      const fits = (size: number) =>
        shapes.every((shape, index) => holds(shape, labels[index], counts[index], pictures(size)));
      let size = Math.min(limit, ...sizes);
      // A smaller picture may, rarely, fit less well into a slanted sector: rows then meet it elsewhere.
      while (size > SMALLEST_DOT && !fits(size)) size *= 0.99;
      const score = size * (1 - LABEL_WORTH * Math.max(0, ...labels.map(({ depth }) => depth)));
      if (score > best.score) best = { shapes, labels, size, score };
      const middle = sizes.reduce((sum, one) => sum + one, 0) / Math.max(1, sizes.length);
      weights = weights.map((weight, index) => {
        // Sectors that mirror each other and hold as many worlds stay alike.
        const twin = (weights.length - index) % weights.length;
        const room = counts[twin] === counts[index] ? (sizes[index] + sizes[twin]) / 2 : sizes[index];
        return weight * (middle / room) ** 0.8;
      });
    }
  }
  return best;
}

function shapesFor(
  scene: { readonly width: number; readonly height: number },
  weights: readonly number[],
  steepness: number,
): readonly SectorShape[] {
  const around = GAP + CORNER;
  const ring = ringBetween(
    {
      halfWidth: CENTRE.width / 2 + around,
      halfHeight: CENTRE.height / 2 + around,
      radius: CENTRE.height / 2 + around,
    },
    { halfWidth: scene.width / 2 - CORNER - 1, halfHeight: scene.height / 2 - CORNER - 1, radius: 16 },
    steepness,
  );
  return cutsByArea(ring, weights).map((cut) => {
    const middle = ring.outer.at((cut[0] + cut[1]) / 2);
    const central = Math.abs(middle.x) < scene.width / 5;
    return {
      outline: sectorOutline(ring, cut, weights.length === 1 ? 0 : GAP / 2 + CORNER),
      labelAt: middle.y > scene.height / 8 ? 'bottom' : 'top',
      flush: central ? 'middle' : middle.x < 0 ? 'left' : 'right',
    };
  });
}

/** The largest size at which a sector holds `count` worlds, by bisection. */
function largestIn(shape: SectorShape, label: LabelRoom, count: number, pictures: Pictures, limit: number): number {
  const fits = (size: number) => holds(shape, label, count, pictures(size));
  if (fits(limit)) return limit;
  let [fitting, tooLarge] = [SMALLEST_DOT, limit];
  while (tooLarge - fitting > 0.02) {
    const size = (fitting + tooLarge) / 2;
    if (fits(size)) fitting = size;
    else tooLarge = size;
  }
  return fitting;
}

function holds(shape: SectorShape, label: LabelRoom, count: number, picture: PictureSize): boolean {
  return placesIn(shape, label, tileOf(picture), count).length >= count;
}
