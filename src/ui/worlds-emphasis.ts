import type { Emphasis, Scene } from '../graph/scene.ts';
import type { Words } from './words.ts';

/** How single worlds are emphasised, by the ids of their marks. */
export type Emphases = ReadonlyMap<string, Emphasis>;

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
