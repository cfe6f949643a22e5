import { select, zoom, zoomIdentity, type D3ZoomEvent } from 'd3';

/** A drawing that can be looked at more closely. It is moved as a whole, by a style: what it shows knows nothing of it. */
export interface Zooming {
  /** Nearer (above 1) or farther (below 1), about the middle; from the whole drawing, towards the worlds that are possible. */
  by(factor: number): void;
  /** Moves what is seen by parts of the frame's size. */
  pan(right: number, down: number): void;
  /** Brings an element of the drawing into sight, if it is not. */
  reveal(element: Element): void;
  reset(): void;
  destroy(): void;
}

/** How near one may go. */
export const NEAREST = 6;
/** What is revealed stands so far from the frame's edge, in pixels. */
const MARGIN = 12;
const POSSIBLE = 'g.world.possible > .target';

/**
 * Lets a frame's drawing be zoomed and moved: by two fingers, by the wheel with Ctrl, and by dragging once it is nearer than at
 * first. The plain wheel and, at first, a single finger scroll the page, so that nobody is caught in the drawing.
 */
export function createZoom(frame: HTMLElement, drawing: SVGElement, onZoom: (scale: number) => void): Zooming {
  let scale = 1;
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, NEAREST])
    .extent(() => [
      [0, 0],
      [frame.clientWidth, frame.clientHeight],
    ])
    .filter((event: Event) => {
      bound();
      // Buttons in the frame are pressed, not dragged.
      if (event.target instanceof Element && event.target.closest('button') !== null) return false;
      if (event instanceof WheelEvent) return event.ctrlKey;
      if (event instanceof MouseEvent) return event.button === 0 && scale > 1;
      if ('touches' in event && event.touches instanceof TouchList) return scale > 1 || event.touches.length > 1;
      return false;
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      scale = transform.k;
      drawing.style.transformOrigin = '0 0';
      drawing.style.transform =
        scale === 1 ? '' : `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
      frame.classList.toggle('zoomed', scale > 1);
      onZoom(scale);
    });
  /** The drawing is not pushed out of its frame, whatever size that has now. */
  function bound(): void {
    behaviour.translateExtent([
      [0, 0],
      [frame.clientWidth, frame.clientHeight],
    ]);
  }
  const target = select(frame).call(behaviour).on('dblclick.zoom', null);
  return {
    by(factor) {
      bound();
      const towards = scale === 1 && factor > 1 ? middleOf([...drawing.querySelectorAll(POSSIBLE)], frame) : null;
      target.call((selection) => behaviour.scaleBy(selection, factor));
      if (towards !== null) target.call((selection) => behaviour.translateTo(selection, ...towards));
    },
    pan(right, down) {
      bound();
      const [x, y] = [(-right * frame.clientWidth) / scale, (-down * frame.clientHeight) / scale];
      target.call((selection) => behaviour.translateBy(selection, x, y));
    },
    reveal(element) {
      if (scale === 1) return;
      bound();
      const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      const x = missing(inner.left, inner.right, outer.left, outer.right);
      const y = missing(inner.top, inner.bottom, outer.top, outer.bottom);
      if (x !== 0 || y !== 0) target.call((selection) => behaviour.translateBy(selection, x / scale, y / scale));
    },
    reset() {
      target.call((selection) => behaviour.transform(selection, zoomIdentity));
    },
    destroy() {
      target.on('.zoom', null);
      drawing.style.transform = '';
      frame.classList.remove('zoomed');
    },
  };
}

/** The middle of some elements, in the frame; null of none. */
function middleOf(elements: readonly Element[], frame: HTMLElement): [number, number] | null {
  if (elements.length === 0) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const { left, top } = frame.getBoundingClientRect();
  const between = (starts: readonly number[], ends: readonly number[]) => (Math.min(...starts) + Math.max(...ends)) / 2;
  return [
    between(
      boxes.map((box) => box.left),
      boxes.map((box) => box.right),
    ) - left,
    between(
      boxes.map((box) => box.top),
      boxes.map((box) => box.bottom),
    ) - top,
  ];
}

/** By how much something must move along one axis to lie between two edges. */
function missing(start: number, end: number, least: number, most: number): number {
  if (start < least + MARGIN) return least + MARGIN - start;
  return end > most - MARGIN ? most - MARGIN - end : 0;
}
