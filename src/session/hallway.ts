import type { Hallway, Seen } from '../engine/hallway.ts';
import type { Agent } from '../engine/rules.ts';
import { deeds } from './view.ts';
import { mayKnow, viewerOf, type Vantage } from './viewpoint.ts';

/**
 * The hallway as the viewpoint knows it; null for a game without one. The game reads it from what the viewpoint may know of each step up
 * to the present one, and from diaries that were opened to all. With `focus` the teacher looks through that player's eyes.
 */
export function hallwayOf(vantage: Vantage, focus: Agent | null = null): Hallway | null {
  const { path, names, presentation } = vantage;
  if (presentation.board === undefined) return null;
  const viewer = viewerOf(vantage.viewpoint);
  const mind = viewer ?? focus;
  const viewpoint = mind ?? 'teacher';
  const seen = path.flatMap((report, index): Seen[] => {
    const opened = report.disclosed.flatMap(({ agent, entries }) =>
      entries.map(({ stage, moves, happenings }) => ({
        stage,
        moves: moves.map((move) => ({ by: [agent], move })),
        happenings,
        resolution: [],
      })),
    );
    const own: Seen = {
      stage: report.decidedAt,
      moves: deeds(viewpoint, path[index - 1], report),
      happenings: report.happenings.filter(({ seenBy }) => mayKnow(viewpoint, seenBy)),
      resolution: mind === null ? report.resolution : [],
    };
    return [...opened, own];
  });
  return presentation.board.see(seen, names, mind, viewer);
}
