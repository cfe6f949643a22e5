import type { WorldReport } from './inquiries.ts';
import type { Report } from './report.ts';
import { facesOf } from './held.ts';
import { stageTitle } from './view.ts';
import { viewerOf, type Vantage } from './viewpoint.ts';

/** What there is to say of a picture of worlds, besides who is what there. */
export interface WorldCard {
  /** How many worlds show the picture. */
  readonly worlds: number;
  /** What would have to have happened, night by night; empty where nothing was done in secret. */
  readonly past: readonly { readonly stage: string; readonly text: string }[];
  /** For each player, the pictures that they would hold possible there. */
  readonly cells: readonly { readonly name: string; readonly faces: readonly number[] }[];
  /** Who cannot tell it from the actual world: the teacher's knowledge; null for a player, and of the actual world itself. */
  readonly confusedBy: readonly string[] | null;
}

/** A picture explained from a viewpoint; null if nothing more can be said of it. */
export function cardOf(vantage: Vantage, face: number, { worlds, decisions, cells }: WorldReport): WorldCard | null {
  if (worlds === 0) return null;
  const { path, names, viewpoint } = vantage;
  const report = path[path.length - 1];
  const past = (decisions ?? []).flatMap((decision, index) => {
    const turn = path[index].turn;
    if (decision.kind !== 'act' || turn === null || turn.open) return [];
    const text = deeds(vantage, turn, decision.joint).join(' ');
    return text === '' ? [] : [{ stage: stageTitle(vantage, path[index + 1]), text }];
  });
  return {
    worlds,
    past,
    cells: cells.map((held, agent) => ({ name: names[agent], faces: facesOf(held) })),
    confusedBy:
      viewpoint === 'teacher' && face !== report.actual
        ? names.filter((_, agent) => report.players[agent].byFace[face] > 0)
        : null,
  };
}

/** What the players of a world chose, in sentences. */
function deeds(
  { presentation, names, viewpoint }: Vantage,
  { seats }: NonNullable<Report['turn']>,
  joint: Readonly<Record<string, { readonly kind: string }>>,
): readonly string[] {
  const viewer = viewerOf(viewpoint);
  return seats.flatMap(({ seat, by }) => {
    const move = joint[seat];
    // Who sits at a shared seat is what is the case, not what is the case in that world: it is not told to a player.
    const mayTell = by.length > 0 && (viewer === null || seat === String(by[0]));
    return move === undefined || !mayTell ? [] : (presentation.moved(by[0], move, names, viewer)?.text ?? []);
  });
}
