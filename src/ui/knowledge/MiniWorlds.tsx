import { useMemo } from 'react';
import { quotientLayout } from '../../graph/layouts/quotient-layout.ts';
import { worldsLayout } from '../../graph/layouts/worlds-layout.ts';
import type { PanelShape } from '../../graph/layouts/panel-shape.ts';
import type { LayoutPlan, WorldsLayout } from '../../graph/layouts/plan.ts';
import type { Place } from '../../kit/geometry.ts';
import { MOST_MARKS } from '../../graph/scene.ts';
import type { Faces } from '../../session/report.ts';
import './mini-worlds.css';

interface MiniWorldsProps {
  readonly faces: Faces;
  readonly plan: LayoutPlan;
  readonly possible: (face: number) => boolean;
  /** The shape of the room that it has. */
  readonly shape?: PanelShape;
  /** Outlined worlds, if any. */
  readonly lit?: ReadonlySet<number>;
  /** The actual world, framed; only for the teacher's eyes. */
  readonly actual?: number | null;
}

/** The marks of a small picture: worlds, or groups of them where they are too many. */
interface Marks extends Pick<WorldsLayout, 'width' | 'height' | 'places' | 'picture' | 'regions'> {
  readonly faces: readonly (readonly number[])[];
}

function marksOf(faces: Faces, plan: LayoutPlan, shape: PanelShape): Marks {
  if (faces.length <= MOST_MARKS) {
    return { ...worldsLayout(faces, plan, shape), faces: faces.map((_, face) => [face]) };
  }
  const { width, height, groups, mark } = quotientLayout(faces, plan, shape);
  return {
    width,
    height,
    places: groups.map(({ place }) => place),
    faces: groups.map(({ members }) => members),
    picture: { form: 'tally', ...mark, perRow: 1, signWidth: mark.width, signHeight: mark.height },
    regions: [],
  };
}

/** All worlds as dots at the places that they have in the graph: a path for those possible, one for the rest. */
export function MiniWorlds({ faces, plan, possible, shape = 'wide', lit, actual = null }: MiniWorldsProps) {
  const marks = useMemo(() => marksOf(faces, plan, shape), [faces, plan, shape]);
  const { width, height, places, picture, regions } = marks;
  const { width: across, height: high } = picture;
  const bars = (wanted: (face: number) => boolean, reach: number) =>
    places
      .flatMap((place, mark) => (marks.faces[mark].some(wanted) ? [bar(place, across + reach, high + reach)] : []))
      .join('');
  return (
    <svg
      className="mini-worlds"
      style={{ aspectRatio: `${width} / ${height}` }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path
        className="mini-sectors"
        d={regions
          .map(({ outline }) => `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`)
          .join('')}
      />
      <path className="mini-ruled-out" d={bars((face) => !possible(face), -Math.min(across, high) / 3)} />
      <path className="mini-possible" d={bars(possible, 0)} />
      {actual === null ? null : <path className="mini-actual" d={bars((face) => face === actual, 6)} />}
      {lit === undefined ? null : <path className="mini-lit" d={bars((face) => lit.has(face), 5)} />}
    </svg>
  );
}

function bar({ x, y }: Place, width: number, height: number): string {
  const [across, high] = [Math.max(4, width), Math.max(4, height)];
  return `M${(x - across / 2).toFixed(1)} ${(y - high / 2).toFixed(1)}h${across.toFixed(1)}v${high.toFixed(1)}h${(-across).toFixed(1)}z`;
}
