import { lazy, memo, Suspense, useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import { markAfter, placeStates, type PlacedStates } from '../../graph/states/layout.ts';
import { lineThrough } from '../../graph/states/path.ts';
import type { StateMark, StatesReport } from '../../session/solver.ts';
import { useFrame } from '../balance/frame.ts';
import { variables } from '../variables.ts';
import { useStandoffWords } from './words.ts';

const ZoomControls = lazy(() => import('../ZoomControls.tsx'));

interface StatesFigureProps {
  readonly report: StatesReport;
  /** The mark that is looked at. */
  readonly current: number;
  /** Where the game stands; null if it is not in this graph. */
  readonly here: number | null;
  /** The marks of the game's path, with its nodes. */
  readonly onPath: ReadonlyMap<number, number>;
  readonly onWalk: (id: number) => void;
  readonly onOpen: (id: number) => void;
}

/** So many marks with their steps are drawn; where there are more, only the steps of the mark that is looked at. */
const MOST_DRAWN = 2000;

/** The graph of states, for mouse, keyboard and screen reader. */
export function StatesFigure({ report, current, here, onPath, onWalk, onOpen }: StatesFigureProps) {
  const words = useStandoffWords().states;
  const { frame, width, height } = useFrame({ width: 900, height: 420 });
  const { layers, marks, edges } = report;
  const placed = useMemo(
    () =>
      placeStates(
        layers,
        marks.map(({ id, layer, chances }) => ({
          id,
          layer,
          prospect: chances === null ? 0 : chances.good.value - chances.evil.value,
        })),
        { width, height },
      ),
    [layers, marks, width, height],
  );
  const columns = useMemo(
    () => layers.map(({ marks: own }) => [...own].sort((one, other) => yOf(placed, one) - yOf(placed, other))),
    [layers, placed],
  );
  const drawn = marks.length + edges.length <= MOST_DRAWN;
  const web = useMemo(
    () => (drawn ? edges.map(({ from, to }) => curve(placed, from, to)).join('') : ''),
    [drawn, edges, placed],
  );
  const path = useMemo(() => lineThrough(placed, [...onPath.keys()]), [placed, onPath]);
  const out = edges.filter(({ from }) => from === current).map(({ from, to }) => curve(placed, from, to));
  const into = edges.filter(({ to }) => to === current).map(({ from, to }) => curve(placed, from, to));

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(current);
      return;
    }
    const next = markAfter(event.key, { columns, edges, preferred: new Set(onPath.keys()) }, current);
    if (next === null) return;
    event.preventDefault();
    onWalk(next);
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
  };

  return (
    <div className="states-place">
      <div className="states-frame" ref={frame}>
        <svg
          className="states-drawing"
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={words.drawing}
          onKeyDown={onKeyDown}
        >
          <g aria-hidden="true">
            {placed.bands.map(({ living, x, width: wide }, index) => (
              <g key={`${living} ${x}`}>
                <rect className={index % 2 === 0 ? 'band even' : 'band'} x={x} width={wide} height={height} />
                <text className="band-name" x={x + wide / 2} y={15}>
                  {wide < 50 ? words.bandShort(living) : words.band(living)}
                </text>
              </g>
            ))}
            <path className="state-steps" d={web} />
            <path className="state-steps into" d={into.join('')} />
            <path className="state-steps out" d={out.join('')} />
            <path className="state-steps path-ground" d={path} />
            <path className="state-steps path" d={path} />
          </g>
          {layers.map(({ living, steps }, layer) => (
            <g key={layer} role="group" aria-label={words.layer(living, steps)}>
              {columns[layer].map((id) => (
                <Mark
                  key={id}
                  mark={marks[id]}
                  placed={placed}
                  label={words.mark(marks[id], here === id, onPath.has(id))}
                  letter={words.ends[marks[id].end ?? 'good']}
                  state={here === id ? 'here' : onPath.has(id) ? 'path' : ''}
                  current={current === id}
                  onOpen={onOpen}
                  onWalk={onWalk}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <Suspense fallback={null}>
        <ZoomControls frame={frame} />
      </Suspense>
    </div>
  );
}

function yOf({ places }: PlacedStates, id: number): number {
  return places.get(id)?.y ?? 0;
}

function curve({ places }: PlacedStates, from: number, to: number): string {
  const [start, end] = [places.get(from), places.get(to)];
  if (start === undefined || end === undefined) return '';
  const bend = (end.x - start.x) / 2;
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${point(start.x, start.y)}C${point(start.x + bend, start.y)} ${point(end.x - bend, end.y)} ${point(end.x, end.y)}`;
}

interface MarkProps {
  readonly mark: StateMark;
  readonly placed: PlacedStates;
  readonly label: string;
  readonly letter: string;
  readonly state: 'here' | 'path' | '';
  readonly current: boolean;
  readonly onOpen: (id: number) => void;
  readonly onWalk: (id: number) => void;
}

const Mark = memo(function Mark({ mark, placed, label, letter, state, current, onOpen, onWalk }: MarkProps) {
  const { id, end, chances, states } = mark;
  const { x, y } = placed.places.get(id) ?? { x: 0, y: 0 };
  const radius = chances === null ? Math.min(placed.radius * 1.4, 3 + Math.sqrt(states)) : placed.radius;
  const style: CSSProperties =
    chances === null
      ? {}
      : variables({ '--good': `${100 * chances.good.value}%`, '--evil': `${100 * chances.evil.value}%` });
  return (
    <g
      className={['state-mark', end === null ? '' : 'end', state, current ? 'current' : ''].filter(Boolean).join(' ')}
      style={style}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      role="button"
      data-mark={id}
      tabIndex={current ? 0 : -1}
      aria-label={label}
      aria-current={state === 'here' ? 'step' : undefined}
      onClick={() => onOpen(id)}
      onFocus={() => onWalk(id)}
    >
      <title>{label}</title>
      {current || state === 'here' ? <circle className="state-ring" r={radius + 4} /> : null}
      {end === null ? (
        <circle className="state-dot" r={radius} />
      ) : (
        <rect className="state-dot" x={-radius} y={-radius} width={2 * radius} height={2 * radius} rx={1.5} />
      )}
      {end !== null && radius >= 6 ? (
        <text className="state-letter" style={{ fontSize: radius * 1.3 }} dy="0.36em">
          {letter}
        </text>
      ) : null}
    </g>
  );
});
