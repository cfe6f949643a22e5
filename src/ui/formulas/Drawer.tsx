import { X } from 'lucide-react';
import type { Presentation } from '../../engine/presentation.ts';
import { useCommands, useWords } from '../screen.ts';
import { IconButton } from '../IconButton.tsx';

interface DrawerProps {
  readonly id: string;
  readonly pinned: readonly string[];
  readonly presentation: Presentation;
  readonly examples: ReturnType<Presentation['examples']>;
  readonly onUse: (formula: string) => void;
}

/** What folds out over the bar: the pinned formulas, and examples. */
export function Drawer({ id, pinned, presentation, examples, onUse }: DrawerProps) {
  const words = useWords().formulas;
  const commands = useCommands();
  const atoms = Object.values(presentation.signs).flatMap(({ atom, label }) =>
    atom === null ? [] : [[atom, label] as const],
  );
  return (
    <div className="formula-drawer" id={id} role="group" aria-label={words.drawer}>
      <h3 className="panel-title">{words.pinned}</h3>
      {pinned.length === 0 ? <p className="hint">{words.nonePinned}</p> : null}
      <ul className="pins">
        {pinned.map((formula) => (
          <li key={formula}>
            <button
              type="button"
              className="formula-use"
              title={words.useAgain(formula)}
              onClick={() => onUse(formula)}
            >
              <code className="clip">{formula}</code>
            </button>
            <IconButton
              icon={X}
              label={words.unpin(formula)}
              className="button round small quiet"
              onPress={() => commands.unpin(formula)}
            />
          </li>
        ))}
      </ul>
      <h3 className="panel-title">{words.examples}</h3>
      <ul className="formula-examples">
        {examples.map(({ formula, says }) => (
          <li key={formula}>
            <button type="button" className="formula-use" onClick={() => onUse(formula)}>
              <code>{formula}</code>
            </button>
            <span className="hint">{says}</span>
          </li>
        ))}
      </ul>
      {atoms.length === 0 ? null : <p className="hint">{words.atomsShort(atoms)}</p>}
    </div>
  );
}
