import type { WorldSet } from '../../logic/model.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import type { LabWords } from '../words-lab.ts';

/** So many worlds are named one by one. */
const MOST_NAMED = 12;

/** The names of a set's worlds; of very many only the first. */
export function worldNames({ worlds }: PlainModel, set: WorldSet, words: LabWords): readonly string[] {
  const names = worlds.filter((_, world) => set[world] === 1).map(({ name }) => name);
  if (names.length <= MOST_NAMED) return names;
  return [...names.slice(0, MOST_NAMED), words.graph.andMore(names.length - MOST_NAMED)];
}
