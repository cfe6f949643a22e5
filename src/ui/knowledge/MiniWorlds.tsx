import { useMemo } from 'react';
import { worldsLayout, type LayoutPlan } from '../../graph/layouts/worlds-layout.ts';
import type { Place } from '../../kit/geometry.ts';
import type { Faces } from '../../session/report.ts';

interface MiniWorldsProps {
  readonly faces: Faces;
  readonly plan: LayoutPlan;
  readonly possible: (face: number) => boolean;
  /** Outlined worlds, if any. */
  readonly lit?: ReadonlySet<number>;
}

/** All worlds as dots at the places that they have in the graph: a path for those possible, one for the rest. */
export function MiniWorlds({ faces, plan, possible, lit }: MiniWorldsProps) {
  const { width, height, places, picture, regions } = useMemo(() => worldsLayout(faces, plan, 'wide'), [faces, plan]);
  const { width: across, height: high } = picture;
  const bars = (wanted: (face: number) => boolean, reach: number) =>
    places.flatMap((place, face) => (wanted(face) ? [bar(place, across + reach, high + reach)] : [])).join('');
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
      <path className="mini-ruled-out" d={bars((face) => !possible(face), -across / 3)} />
      <path className="mini-possible" d={bars(possible, 0)} />
      {lit === undefined ? null : <path className="mini-lit" d={bars((face) => lit.has(face), 5)} />}
    </svg>
  );
}

function bar({ x, y }: Place, width: number, height: number): string {
  const [across, high] = [Math.max(4, width), Math.max(4, height)];
  return `M${(x - across / 2).toFixed(1)} ${(y - high / 2).toFixed(1)}h${across.toFixed(1)}v${high.toFixed(1)}h${(-across).toFixed(1)}z`;
}
