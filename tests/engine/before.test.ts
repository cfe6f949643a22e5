import { expect, test } from 'vitest';
import { ask, night } from '../support/salem-play.ts';

// Y, "before the last step", in a game: asked at the moment before, of the world from which each world descends.

const holds = (decisions: Parameters<typeof ask>[0], queries: readonly string[]) =>
  ask(decisions, queries).queries.map((query) => query.holds);

test('what the Lookout saw in the night was not known before it', () => {
  const steps = [night('Bob', 'Cat', 'Bob')];
  expect(holds(steps, ['K Ann gfr(Eve)', 'Y ~K Ann gfr(Eve)', 'K Ann Y ~K Ann gfr(Eve)', 'Y K Ann loo(Ann)'])).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('the dead were alive before, and Y goes back as many steps as there were', () => {
  const steps = [night('Bob', 'Cat', 'Dan')];
  expect(holds(steps, ['alive(Dan)', 'Y alive(Dan)'])).toEqual([false, true]);
  expect(() => holds(steps, ['Y Y alive(Dan)'])).toThrow(/no step before this one/);
});
