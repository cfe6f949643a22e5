import type { WorldsLayout } from '../graph/layouts/worlds-layout.ts';
import type { Scene } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { viewerOf, type Vantage } from '../session/viewpoint.ts';
import type { Faces } from '../session/report.ts';
import { axisLabel, subjectLabel } from './subject-words.ts';
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
  const { signs } = presentation;
  const { mind, chain } = view;
  const context = { presentation, names: shortNames, words };
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
      signs: faces[world.face].map(({ sign }) => signs[sign]),
      standing: world.standing,
      count: world.count,
      actual: world.actual,
      label: world.label,
      reason: world.reason,
      lit: lit.has(world.face),
    })),
    regions: layout.regions.map(({ id, subject, members, outline, labelBox }) => {
      const inside = members.filter(isPossible).length;
      const label = subjectLabel(subject, context);
      return { id, label, outline, labelBox, dark: inside === 0, possible: inside };
    }),
    axes: layout.axes.map(({ id, subject, box }) => ({
      id,
      text: axisLabel(subject, context),
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
