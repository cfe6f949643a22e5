import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { createWorldsDrawing, type WorldsDrawing } from '../graph/draw-worlds.ts';
import { panelShape, type PanelShape } from '../graph/layouts/panel-shape.ts';
import { worldsLayout } from '../graph/layouts/worlds-layout.ts';
import type { Scene } from '../graph/scene.ts';
import { shortName } from '../session/viewpoint.ts';
import { worldsOf, type WorldsView } from '../session/worlds.ts';
import type { Centre } from './centre.ts';
import type { Lit } from './formulas/lit.ts';
import { Legend } from './Legend.tsx';
import { mayMove } from './motion.ts';
import type { Prediction } from './predict/prediction.ts';
import type { Scenery } from './scenery.ts';
import { useSession, useWords } from './screen.ts';
import { Breadcrumb } from './thoughts/Breadcrumb.tsx';
import { emphasised, type Emphases } from './worlds-emphasis.ts';
import { WorldCard } from './WorldCard.tsx';
import { sceneOf, worldId } from './worlds-scene.ts';

const FormulaBar = lazy(() => import('./formulas/FormulaBar.tsx'));
const ZoomControls = lazy(() => import('./ZoomControls.tsx'));
const NONE: Emphases = new Map();

/** The graph of worlds: what is possible for the viewpoint, what is not, since when and why. */
export function WorldsPanel({
  scenery,
  centre,
  prediction,
}: {
  scenery: Scenery;
  centre: Centre;
  prediction: Prediction;
}) {
  const { worlds: words, knowledge, formulas } = useWords();
  const run = useSession((state) => state.run);
  const [shape, setShape] = useState<PanelShape>('wide');
  const { vantage, faces } = scenery;
  const { layout: plan } = vantage.presentation;
  const layout = useMemo(() => worldsLayout(faces, plan, shape), [faces, plan, shape]);
  const { thoughts, peeked, lit } = centre;
  const view = useMemo(
    () => worldsOf(vantage, faces, thoughts?.chain.at(0) ?? peeked, thoughts),
    [vantage, faces, thoughts, peeked],
  );
  const shortNames = useMemo(() => (run?.names ?? []).map((name) => shortName(name, 9)), [run]);
  const scene = useMemo(
    () => sceneOf(view, vantage, faces, layout, shortNames, words, knowledge.thoughts, lit),
    [view, vantage, faces, layout, shortNames, words, knowledge, lit],
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const [marked, setMarked] = useState<Lit | null>(null);
  const { node } = vantage.path[vantage.path.length - 1];
  const holding = marked?.viewpoint === vantage.viewpoint && marked.node === node ? marked.emphases : NONE;
  const emphases = prediction.phase === 'off' ? holding : prediction.emphases;
  const shown = useMemo(() => emphasised(scene, emphases, formulas.emphasis), [scene, emphases, formulas]);
  return (
    <div className="worlds">
      <header className="worlds-head">
        <h2 className="visually-hidden">{words.title}</h2>
        <Breadcrumb scenery={scenery} centre={centre} />
        <p className="worlds-counts">
          <strong>{words.counts(view.possible, view.total, view.overBudget)}</strong>
          <span>{view.overBudget ? words.historiesUnknown : words.histories(view.histories)}</span>
        </p>
      </header>
      <Drawing scene={shown} onShape={setShape} onPoint={setPointed} onPick={(id) => prediction.pick(id, layout)} />
      <Suspense fallback={<div className="formula-bar waiting" />}>
        <FormulaBar scenery={scenery} view={view} onLit={setMarked} />
      </Suspense>
      <p className={view.overBudget && pointed === null ? 'worlds-note over-budget' : 'worlds-note'}>
        {noteOn(pointed, view, scene, words)}
      </p>
      <div className="worlds-foot">
        <Legend
          presentation={vantage.presentation}
          mind={view.mind === null ? null : shortNames[view.mind]}
          deep={view.chain.length > 1}
          teacher={vantage.viewpoint === 'teacher'}
        />
        <WorldCard
          scenery={scenery}
          centre={centre}
          face={faceOf(pointed, view)}
          label={noteOn(pointed, view, scene, words)}
        />
      </div>
    </div>
  );
}

/** The picture that an id stands for. */
function faceOf(id: string | null, view: WorldsView): number | null {
  return view.worlds.find(({ face }) => worldId(face) === id)?.face ?? null;
}

/** What is said about the world or region that is pointed at; otherwise how to read the graph, or what is missing in it. */
function noteOn(
  id: string | null,
  view: WorldsView,
  scene: Scene,
  words: ReturnType<typeof useWords>['worlds'],
): string {
  const region = scene.regions.find((one) => one.id === id);
  if (region !== undefined) return words.region(region.label, region.possible);
  const world = view.worlds.find(({ face }) => worldId(face) === id);
  return world?.label ?? (view.overBudget ? words.overBudget : words.hint);
}

interface DrawingProps {
  readonly scene: Scene;
  readonly onShape: (shape: PanelShape) => void;
  readonly onPoint: (id: string | null) => void;
  /** A click, or the Enter key, on a world or a region. */
  readonly onPick: (id: string) => void;
}

/** The place where d3 draws. It reports ids, and the shape of the room that it has. */
function Drawing({ scene, onShape, onPoint, onPick }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<WorldsDrawing | null>(null);
  const shown = useRef<Scene | null>(null);
  const picked = useRef(onPick);
  useEffect(() => {
    picked.current = onPick;
  }, [onPick]);

  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (svg == null) return undefined;
    const pick = (id: string) => {
      onPoint(id);
      picked.current(id);
    };
    const made = createWorldsDrawing(svg, { onHover: onPoint, onPick: pick, onRegion: pick });
    drawing.current = made;
    shown.current = null;
    return () => {
      drawing.current = null;
      made.destroy();
    };
  }, [onPoint]);

  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    let shape: PanelShape | undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === 0) return;
      shape = panelShape(contentRect.width, contentRect.height, shape);
      onShape(shape);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [onShape]);

  useEffect(() => {
    // Worlds keep their places while a game goes on; where they lie anew, nothing is moved about.
    const before = shown.current;
    const sameWorlds = before?.width === scene.width && before.worlds.length === scene.worlds.length;
    drawing.current?.show(scene, { animate: sameWorlds && mayMove() });
    shown.current = scene;
  }, [scene, onPoint]);

  return (
    <>
      <div className="worlds-frame" ref={frame}>
        <svg />
      </div>
      <Suspense>
        <ZoomControls frame={frame} />
      </Suspense>
    </>
  );
}
