import type { Course, Joint } from '../analysis/standoff/course.ts';
import type { Standing } from '../analysis/standoff/graph.ts';
import type { StandoffOutcome, StandoffSetting } from '../analysis/standoff/solve.ts';
import type { Answer } from './answer.ts';

export type { Course, Joint, Standing, StandoffOutcome };

/** A Standoff as the screen asks for it to be solved. */
export interface StatesWish {
  readonly players: number;
  readonly evil: number;
  readonly civilians: number;
  readonly hostage: boolean;
  readonly reading: StandoffSetting['options']['reading'];
  readonly pickUp: StandoffSetting['options']['pickUp'];
  readonly scheduler: StandoffSetting['options']['scheduler'];
  /** How the good decide, and how the evil do. */
  readonly good: StandoffSetting['good'];
  readonly evilPlays: StandoffSetting['evil'];
}

/** An exact figure: as a fraction, and its value. */
export interface Exact {
  readonly text: string;
  readonly value: number;
}

export type Chances = Readonly<Record<StandoffOutcome, Exact>>;

/** A mark of the drawing: a state up to names, or, where there are too many, all states of a layer. */
export interface StateMark {
  readonly id: number;
  /** The number of its layer. */
  readonly layer: number;
  /** How many states up to names it stands for, and how many of all. */
  readonly states: number;
  readonly copies: number;
  /** How the game ends here; null where it goes on, and for a whole layer. */
  readonly end: StandoffOutcome | null;
  /** How likely each end is from here; null for a whole layer. */
  readonly chances: Chances | null;
  readonly standings: readonly Standing[];
  readonly hostage: boolean;
  /** What `route` asks for; empty for a whole layer. */
  readonly key: string;
}

/** Where a step leads, and how likely it is. */
export interface StateEdge {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly acts: readonly string[];
}

/** A solved Standoff as it is drawn. */
export interface StatesReport {
  readonly chances: Chances;
  readonly points: { readonly good: Exact | null; readonly evil: Exact | null };
  /** How many states can be reached: all, and up to names. */
  readonly states: number;
  readonly upToNames: number;
  readonly ends: Readonly<Record<StandoffOutcome, number>>;
  /** The layers in their order, with how many live there, and the marks of each. */
  readonly layers: readonly { readonly living: number; readonly steps: number; readonly marks: readonly number[] }[];
  readonly marks: readonly StateMark[];
  readonly edges: readonly StateEdge[];
  /** Is a mark a whole layer? */
  readonly byLayer: boolean;
  /** For each state of the course that was given, its mark; null where the graph does not know it. */
  readonly course: readonly (number | null)[];
}

/** The choice that one player has: with so many of the others evil, what is it worth to be good, and to be evil? */
export interface PayChoice {
  readonly others: number;
  readonly good: Exact;
  readonly evil: Exact;
  readonly pays: 'good' | 'evil' | 'even';
}

/** The points of several rounds by the same players (S16): of each round that is over, and in sum, by player. */
export interface PointsReport {
  readonly rounds: readonly (null | { readonly end: StandoffOutcome; readonly points: readonly number[] })[];
  readonly sums: readonly number[];
}

/** Solves Standoffs exactly. In the browser it works in a worker of its own. */
export interface Solver {
  /** The states of a Standoff, and where a game passes through them. */
  standoffStates(wish: StatesWish, course: Course | null): Promise<Answer<StatesReport>>;
  /** Does being evil pay? The expected points of one player, for every number of evil players among the others. */
  standoffPay(wish: Omit<StatesWish, 'evil' | 'civilians'>): Promise<Answer<readonly PayChoice[]>>;
  /** What is to be done after a game's last state to reach the state of a mark; null if nothing leads there. */
  standoffRoute(course: Course, key: string): Promise<Answer<readonly Joint[] | null>>;
  /** The points of rounds by the same players. */
  standoffPoints(rounds: readonly Course[]): Promise<Answer<PointsReport>>;
}
