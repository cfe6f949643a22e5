import type { Honesty } from '../engine/moment.ts';
import type { Sentence } from '../engine/presentation.ts';

/**
 * The sentences that the session itself composes; the game's own come from its presentation. The interface provides
 * them (src/ui/words.ts), so that another language is another object of this type. `you`: the sentence is for the
 * player it speaks of.
 */
export interface SessionWords {
  /** The title over what happens before the first turn, where the game has no word of its own. */
  readonly deal: string;
  shared(name: string, you: boolean): string;
  /** With nobody for a name, the moderator speaks. */
  announced(name: string | null, formula: string, you: boolean): string;
  /** `honesty` is null where it may not be told. */
  claimed(name: string, formula: string, you: boolean, honesty: Honesty | null): string;
  /** Over the diary that a step opened to everybody. */
  diaryOf(name: string, you: boolean): string;
  /** Who alone knows a private line. */
  onlyKnownTo(names: readonly string[], you: boolean): string;
  /** A reason with the night or day it belongs to: "Night 2: Cat died." */
  at(stage: string, reason: string): string;
  /** Why a player rules out worlds at the beginning, where nothing has been done. */
  atStart(name: string, you: boolean): string;
  /** Why a player rules out worlds if nothing private explains it. */
  toldApart(name: string, you: boolean): string;
  /** Who is what in a world: "Ann Lookout, Bob Doctor". */
  wears(name: string, sign: string): string;
  /** `open`: more may be ruled out than is (see `Exactness.leavesOpen`), and the worlds are pasts of what is kept. `worlds` is null where they are not counted. */
  possibleFor(name: string | null, you: boolean, worlds: number | null, open: boolean): string;
  /** Ruled out by a player, though not by everybody. */
  ruledOutBy(name: string, you: boolean, reason: string): string;
  /** What the first player holds possible (or knows not to be) that the second holds possible, and so on. */
  inThoughts(names: readonly string[], possible: boolean, you: boolean, open: boolean): string;
  /** Since when something is ruled out: "Since Night 1." */
  since(stage: string): string;
  /** Ruled out for everybody. */
  ruledOutForAll(reason: string): string;
  readonly actual: string;
  /** At the deal, where nobody is shown anything; or not the player whose viewpoint it is. */
  nothingShown(you: boolean): string;
  readonly decisionIcon: Readonly<Record<'share' | 'announce' | 'claim', Sentence['icon']>>;
}
