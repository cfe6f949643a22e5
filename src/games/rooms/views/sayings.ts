import type { Agent } from '../../../engine/rules.ts';

/** A night that has begun; over once everybody knows where they slept. */
interface Night {
  readonly night: number;
  readonly slept: ReadonlyMap<Agent, unknown>;
}

/** How far a game had come when something was said of it. */
interface Then {
  readonly hall: number;
  readonly nights: readonly Night[];
  readonly living: readonly Agent[];
}

/** A game in which things were said. */
interface Heard {
  readonly hall: number;
  readonly nights: readonly Night[];
  readonly said: ReadonlyMap<string, boolean>;
}

/**
 * What it tells for good that an atom holds, or does not: names of atoms of the past and of what never changes, with their truth. Nothing where
 * that will be otherwise.
 */
export function sayings(
  then: Then,
  name: string,
  values: readonly number[],
  truth: boolean,
): readonly (readonly [string, boolean])[] {
  const key = keyOf(then, name, values);
  if (key === null) return [];
  const [first, room, night] = key.values;
  const other = (values: readonly number[]) => textOf(key.name, values);
  switch (key.name) {
    case 'met':
      return [
        [other([first, room, night]), truth],
        [other([room, first, night]), truth],
      ];
    case 'slept':
      if (!truth) break;
      // Nobody sleeps in two rooms.
      return Array.from({ length: then.hall }, (_, place) => [other([first, place + 1, night]), place + 1 === room]);
  }
  return [[other(key.values), truth]];
}

/** Whether an atom holds, by what was announced; null if that does not say. */
export function saidOf(past: Heard, living: readonly Agent[], name: string, values: readonly number[]): boolean | null {
  const key = keyOf({ hall: past.hall, nights: past.nights, living }, name, values);
  return key === null ? null : (past.said.get(textOf(key.name, key.values)) ?? null);
}

function textOf(name: string, values: readonly number[]): string {
  return `${name} ${values.join()}`;
}

/** An atom by something that does not change any more; null if it is not so, or everybody sees it. */
function keyOf({ nights, living }: Then, name: string, values: readonly number[]) {
  const over = nights.filter(({ slept }) => slept.size > 0);
  const last = over[over.length - 1];
  const night = values[values.length - 1];
  const isAmong = (those: readonly Night[]) => those.some((past) => past.night > 0 && past.night === night);
  switch (name) {
    case 'alive':
    case 'destroyed':
      return null;
    case 'in':
      return living.includes(values[0]) ? { name: 'slept', values: [...values, last.night] } : null;
    case 'trap':
      return { name, values: [...values, last.night] };
    case 'did':
    case 'aimed':
      return isAmong(nights) ? { name, values } : null;
    case 'slept':
    case 'met':
    case 'sentback':
      return isAmong(over) ? { name, values } : null;
    default:
      return { name, values };
  }
}
