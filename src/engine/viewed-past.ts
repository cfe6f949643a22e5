import { cellOf, reachedBy, thoughtWorlds } from '../logic/symbolic/family-thoughts.ts';
import { casesOf } from '../logic/symbolic/meaning.ts';
import { FALSE, NodesOverBudget } from '../logic/symbolic/node-table.ts';
import type { StructureFamily } from '../logic/symbolic/family.ts';
import type { Span } from '../logic/formula/formula.ts';
import type { FaceTable } from './counts.ts';
import { KeptView } from './kept-view.ts';
import type { Agent } from './rules.ts';
import { eyesOf } from './eyes.ts';
import type { MakeView, PastStep, View } from './made-views.ts';
import { ALL_EYES } from './made-views.ts';

/** For each face, how many of a view's worlds show it. */
type Counts = Float64Array;

/** Views that may stay at once, by the bytes of their diagrams together. */
const MOST_BYTES = 128 * 1024 * 1024;

/** The views that were asked last, of all moments of a game; those that were not asked for longest are made anew if they are asked again. */
export class RecentViews {
  readonly #views = new Map<string, KeptView>();

  /** The view of this name: remembered, or made. */
  of(name: string, make: () => KeptView): KeptView {
    const view = this.#views.get(name) ?? make();
    this.#views.delete(name);
    this.#views.set(name, view);
    this.#forget(view);
    return view;
  }

  #forget(last: KeptView): void {
    let bytes = 0;
    for (const { view } of this.#views.values()) bytes += view.family.free.diagrams.bytes;
    for (const [name, kept] of this.#views) {
      if (bytes <= MOST_BYTES || kept === last) return;
      bytes -= kept.view.family.free.diagrams.bytes;
      this.#views.delete(name);
    }
  }
}

/** A player's own view is refused where more counts would be made: so many diagrams for each picture together, which take some tenths of a second. */
const MOST_COUNTS = 1 << 26;

const NOWHERE: Span = { start: 0, end: 0 };

let pasts = 0;

/** Why a view takes fewer eyes than are asked about: they are more than it can take, or their diagrams more than there may be. */
export type Limit = 'tooManyEyes' | 'tooLarge';

/** What happened in a game, as its views tell it. What was found out is kept. */
export class ViewedPast {
  readonly #name = `${++pasts}`;
  readonly #held = new Map<string, Counts | null>();
  readonly #own = new Map<Agent, Counts | null>();
  /** The eyes whose view took too many diagrams. */
  readonly #tooLarge = new Set<string>();

  constructor(
    private readonly steps: readonly PastStep[],
    private readonly names: readonly string[],
    private readonly faces: FaceTable,
    private readonly make: MakeView,
    private readonly recent: RecentViews,
    /** Eyes of so many players are taken at most; of more nobody's. */
    private readonly mostEyes: number,
  ) {}

  /** Why fewer eyes are taken than are asked about; null where all of them are, as far as is known by now. */
  limitOn(asked: readonly Agent[]): Limit | null {
    if (asked.length > this.mostEyes && this.names.length > ALL_EYES) return 'tooManyEyes';
    return this.#tooLarge.has(asked.join()) ? 'tooLarge' : null;
  }

  /** What comes of work on the view of these eyes; null, which is noted, if it takes too many diagrams. */
  within<T>(eyes: readonly Agent[], work: () => T): T | null {
    const found = withinBudget(work);
    if (found === null) this.#tooLarge.add(eyes.join());
    return found;
  }

  /** The view of these eyes. Where one takes no more than one player's, what was too large for them alone is not tried again. @throws NodesOverBudget */
  view(asked: readonly Agent[]): KeptView {
    const isRefused = this.mostEyes === 1 && asked.length === 1 && this.own(asked[0]) === null;
    return this.#viewOf(isRefused || asked.length > this.mostEyes ? [] : asked);
  }

  #viewOf(eyes: readonly Agent[]): KeptView {
    return this.recent.of(`${this.#name}:${eyes.join()}`, () => new KeptView(this.#made(eyes), this.faces.faces));
  }

  /** What fewer of the eyes know is asked in their own view, where it may be known already. */
  #made(eyes: readonly Agent[]): View {
    const view = this.make(this.steps, this.names, eyes);
    if (eyes.length < 2) return view;
    const family: StructureFamily = {
      ...view.family,
      smaller: (agents) => {
        const fewer = eyes.filter((agent) => agents.includes(this.names[agent]));
        return fewer.length === eyes.length ? null : this.view(fewer).view.family;
      },
    };
    return { ...view, family };
  }

  /**
   * The worlds in a chain's thoughts, by their pictures: what was done by whom, and what the eyes of the chain saw. Null if even what nobody in
   * particular saw takes too many diagrams.
   */
  held(chain: readonly Agent[]): Counts | null {
    return this.#kept(chain.join(), (eyes) => {
      const kept = this.view(eyes);
      return kept.count(kept.told(thoughtWorlds(kept.view.family, this.#named(chain))));
    })(eyesOf(chain));
  }

  /** What one player holds possible, as in `held`; null if their view takes too many diagrams, or too long to count. */
  own(agent: Agent): Counts | null {
    const known = this.#own.get(agent);
    if (known !== undefined) return known;
    const found = withinBudget(() => {
      const kept = this.#viewOf([agent]);
      const { family } = kept.view;
      const worlds = kept.told(thoughtWorlds(family, this.#named([agent])));
      const counts = family.free.diagrams.reachable([worlds]).length * this.faces.faces.length;
      return counts > MOST_COUNTS ? null : kept.count(worlds);
    });
    if (found === null) this.#tooLarge.add(String(agent));
    this.#own.set(agent, found);
    this.#held.set(String(agent), found ?? this.held([]));
    return found;
  }

  /** Was that found out already? */
  isAsked(agent: Agent): boolean {
    return this.#own.has(agent);
  }

  /** The same for what one player holds possible in the worlds with a face, of those that a viewer holds possible (null: of all). */
  behind(face: number, viewer: Agent | null, agent: Agent): Counts | null {
    const asking = viewer === null ? [] : [viewer];
    return this.#kept(`${face}:${viewer ?? ''}:${agent}`, (eyes) => {
      const kept = this.view(eyes);
      const { family } = kept.view;
      const { diagrams } = family.free;
      const [name, ...others] = this.#named([agent, ...asking]);
      const both = [name, ...others].sort();
      const worlds = viewer === null ? family.law(both) : cellOf(family, others[0], both);
      return kept.count(kept.told(reachedBy(family, name, [name], diagrams.and(worlds, kept.face(face)))));
    })(eyesOf([agent, ...asking]));
  }

  /** Which of some faces are linked for whom, by `linkKey`; null if that takes too many diagrams. */
  links(faces: readonly number[]): ReadonlySet<string> | null {
    return withinBudget(() => new Set(this.names.flatMap((_, agent) => this.#linksOf(agent, faces))));
  }

  #linksOf(agent: Agent, faces: readonly number[]): readonly string[] {
    const kept = this.view([agent]);
    const { family } = kept.view;
    const { diagrams } = family.free;
    const name = this.names[agent];
    const law = family.law([name]);
    return casesOf(family.free, name, NOWHERE).flatMap(({ when, hidden }) => {
      const mine = diagrams.and(law, when);
      const seen = faces.map((face) => diagrams.andExists(mine, kept.face(face), hidden));
      return faces.flatMap((from, one) =>
        faces.flatMap((to, other) => {
          const together = from < to && diagrams.and(seen[one], seen[other]) !== FALSE;
          return together ? [linkKey(from, to, agent)] : [];
        }),
      );
    });
  }

  #named(agents: readonly Agent[]): readonly string[] {
    return agents.map((agent) => this.names[agent]);
  }

  /** An answer that is remembered; of fewer eyes if those wanted take too many diagrams. */
  #kept(key: string, count: (eyes: readonly Agent[]) => Counts): (eyes: readonly Agent[]) => Counts | null {
    return (eyes) => {
      const known = this.#held.get(key);
      if (known !== undefined) return known;
      const found = this.within(eyes, () => count(eyes)) ?? withinBudget(() => count([]));
      this.#held.set(key, found);
      return found;
    };
  }
}

/** Names a link between two faces, the lesser first, for a player. */
export function linkKey(from: number, to: number, agent: Agent): string {
  return `${from} ${to} ${agent}`;
}

/** What comes of some work; null if it takes too many diagrams. */
export function withinBudget<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof NodesOverBudget) return null;
    throw error;
  }
}
