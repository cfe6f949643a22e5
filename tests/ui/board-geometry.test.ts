import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/kit/geometry.ts';
import { BOARD, boardFrame, drawActs, seatsFor, type Seat } from '../../src/ui/board-geometry.ts';

const LABEL = { halfWidth: 42, from: BOARD.disc + 5, to: BOARD.disc + 42 };

/** Points along a path of the form `Mx yQx y x y`. */
function pointsOf(path: string): readonly Place[] {
  const [x0, y0, x1, y1, x2, y2] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: 41 }, (_, index) => {
    const t = index / 40;
    const at = (from: number, bend: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to;
    return { x: at(x0, x1, x2), y: at(y0, y1, y2) };
  });
}

function isOnLabel({ x, y }: Place, { place, labelAbove }: Seat): boolean {
  const away = labelAbove ? place.y - y : y - place.y;
  return Math.abs(x - place.x) < LABEL.halfWidth && away > LABEL.from && away < LABEL.to;
}

const pairs = [0, 1, 2, 3, 4].flatMap((from) =>
  [0, 1, 2, 3, 4].filter((to) => to !== from).map((to) => ({ from, to })),
);
const seats = seatsFor(5);
const act = (from: number, to: number, label = 'watches') => ({ from, to, label, colour: 'role-lookout' });

describe('the acts on the board', () => {
  test.each(pairs)('the arrow from $from to $to crosses no label and no other disc', ({ from, to }) => {
    const [{ path }] = drawActs([act(from, to)], seats);
    for (const point of pointsOf(path)) {
      expect(seats.some((seat) => isOnLabel(point, seat))).toBe(false);
      for (const { place } of seats) {
        expect(Math.hypot(point.x - place.x, point.y - place.y)).toBeGreaterThan(BOARD.disc);
      }
    }
  });

  test('two players who point at each other have an arrow each', () => {
    const [there, back] = drawActs([act(1, 4), act(4, 1)], seats);
    expect(there.path).not.toBe(back.path);
    const middle = ({ path }: typeof there) => pointsOf(path)[20];
    expect(Math.abs(middle(there).y - middle(back).y)).toBeGreaterThan(5);
  });

  test('the labels of a busy night do not cover one another', () => {
    const acts = [act(0, 2), act(1, 3, 'heals'), act(4, 2, 'attacks'), act(2, 2, 'on alert')];
    const drawn = drawActs(acts, seats);
    drawn.forEach((one, index) => {
      for (const other of drawn.slice(index + 1)) {
        const apart =
          Math.abs(one.pill.x - other.pill.x) >= (one.pillWidth + other.pillWidth) / 2 ||
          Math.abs(one.pill.y - other.pill.y) >= 16;
        expect(apart).toBe(true);
      }
    });
  });

  test('an act of nobody who sits at the board is not drawn', () => {
    expect(drawActs([act(0, 7)], seats)).toEqual([]);
  });
});

test.each([
  ...Array.from({ length: 13 }, (_, more) => ({ players: 3 + more, isLow: false })),
  ...[3, 4, 5, 6].map((players) => ({ players, isLow: true })),
])('the seats of $players players keep off each other and within the board; low: $isLow', ({ players, isLow }) => {
  const [, first, , height] = boardFrame(players, isLow).split(' ').map(Number);
  const boxes = seatsFor(players, isLow).map(({ place: { x, y }, labelAbove, scale }) => {
    // A disc with a short name and a role of eight letters beneath.
    const [up, down] = labelAbove ? [BOARD.disc + 40, BOARD.disc] : [BOARD.disc, BOARD.disc + 40];
    return { left: x - 38 * scale, right: x + 38 * scale, top: y - up * scale, bottom: y + down * scale };
  });
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(BOARD.width);
    expect(one.top).toBeGreaterThanOrEqual(first);
    expect(one.bottom).toBeLessThanOrEqual(first + height);
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(Math.min(across, down)).toBeLessThanOrEqual(0);
    }
  }
});

test.each([5, 6, 7, 12, 15])('what is pressed at the seats of %i players lies beside one another', (players) => {
  const places = seatsFor(players);
  for (const [index, one] of places.entries()) {
    expect(one.width).toBeGreaterThanOrEqual(48);
    for (const other of places.slice(index + 1)) {
      // Discs and names of one row.
      if (Math.abs(one.place.y - other.place.y) > 2 * BOARD.disc * one.scale) continue;
      const across = Math.abs(one.place.x - other.place.x);
      expect(across === 0 || across >= (one.width + other.width) / 2 - 0.001).toBe(true);
    }
  }
});
