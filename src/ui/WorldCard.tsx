import { useEffect, useState } from 'react';
import type { Centre } from './centre.ts';
import type { Scenery } from './scenery.ts';
import { useWords } from './screen.ts';
import { useCard } from './world-card-answer.ts';

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

/** What lies behind the picture that is pointed at: how it could have come about, and who could not tell it from which. */
export function WorldCard({ scenery, centre, face, label }: WorldCardProps) {
  const words = useWords().knowledge.card;
  const settled = useSettled(face);
  const card = useCard(scenery, centre, settled);
  const stays = face !== null && settled === face;
  const shown = stays ? card : null;
  return (
    <div className={stays ? 'world-card-place shown' : 'world-card-place'} aria-live="polite">
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

/** A value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value | null {
  const [settled, settle] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle({ value }), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled?.value ?? null;
}
