import type { Presentation } from '../engine/presentation.ts';
import type { PictureSize } from '../graph/scene.ts';
import { useWords } from './screen.ts';
import { variables } from './variables.ts';

/** How to read the worlds: the letters of the roles, and what bright, dim and ghost mean, as they are drawn. */
export function Legend({
  presentation,
  mind,
  teacher,
  deep = false,
  picture = null,
  onlyLeft = false,
}: {
  presentation: Presentation;
  mind: string | null;
  teacher: boolean;
  /** The worlds are seen through the thoughts of more than one player. */
  deep?: boolean;
  /** How worlds are drawn; null stands for letters. */
  picture?: PictureSize | null;
  /** Worlds that are ruled out for everybody are not drawn. */
  onlyLeft?: boolean;
}) {
  const { worlds: words, knowledge } = useWords();
  const form = picture?.form ?? 'signs';
  const sample =
    form === 'signs'
      ? (Object.values(presentation.signs).at(0) ?? { letter: '', colour: 'sign-plain' })
      : { letter: '', colour: 'accent' };
  const sampleStyle = variables({ '--sample': `var(--${sample.colour})` });
  const sampleOf = (standing: string) => (
    <span className={`sample ${form} ${standing}`} style={sampleStyle} aria-hidden="true">
      {sample.letter}
    </span>
  );
  return (
    <div className="legend" role="group" aria-label={words.legend}>
      <ul className="legend-roles">
        {/* Where no letters are drawn, the board may have some: but not the teacher's. */}
        {form !== 'signs' && mind === null
          ? null
          : Object.entries(presentation.signs).map(([sign, { letter, label, colour }]) => (
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
          {sampleOf('possible')}
          {form === 'tally' ? words.scale : words.bright}
        </li>
        {mind === null && onlyLeft ? null : <li>{words.ruledOut}</li>}
        {mind === null ? null : (
          <li>
            {sampleOf('elsewhere')}
            {deep ? knowledge.thoughts.dim : words.dim(mind)}
          </li>
        )}
        {onlyLeft ? null : (
          <li>
            {sampleOf('pruned')}
            {words.ghost}
          </li>
        )}
        {teacher ? (
          <li>
            {sampleOf('actual')}
            {words.actual}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
