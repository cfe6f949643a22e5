import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLab } from './lab.ts';

/** So many atoms are offered at once. */
const MOST_SHOWN = 60;

interface AtomPickerProps {
  readonly label: string;
  /** What was chosen, in words. */
  readonly title: string;
  readonly chosen: readonly string[];
  /** So many can be chosen. */
  readonly most: number;
  readonly onChoose: (atoms: readonly string[]) => void;
}

/** A button that opens a list of the model's atoms to choose from. */
export function AtomPicker({ label, title, chosen, most, onChoose }: AtomPickerProps) {
  const id = useId();
  const { words } = useLab();
  return (
    <>
      <button type="button" className="button small" popoverTarget={id}>
        {label}: <span className="clip">{title}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className="popover lab-atoms" role="dialog" aria-label={label}>
        <AtomChoice chosen={chosen} most={most} onChoose={onChoose} />
        {chosen.length >= most ? <p className="hint">{words.law.parts.full(most)}</p> : null}
      </div>
    </>
  );
}

/** Atoms with a box for each; of very many only the first, and those that are searched for. */
export function AtomChoice({ chosen, most, onChoose }: Pick<AtomPickerProps, 'chosen' | 'most' | 'onChoose'>) {
  const { words, model } = useLab();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const own = new Set(chosen);
  const found = wanted === '' ? model.atoms : model.atoms.filter((atom) => atom.includes(wanted));
  // What is chosen stays in sight.
  const kept = wanted === '' ? chosen.filter((atom) => found.indexOf(atom) >= MOST_SHOWN) : [];
  const offered = [...found.slice(0, MOST_SHOWN), ...kept];
  return (
    <div className="lab-atom-choice">
      {model.atoms.length > MOST_SHOWN ? (
        <input
          type="search"
          aria-label={words.law.parts.find}
          placeholder={words.law.parts.find}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <div className="choice-row">
        {offered.map((atom) => (
          <label key={atom}>
            <input
              type="checkbox"
              checked={own.has(atom)}
              disabled={!own.has(atom) && chosen.length >= most}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, atom] : chosen.filter((name) => name !== atom))
              }
            />
            {atom}
          </label>
        ))}
      </div>
      {found.length > MOST_SHOWN ? <p className="hint">{words.law.actual.more(found.length - MOST_SHOWN)}</p> : null}
    </div>
  );
}
