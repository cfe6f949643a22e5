import type { Face } from '../../src/graph/layouts/group-faces.ts';

/** All ways to choose `size` of the numbers from `from` to `count - 1`, in order. */
export function choices(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap((first) =>
    choices(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** The faces in which `size` of the players are `K` and the others `C`. */
export function killers(players: number, size: number): readonly Face[] {
  return choices(players, size).map((chosen) =>
    Array.from({ length: players }, (_, of) => ({ of, sign: chosen.includes(of) ? 'K' : 'C' })),
  );
}

/** The faces in which each player has any of the signs. */
export function freely(players: number, signs: readonly string[]): readonly Face[] {
  return Array.from({ length: signs.length ** players }, (_, number) =>
    Array.from({ length: players }, (__, of) => ({
      of,
      sign: signs[Math.floor(number / signs.length ** of) % signs.length],
    })),
  );
}

/** Faces of two numbers. */
export function numbered(pairs: readonly (readonly [number, number])[]): readonly Face[] {
  return pairs.map((pair) => pair.map((number, of) => ({ of, sign: String(number) })));
}
