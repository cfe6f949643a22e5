/** A win rate to draw: of how many players and killers, and, where something else is printed for them, what. */
export interface RateMark {
  readonly players: number;
  readonly killers: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Does it lie in the band? */
  readonly inside: boolean;
  /** The share that is wrongly printed; null if none is. */
  readonly misprint: number | null;
}

/** Which point is looked at. */
export type RatePlace = Pick<RateMark, 'players' | 'killers'>;

/** What a chart or a map of rates shows. */
export interface RateView {
  readonly marks: readonly RateMark[];
  /** The band, from and to, as shares. */
  readonly band: readonly [number, number];
  /** Draw a line each through even and odd numbers of players, instead of one through all. */
  readonly apart: boolean;
  readonly current: RatePlace | null;
  readonly words: RateWords;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The words in a drawing of rates. */
export interface RateWords {
  readonly players: string;
  readonly killers: string;
  readonly rate: string;
  readonly band: string;
  readonly misprint: string;
  readonly line: (killers: number) => string;
}

/** A drawing of rates that lives in an SVG element. */
export interface RateDrawing {
  show(view: RateView): void;
  destroy(): void;
}

const STEPS: Readonly<Record<string, readonly [players: number, killers: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where a key leads from a point: left and right to fewer and more players, up to fewer killers (a better rate), down to more,
 * Home and End along the line. Null for any other key, and where there is nothing.
 */
export function placeAfter(key: string, marks: readonly RateMark[], from: RatePlace): RatePlace | null {
  const line = marks.filter(({ killers }) => killers === from.killers);
  if (key === 'Home') return line.at(0) ?? null;
  if (key === 'End') return line.at(-1) ?? null;
  if (!Object.hasOwn(STEPS, key)) return null;
  const [players, killers] = STEPS[key];
  return (
    marks.find((mark) => mark.players === from.players + players && mark.killers === from.killers + killers) ?? null
  );
}

/** A share as a tick says it: `25 %`. */
export function percentTick(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The colour of the line of so many killers, of so many lines: from the accent through the middle to the warm colour. */
export function lineColour(killers: number, lines: number): string {
  const way = lines <= 1 ? 0 : (killers - 1) / (lines - 1);
  const share = Math.round(100 * (way <= 0.5 ? 2 * way : 2 * way - 1));
  const [from, to] = way <= 0.5 ? ['accent', 'rates-middle'] : ['rates-middle', 'warm'];
  return `color-mix(in srgb, var(--${to}) ${share}%, var(--${from}))`;
}
