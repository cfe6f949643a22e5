import type { LabFile } from '../../logic/exchange/lab-file.ts';
import { MOST_NAMED_WORLDS, nameOfFacts, openText, structureFileOfText } from '../../logic/exchange/open-text.ts';
import { eventModelIn } from '../../logic/exchange/read-parts.ts';
import type { StepJson } from '../../logic/exchange/schema.ts';
import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import { eventsOf } from '../../logic/exchange/write-json.ts';
import { writeStructureFile } from '../../logic/exchange/write-structure.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { parseFormula } from '../../logic/formula/parse.ts';
import { printFormula } from '../../logic/formula/print.ts';
import type { Facts } from '../../logic/knowledge.ts';
import type { LabStep } from '../../logic/plain/lab-history.ts';
import { labStart } from '../../logic/plain/lab-history.ts';
import { asPartitionEvents } from '../../logic/plain/plain-events.ts';
import { plainModel } from '../../logic/plain/plain-model.ts';
import { MOST_LISTED } from '../../logic/symbolic/choice.ts';
import { entryAfter, isReason } from './entry-after.ts';
import { draftOf, emptyDraft } from './events-draft.ts';
import type { LabDoing, LabEntry, LabState, LawPlace, LawWish } from './lab-state.ts';
import { labMessages } from './messages.ts';
import type { PlaceReport } from './place-questions.ts';

/** Structures of up to so many atoms have few worlds, whatever their law says. */
const FEW_ATOMS = Math.floor(Math.log2(MOST_LISTED));

/** Whether a structure is listed at once, without being counted in the worker. */
export function isListedAtOnce({ source, steps }: StructureFile): boolean {
  return steps.length === 0 && source.kind === 'described' && source.description.atoms.length <= FEW_ATOMS;
}

/** The wish that a structure is opened; `title` says which it is, in words. */
export function openWish(file: StructureFile, title: string): LawWish {
  const text = writeStructureFile({ ...file, steps: [], eventModel: null, queries: [], notation: null });
  return { kind: 'open', course: { text, steps: file.steps }, doing: { kind: 'open', title }, file };
}

/**
 * The wish that something happens to a law. After events that somebody takes for others, agents may believe what is false, and a law keeps equivalences
 * only: its worlds are then listed first.
 * @throws RangeError for a contraction: a law lists no worlds; and for such events if there are too many worlds to be listed.
 */
export function stepWish(law: LawPlace, step: LabStep): LawWish {
  if (step.kind === 'events' && !asPartitionEvents(step.eventModel).ok) {
    const { count } = law.report;
    if (count > BigInt(MOST_NAMED_WORLDS)) throw new RangeError(labMessages.deceives(count, MOST_NAMED_WORLDS));
    return { ...listWish(law), then: step };
  }
  return furtherWish(law, stepJson(step), { kind: 'step', step });
}

/** The wish that another world is actual, or none. */
export function actualWish(law: LawPlace, actual: Facts | null): LawWish {
  const own = actual === null ? null : law.report.atoms.filter((atom) => actual.includes(atom));
  return furtherWish(law, { actual: own }, { kind: 'actual', world: own === null ? null : nameOfFacts(own) });
}

/** The wish that a law's worlds are listed one by one. */
export function listWish({ course }: LawPlace): LawWish {
  return { kind: 'list', course, doing: { kind: 'listed' }, file: null };
}

function furtherWish({ course }: LawPlace, step: StepJson, doing: LabDoing): LawWish {
  return { kind: 'step', course: { ...course, steps: [...course.steps, step] }, doing, file: null };
}

/**
 * The state after the worker has told of a course, from its opening or after its last step alone. Late answers change nothing.
 */
export function withReports(state: LabState, wish: LawWish, reports: readonly PlaceReport[]): LabState {
  if (state.wish !== wish) return state;
  const { course, doing, file } = wish;
  const first = course.steps.length + 1 - reports.length;
  const known = new Map<StepJson, LabDoing>();
  const made = reports.map((report, index): LabEntry => {
    const steps = course.steps.slice(0, first + index);
    const isLast = index === reports.length - 1;
    const done = wish.kind === 'open' && index > 0 ? doingOnce(steps[steps.length - 1], report, known) : doing;
    const law = isLast ? { course, report } : { course: { ...course, steps }, report };
    return { doing: done, moment: namesAlone(report), isS5: true, law };
  });
  return { ...appended(state, made), ...(file === null ? {} : belongings(file, wish, made[0])) };
}

/** The state after the worker has listed the worlds of a law, and what was to happen to them did. Late answers change nothing. */
export function withListed(state: LabState, wish: LawWish, { model, actual }: LabFile): LabState {
  if (state.wish !== wish) return state;
  const entry: LabEntry = { doing: wish.doing, moment: labStart(model, actual), isS5: true };
  try {
    const after = appended(state, wish.then === undefined ? [entry] : [entry, entryAfter(entry, wish.then)]);
    return wish.file === null ? after : { ...after, ...belongings(wish.file, wish, entry) };
  } catch (error) {
    if (isReason(error)) return withoutWish(state, wish, error.message);
    throw error;
  }
}

/** The state after a wish was refused, or given up without a message. Late answers change nothing. */
export function withoutWish(state: LabState, wish: LawWish, problem: string | null): LabState {
  if (state.wish !== wish) return state;
  return { ...state, wish: null, notice: problem === null ? state.notice : { isProblem: true, text: problem } };
}

/** A law with all that happened to it, as it is saved. */
export function structureFileAt({ course }: LawPlace): StructureFile {
  const opened = openText(course.text);
  if (!opened.ok) throw new Error(`What was opened can be opened again: ${opened.problem}`);
  return { ...structureFileOfText(opened.value), steps: course.steps };
}

function appended(state: LabState, made: readonly LabEntry[]): LabState {
  const entries = [...state.entries.slice(0, state.at + 1), ...made];
  return { ...state, entries, at: entries.length - 1, notice: null, wish: null };
}

/** What goes with a structure that was opened. */
function belongings(file: StructureFile, { offered }: LawWish, { moment }: LabEntry): Partial<LabState> {
  const { queries, notation, eventModel } = file;
  return {
    formula: queries[0]?.text ?? '',
    watched: [...new Set(queries.map(({ text }) => text))],
    offered: offered ?? [],
    events: eventModel === null ? emptyDraft(moment.model.agents) : draftOf(eventModel),
    ...(notation === null ? {} : { notation }),
  };
}

/** The last moment that was made for some agents: reports of one course mostly share them. */
const lastNamed = new WeakMap<PlaceReport['agents'], LabEntry['moment']>();

/** A moment that names agents and atoms, and lists no world. */
function namesAlone({ agents, atoms }: PlaceReport): LabEntry['moment'] {
  const last = lastNamed.get(agents);
  if (last?.model.atoms === atoms) return last;
  const moment = labStart(
    plainModel(
      agents,
      atoms,
      [],
      agents.map(() => []),
    ),
    null,
  );
  lastNamed.set(agents, moment);
  return moment;
}

function stepJson(step: LabStep): StepJson {
  switch (step.kind) {
    case 'announce':
      return { announce: printFormula(step.formula) };
    case 'news':
      return { tell: printFormula(step.formula), to: [...step.hearers] };
    case 'events':
      return { events: eventsOf(step.eventModel), happens: step.event };
    case 'contract':
      throw new RangeError(labMessages.noContraction);
  }
}

/** The same for a step that is taken again: it is read once. */
function doingOnce(step: StepJson, report: PlaceReport, known: Map<StepJson, LabDoing>): LabDoing {
  const doing = known.get(step) ?? doingOf(step, report);
  known.set(step, doing);
  return doing;
}

/** What a step of a file did, for the timeline. */
function doingOf(step: StepJson, report: PlaceReport): LabDoing {
  if ('actual' in step) return { kind: 'actual', world: step.actual === null ? null : nameOfFacts(step.actual) };
  if ('announce' in step) return { kind: 'step', step: { kind: 'announce', formula: formulaOf(step.announce) } };
  if ('tell' in step) return { kind: 'step', step: { kind: 'news', hearers: step.to, formula: formulaOf(step.tell) } };
  return {
    kind: 'step',
    step: { kind: 'events', eventModel: eventModelIn(step.events, report), event: step.happens },
  };
}

function formulaOf(text: string): Formula {
  const read = parseFormula(text);
  if (read.ok) return read.formula;
  throw new Error(`The formula of a step that was taken can be read: ${read.error.message}`);
}
