import { useEffect, useRef, useState } from 'react';
import { createLineDrawing, type LineDrawing } from '../graph/draw-lines.ts';
import type { CountLine } from '../session/view.ts';
import type { Scenery } from './scenery.ts';
import { useCommands, useWords } from './screen.ts';

/** The page's font size on a small screen, in pixels. */
const UNIT = 14;
/** So many lines have room at once: see transport.css. */
export const LINES = 5;

/** For every player whose knowledge may be seen, how many worlds they held possible: a line each, step under step of the slider. */
export function CountLines({
  lines,
  scenery,
  room,
  shared,
}: {
  lines: readonly CountLine[];
  scenery: Scenery;
  /** For how many steps the track above has room. */
  room: number;
  /** Does something else stand in their place, so that they may have less of it than they need? */
  shared: boolean;
}) {
  const words = useWords().transport;
  const most = Math.max(2, ...lines.flatMap(({ faces }) => faces.map((count) => count ?? 0)));
  const isLong = lines.length > LINES;
  return (
    <>
      {isLong && !shared ? (
        <span className="count-more" aria-hidden="true" title={words.moreHelp(lines.length)}>
          {words.more(lines.length)}
        </span>
      ) : null}
      {/* With many players, or little room, they are scrolled, also by keyboard. */}
      <div className="count-room">
        <ul className="count-lines" aria-label={words.counts} tabIndex={isLong || shared ? 0 : undefined}>
          {lines.map((line) => (
            <li key={line.agent}>
              <span className="clip count-name" dir="auto" title={line.name}>
                {line.name}
              </span>
              <Line line={line} most={most} scenery={scenery} room={room} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Line({ line, most, scenery, room }: { line: CountLine; most: number; scenery: Scenery; room: number }) {
  const commands = useCommands();
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<LineDrawing | null>(null);
  const [size, setSize] = useState({ width: 600, height: 15 });
  const { line: nodes, at } = scenery;
  const onStep = useRef<(step: number) => void>(() => undefined);

  useEffect(() => {
    onStep.current = (step) => void commands.goTo(nodes[step]);
  }, [commands, nodes]);

  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (svg == null) return undefined;
    const made = createLineDrawing(svg, (step) => onStep.current(step));
    drawing.current = made;
    return () => {
      drawing.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      // Drawn in the units of a small screen, so that letters grow with the page.
      const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / UNIT;
      // Not rounded: it must fill its frame, so that steps stand under the steps of the slider.
      const width = contentRect.width / scale;
      const height = contentRect.height / scale;
      if (width > 60 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    drawing.current?.show({
      name: line.name,
      counts: line.faces,
      atMost: line.atMost,
      current: at,
      most,
      room,
      ...size,
    });
  }, [line, at, most, room, size]);

  return (
    <div className="line-frame" ref={frame}>
      <svg />
    </div>
  );
}
