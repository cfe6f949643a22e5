import { easeCubicOut, interval, type Timer } from 'd3';
import type { Scene } from '../scene.ts';
import { wrapText } from './fit-text.ts';
import { setKept, setKeptText, translation, type Layer } from './layers.ts';

/** How long a number is counted to, and how often another one is shown, in milliseconds. */
const DURATION = 600;
const PACE = 60;
const CAPTION_SIZE = 11;

/** The number in the middle of the scene. */
export interface CentreDrawing {
  show(centre: Scene['centre'], animate: boolean): void;
  stop(): void;
}

/** Draws the number of worlds, with a caption under it; a new number is counted up or down to. */
export function createCentre(layer: Layer): CentreDrawing {
  let shown: number | null = null;
  let atMost = false;
  let counting: Timer | null = null;
  const number = layer.append('text').attr('class', 'centre-count').attr('y', 2);
  const caption = layer.append('text').attr('class', 'centre-caption');

  const stop = () => {
    counting?.stop();
    counting = null;
  };
  const write = (count: number) => {
    shown = count;
    number.text(`${atMost ? '≤ ' : ''}${count.toLocaleString('en')}`);
  };
  const countTo = (count: number) => {
    const from = shown ?? count;
    counting = interval((elapsed) => {
      const progress = Math.min(1, elapsed / DURATION);
      // By hand: d3's interpolation would bring its colours into the first load.
      write(Math.round(from + (count - from) * easeCubicOut(progress)));
      if (progress === 1) stop();
    }, PACE);
  };

  return {
    show(centre, animate) {
      stop();
      // As a style: the page has rules of its own for what is called so.
      layer.style('display', () => (centre === null ? 'none' : null));
      if (centre === null) return;
      atMost = centre.atMost === true;
      setKept(layer, 'transform', () => translation(centre.place));
      const lines = caption
        .selectAll<SVGTSpanElement, string>('tspan')
        .data(wrapText(centre.caption, CAPTION_SIZE, centre.width, 2))
        .join((enter) =>
          enter
            .append('tspan')
            .attr('x', 0)
            .attr('y', (_, line) => 18 + line * 13),
        );
      setKeptText(lines, (line) => line);
      if (animate && shown !== null && shown !== centre.count) countTo(centre.count);
      else write(centre.count);
    },
    stop,
  };
}
