import type { Presentation } from '../../engine/presentation.ts';
import { signWords } from '../../session/signs.ts';
import type { Faces } from '../../session/report.ts';
import './face-picture.css';

/** A world's picture in the text: the letters of its signs, and their words for a screen reader. */
export function FacePicture({
  face,
  presentation,
  names,
}: {
  face: Faces[number];
  presentation: Presentation;
  names: readonly string[];
}) {
  const label = face.map(({ of, sign }) => `${names[of]} ${signWords(presentation, sign).label}`).join(', ');
  return (
    <span className="face-picture" role="img" aria-label={label} title={label}>
      {face.map(({ of, sign }) => {
        const { colour, letter } = signWords(presentation, sign);
        return (
          <span key={of} style={{ background: `var(--${colour})` }}>
            {letter}
          </span>
        );
      })}
    </span>
  );
}
