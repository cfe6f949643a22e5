import { and, not, or } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';

/** Exactly `count` of the operands. */
export function exactly(count: number, operands: readonly Formula[]): Formula {
  if (count < 0 || count > operands.length) return or();
  if (operands.length === 0) return and();
  const [first, ...rest] = operands;
  return or(and(first, exactly(count - 1, rest)), and(not(first), exactly(count, rest)));
}

/** At most `count` of the operands. */
export function atMost(count: number, operands: readonly Formula[]): Formula {
  if (count >= operands.length) return and();
  const [first, ...rest] = operands;
  const without = and(not(first), atMost(count, rest));
  return count === 0 ? and(...operands.map(not)) : or(and(first, atMost(count - 1, rest)), without);
}

/** All pairs of different items, each once. */
export function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((item, place) => items.slice(place + 1).map((other) => [item, other] as const));
}
