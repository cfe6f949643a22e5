import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Centre } from '../centre.ts';
import { lessRoom } from '../motion.ts';
import type { Scenery } from '../scenery.ts';
import { useSession, useWords } from '../screen.ts';
import { variables } from '../variables.ts';
import { readFormula } from './read-formula.ts';
import { Strip } from './Strip.tsx';
import { Typeset } from './Typeset.tsx';
import { whyAsked } from './why-formula.ts';

/** So many strips have room at once; more are scrolled. */
const SHOWN = 3;

interface PinnedStripsProps {
  readonly pinned: readonly string[];
  readonly scenery: Scenery;
  readonly askWhy: Centre['askWhy'];
}

/** The pinned formulas under the slider: the truth of each, step under step. They fold away, and leave their room to the counts. */
export default function PinnedStrips({ pinned, scenery, askWhy }: PinnedStripsProps) {
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
            <Named formula={formula} scenery={scenery} askWhy={askWhy} />
            <Strip formula={formula} scenery={scenery} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A formula in the signs of logic, which are shorter than what is typed; pressed it is explained, where it can be. */
function Named({ formula, scenery, askWhy }: { formula: string } & Omit<PinnedStripsProps, 'pinned'>) {
  const words = useWords().knowledge.why;
  const run = useSession((state) => state.run);
  const { viewpoint } = scenery.vantage;
  const request = useMemo(() => whyAsked(formula, run?.names ?? [], viewpoint), [formula, run, viewpoint]);
  const reading = readFormula(formula, NO_VOCABULARY);
  const name = <Typeset text={reading.kind === 'read' ? reading.typeset : formula} />;
  if (request === null) {
    return (
      <span className="clip pinned-name" title={formula}>
        {name}
      </span>
    );
  }
  return (
    <button type="button" className="clip pinned-name" title={words.of(formula)} onClick={() => askWhy(request)}>
      <span className="visually-hidden">{words.title} </span>
      {name}
    </button>
  );
}

const NO_VOCABULARY = { names: [], atoms: [] };
