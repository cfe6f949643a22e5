import type { NotationSettings } from '../../logic/formula/notation.ts';
import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import type { ModelEdit } from '../../logic/plain/edit-model.ts';
import type { LabMoment, LabStep } from '../../logic/plain/lab-history.ts';
import type { EventsDraft } from './events-draft.ts';
import type { LawCourse } from './law.ts';
import type { PlaceReport } from './place-questions.ts';

/** What led to a model of the lab's timeline. */
export type LabDoing =
  /** A model was opened: an example, a file, a text or a game's. `title` says which, in words. */
  | { readonly kind: 'open'; readonly title: string }
  | { readonly kind: 'edit'; readonly edit: ModelEdit }
  | { readonly kind: 'actual'; readonly world: string | null }
  | { readonly kind: 'step'; readonly step: LabStep }
  /** From S5 to any relations, or back. */
  | { readonly kind: 'models'; readonly isS5: boolean }
  /** From a model to the law of its worlds, or from a law to its worlds one by one. */
  | { readonly kind: 'law' | 'listed' };

/** One place in the timeline. */
export interface LabEntry {
  readonly doing: LabDoing;
  readonly moment: LabMoment;
  /** Whether all relations are kept equivalences. */
  readonly isS5: boolean;
  /** Worlds that are too many to be listed are kept as a law; the moment then names agents and atoms, and lists no world. */
  readonly law?: LawPlace;
}

/** A place in the timeline at which worlds are kept as a law. */
export interface LawPlace {
  readonly course: LawCourse;
  readonly report: PlaceReport;
}

/** What the worker is asked to do for the timeline's next entry. */
export interface LawWish {
  /** `open` if few worlds are to be listed instead. */
  readonly kind: 'open' | 'law' | 'step' | 'list';
  readonly course: LawCourse;
  readonly doing: LabDoing;
  /** What goes with a structure that is opened. */
  readonly file: StructureFile | null;
  /** What the structure offers to be announced. */
  readonly offered?: readonly Offer[];
  /** What happens to the worlds once they are listed. */
  readonly then?: LabStep;
}

/** A formula that is offered to be announced, and what it is called. */
export interface Offer {
  readonly title: string;
  readonly formula: string;
}

/** All that the lab stands on. */
export interface LabState {
  /** What was done, oldest first; those behind `at` were undone. */
  readonly entries: readonly LabEntry[];
  readonly at: number;
  /** The formula in the field. */
  readonly formula: string;
  readonly watched: readonly string[];
  /** Formulas that the example offers to be announced. They are not saved. */
  readonly offered: readonly Offer[];
  readonly notation: NotationSettings;
  /** The event model that is being made. */
  readonly events: EventsDraft;
  /** What could not be done, or what there is to know of what was. */
  readonly notice: { readonly isProblem: boolean; readonly text: string } | null;
  /** What the worker is at, for the timeline's next entry; whatever else is done to the timeline gives it up. */
  readonly wish: LawWish | null;
}
