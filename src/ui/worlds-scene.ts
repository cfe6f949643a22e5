import type { Subject, WorldsLayout } from '../graph/layouts/worlds-layout.ts';
import type { Scene } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { viewerOf, type Vantage } from '../session/viewpoint.ts';
import type { Faces } from '../session/report.ts';
import { signWords } from '../session/signs.ts';
import type { Words } from './words.ts';

export const worldId = (face: number): string => `world-${face}`;

/** Puts what the viewpoint knows of each world at the world's place. `shortNames` are the players' names for small labels. */
export function sceneOf(
  view: WorldsView,
  { viewpoint, presentation }: Vantage,
  faces: Faces,
  layout: WorldsLayout,
  shortNames: readonly string[],
  words: Words['worlds'],
  thoughtWords: Words['knowledge']['thoughts'],
  lit: ReadonlySet<number>,
): Scene {
  const { mind, chain } = view;
  const caption =
    chain.length > 1
      ? thoughtWords.caption(chain.map((agent) => shortNames[agent]))
      : mind === null
        ? words.centreAll
        : words.centre(shortNames[mind], mind === viewerOf(viewpoint));
  const isPossible = (face: number) => view.worlds[face].standing === 'possible';
  return {
    width: layout.width,
    height: layout.height,
    picture: layout.picture,
    worlds: view.worlds.map((world) => ({
      id: worldId(world.face),
      place: layout.places[world.face],
      signs: faces[world.face].map(({ sign }) => signWords(presentation, sign)),
      standing: world.standing,
      count: world.count,
      actual: world.actual,
      label: world.label,
      reason: world.reason,
      lit: lit.has(world.face),
    })),
    regions: layout.regions.map(({ id, subject, members, outline, labelBox }) => {
      const inside = members.filter(isPossible).length;
      const label = subjectLabel(subject, presentation, shortNames);
      return { id, label, outline, labelBox, dark: inside === 0, possible: inside };
    }),
    axes: layout.axes.map(({ id, subject, box }) => ({
      id,
      text: axisLabel(subject, presentation, shortNames, words),
      box,
    })),
    cells:
      mind === null || view.possible === 0
        ? []
        : [
            {
              id: `cell-${chain.join('-')}`,
              members: view.worlds.flatMap(({ face }) => (isPossible(face) ? worldId(face) : [])),
              colour: 'accent',
              label: caption,
            },
          ],
    centre: layout.centre === null ? null : { ...layout.centre, count: view.possible, caption },
  };
}

/** What a region of the layout means: "Bob is the Godfather", "2 are evil". */
function subjectLabel(subject: Subject, presentation: Vantage['presentation'], names: readonly string[]): string {
  const { layout } = presentation;
  if (subject.kind === 'carriers' && (layout.kind === 'sectors' || layout.kind === 'carriers')) {
    return subject.players.map((player) => presentation.region(names[player], layout.sign)).join(', ');
  }
  if (subject.kind === 'layer' && layout.kind === 'layers') return layout.layer(subject.count);
  if (subject.kind === 'column' && layout.kind === 'grid') return layout.column(subject.index);
  if (subject.kind === 'row' && layout.kind === 'grid') return layout.row(subject.index);
  return '';
}

/** The same at an edge, where of a player the name is enough. */
function axisLabel(
  subject: Subject,
  presentation: Vantage['presentation'],
  names: readonly string[],
  words: Words['worlds'],
): string {
  if (subject.kind !== 'carriers') return subjectLabel(subject, presentation, names);
  return subject.players.length === 0 ? words.nobody : subject.players.map((player) => names[player]).join(', ');
}
