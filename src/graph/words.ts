import type { Region, Scene } from './scene.ts';

/** Every word that the drawings add themselves; the rest comes with the scene. */
export const words = {
  worlds: 'Worlds',
  regions: 'Regions of worlds',
  /** What the whole drawing says, for a screen reader. */
  summary(scene: Scene): string {
    const pruned = scene.worlds.filter(({ standing }) => standing === 'pruned').length;
    const counted = scene.centre === null ? '' : `${scene.centre.count} ${scene.centre.caption}. `;
    return `${counted}${scene.worlds.length} worlds drawn, ${pruned} of them ruled out.`;
  },
  region({ label, possible, dark }: Region): string {
    return dark ? `${label}: no world possible` : `${label}: ${possible} possible`;
  },
  /** How many pictures of a group are possible. */
  tally(possible: number, all: number): string {
    return `${possible.toLocaleString('en')} of ${all.toLocaleString('en')}`;
  },
  /** How many worlds a mark stands for. */
  times(count: number): string {
    return `×${count.toLocaleString('en')}`;
  },
  /** A player's line over a run; null stands for a step at which the count is not known, `atMost` for one at which it may be less. */
  line(name: string, counts: readonly (number | null)[], atMost: readonly boolean[], current: number): string {
    const said = counts.map((count, step) => {
      return count === null ? 'not counted' : `${atMost[step] ? 'at most ' : ''}${count}`;
    });
    const now = counts.at(current) == null ? words.uncountedNow : `${said[current]} worlds possible now`;
    return `${name}: ${now}; step by step ${said.join(', ')}`;
  },
  /** The count before a player's line. */
  value(count: number | null | undefined, atMost: boolean): string {
    if (count == null) return words.uncounted;
    return `${atMost ? '≤' : ''}${count.toLocaleString('en')}`;
  },
  /** In place of a count: what knowledge is there. */
  uncounted: 'coarse',
  uncountedNow: 'not counted now, since knowledge is coarse',
  uncountedWhy: 'No number: knowledge is coarse here, and the worlds that this player holds possible are not counted.',
} as const;
