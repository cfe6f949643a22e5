import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Centre } from './centre.ts';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import { useCard } from './world-card-answer.ts';
import { sideOfCard } from './world-card-side.ts';
import { worldId } from './worlds-scene.ts';

/** How long one stays on a world before more of it is asked, in milliseconds. */
const PAUSE = 120;

interface WorldCardProps {
  readonly scenery: Scenery;
  readonly centre: Centre;
  /** The picture that is pointed at. */
  readonly face: number | null;
  /** What is said of it first; a screen reader has heard it already. */
  readonly label: string;
}

/**
 * What lies behind the picture that is pointed at: how it could have come about, and who could not tell it from which. It lies within
 * the graph's frame, at the edge where it hides neither that picture nor anything to press.
 */
export function WorldCard({ scenery, centre, face, label }: WorldCardProps) {
  const words = useWords().knowledge.card;
  const settled = useSettled(face);
  const card = useCard(scenery, centre, settled);
  const stays = face !== null && settled === face;
  const shown = stays ? card : null;
  const place = useRef<HTMLDivElement>(null);
  // What is said makes the card higher: only then is it known where it fits.
  useLayoutEffect(() => {
    if (stays && place.current !== null)
      place.current.setAttribute('data-side', sideBeside(place.current, worldId(face)));
  }, [stays, face, shown]);
  return (
    <div className={stays ? 'world-card-place shown' : 'world-card-place'} aria-live="polite" ref={place}>
      {stays ? <p aria-hidden="true">{label}</p> : null}
      {shown === null ? null : (
        <>
          <dl className="world-card">
            {shown.past.length === 0 ? null : (
              <div>
                <dt>{words.past(shown.worlds)}</dt>
                <dd>{shown.past.map(({ stage, text }) => `${stage}: ${text}`).join(' ')}</dd>
              </div>
            )}
            {shown.confusedBy === null ? null : (
              <div>
                <dt>{words.confused}</dt>
                <dd>{shown.confusedBy.length === 0 ? words.nobody : shown.confusedBy.join(', ')}</dd>
              </div>
            )}
            <div>
              <dt>{words.cells}</dt>
              <dd>{shown.cells.map(({ name, faces }) => `${name} ${faces.length}`).join(', ')}</dd>
            </div>
          </dl>
          <p className="hint">{words.press}</p>
        </>
      )}
    </div>
  );
}

/** The edge for a card of a world in its frame, as both stand in the window. */
function sideBeside(card: HTMLElement, world: string): 'upper' | 'lower' {
  const frame = card.parentElement;
  const mark = frame?.querySelector(`[data-world="${world}"]`);
  if (frame == null || mark == null) return 'lower';
  const steps = document.querySelector('.transport')?.getBoundingClientRect().top ?? window.innerHeight;
  const others = [...frame.querySelectorAll('.world.possible')].map((other) => other.getBoundingClientRect());
  const shown = { top: 0, bottom: Math.min(steps, window.innerHeight) };
  return sideOfCard(mark.getBoundingClientRect(), others, frame.getBoundingClientRect(), card.offsetHeight, shown);
}

/** A value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value | null {
  const [settled, settle] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle({ value }), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled?.value ?? null;
}
