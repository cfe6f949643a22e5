import type { Place } from '../kit/geometry.ts';

/** One sign of a world's picture, ready to draw: a letter on a colour, and the words for it. */
export interface Sign {
  readonly letter: string;
  /** The name of a colour of the theme, e.g. `role-doctor`; drawn through a CSS variable. */
  readonly colour: string;
  readonly label: string;
}

/** How a world stands to the viewpoint. */
export type Standing =
  /** The viewpoint holds it possible. */
  | 'possible'
  /** Possible for all that is common knowledge, but this viewpoint can rule it out. */
  | 'elsewhere'
  /** Ruled out for everybody: a ghost. */
  | 'pruned';

/**
 * What a mark is emphasised by, besides its standing. `holds`, `partly` and `fails`: a formula holds in all, some or none of its
 * worlds. `marked`: somebody predicts that it falls; `hit`, `overlooked`, `wrong`: what came of that.
 */
export type Emphasis = 'holds' | 'partly' | 'fails' | 'marked' | 'hit' | 'overlooked' | 'wrong';

/** A world of the scene: one mark. */
export interface WorldMark {
  /** Stays the same from step to step, so that a mark keeps its identity and its place. */
  readonly id: string;
  /** The middle of its picture. */
  readonly place: Place;
  readonly signs: readonly Sign[];
  readonly standing: Standing;
  /** How many worlds of the model this mark stands for, as the viewpoint counts them. */
  readonly count: number;
  /** Marked as the actual world: only ever in the teacher's viewpoint. */
  readonly actual: boolean;
  /** One sentence: what is the case in this world, whether it is possible, and if not since when and why. */
  readonly label: string;
  /** The short reason that a ghost keeps ("Night 2: Cat died and was the Doctor"); empty if it is not one. */
  readonly reason: string;
  /** An explanation speaks of it: it is outlined. */
  readonly lit?: boolean;
  /** A mark that stands for several pictures: how many, and how they stand. */
  readonly tally?: Tally;
  readonly emphasis?: Emphasis;
}

/** Numbers of pictures of worlds. */
export interface Tally {
  readonly possible: number;
  readonly elsewhere: number;
  readonly all: number;
  /** Which part of all that are possible in the scene, from 0 to 1: how dark the mark is. */
  readonly share: number;
  /** What the mark stands for; empty if names at the edges tell it. */
  readonly name: string;
}

/** Room for a text: a longer one is cut on the screen, and read whole by a screen reader. */
export interface LabelBox {
  /** The middle of the box's height, at the side that the text keeps to. */
  readonly place: Place;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly width: number;
  /** Into how many lines the text may be broken. */
  readonly lines: 1 | 2;
}

/** A region of the layout that means something: "Bob is the Godfather". */
export interface Region {
  readonly id: string;
  readonly label: string;
  /** Corners of its outline, in order. */
  readonly outline: readonly Place[];
  /** Null for a region that is named at the edges of the scene. */
  readonly labelBox: LabelBox | null;
  /** No world in it is possible any more for the viewpoint. */
  readonly dark: boolean;
  /** All of them are ruled out for everybody. */
  readonly gone: boolean;
  readonly possible: number;
}

/** A name at the edge of the scene, by which places are read. */
export interface AxisLabel {
  readonly id: string;
  readonly text: string;
  readonly box: LabelBox;
}

/** A set of worlds that somebody cannot tell apart, to be drawn as one hull. */
export interface CellMark {
  readonly id: string;
  /** Ids of world marks. */
  readonly members: readonly string[];
  readonly colour: string;
  readonly label: string;
}

/** The size of the letters on a line, and the height of their plate. */
export const EDGE_LABEL_SIZE = 11.2;
export const EDGE_LABEL_HEIGHT = 13.5;

/** A line as it is drawn: a curve from picture to picture, with room for its label. */
export interface RoutedEdge {
  readonly id: string;
  readonly from: Place;
  readonly bend: Place;
  readonly to: Place;
  readonly label: string;
  readonly labelPlace: Place;
  readonly labelWidth: number;
  /** Does it pass by all pictures, and lie on no other label? */
  readonly clear: boolean;
  /** Does its label lie on a world that is ruled out? */
  readonly overGhost: boolean;
}

/** The size of every world's picture in a scene. */
export interface PictureSize {
  /** Rows of lettered signs; where there are too many worlds for letters, a dot; numbers where worlds are merged. */
  readonly form: 'signs' | 'dot' | 'tally';
  readonly width: number;
  readonly height: number;
  /** How many signs stand in one row of the picture. */
  readonly perRow: number;
  readonly signWidth: number;
  readonly signHeight: number;
}

/** A scene has at most so many marks: more worlds are merged. */
export const MOST_MARKS = 2000;

/** Everything the drawing of worlds shows: pure data, at most `MOST_MARKS` marks. Also the source of the words for a screen reader. */
export interface Scene {
  /** In the scene's own units, as all places and sizes; about a pixel in a small panel. */
  readonly width: number;
  readonly height: number;
  readonly picture: PictureSize;
  readonly worlds: readonly WorldMark[];
  readonly regions: readonly Region[];
  readonly axes: readonly AxisLabel[];
  readonly cells: readonly CellMark[];
  readonly edges: readonly RoutedEdge[];
  readonly centre: {
    readonly place: Place;
    readonly width: number;
    readonly height: number;
    readonly count: number;
    /** There may be fewer than that. */
    readonly atMost?: boolean;
    readonly caption: string;
  } | null;
}
