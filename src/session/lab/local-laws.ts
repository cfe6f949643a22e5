import { Refusal } from '../../engine/refusal.ts';
import { tellApart } from '../../logic/compare/tell-apart.ts';
import { labFileOfPlace, openText, placeOfFile, structureFileOfText } from '../../logic/exchange/open-text.ts';
import type { StepJson } from '../../logic/exchange/schema.ts';
import type { Place } from '../../logic/exchange/take-step.ts';
import { takeStep } from '../../logic/exchange/take-step.ts';
import { NodesOverBudget } from '../../logic/symbolic/node-table.ts';
import type { Answer } from '../answer.ts';
import type { LawCourse, LawWork } from './law.ts';
import {
  cellAt,
  comparedAt,
  explainedAt,
  failuresAt,
  judgedAt,
  judgementsAt,
  partsAt,
  reported,
  whetherAt,
} from './questions.ts';
import { refusable } from './refusable.ts';

/** A place of a course, and those after it that were worked out. */
interface Node {
  readonly place: Place;
  /** By the step as JSON. */
  readonly after: Map<string, Node>;
}

/** How structures are kept: so many worlds are still listed one by one, and diagrams have so many nodes at most. */
interface LawLimits {
  readonly mostListed?: number;
  readonly budget?: number;
}

/** All structures are kept as laws, unless told otherwise: what is small the lab opens as a model. */
const NEVER_LISTED = -1;

/**
 * Works with structures in the same process: the worker runs it, and tests use it directly. It remembers the course that was asked about last, with everything
 * that was tried from it; whatever it has forgotten it works out again.
 */
export function createLocalLaws({ mostListed = NEVER_LISTED, budget }: LawLimits = {}): LawWork {
  let known: { readonly text: string; readonly root: Node; size: number } | null = null;

  const rootOf = (text: string): Node => {
    if (known?.text === text) return known.root;
    // The old nodes are given up before new ones are made.
    known = null;
    const opened = openText(text);
    if (!opened.ok) throw new Refusal(opened.problem);
    const file = { ...structureFileOfText(opened.value), steps: [] };
    known = { text, root: { place: placeOfFile(file, mostListed, budget), after: new Map() }, size: 1 };
    return known.root;
  };

  /** The places of a course, from the first. */
  const placesOf = ({ text, steps }: LawCourse): readonly Place[] => {
    let node = rootOf(text);
    const places = [node.place];
    const keys = new Map<StepJson, string>();
    for (const step of steps) {
      const key = keys.get(step) ?? JSON.stringify(step);
      keys.set(step, key);
      let next = node.after.get(key);
      if (next === undefined) {
        next = { place: takeStep(node.place, step), after: new Map() };
        node.after.set(key, next);
        if (known !== null) known.size++;
      }
      node = next;
      places.push(node.place);
    }
    return places;
  };

  /** Answers about the places of a course. If there are too many nodes, once more with nothing but these places, if there were others. */
  const along = <T>(course: LawCourse, ask: (places: readonly Place[]) => T): Promise<Answer<T>> =>
    settled(() => {
      try {
        return ask(placesOf(course));
      } catch (error) {
        const isFull = error instanceof NodesOverBudget;
        if (!isFull || known === null || known.size <= course.steps.length + 1) throw error;
        known = null;
        return ask(placesOf(course));
      }
    });

  const about = <T>(course: LawCourse, ask: (place: Place) => T) =>
    along(course, (places) => ask(places[places.length - 1]));

  return {
    openLaw: (course) => along(course, (places) => places.map(reported)),
    lawAfter: (course) => about(course, reported),
    listLaw: (course) =>
      about(course, (place) => labFileOfPlace(place, { queries: [], eventModel: null, notation: null })),
    judgeLaw: (course, formula, most) => about(course, (place) => judgedAt(place, formula, most)),
    judgeLaws: (course, formulas) => about(course, (place) => judgementsAt(place, formulas)),
    partsOfLaw: (course, wish) => about(course, (place) => partsAt(place, wish)),
    cellOfLaw: (course, agent, most) => about(course, (place) => cellAt(place, agent, most)),
    whetherLaw: (course, formula, depth) => about(course, (place) => whetherAt(place, formula, depth)),
    compareInLaw: (course, first, second, most) => about(course, (place) => comparedAt(place, first, second, most)),
    explainLaw: (course, agent, formula) => about(course, (place) => explainedAt(place, agent, formula)),
    failuresOfLaw: (course, formula, most) => about(course, (place) => failuresAt(place, formula, most)),
    tellWorldsApart: (model, first, second) => settled(() => tellApart(model, first, second)),
  };
}

function settled<T>(work: () => T): Promise<Answer<T>> {
  return new Promise((resolve) => resolve(refusable(work)));
}
