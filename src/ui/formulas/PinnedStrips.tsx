import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { lessRoom } from '../motion.ts';
import type { Scenery } from '../scenery.ts';
import { useWords } from '../screen.ts';
import { variables } from '../variables.ts';
import { readFormula } from './read-formula.ts';
import { Strip } from './Strip.tsx';
import { Typeset } from './Typeset.tsx';

/** So many strips have room at once; more are scrolled. */
const SHOWN = 3;

/** The pinned formulas under the slider: the truth of each, step under step. They fold away, and leave their room to the counts. */
export default function PinnedStrips({ pinned, scenery }: { pinned: readonly string[]; scenery: Scenery }) {
  const words = useWords().formulas;
  const [folded, fold] = useState(lessRoom);
  const id = useId();
  const Chevron = folded ? ChevronRight : ChevronDown;
  return (
    <div className="pinned">
      <button
        type="button"
        className="pinned-fold"
        aria-expanded={!folded}
        aria-controls={id}
        title={words.strips}
        onClick={() => fold(!folded)}
      >
        <Chevron aria-hidden="true" />
        {words.pinnedCount(pinned.length)}
      </button>
      <ul
        id={id}
        className="pinned-strips"
        aria-label={words.strips}
        hidden={folded}
        // More than are shown at once are scrolled, also by keyboard.
        tabIndex={pinned.length > SHOWN ? 0 : undefined}
        style={variables({ '--strips': Math.min(SHOWN, pinned.length) })}
      >
        {pinned.map((formula) => (
          <li key={formula}>
            <span className="clip pinned-name" title={formula}>
              <Named formula={formula} />
            </span>
            <Strip formula={formula} scenery={scenery} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A formula in the signs of logic, which are shorter than what is typed. */
function Named({ formula }: { formula: string }) {
  const reading = readFormula(formula, NO_VOCABULARY);
  return <Typeset text={reading.kind === 'read' ? reading.typeset : formula} />;
}

const NO_VOCABULARY = { names: [], atoms: [] };
