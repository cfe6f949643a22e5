import type { Presentation } from '../engine/presentation.ts';
import { letterSize } from '../graph/draw/signs.ts';
import type { Scene } from '../graph/scene.ts';
import type { Graph } from './graph-scene.ts';
import type { Words } from './words.ts';

/** The names of so many players are listed in one line. */
const MOST_NAMED = 5;

/** How to read the graph, in one line. */
export function hintFor(
  { scene, turned, edges, onlyLeft }: Graph,
  names: readonly string[],
  presentation: Presentation,
  words: Words['graph']['hints'],
  teacher: boolean,
): string {
  const { layout, signs } = presentation;
  const first = scene.worlds.at(0);
  // So many names fit, and so many letters a picture has.
  const lettered = names.length <= MOST_NAMED && first?.signs.length === names.length;
  if (edges.on)
    return words.lines(
      edges.partly,
      presentation.pictures?.(names) ?? (lettered && layout.kind !== 'grid' ? words.order(names) : ''),
    );
  const counts = scene.picture.form === 'tally';
  if (layout.kind === 'grid' && layout.axes !== undefined) {
    const { across, down } = layout.axes(names);
    const axes = turned ? { across: down, down: across } : { across, down };
    return counts ? words.countsGrid(axes) : words.grid(axes, onlyLeft);
  }
  if (counts) {
    if (layout.kind === 'carriers') {
      return words.countsCarriers(signs[layout.sign].label, first?.tally?.name === '', teacher);
    }
    const others = Object.keys(signs)
      .filter((sign) => layout.kind === 'layers' && sign !== layout.sign)
      .sort();
    const columns = scene.axes.some(({ id }) => id.startsWith('column'));
    return columns && layout.kind === 'layers'
      ? words.countsLayers(
          signs[layout.sign].label,
          others.map((sign) => signs[sign].label),
        )
      : words.counts;
  }
  if (scene.picture.form === 'dot') {
    return layout.kind === 'carriers' ? words.dotsCarriers(signs[layout.sign].label) : words.dots;
  }
  if (presentation.pictures !== undefined) return presentation.pictures(names);
  if (lettered) return words.letters(names, onlyLeft);
  return lettersOf(scene) < READABLE ? words.small : words.plain;
}

/** Smaller letters are hard to read, in units of the scene: about pixels. */
const READABLE = 9;

/** The size of the letters of pictures; without any, nothing is too small. */
function lettersOf({ picture, worlds }: Scene): number {
  const first = worlds.at(0);
  return picture.form === 'signs' && first !== undefined ? letterSize(first.signs, picture) : Infinity;
}
