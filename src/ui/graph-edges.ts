import { useMemo, useState } from 'react';
import type { WorldsLayout } from '../graph/layouts/plan.ts';
import type { RoutedEdge } from '../graph/scene.ts';
import { viewerOf, type Vantage } from '../session/viewpoint.ts';
import type { WorldsView } from '../session/worlds.ts';
import { useAnswer } from './answers.ts';
import { useLoaded } from './loaded.ts';
import { useAnswers, useWords } from './screen.ts';
import { worldId } from './worlds-scene.ts';

/** Between so many worlds that are possible here lines can be drawn, with others between so many, and so many lines unasked. */
export const MOST_JOINED = 24;
const MOST_STANDING = 16;
const FEW_LINES = 40;
const NO_EDGES: readonly RoutedEdge[] = [];
const loadEdges = () => import('../graph/edges.ts');

/** The lines between worlds that somebody cannot tell apart, and what can be chosen about them. */
export interface EdgeChoices {
  readonly marks: readonly RoutedEdge[];
  /** Are there few enough worlds for lines? */
  readonly possible: boolean;
  readonly on: boolean;
  /** Are worlds left out of it that are ruled out here, but not by all, since with them there would be too many? */
  readonly partly: boolean;
  readonly show: (on: boolean) => void;
  /** Players whose lines are left out. */
  readonly without: ReadonlySet<number>;
  readonly toggle: (agent: number) => void;
}

/** Asks who cannot tell which of the drawn worlds apart, once they are few enough; null for a layout that draws none singly. */
export function useEdges(
  { viewpoint, path }: Vantage,
  view: WorldsView,
  layout: WorldsLayout | null,
  initials: readonly string[],
): EdgeChoices {
  const words = useWords().worlds;
  const [chosen, show] = useState<boolean | null>(null);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const joined = useMemo(() => (layout === null ? [] : joinedFaces(view)), [layout, view]);
  const possible = joined.length > 1;
  const wanted = possible && (chosen ?? true);
  const viewer = viewerOf(viewpoint);
  const question = useMemo(() => (wanted ? { faces: joined, viewer } : null), [wanted, joined, viewer]);
  const answer = useAnswer(useAnswers().links, path[path.length - 1].node, question);
  const drawing = useLoaded(wanted, loadEdges);
  const marks = useMemo(() => {
    if (answer?.ok !== true || layout === null || drawing === null) return NO_EDGES;
    const links = answer.value.flatMap((link) => {
      const agents = link.agents.filter((agent) => !without.has(agent));
      return agents.length === 0 ? [] : { ...link, agents };
    });
    const { picture, centre, regions, axes, width, height } = layout;
    const thinned = drawing.thinLinks(links, (face) => layout.places[face], joined, picture);
    if (chosen === null && thinned.length > FEW_LINES) return NO_EDGES;
    const lines = thinned.map(({ from, to, agents }) => ({
      from: worldId(from),
      to: worldId(to),
      label: agents.length === initials.length ? words.edgeOfAll : agents.map((agent) => initials[agent]).join(' '),
    }));
    const names = [...regions.flatMap(({ labelBox }) => labelBox ?? []), ...axes.map(({ box }) => box)];
    return drawing.routeEdges(lines, standingAt(layout, joined, view), picture, centre, { width, height, names });
  }, [answer, layout, drawing, joined, view, without, initials, words, chosen]);
  // Unasked they are drawn only where every line and label has room.
  const readable =
    marks.every(({ clear }) => clear) && marks.filter(({ overGhost }) => overGhost).length <= marks.length / 4;
  const on = wanted && (chosen ?? (marks.length > 0 && readable));
  return {
    marks: on ? marks : NO_EDGES,
    possible,
    on,
    partly: joined.length < view.worlds.filter(({ standing }) => standing !== 'pruned').length,
    show,
    without,
    toggle(agent) {
      const changed = new Set(without);
      if (!changed.delete(agent)) changed.add(agent);
      setWithout(changed);
    },
  };
}

/** Worlds as lines see them: those between which they are drawn stand, and all others may rather be passed over. */
function standingAt({ places }: WorldsLayout, faces: readonly number[], { worlds }: WorldsView) {
  const between = new Set(faces);
  return worlds.map(({ face, count, actual }) => ({
    id: worldId(face),
    place: places[face],
    standing: between.has(face) ? ('possible' as const) : ('pruned' as const),
    count,
    actual,
  }));
}

/** The pictures to draw lines between: all that are possible for somebody; or, where these are too many, for the viewpoint. */
function joinedFaces({ worlds, possible }: WorldsView): readonly number[] {
  const standing = worlds.flatMap(({ face, standing: stands }) => (stands === 'pruned' ? [] : face));
  if (standing.length <= MOST_STANDING) return standing;
  if (possible > MOST_JOINED) return [];
  return worlds.flatMap(({ face, standing: stands }) => (stands === 'possible' ? face : []));
}
