import type { Agent, Glyph } from '../engine/rules.ts';
import { isAmong } from '../engine/view.ts';
import type { ToldWhy } from './inquiries.ts';
import type { Faces } from './report.ts';
import { publicReason, stageTitle } from './view.ts';
import { viewerOf, type Vantage } from './viewpoint.ts';

/** The sentences of an explanation. */
export interface WhySentences {
  pruned(stage: string, reason: string): string;
  apart(stage: string, name: string, seen: string): string;
  satisfies(stage: string): string;
}

/** Ends of worlds, from what concerns all to what concerns one. */
const KINDS = ['pruned', 'apart', 'satisfies'] as const;

/** Worlds that spoke against something and came to one end. */
export interface WhyGroup {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
  /** How many worlds. */
  readonly count: number;
  /** Their pictures, as places in the list of faces. */
  readonly faces: readonly number[];
}

/** An explanation ready to be told. */
export interface WhyView {
  /** Null: what is kept does not settle it. */
  readonly known: boolean | null;
  /** How many worlds once spoke against it. */
  readonly against: number;
  /** In the order of the steps that settled them. */
  readonly groups: readonly WhyGroup[];
  /** The picture of a world that refutes it, or that is left standing where nothing is settled; null if it is known. */
  readonly refutedBy: number | null;
  /** Worlds could not be followed from the deal. */
  readonly partial: boolean;
}

/**
 * Why a player knows something, told from a viewpoint: the teacher's, or that player's own. To nobody else may it be told.
 */
export function whyOf(vantage: Vantage, faces: Faces, agent: Agent, why: ToldWhy, sentences: WhySentences): WhyView {
  const numbers = new Map(faces.map((face, number) => [JSON.stringify(face), number]));
  const numberOf = (face: readonly Glyph[]): number => numbers.get(JSON.stringify(face)) ?? -1;
  const partial = !why.reachesDeal;
  if (why.answer.known !== true) {
    const { known, face } = why.answer;
    return { known, against: 0, groups: [], refutedBy: numberOf(face), partial };
  }
  const ends = new Map<string, { kind: WhyGroup['kind']; step: number; count: number; faces: Set<number> }>();
  for (const { face, fate, count } of why.answer.groups) {
    const key = `${fate.step} ${fate.kind}`;
    const end = ends.get(key) ?? { kind: fate.kind, step: fate.step, count: 0, faces: new Set<number>() };
    end.count += count;
    end.faces.add(numberOf(face));
    ends.set(key, end);
  }
  const ordered = [...ends.values()].sort(
    (one, other) => one.step - other.step || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
  const groups = ordered.map(({ kind, step, count, faces: shown }) => ({
    kind,
    text: sentence(vantage, agent, kind, step, sentences),
    count,
    faces: [...shown].sort((one, other) => one - other),
  }));
  const against = groups.reduce((sum, { count }) => sum + count, 0);
  return { known: true, against, groups, refutedBy: null, partial };
}

function sentence(
  vantage: Vantage,
  agent: Agent,
  kind: WhyGroup['kind'],
  step: number,
  sentences: WhySentences,
): string {
  const report = vantage.path[step];
  const stage = stageTitle(vantage, report);
  switch (kind) {
    case 'pruned':
      return sentences.pruned(stage, publicReason(vantage, report).replace(/\.$/u, ''));
    case 'apart':
      return sentences.apart(
        stage,
        vantage.names[agent],
        ownSights(vantage, agent, step).join(' ').replace(/\.$/u, ''),
      );
    case 'satisfies':
      return sentences.satisfies(stage);
  }
}

/** What a player alone did and was shown in a step, in sentences. */
function ownSights({ path, names, presentation, viewpoint }: Vantage, agent: Agent, step: number): readonly string[] {
  const viewer = viewerOf(viewpoint);
  const { decision, happenings } = path[step];
  const seats = path[step - 1]?.turn?.seats ?? [];
  const moves = decision?.kind !== 'act' ? [] : seats.filter(({ by }) => by.includes(agent));
  const joint = decision?.kind === 'act' ? decision.joint : {};
  return [
    ...moves.flatMap(({ seat }) => {
      const move = joint[seat];
      return move === undefined ? [] : (presentation.moved(agent, move, names, viewer)?.text ?? []);
    }),
    ...happenings
      .filter(({ seenBy }) => seenBy !== 'all' && isAmong(seenBy, agent))
      .map((happening) => presentation.happening(happening, names, viewer).text),
  ];
}
