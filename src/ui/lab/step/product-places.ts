import type { Place } from '../../../kit/geometry.ts';
import type { PlainModel } from '../../../logic/plain/plain-model.ts';
import type { DrawnProduct } from '../../../session/lab/opened-step.ts';

/** Worlds that come of one world stand round its place, so far away, in parts of the frame. */
const RADIUS = 0.1;

/** Where the worlds of a product are put at first: where the world was that they came of, so that one sees what is left of it. */
export function placesNear(
  before: PlainModel,
  { model, parents }: DrawnProduct,
  places: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Place> {
  const placeOf = (world: number) => places.get(before.worlds[world].name) ?? { x: 0.5, y: 0.5 };
  const key = (own: ReadonlySet<number>) => [...own].join();
  const siblings = new Map<string, number[]>();
  for (const [world, own] of parents.entries()) siblings.set(key(own), [...(siblings.get(key(own)) ?? []), world]);
  return new Map(
    model.worlds.map(({ name }, world) => {
      const own = [...parents[world]].map(placeOf);
      const middle = {
        x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
        y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
      };
      const twins = siblings.get(key(parents[world])) ?? [];
      const angle = (2 * Math.PI * twins.indexOf(world)) / twins.length;
      const radius = twins.length < 2 ? 0 : RADIUS;
      return [name, { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }];
    }),
  );
}
