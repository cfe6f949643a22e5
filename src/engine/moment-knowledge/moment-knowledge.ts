import type { Formula } from '../../logic/formula/formula.ts';
import type { ActualKnowledge } from '../../logic/knowledge.ts';
import type { FaceCounts } from '../counts.ts';
import type { Why } from '../explain.ts';
import type { FaceLink } from '../face-links.ts';
import type { Agent, Glyph } from '../rules.ts';
import type { Decision } from '../run.ts';
import type { Limit } from '../viewed-past.ts';

/** How a moment's knowledge is kept, which its size decides, and how its answers are to be read: plain data, to be shown. */
export interface Exactness {
  /**
   * `exact`: every world that the rules allow. `coarse`: what the players knew when that last was known, and what is public since. `views`: besides,
   * what the game's views find out, whose worlds are histories of what they keep.
   */
  readonly kind: 'exact' | 'coarse' | 'views';
  /** Not exact from the deal on, so that opened diaries cannot make it exact again. */
  readonly neverExact: boolean;
  /** What is not found out is told as open: pictures that stand may be ruled out all the same. Else it is told as not known. */
  readonly leavesOpen: boolean;
  /** Answers may take so long that whatever else is asked should be let in between. */
  readonly takesLong: boolean;
}

/**
 * What is told of one player: what they hold possible `known` as the moment's knowledge is kept; or by what is public and their own card alone, where their
 * view is made only when somebody asks (`late`), or takes too much (`refused`).
 */
export interface Told {
  readonly held: FaceCounts;
  readonly by: 'known' | 'late' | 'refused';
}

/**
 * What can be said of a formula. To who sees everything it is true or false at the actual world; to a player it is true or false if they know so,
 * else unknown, or undecided where what is kept leaves it open.
 */
export type Verdict = 'true' | 'false' | 'unknown' | 'undecided';

/** Where a formula holds. */
export interface Evaluation {
  readonly verdict: Verdict;
  /** For each face, how many of the worlds that were asked satisfy it. */
  readonly byFace: Float64Array;
  /** Only where what is not found out is told as open: the faces of which it is. */
  readonly open?: readonly number[];
  /** Why less was found out of it than of others: it asks about more players than a view can take, or their view was too large. */
  readonly limit?: Limit;
}

/** Why a player knows something, or why not, by a picture; `known` is null where neither is settled, and a picture left standing speaks against it. */
export type ToldWhy = Omit<Why, 'answer'> & {
  readonly answer: Why['answer'] | { readonly known: false | null; readonly face: readonly Glyph[] };
};

/** What lies behind one picture. */
export interface Behind {
  /** How many worlds show it. */
  readonly worlds: number;
  /** What would have had to be decided, step by step, for the one that is told of to be actual; null while histories are not kept apart. */
  readonly decisions: readonly Decision[] | null;
  /** What a player would hold possible there, by pictures: in the world that is told of, or, where none is, in all of them. */
  cell(agent: Agent): FaceCounts;
}

/** Does a piece of work, at once or when its turn has come. */
export type Pieces = <T>(work: () => T) => Promise<T>;

/**
 * What is known at a moment of a game, whether its worlds are listed, merged or told by views: what a screen or a script asks. All kinds answer alike;
 * none says that a picture is impossible which by the rules is not. Worlds are told by their pictures (`FaceTable`), counted. A `viewer` is the
 * player who asks, and the answer then holds nothing that this player does not know; null is who sees everything.
 *
 * What asks for a formula throws MeaningError for unknown agents and atoms; NotKept, which is one, where it speaks of what is not kept apart; and
 * NoStepBefore, another, where `Y` asks for a step that there was not.
 */
export interface MomentKnowledge extends ActualKnowledge<boolean | null> {
  readonly exactness: Exactness;
  /** What the first of a chain of players holds possible that the second holds possible, and so on; for nobody what is possible as far as all know. */
  held(chain: readonly Agent[]): FaceCounts;
  /** What is known of one player already: where that takes long, only what was asked before. */
  told(agent: Agent): Told;
  /** The same, found out if that is possible. */
  find(agent: Agent): Told;
  /** Whether a formula holds; null where what is kept leaves it open. Of many formulas, those that speak of the same agents are best asked together. */
  holds(formula: Formula): boolean | null;
  /** What can be said of a formula; to who sees everything all that can be found out, even if it takes long. */
  verdict(formula: Formula, viewer: Agent | null): Verdict;
  /** Where a formula holds: among all worlds, or among those that a viewer holds possible. */
  evaluate(formula: Formula, viewer: Agent | null): Evaluation;
  /** What lies behind a face, among all worlds or those that a viewer holds possible. */
  behind(face: number, viewer: Agent | null): Behind;
  /** Which of some faces are linked for whom; see `faceLinks`. @throws Refusal if they are too many. */
  links(faces: readonly number[], viewer: Agent | null): readonly FaceLink[];
  /** Why a player knows a formula, or why not; moments are numbered from 0 for the deal. Asked by that player or by who sees everything. */
  explain(agent: Agent, formula: Formula, viewer: Agent | null, pieces: Pieces): Promise<ToldWhy>;
}
