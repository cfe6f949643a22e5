import type { Place } from '../../kit/geometry.ts';
import type { LabelBox, PictureSize } from '../scene.ts';
import type { Face } from './group-faces.ts';

/** How worlds are laid out: the geometry's part of a game's `Layout`. */
export type LayoutPlan = (
  | { readonly kind: 'sectors' | 'carriers' | 'layers'; readonly sign: string }
  | { readonly kind: 'grid'; readonly place: PlaceOf }
) & {
  /** For how many letters a sign has room; 1 where it is left out. */
  readonly letters?: number;
};

/** The column and row at which a game wants a world. */
export type PlaceOf = (face: Face) => { readonly column: number; readonly row: number };

/** What a region or a label of a layout speaks of; the words come with the scene. */
export type Subject =
  | { readonly kind: 'carriers'; readonly players: readonly number[] }
  | { readonly kind: 'layer'; readonly count: number }
  /** How many players carry another sign. */
  | { readonly kind: 'sign'; readonly sign: string; readonly count: number }
  /** A column or row; or several, up to `last`. */
  | { readonly kind: 'column' | 'row'; readonly index: number; readonly last?: number };

/** A part of the layout that means something. */
export interface RegionPlace {
  readonly id: string;
  readonly subject: Subject;
  /** Indices of the faces in it. */
  readonly members: readonly number[];
  /** Corners of its outline, in order. */
  readonly outline: readonly Place[];
  /** Null for a region that is named by the labels at the edges. */
  readonly labelBox: LabelBox | null;
}

/** A name at the edge of the layout, by which a place is read. */
export interface AxisPlace {
  readonly id: string;
  readonly subject: Subject;
  readonly box: LabelBox;
}

/** Where everything stands, in scene units. The same faces give the same places, in whatever order they come. */
export interface WorldsLayout {
  readonly width: number;
  readonly height: number;
  /** For each face that is drawn, in the order given, the middle of its picture. */
  readonly places: readonly Place[];
  readonly picture: PictureSize;
  /** Which signs a picture shows: those of all players; or, where these are too many to read, whose sign is carried. */
  readonly shows: 'all' | 'carriers';
  readonly regions: readonly RegionPlace[];
  readonly axes: readonly AxisPlace[];
  /** Room for the number of worlds; null where there is none. */
  readonly centre: { readonly place: Place; readonly width: number; readonly height: number } | null;
}
