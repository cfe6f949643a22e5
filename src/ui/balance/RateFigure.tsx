import { useEffect, useRef } from 'react';
import { createRateChart } from '../../graph/rates/draw-chart.ts';
import { createRateMap } from '../../graph/rates/draw-map.ts';
import { placeAfter, type RateDrawing, type RatePlace, type RateView } from '../../graph/rates/rates.ts';
import { useFrame } from './frame.ts';

interface RateFigureProps {
  readonly as: 'lines' | 'map';
  readonly view: Omit<RateView, 'width' | 'height'>;
  readonly label: string;
  /** The id of the text that says what the current point is. */
  readonly readout: string;
  readonly onPoint: (place: RatePlace) => void;
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** The chart or the map, for mouse and keyboard: the arrow keys lead from point to point. */
export function RateFigure({ as, view, label, readout, onPoint }: RateFigureProps) {
  const { frame, width, height } = useFrame({ width: 900, height: 420 });
  const drawing = useRef<RateDrawing | null>(null);
  const report = useRef(onPoint);

  useEffect(() => {
    report.current = onPoint;
  }, [onPoint]);

  useEffect(() => {
    const svg = frame.current?.querySelector('svg');
    if (svg == null) return undefined;
    const made = (as === 'lines' ? createRateChart : createRateMap)(svg, (place) => report.current(place));
    drawing.current = made;
    return () => {
      drawing.current = null;
      made.destroy();
    };
  }, [as, frame]);

  useEffect(() => {
    drawing.current?.show({ ...view, width, height });
  }, [as, view, width, height]);

  const move = (key: string) => {
    const first = view.marks.find(({ players, killers }) => players === 5 && killers === 1);
    const place = view.current === null ? first : placeAfter(key, view.marks, view.current);
    if (place != null) onPoint(place);
  };

  return (
    <div
      className="rates-frame"
      ref={frame}
      tabIndex={0}
      role="application"
      aria-label={label}
      aria-describedby={readout}
      onKeyDown={(event) => {
        if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        move(event.key);
      }}
    >
      <svg aria-hidden="true" />
    </div>
  );
}
