/**
 * The choke point: everything that the screen shows of the reports passes here (and through board.ts and worlds.ts for the board
 * and the graph), and nothing that the viewpoint's player may not know gets through.
 */
import type { Sentence } from '../engine/presentation.ts';
import type { Agent, Move } from '../engine/rules.ts';
import type { Run } from '../engine/run.ts';
import { possibleFaces } from '../engine/counts.ts';
import { isAtMost } from './held.ts';
import type { DiaryEntry, Report } from './report.ts';
import { mayKnow, viewerOf, visibleLine, type Vantage, type Viewpoint } from './viewpoint.ts';

/** A line of the log. */
export interface LogLine extends Sentence {
  /** Who alone knows this ("only Ann knows"); null if everybody does. */
  readonly secret: string | null;
}

/** A diary that a step opened to everybody. */
export interface OpenedDiary {
  readonly agent: Agent;
  readonly title: string;
  readonly entries: readonly { readonly stage: string; readonly lines: readonly Sentence[] }[];
}

export interface LogStep {
  readonly node: number;
  readonly lines: readonly LogLine[];
  readonly diaries: readonly OpenedDiary[];
}

export type Light = 'deal' | 'night' | 'day';

/** The steps of one night or day. */
export interface LogGroup {
  readonly title: string;
  readonly light: Light;
  readonly steps: readonly LogStep[];
}

/** A move and who made it. */
export interface Deed {
  readonly by: readonly Agent[];
  readonly move: Move;
  readonly audience: 'all' | readonly Agent[];
}

/** What was chosen in the step that led from `before` to `report`, as far as the viewpoint may see it. */
export function deeds(viewpoint: Viewpoint, before: Report | undefined, report: Report): readonly Deed[] {
  const { decision } = report;
  const turn = before?.turn ?? null;
  if (decision?.kind !== 'act' || turn === null) return [];
  return turn.seats.flatMap(({ seat, by }) => {
    const move = decision.joint[seat];
    const audience = turn.open ? 'all' : by;
    return move !== undefined && mayKnow(viewpoint, audience) ? [{ by, move, audience }] : [];
  });
}

/** The title of the night or day in which a step was decided. */
export function stageTitle(vantage: Vantage, report: Report): string {
  const { presentation, words } = vantage;
  return report.decidedAt === null ? (presentation.beginning ?? words.deal) : presentation.stage(report.decidedAt);
}

/** Was a step decided by night or by day? */
export function lightOf(vantage: Pick<Vantage, 'presentation'>, report: Report): Light {
  return report.decidedAt === null ? 'deal' : vantage.presentation.light(report.decidedAt);
}

/** The lines of the step at `index` of the path: what the viewpoint's player learns there, and no more. */
export function stepLines(vantage: Vantage, index: number): readonly LogLine[] {
  const { viewpoint, path, names, presentation, words } = vantage;
  const viewer = viewerOf(viewpoint);
  const report = path[index];
  const secret = (audience: 'all' | readonly Agent[]): string | null =>
    audience === 'all'
      ? null
      : words.onlyKnownTo(
          audience.map((agent) => names[agent]),
          viewer !== null && audience.length === 1 && audience[0] === viewer,
        );

  const moved = deeds(viewpoint, path[index - 1], report).flatMap(({ by, move, audience }) => {
    const sentence = by.length === 0 ? null : presentation.moved(by[0], move, names, viewer);
    return sentence === null ? [] : [{ ...sentence, secret: secret(audience) }];
  });
  const seen = report.happenings
    .filter(({ seenBy }) => mayKnow(viewpoint, seenBy))
    .map((happening) => ({ ...presentation.happening(happening, names, viewer), secret: secret(happening.seenBy) }));
  const lines = [
    ...moved,
    ...seen.filter((line) => line.secret !== null),
    ...seen.filter((line) => line.secret === null),
  ];
  const said = spoken(vantage, report);
  if (said !== null) lines.unshift({ ...said, secret: null });
  if (report.result !== null) {
    lines.push({ icon: 'flag', text: presentation.result(report.result, names), secret: null });
  }
  const uneventful =
    lines.length > 0
      ? ''
      : report.decidedAt === null
        ? words.nothingShown(viewer !== null)
        : presentation.uneventful(report.decidedAt);
  if (uneventful !== '') lines.push({ icon: 'dot', text: uneventful, secret: null });
  return lines;
}

/** What was said aloud in a step: public to all. */
export function spoken(
  { names, viewpoint, presentation, words }: Vantage,
  { decision, honesty }: Report,
): Sentence | null {
  if (decision?.kind === 'share') {
    return { icon: words.decisionIcon.share, text: words.shared(names[decision.by], decision.by === viewpoint) };
  }
  if (decision?.kind === 'announce') {
    const speaker = decision.by === null ? null : names[decision.by];
    const text =
      presentation.said?.(decision.by, decision.formula, names) ??
      words.announced(speaker, decision.formula, decision.by === viewpoint);
    return { icon: words.decisionIcon.announce, text };
  }
  if (decision?.kind === 'claim') {
    // Whether it was true is the speaker's secret.
    const worth = mayKnow(viewpoint, [decision.by]) ? honesty : null;
    const text = words.claimed(names[decision.by], decision.formula, decision.by === viewpoint, worth);
    return { icon: words.decisionIcon.claim, text };
  }
  return null;
}

/** What came out, in a game that tells it before it ends: the last announcement in the game's own words. */
export function outcomeOf(vantage: Vantage): string | null {
  const { path, presentation } = vantage;
  const before = path.at(-2);
  if (presentation.said === undefined || before?.decision?.kind !== 'announce') return null;
  return spoken(vantage, before)?.text ?? null;
}

function openedDiaries({ viewpoint, names, presentation, words }: Vantage, report: Report): readonly OpenedDiary[] {
  const viewer = viewerOf(viewpoint);
  const linesOf = (agent: Agent, entry: DiaryEntry): readonly Sentence[] => [
    ...entry.moves.flatMap((move) => presentation.moved(agent, move, names, viewer) ?? []),
    ...entry.happenings.map((happening) => presentation.happening(happening, names, viewer)),
  ];
  return report.disclosed.map(({ agent, entries }) => ({
    agent,
    title: words.diaryOf(names[agent], agent === viewer),
    entries: entries
      .map((entry) => ({
        stage: entry.stage === null ? (presentation.beginning ?? words.deal) : presentation.stage(entry.stage),
        lines: linesOf(agent, entry),
      }))
      .filter(({ lines }) => lines.length > 0),
  }));
}

/** What happened, grouped by nights and days. `vantage.path` is the whole line; the viewpoint stands at its step `at`. */
export function logOf(vantage: Vantage, at: number): readonly LogGroup[] {
  const groups: { title: string; light: Light; steps: LogStep[] }[] = [];
  visibleLine(vantage.viewpoint, vantage.path, at).forEach((report, index) => {
    const title = stageTitle(vantage, report);
    const step = { node: report.node, lines: stepLines(vantage, index), diaries: openedDiaries(vantage, report) };
    const group = groups.at(-1);
    if (group?.title === title) group.steps.push(step);
    else groups.push({ title, light: lightOf(vantage, report), steps: [step] });
  });
  return groups;
}

/** The public events of a step in a few words: the reason that ghosts keep. */
export function publicReason(vantage: Vantage, report: Report): string {
  const { presentation, names } = vantage;
  const happenings = report.happenings.filter(({ seenBy }) => seenBy === 'all');
  const said = spoken({ ...vantage, viewpoint: 'teacher' }, { ...report, honesty: null });
  const headline = happenings.length === 0 ? '' : presentation.headline(happenings, names);
  return [said?.text ?? '', headline].filter((text) => text !== '').join(' ');
}

/** For one player, how much they held possible at every step of a line. */
export interface CountLine {
  readonly agent: Agent;
  readonly name: string;
  /** Null where no number is told, since knowledge is coarse. */
  readonly faces: readonly (number | null)[];
  /** At which steps it is the most that they may have been, since what is not found out is left open. */
  readonly atMost: readonly boolean[];
}

/**
 * The lines of worlds held possible. What others hold possible is the teacher's knowledge; a player sees their own line, up
 * to the step `at` at which they stand.
 */
export function countLines(vantage: Vantage, at: number): readonly CountLine[] {
  const visible = visibleLine(vantage.viewpoint, vantage.path, at);
  return vantage.names
    .map((name, agent) => ({ agent, name, ...countsOf(visible, agent) }))
    .filter(({ agent }) => vantage.viewpoint === 'teacher' || vantage.viewpoint === agent);
}

/**
 * A player's counts. Where what they hold possible is not found out (yet), it is no more than what their card and what is public leave, and no
 * more than before, since nobody forgets.
 */
function countsOf(line: readonly Report[], agent: Agent): Pick<CountLine, 'faces' | 'atMost'> {
  let before = Infinity;
  const counts = line.map(({ exactness, players, told }) => {
    const held = possibleFaces(players[agent]);
    if (exactness.kind === 'coarse') return { faces: null, atMost: false };
    const faces = told[agent] === 'known' ? held : Math.min(held, before);
    before = faces;
    return { faces, atMost: exactness.leavesOpen && isAtMost(exactness, faces) };
  });
  return { faces: counts.map(({ faces }) => faces), atMost: counts.map(({ atMost }) => atMost) };
}

/** The run's seed; null where it would reveal the deal. */
export function seedFor(viewpoint: Viewpoint, run: Run): number | null {
  return viewpoint === 'teacher' ? run.seed : null;
}

/** A link holds the whole run with its deal, so that only the teacher may hand it on. */
export function mayShareLink(viewpoint: Viewpoint): boolean {
  return viewpoint === 'teacher';
}
