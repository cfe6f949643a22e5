import type { WorldsLayout } from '../graph/layouts/plan.ts';
import type { Scene } from '../graph/scene.ts';
import { isAtMost } from '../session/held.ts';
import type { WorldsView } from '../session/worlds.ts';
import type { Vantage } from '../session/viewpoint.ts';
import type { Faces } from '../session/report.ts';
import { signWords } from '../session/signs.ts';
import { axisLabel, subjectLabel, type SubjectWords } from './subject-words.ts';
import type { Words } from './words.ts';

export const worldId = (face: number): string => `world-${face}`;

/** The picture that an id stands for; null for the id of something else. */
export function faceOf(id: string): number | null {
  const face = /^world-(\d+)$/.exec(id)?.[1];
  return face === undefined ? null : Number(face);
}

/** Dots of this many possible worlds stand so close that their colour alone shows them together. */
const MOST_IN_HULL = 300;

/** Puts what the viewpoint knows of each world at the world's place. */
export function sceneOf(
  view: WorldsView,
  { presentation }: Vantage,
  faces: Faces,
  layout: WorldsLayout,
  context: SubjectWords,
  thoughtWords: Words['knowledge']['thoughts'],
  lit: ReadonlySet<number>,
): Scene {
  const { layout: plan } = presentation;
  const { mind, chain } = view;
  const { names: shortNames, initials, words } = context;
  const { kind } = view.exactness;
  const possible = new Set(view.worlds.flatMap(({ face, standing }) => (standing === 'possible' ? face : [])));
  const isPossible = (face: number) => possible.has(face);
  const standing = new Set(view.worlds.flatMap(({ face, standing: stands }) => (stands === 'pruned' ? [] : face)));
  const count = possible.size;
  const atMost = isAtMost(view.exactness, count);
  const caption =
    chain.length > 1
      ? thoughtWords.caption(chain.map((agent) => shortNames[agent]))
      : mind === null
        ? words.centreAll(count, atMost)
        : words.centre(shortNames[mind], count, atMost);
  return {
    width: layout.width,
    height: layout.height,
    picture: layout.picture,
    worlds: view.worlds.map((world) => ({
      id: worldId(world.face),
      place: layout.places[world.face],
      signs: faces[world.face].flatMap(({ of, sign }) => {
        if (layout.shows === 'all') return signWords(presentation, sign);
        return plan.kind !== 'grid' && sign === plan.sign
          ? { ...signWords(presentation, sign), letter: initials[of] }
          : [];
      }),
      standing: world.standing,
      // Pasts that are not counted are not written beside it.
      count: kind === 'coarse' ? Math.min(world.count, 1) : world.count,
      actual: world.actual,
      label: world.label,
      reason: world.reason,
      lit: lit.has(world.face),
    })),
    regions: layout.regions.map(({ id, subject, members, outline, labelBox }) => {
      const inside = members.filter(isPossible).length;
      const label = subjectLabel(subject, context);
      return {
        id,
        label,
        outline,
        labelBox,
        dark: inside === 0,
        gone: !members.some((face) => standing.has(face)),
        possible: inside,
      };
    }),
    axes: layout.axes.map(({ id, subject, box }) => ({
      id,
      text: axisLabel(subject, context),
      box,
    })),
    cells:
      mind === null || view.possible === 0 || (layout.picture.form === 'dot' && view.possible > MOST_IN_HULL)
        ? []
        : [
            {
              id: `cell-${chain.join('-')}`,
              members: view.worlds.flatMap(({ face }) => (isPossible(face) ? worldId(face) : [])),
              colour: 'accent',
              label: caption,
            },
          ],
    edges: [],
    centre: layout.centre === null ? null : { ...layout.centre, count: view.possible, atMost, caption },
  };
}
