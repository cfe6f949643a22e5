import type { Presentation } from '../engine/presentation.ts';
import { useWords } from './screen.ts';
import { variables } from './variables.ts';

/** How to read the worlds: the letters of the roles, and what bright, dim and ghost mean. */
export function Legend({
  presentation,
  mind,
  teacher,
}: {
  presentation: Presentation;
  mind: string | null;
  teacher: boolean;
}) {
  const words = useWords().worlds;
  const [sample] = Object.values(presentation.signs);
  const sampleStyle = variables({ '--sample': `var(--${sample.colour})` });
  return (
    <div className="legend" role="group" aria-label={words.legend}>
      <ul className="legend-roles">
        {Object.entries(presentation.signs).map(([sign, { letter, label, colour }]) => (
          <li key={sign}>
            <span className="chip" style={{ background: `var(--${colour})` }}>
              {letter}
            </span>
            {label}
          </li>
        ))}
      </ul>
      <ul className="legend-standing">
        <li>
          <span className="sample possible" style={sampleStyle} aria-hidden="true">
            {sample.letter}
          </span>
          {words.bright}
        </li>
        {mind === null ? null : (
          <li>
            <span className="sample elsewhere" aria-hidden="true">
              {sample.letter}
            </span>
            {words.dim(mind)}
          </li>
        )}
        <li>
          <span className="sample pruned" aria-hidden="true">
            {sample.letter}
          </span>
          {words.ghost}
        </li>
        {teacher ? (
          <li>
            <span className="sample actual" style={sampleStyle} aria-hidden="true">
              {sample.letter}
            </span>
            {words.actual}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
