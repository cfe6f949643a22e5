import type { Formula } from '../../logic/formula/formula.ts';
import { usualNotation } from '../../logic/formula/notation.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import type { LabFile } from '../../logic/exchange/lab-file.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { labFileOfText, openText, structureFileOfText } from '../../logic/exchange/open-text.ts';
import { exchangeMessages } from '../../logic/exchange/messages.ts';
import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import type { Facts } from '../../logic/knowledge.ts';
import type { ModelEdit } from '../../logic/plain/edit-model.ts';
import { editModel } from '../../logic/plain/edit-model.ts';
import type { LabStep } from '../../logic/plain/lab-history.ts';
import { labStart } from '../../logic/plain/lab-history.ts';
import { asPartitions } from '../../logic/plain/partitions.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import { entryAfter, isReason } from './entry-after.ts';
import { draftOf, emptyDraft, eventModelOf } from './events-draft.ts';
import type { LabEntry, LabState, LawPlace, LawWish, Offer } from './lab-state.ts';
import { actualWish, isListedAtOnce, listWish, openWish, stepWish, structureFileAt } from './law-lab.ts';
import { labMessages } from './messages.ts';

export type { LabDoing, LabEntry, LabState } from './lab-state.ts';

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
    offered: [],
    notation: notation ?? usualNotation,
    events: eventModel === null ? emptyDraft(model.agents) : draftOf(eventModel),
    notice: because === null ? null : { isProblem: false, text: because },
    wish: null,
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

/**
 * Opens a text of any known format; a notice says what is wrong with it, and nothing is lost. A structure that may have many worlds is not there
 * yet: the state then holds the wish for it.
 */
export function withText(state: LabState, text: string, title: string): LabState {
  const opened = openText(text);
  if (opened.ok && opened.value.kind !== 'labFile') {
    const file = structureFileOfText(opened.value);
    if (!isListedAtOnce(file)) return withStructure(state, file, title);
  }
  const read = opened.ok ? labFileOfText(opened.value) : opened;
  if (!opened.ok || !read.ok) return refused(state, read.ok ? '' : read.problem);
  const because = opened.value.kind === 'labFile' ? opened.value.because : null;
  return withOpened(state, read.value, title, because);
}

/** Opens a structure of any size, and what it offers to be announced: the state then holds the wish for it. */
export function withStructure(
  state: LabState,
  file: StructureFile,
  title: string,
  offered: readonly Offer[] = [],
): LabState {
  return { ...state, wish: { ...openWish(file, title), offered }, notice: null };
}

/** The model after an edit by hand. Formulas no longer remember what was before. */
export function withEdit(state: LabState, edit: ModelEdit): LabState {
  return tried(state, () => {
    const { moment, isS5, law } = entryOf(state);
    if (law !== undefined) throw new RangeError(labMessages.noEditing);
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

/**
 * The model after an announcement, news, an event model or a contraction; refused with the reason if it cannot be. Where worlds are kept as a law,
 * the state then holds the wish for it; where somebody may be deceived, its worlds are listed first.
 */
export function withStep(state: LabState, step: LabStep): LabState {
  const entry = entryOf(state);
  const { law } = entry;
  if (law !== undefined) return wishing(state, () => stepWish(law, step));
  return tried(state, () => entryAfter(entry, step));
}

/** Any relations from now on, or equivalences only; refused, with the pair that is missing, if some relation is none. */
export function withModels(state: LabState, isS5: boolean): LabState {
  return tried(state, () => {
    const { moment, law } = entryOf(state);
    if (law !== undefined) throw new RangeError(labMessages.onlyEquivalences);
    const problem = isS5 ? whyNotS5(moment.model) : null;
    if (problem !== null) throw new RangeError(problem);
    return { doing: { kind: 'models', isS5 }, moment, isS5 };
  });
}

/** Another world of a law is actual, by the atoms that are true there, or none: the wish for it. */
export function withActualFacts(state: LabState, facts: Facts | null): LabState {
  const { law } = entryOf(state);
  return law === undefined ? state : wishing(state, () => actualWish(law, facts));
}

/** The worlds of a model kept as a law, or those of a law listed one by one: the wish for it. */
export function withOtherKind(state: LabState): LabState {
  const { moment, law } = entryOf(state);
  if (law !== undefined) return wishing(state, () => listWish(law));
  return wishing(state, () => {
    const problem = whyNotS5(moment.model);
    if (problem !== null) throw new RangeError(problem);
    const text = writeModel({ ...labFileOf(moment.model, true), actual: moment.actual });
    return { kind: 'law', course: { text, steps: [] }, doing: { kind: 'law' }, file: null };
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
  return { ...state, at: Math.min(Math.max(at, 0), state.entries.length - 1), notice: null, wish: null };
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

/** What a file or a link holds of the lab where worlds are kept as a law, with all that happened. */
export function structureFileOfState(state: LabState, law: LawPlace): StructureFile {
  const { eventModel, queries, notation } = labFileOfState(state);
  return {
    ...structureFileAt(law),
    eventModel,
    notation,
    queries: queries.map(({ kind, formula, text }) => ({ kind, at: null, formula, text })),
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

/** Asks the worker for the timeline's next entry. Refused with the reason if it cannot be. */
function wishing(state: LabState, make: () => LawWish): LabState {
  try {
    return { ...state, wish: make(), notice: null };
  } catch (error) {
    if (error instanceof RangeError) return refused(state, error.message);
    throw error;
  }
}

/** Does something as the timeline's next entry; what was undone is given up. Refused with the reason if it cannot be done. */
function tried(state: LabState, make: () => LabEntry): LabState {
  try {
    const entries = [...state.entries.slice(0, state.at + 1), make()];
    return { ...state, entries, at: entries.length - 1, notice: null, wish: null };
  } catch (error) {
    if (isReason(error)) return refused(state, error.message);
    throw error;
  }
}
