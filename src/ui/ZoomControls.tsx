import { Minus, Plus, Scan } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createZoom, NEAREST, type Zooming } from '../graph/zoom.ts';
import { useWords } from './screen.ts';
import './zoom.css';
import { IconButton } from './IconButton.tsx';

/** One press brings so much nearer. */
const STEP = 1.5;
/** One arrow key moves by this part of the frame. */
const PAN = 0.25;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

/** Buttons and keys that bring the drawing in a frame nearer; a world that the keyboard goes to comes into sight. */
export default function ZoomControls({
  frame,
  children,
}: {
  frame: RefObject<HTMLDivElement | null>;
  /** What else there is to choose about the drawing; it stands before them. */
  children?: ReactNode;
}) {
  const words = useWords().zoom;
  const [scale, setScale] = useState(1);
  const zooming = useRef<Zooming | null>(null);
  const buttons = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    const drawing = element?.querySelector('svg');
    if (element === null || drawing == null) return undefined;
    const made = createZoom(element, drawing, setScale);
    zooming.current = made;
    let near = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      near = element.classList.contains('zoomed');
      const inButtons = event.target instanceof Node && buttons.current?.contains(event.target) === true;
      const arrow = inButtons ? arrows[event.key] : undefined;
      if (event.key === '+' || event.key === '=') made.by(STEP);
      else if (event.key === '-') made.by(1 / STEP);
      // At first the key leads to the teacher's viewpoint, as everywhere.
      else if (event.key === '0' && near) made.reset();
      else if (arrow !== undefined && near) made.pan(...arrow);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof SVGElement && event.target.matches('g.world .target, .state-mark'))
        made.reveal(event.target);
    };
    // The buttons stand beside the frame.
    const places = [element, ...(buttons.current === null ? [] : [buttons.current])];
    for (const place of places) place.addEventListener('keydown', onKey);
    element.addEventListener('focusin', onFocus);
    return () => {
      for (const place of places) place.removeEventListener('keydown', onKey);
      element.removeEventListener('focusin', onFocus);
      zooming.current = null;
      made.destroy();
    };
  }, [frame]);

  return (
    <div className="centre-tools">
      {children}
      <div className="zoom-controls" role="group" aria-label={words.title} ref={buttons}>
        <IconButton
          icon={Plus}
          label={words.nearer}
          className="button round small"
          disabled={scale >= NEAREST}
          onPress={() => zooming.current?.by(STEP)}
        />
        <IconButton
          icon={Minus}
          label={words.farther}
          className="button round small"
          disabled={scale <= 1}
          onPress={() => zooming.current?.by(1 / STEP)}
        />
        <IconButton
          icon={Scan}
          label={words.whole}
          className="button round small"
          disabled={scale <= 1}
          onPress={() => zooming.current?.reset()}
        />
      </div>
    </div>
  );
}
