import type { Place } from '../../kit/geometry.ts';
import type { PictureSize } from '../scene.ts';
import type { Block, Span } from './lattice.ts';
import type { WorldsLayout } from './plan.ts';
import {
  dotOf,
  dotSizeIn,
  pictureOf,
  READABLE_SIGN,
  rowLengths,
  signHeightIn,
  SMALLEST_SIGN,
  tileOf,
} from './picture.ts';

/** An upright part of the scene. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How many signs a picture can show. */
export interface SignCounts {
  readonly all: number;
  /** The most players who carry the sign that matters; null where no sign does. */
  readonly carried: number | null;
  /** Letters of the longest text of a sign. */
  readonly letters: number;
}

/** A block that has been set into an area. */
export interface Fitted<Chosen extends Block> {
  readonly block: Chosen;
  readonly picture: PictureSize;
  readonly shows: 'all' | 'carriers';
  readonly places: readonly Place[];
  readonly across: (span: Span) => Span;
  readonly down: (span: Span) => Span;
}

/** Cells are at most so much larger than a picture with its air: few worlds stay together. */
const LOOSEST = 1.9;
/** One row of signs is read most easily: more rows must earn it. So must a picture that shows less than all. */
const WORTH = 1.15;

interface Choice<Chosen extends Block> {
  readonly block: Chosen;
  readonly picture: PictureSize;
  readonly shows: 'all' | 'carriers';
  readonly size: number;
}

/**
 * Sets the faces of a lattice into an area, with pictures as large as fit. Of several blocks the one with the largest pictures
 * is taken, or the first with signs of the height that is `enough`. Pictures show all signs; where these could not be read, whose sign is carried; at last they are dots.
 */
export function fitLattice<Chosen extends Block>(
  blocks: readonly Chosen[],
  faces: number,
  area: Area,
  signs: SignCounts,
  enough = Infinity,
): Fitted<Chosen> {
  const cellOf = ({ width, height }: Block) => ({ width: area.width / width, height: area.height / height });
  const lettered = (count: number, shows: 'all' | 'carriers'): Choice<Chosen> =>
    best(
      blocks.flatMap((block) =>
        rowLengths(count).map((perRow) => {
          const size = signHeightIn(cellOf(block), count, perRow, signs.letters);
          return { block, picture: pictureOf(count, perRow, size, signs.letters), shows, size };
        }),
      ),
      enough,
    );
  const dotted = () =>
    best(
      blocks.map((block) => {
        const size = dotSizeIn(cellOf(block));
        return { block, picture: dotOf(size), shows: 'all' as const, size };
      }),
    );
  let choice = lettered(Math.max(1, signs.all), 'all');
  const fewer = signs.carried !== null && signs.carried < signs.all;
  if (choice.size < READABLE_SIGN && fewer) {
    const less = lettered(Math.max(1, signs.carried), 'carriers');
    if (less.size > choice.size) choice = less;
  }
  if (choice.size < SMALLEST_SIGN) choice = dotted();
  return settled(choice, faces, area);
}

/** How large the pictures are that a block of one row of signs, in this area, could have: to compare ways to lay worlds out. */
export function roomIn({ width, height }: Block, area: Area, { all, letters }: SignCounts): number {
  return signHeightIn({ width: area.width / width, height: area.height / height }, all, all, letters);
}

/** The part of a layout that a lattice settles: how large the scene is, where every face stands, and how it is shown. */
export function facesOf(
  { places, picture, shows }: Omit<Fitted<Block>, 'block'>,
  { width, height }: Pick<WorldsLayout, 'width' | 'height'>,
): Pick<WorldsLayout, 'width' | 'height' | 'places' | 'picture' | 'shows'> {
  return { width, height, places, picture, shows };
}

function best<Chosen extends Block>(choices: readonly Choice<Chosen>[], enough = Infinity): Choice<Chosen> {
  const first = choices.find(({ size }) => size >= enough);
  if (first !== undefined) return first;
  return choices.reduce((found, next) => (next.size > found.size * WORTH ? next : found));
}

/** The places of a choice, in the middle of its area. */
function settled<Chosen extends Block>(choice: Choice<Chosen>, faces: number, area: Area): Fitted<Chosen> {
  const { block, picture, shows } = choice;
  const tile = tileOf(picture);
  const pitchX = Math.min(area.width / block.width, (tile.width + tile.gapX) * LOOSEST);
  const pitchY = Math.min(area.height / block.height, (tile.height + tile.gapY) * LOOSEST);
  const left = area.left + (area.width - block.width * pitchX) / 2;
  const top = area.top + (area.height - block.height * pitchY) / 2;
  const places: Place[] = Array.from({ length: faces }, () => ({ x: left, y: top }));
  for (const { face, x, y } of block.items) {
    places[face] = { x: left + (x + 0.5) * pitchX, y: top + (y + 0.5) * pitchY };
  }
  return {
    block,
    picture,
    shows,
    places,
    across: ({ from, to }) => ({ from: left + from * pitchX, to: left + to * pitchX }),
    down: ({ from, to }) => ({ from: top + from * pitchY, to: top + to * pitchY }),
  };
}

/** The corners of an upright box, less a margin on every side. */
export function boxOutline(across: Span, down: Span, margin: number): readonly Place[] {
  const [left, right] = inset(across, margin);
  const [top, bottom] = inset(down, margin);
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function inset({ from, to }: Span, margin: number): readonly [number, number] {
  const middle = (from + to) / 2;
  return [Math.min(from + margin, middle), Math.max(to - margin, middle)];
}
