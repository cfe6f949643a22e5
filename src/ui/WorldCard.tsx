import { useEffect, useMemo, useState } from 'react';
import { viewerOf } from '../session/viewpoint.ts';
import { cardOf } from '../session/world-card.ts';
import { useAnswer } from './answers.ts';
import type { Centre } from './centre.ts';
import type { Scenery } from './scenery.ts';
import { useAnswers, useWords } from './screen.ts';

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
  const { vantage } = scenery;
  const { node } = vantage.path[vantage.path.length - 1];
  const { entered } = centre;
  const viewer = viewerOf(vantage.viewpoint) ?? (entered.length === 1 ? entered[0] : null);
  const settled = useSettled(face);
  const question = useMemo(() => (settled === null ? null : { face: settled, viewer }), [settled, viewer]);
  const answer = useAnswer(useAnswers().world, node, question);
  const card = settled !== null && answer?.ok === true ? cardOf(vantage, settled, answer.value) : null;
  const shown = face === null || settled !== face ? null : card;
  return (
    <div className={shown === null ? 'world-card-place' : 'world-card-place shown'} aria-live="polite">
      {shown === null ? null : (
        <>
          <p aria-hidden="true">{label}</p>
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
              <dd>{shown.cells.map(({ name, count }) => `${name} ${count}`).join(', ')}</dd>
            </div>
          </dl>
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
