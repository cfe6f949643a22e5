import type { FaceCounts } from '../engine/counts.ts';
import type { StepAlternative } from '../engine/alternatives.ts';
import type { Sentence } from '../engine/presentation.ts';
import type { Agent, Happening } from '../engine/rules.ts';
import { possibleFaces } from '../engine/counts.ts';
import { exactnessOf, isAtMost } from './held.ts';
import type { Report } from './report.ts';
import { deeds, lightOf, spoken, stageTitle, type Light } from './view.ts';
import { mayKnow, viewerOf, type Vantage } from './viewpoint.ts';

/** How much somebody holds possible: pictures, and worlds with their pasts. */
interface Amount {
  readonly pictures: number;
  readonly worlds: number;
  /** False where there are too many worlds to know how many. */
  readonly exact: boolean;
  /** There may be fewer pictures, since what is not found out is left open. */
  readonly atMost: boolean;
}

/** A step, opened: as far as the viewpoint may look into it. */
export interface OpenedStep {
  readonly title: string;
  readonly light: Light;
  readonly kind: 'deal' | 'said' | 'act';
  /** Was everything chosen for all to see? */
  readonly open: boolean;
  /** What was said; null for what was chosen. */
  readonly said: Sentence | null;
  /** Who chose what; nobody stands for chance. */
  readonly chosen: readonly { readonly who: string | null; readonly label: string }[];
  /** How it was resolved, cause by cause: for the teacher only. */
  readonly resolution: readonly Sentence[];
  /** What everybody saw come of it. */
  readonly cameOfIt: readonly Sentence[];
  /** What each was told besides: all players for the teacher, a player only themself. */
  readonly told: readonly { readonly who: string; readonly lines: readonly Sentence[] }[];
  readonly diaries: readonly string[];
  /** How many worlds there were before and after; null in `who` stands for what all know. */
  readonly counts: readonly { readonly who: Agent | null; readonly before: Amount | null; readonly after: Amount }[];
}

/** The step that led to the place `index` of the path. */
export function openedStep(vantage: Vantage, index: number): OpenedStep {
  const { viewpoint, path, names, presentation } = vantage;
  const viewer = viewerOf(viewpoint);
  const report = path[index];
  const before = path.at(index - 1);
  const tell = (happening: Happening) => presentation.happening(happening, names, viewer);
  const shown = (lines: readonly Sentence[]) => lines.filter(({ text }) => text !== '');
  const seenByAll = report.happenings.filter(({ seenBy }) => seenBy === 'all').map(tell);
  const minds = viewer === null ? [null, ...names.keys()] : [viewer];
  return {
    title: stageTitle(vantage, report),
    light: lightOf(vantage, report),
    kind: report.decision === null ? 'deal' : report.decision.kind === 'act' ? 'act' : 'said',
    open: index > 0 && before?.turn?.open === true,
    said: spoken(vantage, report),
    chosen:
      index === 0
        ? []
        : deeds(viewpoint, before, report).map(({ by, move }) => ({
            who: by.length === 0 ? null : by.map((agent) => names[agent]).join(', '),
            label: presentation.offer(move, names),
          })),
    resolution: viewer === null ? shown(report.resolution.map(tell)) : [],
    cameOfIt: shown([
      ...seenByAll,
      ...(report.result === null ? [] : [{ icon: 'flag', text: presentation.result(report.result, names) } as const]),
    ]),
    told: [...names.keys()]
      .filter((agent) => viewer === null || agent === viewer)
      .map((agent) => ({
        who: names[agent],
        lines: shown(
          report.happenings
            .filter(({ seenBy }) => seenBy !== 'all' && seenBy.includes(agent) && mayKnow(viewpoint, seenBy))
            .map(tell),
        ),
      }))
      .filter(({ lines }) => lines.length > 0),
    diaries: report.disclosed.map(({ agent }) => names[agent]),
    counts: minds.map((who) => {
      const amount = (step: (typeof path)[number]): Amount =>
        amountOf(who === null ? step.all : step.players[who], exactnessOf(step, who));
      return { who, before: index === 0 || before === undefined ? null : amount(before), after: amount(report) };
    }),
  };
}

function amountOf(held: FaceCounts, exactness: Report['exactness']): Amount {
  const pictures = possibleFaces(held);
  const atMost = exactness.leavesOpen && isAtMost(exactness, pictures);
  return { pictures, worlds: held.worlds, exact: exactness.kind === 'exact', atMost };
}

/** One event of a step, in words. */
export interface EventView {
  readonly lines: readonly string[];
  readonly ways: number;
  /** Its share of all ways, from 0 to 1. */
  readonly share: number;
  readonly actual: boolean;
}

/** So many events are listed; the others are counted. */
const MOST_EVENTS = 60;

/** The events of a step as they are told apart by a mind: the one that happened first, then those with most ways. */
export function eventsOf(
  { viewpoint, names, presentation }: Vantage,
  mind: Agent | null,
  alternatives: readonly StepAlternative[],
): { readonly shown: readonly EventView[]; readonly total: number } {
  const viewer = viewerOf(viewpoint);
  const all = alternatives.reduce((sum, { ways }) => sum + ways, 0);
  const events = alternatives.map(({ moves, happenings, result, ways, actual }) => ({
    lines: [
      ...moves.map((move) => {
        const moved = mind === null ? null : presentation.moved(mind, move, names, viewer);
        return moved?.text ?? presentation.offer(move, names);
      }),
      ...happenings.map((happening) => presentation.happening(happening, names, viewer).text),
      ...(result === null ? [] : [presentation.result(result, names)]),
    ].filter((text) => text !== ''),
    ways,
    share: all === 0 ? 0 : ways / all,
    actual,
  }));
  // Among events with as many ways an order that depends on nothing but what they are.
  const key = new Map(events.map((event) => [event, event.lines.join('\n')]));
  const shown = events.toSorted(
    (first, second) =>
      Number(second.actual) - Number(first.actual) ||
      second.ways - first.ways ||
      ((key.get(first) ?? '') < (key.get(second) ?? '') ? -1 : 1),
  );
  return { shown: shown.slice(0, MOST_EVENTS), total: shown.length };
}
