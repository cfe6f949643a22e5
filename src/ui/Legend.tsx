import type { Presentation } from '../engine/presentation.ts';
import { useWords } from './screen.ts';
import { variables } from './variables.ts';

/** How to read the worlds: the letters of the roles, and what bright, dim and ghost mean. */
export function Legend({
  presentation,
  mind,
  teacher,
  deep = false,
  counting = false,
}: {
  presentation: Presentation;
  mind: string | null;
  teacher: boolean;
  /** The worlds are seen through the thoughts of more than one player. */
  deep?: boolean;
  /** Worlds are not drawn one by one, but counted. */
  counting?: boolean;
}) {
  const { worlds: words, knowledge } = useWords();
  const sample = counting
    ? { letter: '', colour: 'accent' }
    : (Object.values(presentation.signs).at(0) ?? { letter: '', colour: 'sign-plain' });
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
        <li>{words.ruledOut}</li>
        {mind === null ? null : (
          <li>
            <span className="sample elsewhere" aria-hidden="true">
              {sample.letter}
            </span>
            {deep ? knowledge.thoughts.dim : words.dim(mind)}
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
