import type { FaceCounts } from '../engine/counts.ts';
import type { Exactness } from '../engine/moment-knowledge/moment-knowledge.ts';
import type { Agent } from '../engine/rules.ts';
import { possibleFaces } from '../engine/counts.ts';
import { exactnessOf } from './held.ts';
import { stepLines, publicReason, stageTitle } from './view.ts';
import type { Faces, Report } from './report.ts';
import { signWords } from './signs.ts';
import type { Thoughts } from './thoughts.ts';
import { viewerOf, type Vantage } from './viewpoint.ts';

/** How a picture of worlds stands to the viewpoint: possible; ruled out by this player alone; ruled out for everybody. */
export type Standing = 'possible' | 'elsewhere' | 'pruned';

/** One picture (in Salem: a deal of the roles) and the worlds that show it. */
export interface WorldView {
  readonly face: number;
  readonly standing: Standing;
  /** How many worlds of the model it stands for, as the viewpoint counts them. */
  readonly count: number;
  /** Only ever true in the teacher's viewpoint. */
  readonly actual: boolean;
  /** Since when and why it is ruled out ("Night 2: Cat died and was the Doctor"); empty while it is possible. */
  readonly reason: string;
  /** One sentence: who is what in it, whether it is possible, and if not since when and why. */
  readonly label: string;
}

/** The graph's content from a viewpoint. */
export interface WorldsView {
  readonly worlds: readonly WorldView[];
  /** Whose knowledge it is: a player's, or null for what is common knowledge. */
  readonly mind: Agent | null;
  /** Through whose thoughts it is seen, the mind's first; empty for what is common knowledge. */
  readonly chain: readonly Agent[];
  /** How many pictures are possible, of how many. */
  readonly possible: number;
  readonly total: number;
  /** How many worlds, pasts included, those stand for. */
  readonly pasts: number;
  /** See `Report.exactness` and `Report.told`: of the mind. */
  readonly exactness: Exactness;
  readonly told: Report['told'][number];
}

/**
 * All worlds as the viewpoint knows them. With `focus`, the teacher looks into that player's cell; with `thoughts`, anybody
 * looks at what one player holds possible that another holds possible.
 */
export function worldsOf(
  vantage: Vantage,
  faces: Faces,
  focus: Agent | null,
  thoughts: Thoughts | null = null,
): WorldsView {
  const { viewpoint, path } = vantage;
  const report = path[path.length - 1];
  const mind = viewerOf(viewpoint) ?? focus;
  const heldAt = (step: Report): FaceCounts => (mind === null ? step.all : step.players[mind]);
  const deep = thoughts !== null && thoughts.chain.length > 1 ? thoughts : null;
  const held = deep?.held ?? heldAt(report);
  const chain = deep?.chain ?? (mind === null ? [] : [mind]);
  const publicReasons = lazily((index) => stepReason(vantage, index));
  const deepReason = (face: number): string => {
    const index = deep?.past?.findIndex((step) => step === null || step.byFace[face] === 0) ?? -1;
    const known = index >= 0 && deep?.past?.[index] !== null;
    return known ? vantage.words.since(stageTitle(vantage, path[index])) : '';
  };
  const privateReasons = lazily((index) => (mind === null ? '' : privateReason(vantage, mind, index)));

  const worlds = faces.map((_, face): WorldView => {
    const count = held.byFace[face];
    const standing = count > 0 ? 'possible' : report.all.byFace[face] > 0 ? 'elsewhere' : 'pruned';
    const reasonOf = () => {
      if (standing === 'possible') return '';
      if (standing === 'pruned') return publicReasons(path.findIndex((step) => step.all.byFace[face] === 0));
      if (deep !== null) return deepReason(face);
      return privateReasons(path.findIndex((step) => heldAt(step).byFace[face] === 0));
    };
    const actual = viewpoint === 'teacher' && face === report.actual;
    // Words are made when they are read: of thousands of worlds few are.
    return {
      face,
      standing,
      count,
      actual,
      get reason() {
        return reasonOf();
      },
      get label() {
        return worldLabel(vantage, faces, chain, { face, standing, count, actual, reason: reasonOf() });
      },
    };
  });
  return {
    worlds,
    mind,
    chain,
    possible: possibleFaces(held),
    total: faces.length,
    pasts: held.worlds,
    exactness: exactnessOf(report, mind),
    told: mind === null ? 'known' : report.told[mind],
  };
}

function worldLabel(
  { viewpoint, names, presentation, words, path }: Vantage,
  faces: Faces,
  chain: readonly Agent[],
  world: Omit<WorldView, 'label'>,
): string {
  const who = faces[world.face]
    .map(({ of, sign }) => words.wears(names[of], signWords(presentation, sign).label))
    .join(', ');
  const mind = chain.at(0);
  const you = mind !== undefined && mind === viewpoint;
  const name = mind === undefined ? null : names[mind];
  const thinkers = chain.map((agent) => names[agent]);
  const { leavesOpen, kind } = exactnessOf(path[path.length - 1], mind ?? null);
  // Past the budget worlds with the same picture are merged: their number says nothing of pasts.
  const pasts = kind === 'coarse' ? null : world.count;
  const stands =
    chain.length > 1 && world.standing !== 'pruned'
      ? [words.inThoughts(thinkers, world.standing === 'possible', you, leavesOpen), world.reason].join(' ').trim()
      : world.standing === 'possible'
        ? words.possibleFor(name, you, pasts, leavesOpen)
        : world.standing === 'elsewhere' && name !== null
          ? words.ruledOutBy(name, you, world.reason)
          : words.ruledOutForAll(world.reason);
  return `${who}. ${world.actual ? `${words.actual} ` : ''}${stands}`;
}

/** What everybody learnt in a step, with its night or day. */
function stepReason(vantage: Vantage, index: number): string {
  const report = vantage.path[index];
  return vantage.words.at(stageTitle(vantage, report), publicReason(vantage, report));
}

/** What a player alone learnt in a step, told as the viewpoint may hear it. */
function privateReason(vantage: Vantage, mind: Agent, index: number): string {
  const { words, names, viewpoint } = vantage;
  const you = mind === viewpoint;
  const title = stageTitle(vantage, vantage.path[index]);
  if (index === 0) return words.at(title, words.atStart(names[mind], you));
  const own = stepLines({ ...vantage, viewpoint: mind }, index).filter(({ secret }) => secret !== null);
  if (own.length === 0 || !you) return words.at(title, words.toldApart(names[mind], you));
  return words.at(title, own.map(({ text }) => text).join(' '));
}

/** Remembers what was computed for a number. */
function lazily(compute: (index: number) => string): (index: number) => string {
  const known = new Map<number, string>();
  return (index) => {
    const text = known.get(index) ?? compute(index);
    known.set(index, text);
    return text;
  };
}
