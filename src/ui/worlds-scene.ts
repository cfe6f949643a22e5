import type { SectorLayout } from '../graph/layouts/sector-layout.ts';
import type { Scene } from '../graph/scene.ts';
import type { WorldsView } from '../session/worlds.ts';
import { viewerOf, type Vantage } from '../session/viewpoint.ts';
import type { Faces } from '../session/report.ts';
import type { Words } from './words.ts';

export const worldId = (face: number): string => `world-${face}`;

/** Puts what the viewpoint knows of each world at the world's place. `shortNames` are the players' names for small labels. */
export function sceneOf(
  view: WorldsView,
  { viewpoint, presentation }: Vantage,
  faces: Faces,
  layout: SectorLayout,
  shortNames: readonly string[],
  words: Words['worlds'],
  thoughtWords: Words['knowledge']['thoughts'],
  lit: ReadonlySet<number>,
): Scene {
  const { layout: plan, signs } = presentation;
  const { mind, chain } = view;
  const caption =
    chain.length > 1
      ? thoughtWords.caption(chain.map((agent) => shortNames[agent]))
      : mind === null
        ? words.centreAll
        : words.centre(shortNames[mind], mind === viewerOf(viewpoint));
  const possible = view.worlds.filter(({ standing }) => standing === 'possible');
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
    regions: layout.sectors.flatMap(({ player, outline, labelBox }) => {
      if (player === null) return [];
      const inside = possible.filter(({ face }) =>
        faces[face].some(({ of, sign }) => of === player && sign === plan.sign),
      );
      return {
        id: `region-${player}`,
        label: presentation.region(shortNames[player], plan.sign),
        outline,
        labelBox,
        dark: inside.length === 0,
        possible: inside.length,
      };
    }),
    cells:
      mind === null || possible.length === 0
        ? []
        : [
            {
              id: `cell-${chain.join('-')}`,
              members: possible.map(({ face }) => worldId(face)),
              colour: 'accent',
              label: caption,
            },
          ],
    centre: {
      ...layout.centre,
      count: view.possible,
      caption,
    },
  };
}
