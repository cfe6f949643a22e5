import type { FaceCounts } from '../engine/counts.ts';
import type { Exactness, Told } from '../engine/moment-knowledge/moment-knowledge.ts';
import type { Agent } from '../engine/rules.ts';
import type { Faces, Report } from './report.ts';

export { possibleFaces } from '../engine/counts.ts';

/** How what is told of one player is to be read: coarsely while, or since, no view of theirs is there. For nobody: what all know. */
export function exactnessOf({ exactness, told }: Report, agent: Agent | null): Exactness {
  return agent === null || told[agent] === 'known' ? exactness : { ...exactness, kind: 'coarse' };
}

/** The report with what was found out of one player. */
export function withTold(report: Report, agent: Agent, { held, by }: Told): Report {
  return { ...report, players: report.players.with(agent, held), told: report.told.with(agent, by) };
}

/** The report where no answer came about one player (`failed`), or where it is to be asked for again (`late`). */
export function withoutTold(report: Report, agent: Agent, by: 'failed' | 'late'): Report {
  return { ...report, told: report.told.with(agent, by) };
}

/** What is to be found out next of what is told late: of whom one looks at here, then of them before, then of everybody else whose thoughts may be seen. */
export function nextLate(
  path: readonly Report[],
  looked: Agent | null,
  others: readonly Agent[],
): { readonly node: number; readonly agent: Agent } | null {
  const wanted = [
    ...(looked === null ? [] : path.toReversed().map((report) => ({ report, agent: looked }))),
    ...others.flatMap((agent) => path.slice(-1).map((report) => ({ report, agent }))),
  ];
  const next = wanted.find(({ report, agent }) => report.told[agent] === 'late');
  return next === undefined ? null : { node: next.report.node, agent: next.agent };
}

/** The pictures that somebody holds possible. */
export function facesHeld(faces: Faces, held: FaceCounts): Faces {
  return faces.filter((_, face) => held.byFace[face] > 0);
}

/** The numbers of the pictures that somebody holds possible. */
export function facesOf(held: FaceCounts): readonly number[] {
  return [...held.byFace.keys()].filter((face) => held.byFace[face] > 0);
}
