import type { Formula } from '../../logic/formula/formula.ts';
import type { NotationSettings } from '../../logic/formula/notation.ts';
import { usualNotation } from '../../logic/formula/notation.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import type { LabFile } from '../../logic/exchange/lab-file.ts';
import { labFileOfText, openText } from '../../logic/exchange/open-text.ts';
import { exchangeMessages } from '../../logic/exchange/messages.ts';
import type { ModelEdit } from '../../logic/plain/edit-model.ts';
import { editModel } from '../../logic/plain/edit-model.ts';
import type { LabMoment, LabStep } from '../../logic/plain/lab-history.ts';
import { labStart, labStep } from '../../logic/plain/lab-history.ts';
import { asPartitions } from '../../logic/plain/partitions.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import { MeaningError } from '../../logic/truth.ts';
import { OverBudget } from '../../logic/update.ts';
import type { EventsDraft } from './events-draft.ts';
import { draftOf, emptyDraft, eventModelOf } from './events-draft.ts';

/** What led to a model of the lab's timeline. */
export type LabDoing =
  /** A model was opened: an example, a file, a text or a game's. `title` says which, in words. */
  | { readonly kind: 'open'; readonly title: string }
  | { readonly kind: 'edit'; readonly edit: ModelEdit }
  | { readonly kind: 'actual'; readonly world: string | null }
  | { readonly kind: 'step'; readonly step: LabStep }
  /** From S5 to any relations, or back. */
  | { readonly kind: 'models'; readonly isS5: boolean };

/** One place in the timeline. */
export interface LabEntry {
  readonly doing: LabDoing;
  readonly moment: LabMoment;
  /** Whether all relations are kept equivalences. */
  readonly isS5: boolean;
}

/** All that the lab stands on. */
export interface LabState {
  /** What was done, oldest first; those behind `at` were undone. */
  readonly entries: readonly LabEntry[];
  readonly at: number;
  /** The formula in the field. */
  readonly formula: string;
  readonly watched: readonly string[];
  readonly notation: NotationSettings;
  /** The event model that is being made. */
  readonly events: EventsDraft;
  /** What could not be done, or what there is to know of what was. */
  readonly notice: { readonly isProblem: boolean; readonly text: string } | null;
}

/** The entry that is looked at. */
export function entryOf({ entries, at }: LabState): LabEntry {
  return entries[at];
}

/** A lab with a model that was opened. What goes with the model (formulas, notation, events) is taken over. */
export function openedLab(labFile: LabFile, title: string, because: string | null = null): LabState {
  const { model, actual, isS5, queries, notation, eventModel } = labFile;
  return {
    entries: [{ doing: { kind: 'open', title }, moment: labStart(model, actual), isS5 }],
    at: 0,
    formula: queries[0]?.text ?? '',
    watched: [...new Set(queries.map(({ text }) => text))],
    notation: notation ?? usualNotation,
    events: eventModel === null ? emptyDraft(model.agents) : draftOf(eventModel),
    notice: because === null ? null : { isProblem: false, text: because },
  };
}

/** Opens another model as a step of the timeline, so that what was there can be gone back to. */
export function withOpened(state: LabState, labFile: LabFile, title: string, because: string | null): LabState {
  const opened = openedLab(labFile, title, because);
  const entries = [...state.entries.slice(0, state.at + 1), ...opened.entries];
  return {
    ...state,
    ...opened,
    notation: labFile.notation ?? state.notation,
    entries,
    at: entries.length - 1,
  };
}

/** Opens a text of any known format; a notice says what is wrong with it, and nothing is lost. */
export function withText(state: LabState, text: string, title: string): LabState {
  const opened = openText(text);
  const read = opened.ok ? labFileOfText(opened.value) : opened;
  if (!opened.ok || !read.ok) return refused(state, read.ok ? '' : read.problem);
  const because = opened.value.kind === 'labFile' ? opened.value.because : null;
  return withOpened(state, read.value, title, because);
}

/** The model after an edit by hand. Formulas no longer remember what was before. */
export function withEdit(state: LabState, edit: ModelEdit): LabState {
  return tried(state, () => {
    const { moment, isS5 } = entryOf(state);
    const model = editModel(moment.model, isS5, edit);
    const named = moment.actual === null ? null : moment.model.worlds[moment.actual].name;
    const kept = edit.kind === 'renameWorld' && edit.world === named ? edit.name.trim() : named;
    const actual = model.worlds.findIndex(({ name }) => name === kept);
    return { doing: { kind: 'edit', edit }, moment: labStart(model, actual < 0 ? null : actual), isS5 };
  });
}

/** Marks another world as actual, or none. */
export function withActual(state: LabState, world: number | null): LabState {
  return tried(state, () => {
    const entry = entryOf(state);
    const name = world === null ? null : entry.moment.model.worlds[world].name;
    return { ...entry, doing: { kind: 'actual', world: name }, moment: { ...entry.moment, actual: world } };
  });
}

/** The model after an announcement, news, an event model or a contraction; refused with the reason if it cannot be. */
export function withStep(state: LabState, step: LabStep): LabState {
  return tried(state, () => {
    const { moment, isS5 } = entryOf(state);
    const next = labStep(moment, step);
    return { doing: { kind: 'step', step }, moment: next, isS5: isS5 && asPartitions(next.model).ok };
  });
}

/** Any relations from now on, or equivalences only; refused, with the pair that is missing, if some relation is none. */
export function withModels(state: LabState, isS5: boolean): LabState {
  return tried(state, () => {
    const { moment } = entryOf(state);
    const problem = isS5 ? whyNotS5(moment.model) : null;
    if (problem !== null) throw new RangeError(problem);
    return { doing: { kind: 'models', isS5 }, moment, isS5 };
  });
}

/** Why a model is no S5 model, with the pair that breaks it; null if it is one. */
export function whyNotS5(model: PlainModel): string | null {
  const read = asPartitions(model);
  if (read.ok) return null;
  const { from, to, because } = read.missing;
  const [one, other] = [model.worlds[from].name, model.worlds[to].name];
  return exchangeMessages.notEquivalence(model.agents[read.agent], one, other, because);
}

/** Goes to a place in the timeline; what comes after it stays, until something else is done. */
export function movedTo(state: LabState, at: number): LabState {
  return { ...state, at: Math.min(Math.max(at, 0), state.entries.length - 1), notice: null };
}

/** A formula joins the watch list, or leaves it. */
export function withWatched(state: LabState, formula: string): LabState {
  const { watched } = state;
  const next = watched.includes(formula) ? watched.filter((kept) => kept !== formula) : [...watched, formula];
  return { ...state, watched: next };
}

/** What a file or a link holds of the lab. Faulty formulas and events, which are still being written, are left out. */
export function labFileOfState(state: LabState): LabFile {
  const { moment, isS5 } = entryOf(state);
  const texts = [...new Set([state.formula.trim(), ...state.watched])].filter((text) => text !== '');
  const queries = texts.flatMap((text) => {
    const formula = parsed(text);
    return formula === null ? [] : [{ kind: 'WHERE?' as const, world: null, formula, text }];
  });
  const events = state.events.events.length === 0 ? null : eventModelOf(state.events, moment.model.agents);
  return {
    model: moment.model,
    isS5,
    actual: moment.actual,
    eventModel: events?.ok === true ? events.value : null,
    queries,
    notation: state.notation,
  };
}

function parsed(text: string): Formula | null {
  const read = parseFormula(text);
  return read.ok ? read.formula : null;
}

/** With a message about what could not be done; all else stays. */
export function refused(state: LabState, text: string): LabState {
  return { ...state, notice: { isProblem: true, text } };
}

/** Does something as the timeline's next entry; what was undone is given up. Refused with the reason if it cannot be done. */
function tried(state: LabState, make: () => LabEntry): LabState {
  try {
    const entries = [...state.entries.slice(0, state.at + 1), make()];
    return { ...state, entries, at: entries.length - 1, notice: null };
  } catch (error) {
    if (error instanceof RangeError || error instanceof MeaningError || error instanceof OverBudget) {
      return refused(state, error.message);
    }
    throw error;
  }
}
