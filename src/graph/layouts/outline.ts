import type { Place } from '../../kit/geometry.ts';

/** A rounded rectangle around the origin, walked clockwise from the middle of its top edge. */
export interface RoundedRectangle {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radius: number;
}

interface Piece {
  readonly length: number;
  at(distance: number): Place;
}

function straight(from: Place, to: Place): Piece {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    length,
    at: (distance) => ({
      x: from.x + ((to.x - from.x) * distance) / (length || 1),
      y: from.y + ((to.y - from.y) * distance) / (length || 1),
    }),
  };
}

function quarter(middle: Place, radius: number, startAngle: number): Piece {
  return {
    length: (Math.PI / 2) * radius,
    at: (distance) => {
      const angle = startAngle + distance / (radius || 1);
      return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
    },
  };
}

function piecesOf({ halfWidth, halfHeight, radius }: RoundedRectangle): readonly Piece[] {
  const x = halfWidth - radius;
  const y = halfHeight - radius;
  return [
    straight({ x: 0, y: -halfHeight }, { x, y: -halfHeight }),
    quarter({ x, y: -y }, radius, -Math.PI / 2),
    straight({ x: halfWidth, y: -y }, { x: halfWidth, y }),
    quarter({ x, y }, radius, 0),
    straight({ x, y: halfHeight }, { x: -x, y: halfHeight }),
    quarter({ x: -x, y }, radius, Math.PI / 2),
    straight({ x: -halfWidth, y }, { x: -halfWidth, y: -y }),
    quarter({ x: -x, y: -y }, radius, Math.PI),
    straight({ x: -x, y: -halfHeight }, { x: 0, y: -halfHeight }),
  ];
}

/** A closed line that is walked by fractions of its length. */
export interface Outline {
  readonly length: number;
  /** The fractions in the middle of the four corners, from the upper right one on. */
  readonly corners: readonly number[];
  /** The place at a fraction of the way round; fractions repeat with period 1. */
  at(fraction: number): Place;
  /** The fractions strictly between two others where the line bends, corners being sampled. */
  bendsBetween(from: number, to: number): readonly number[];
}

const SAMPLES_OF_A_CORNER = 6;

/** The walk round a rounded rectangle, clockwise from the middle of the top. */
export function outlineOf(rectangle: RoundedRectangle): Outline {
  const pieces = piecesOf(rectangle);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bends: number[] = [];
  const corners: number[] = [];
  let walked = 0;
  pieces.forEach((piece, index) => {
    const samples = index % 2 === 1 ? SAMPLES_OF_A_CORNER : 1;
    for (let sample = 0; sample < samples; sample++) bends.push((walked + (piece.length * sample) / samples) / length);
    if (index % 2 === 1) corners.push((walked + piece.length / 2) / length);
    walked += piece.length;
  });

  const at = (fraction: number): Place => {
    let left = (fraction - Math.floor(fraction)) * length;
    for (const piece of pieces) {
      if (left <= piece.length) return piece.at(left);
      left -= piece.length;
    }
    return { x: 0, y: -rectangle.halfHeight };
  };
  const bendsBetween = (from: number, to: number): readonly number[] => {
    const found: number[] = [];
    for (let turn = Math.floor(from) - 1; turn <= Math.floor(to) + 1; turn++) {
      for (const bend of bends) if (bend + turn > from && bend + turn < to) found.push(bend + turn);
    }
    return found;
  };
  return { length, corners, at, bendsBetween };
}
