import type { StepAlternative } from '../engine/alternatives.ts';
import type { Agent, Deal, Move } from '../engine/rules.ts';
import type { Answer } from './answer.ts';
import type { Deciders } from './backend.ts';
import type { FileProblem } from './files.ts';
import type { StepReport, StepWanted } from './lab/step-report.ts';
import type { Report } from './report.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What can be done with branches: the teacher's, all of it. */
export interface BranchCommands {
  /** Lets chance decide a node otherwise than in every branch there, and goes that way. The answer is a refusal's sentence. */
  tryOtherwise(node: number): Promise<string | null>;
  /** Goes on from a node by what is given for each seat. The answer is a refusal's sentence. */
  branchOff(node: number, joint: Readonly<Record<string, Move>>): Promise<string | null>;
  /** Goes on by several turns in a row, each as in `branchOff`, from a node or, if it is null, from where one stands; stops at the first that is refused. */
  branchAlong(node: number | null, joints: readonly Readonly<Record<string, Move>>[]): Promise<string | null>;
  /** To the next branch of the fork that was passed last, or the one before it, at the same step. */
  changeBranch(by: 1 | -1): Promise<void>;
  /** To a branch, at the step that corresponds to the present one. */
  goToBranch(branch: number): Promise<void>;
  nameBranch(branch: number, name: string): void;
  /** Deletes a branch and all that follows; a notice offers to undo it. */
  deleteBranch(branch: number): Promise<void>;
  /** Brings the branch back that the notice tells of. */
  undoDeletion(): Promise<void>;
  /**
   * The events of the step that led to a node, as somebody tells them apart; a sentence if that is refused, null if it comes
   * too late. A player's viewpoint asks for itself only.
   */
  alternatives(node: number, mind: Agent | null): Promise<readonly StepAlternative[] | string | null>;
  /** The reports from the deal to the end of a branch. Null if they do not come. */
  reportsOfBranch(branch: number): Promise<readonly Report[] | null>;
}

/** What can be done with files. Their texts are handed to the screen, which hands them to the browser. */
export interface FileCommands {
  /** The whole game as a file's text; null where the viewpoint may not have it. */
  makeFile(): Promise<string | null>;
  /** What the viewpoint's player may know, up to the present step, as a file's text. */
  makeRecord(): Promise<string | null>;
  /** What all know together at the present step, as a model of the lab in JSON, or why there is none; null if there is no game. */
  makeModel(): Promise<Answer<string> | null>;
  /** The step that led to a node as models of the lab, or why there are none; null if there is no game. */
  makeStep(node: number, wanted: StepWanted): Promise<Answer<StepReport> | null>;
  /** Opens the text of a file. False, with a notice, if it cannot be opened: the present game stays. */
  openFile(text: string): Promise<boolean>;
  /** Says why a file could not be opened. */
  refuseFile(problem: FileProblem): void;
}

/** What can be done about seats that are locked. */
export interface SeatCommands {
  /** Lets somebody at the screen decide for a seat, after they were told whose card and thoughts it shows (`takingShows`). */
  takeOver(agent: Agent): Promise<void>;
  /** Whoever the screen was passed to looks at it. */
  look(): Promise<void>;
  /** Lets the viewpoint be changed again. */
  unlock(): void;
}

/** What can be done with several rounds by the same players. */
interface SeriesCommands {
  /** Deals the next round, by the seed that follows from the first round's. The answer is a refusal's sentence. */
  nextRound(): Promise<string | null>;
  /** To another round of the series, where one stood in it. */
  goToRound(place: number): Promise<void>;
}

/** How a new game is asked for at the screen. */
export interface WantedGame {
  readonly game: string;
  readonly names: readonly string[];
  readonly seed: number;
  readonly options: unknown;
  readonly deal: Deal | null;
  readonly deciders: Deciders;
  /** The viewpoint stays with whoever plays by hand; with several, the screen is passed around and covered in between. */
  readonly locked?: boolean;
}

/** What puts a game on the screen. */
export interface GameCommands extends SeriesCommands {
  /** Learns which games are there at once. */
  start(): Promise<void>;
  /** Learns which games there are besides, when they have been loaded. */
  learnGames(): Promise<void>;
  /**
   * The answer is null if the game was dealt; otherwise the present game stays, and the sentence says why. Where somebody
   * decides by hand, the game opens in the viewpoint of the first who does, else in the teacher's.
   */
  newGame(wanted: WantedGame): Promise<string | null>;
  /** Opens the part of an address after `#`. */
  openLink(hash: string): Promise<boolean>;
  /** The part of an address after `#` that leads here; null, with a notice, if there is none. */
  makeLink(): Promise<string | null>;
}

/** What goes from step to step, and who looks on and decides there. */
export interface StepCommands {
  stepForward(): Promise<void>;
  stepBack(): Promise<void>;
  first(): Promise<void>;
  /** To the end of the game, as far as the built-in players can take it. */
  last(): Promise<void>;
  /** On to the next change between night and day, or back to the one before. */
  nextLight(): Promise<void>;
  previousLight(): Promise<void>;
  goTo(node: number): Promise<void>;
  play(): Promise<void>;
  stop(): void;
  setViewpoint(viewpoint: Viewpoint): Promise<void>;
  /** Whoever decides for a seat; a locked game refuses what `takingShows` tells of, with a notice. */
  setDecider(agent: Agent, decider: string): Promise<void>;
  /** Chooses for a seat that is decided by hand. When nothing is open any more, the step is made. */
  choose(seat: string, move: Move): Promise<void>;
  /** Where one seat may act or nobody: nobody does. */
  chooseNobody(): Promise<void>;
}
