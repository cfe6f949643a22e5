import { performance } from 'node:perf_hooks';
import { games } from '../src/games/index.ts';
import { randomFrom } from '../src/kit/random.ts';
import { gameNamed } from '../src/players/game.ts';
import { median } from './median.ts';

/** How long dealing a puzzle takes, and the slowest step of its story. */
interface StoryRun {
  readonly deal: number;
  readonly slowest: number;
}

/** Plays a puzzle by its story, from a fresh engine. */
function play(id: string, options: Readonly<Record<string, unknown>>, names: readonly string[]): StoryRun {
  const game = gameNamed(games, id);
  const begun = performance.now();
  const table = game.open(options, names);
  let moment = table.engine.start(table.engine.draw(randomFrom(1)));
  let last = performance.now();
  const deal = last - begun;
  const deciders = names.map(() => game.policies[0]);
  let slowest = 0;
  for (;;) {
    const next = table.decide(moment, deciders, randomFrom(1));
    if (next.kind !== 'decided') return { deal, slowest };
    moment = table.engine.advance(moment, next.decision);
    const now = performance.now();
    slowest = Math.max(slowest, now - last);
    last = now;
  }
}

/** The largest of the classic puzzles, stepped by their stories: medians. */
export function classicsBenchmarks(): Readonly<Record<string, number>> {
  const product = Array.from({ length: 5 }, () => play('sum-and-product', { most: 100 }, ['Sue', 'Paul']));
  const children = Array.from({ length: 16 }, (_, child) => `child ${child + 1}`);
  const muddy = Array.from({ length: 3 }, () => play('muddy-children', { muddy: 3 }, children));
  return {
    'Sum and Product, x + y <= 100, deal': median(product.map(({ deal }) => deal)),
    'Sum and Product, x + y <= 100, slowest step': median(product.map(({ slowest }) => slowest)),
    'muddy children as a game, 16, deal': median(muddy.map(({ deal }) => deal)),
    'muddy children as a game, 16, slowest step': median(muddy.map(({ slowest }) => slowest)),
  };
}
