import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { createWorldsDrawing, type WorldsDrawing } from '../graph/draw-worlds.ts';
import { panelShape, type PanelShape } from '../graph/layouts/panel-shape.ts';
import type { Scene } from '../graph/scene.ts';
import { inFrames, mayMove } from './motion.ts';

const ZoomControls = lazy(() => import('./ZoomControls.tsx'));

/**
 * Frames that a step leaves to the rest of the screen before the graph changes: in the first all is laid out and painted, in the next
 * the timeline scrolls, and then the browser tells of what began to move on the board.
 */
const FRAMES_OF_OTHERS = 3;

interface WorldsFrameProps {
  readonly scene: Scene;
  readonly onShape: (shape: PanelShape) => void;
  readonly onPoint: (id: string | null) => void;
  /** A click, or the Enter key, on a world or a region. */
  readonly onPick: (id: string) => void;
  /** What is said over the drawing of what is pointed at. */
  readonly card: ReactNode;
  /** What can be chosen about it. */
  readonly children: ReactNode;
}

/** The place where d3 draws. It reports ids, and the shape of the room that it has. */
export function WorldsFrame({ scene, onShape, onPoint, onPick, card, children }: WorldsFrameProps) {
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
    const animate = sameWorlds && mayMove();
    const draw = () => {
      drawing.current?.show(scene, { animate });
      shown.current = scene;
    };
    if (!animate) {
      draw();
      return undefined;
    }
    const preparations = drawing.current?.preparations(scene) ?? [];
    return inFrames([...Array.from({ length: FRAMES_OF_OTHERS }, () => () => undefined), ...preparations, draw]);
  }, [scene, onPoint]);

  return (
    <>
      <div className="worlds-stage">
        <div className="worlds-frame" ref={frame}>
          <svg />
        </div>
        {card}
      </div>
      <Suspense>
        <ZoomControls frame={frame}>{children}</ZoomControls>
      </Suspense>
    </>
  );
}
