import type { Emphasis, Scene } from '../graph/scene.ts';
import type { Words } from './words.ts';

/** How single worlds are emphasised, by the ids of their marks. */
export type Emphases = ReadonlyMap<string, Emphasis>;

/** The order in which one world's emphasis is told for a whole group. */
const TELLING: readonly Emphasis[] = ['wrong', 'overlooked', 'hit', 'marked'];

/**
 * How groups are emphasised whose worlds are: a formula holds in a group if it does in all of its worlds that are possible, and
 * partly if in some; of a prediction the group tells the worst.
 */
export function mergedEmphases(
  groups: readonly string[],
  worldsIn: (group: string) => readonly string[],
  emphases: Emphases,
): Emphases {
  const merged = new Map<string, Emphasis>();
  if (emphases.size === 0) return merged;
  for (const group of groups) {
    const inside = new Set(worldsIn(group).flatMap((world) => emphases.get(world) ?? []));
    const told = TELLING.find((emphasis) => inside.has(emphasis));
    if (told !== undefined) merged.set(group, told);
    else if (inside.size > 1) merged.set(group, 'partly');
    else for (const only of inside) merged.set(group, only);
  }
  return merged;
}

/** A scene with some of its worlds emphasised, in its marks and in its words; a world that is not named stays as it is. */
export function emphasised(scene: Scene, emphases: Emphases, words: Words['formulas']['emphasis']): Scene {
  if (emphases.size === 0) return scene;
  return {
    ...scene,
    worlds: scene.worlds.map((world) => {
      const emphasis = emphases.get(world.id);
      return emphasis === undefined ? world : { ...world, emphasis, label: `${world.label} ${words[emphasis]}` };
    }),
  };
}
