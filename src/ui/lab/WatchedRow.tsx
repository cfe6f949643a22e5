import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Formula } from '../../logic/formula/formula.ts';
import { printUnicode } from '../../logic/formula/print.ts';
import { withWatched } from '../../session/lab/lab.ts';
import { Typeset } from '../formulas/Typeset.tsx';
import { IconButton } from '../IconButton.tsx';
import { useLab } from './lab.ts';

interface WatchedRowProps {
  readonly text: string;
  /** What the text means; null if it is faulty. */
  readonly formula: Formula | null;
  /** Whether it is true at the actual world. */
  readonly sign: ReactNode;
  /** Where it is true; with a title that says more. */
  readonly where: ReactNode;
  readonly title?: string | undefined;
}

/** A formula of the watch list: a press takes it into the field, the cross off the list. */
export function WatchedRow({ text, formula, sign, where, title }: WatchedRowProps) {
  const { words, state, change } = useLab();
  return (
    <li>
      <button
        type="button"
        className="formula-use"
        title={words.truth.use}
        onClick={() => change((before) => ({ ...before, formula: text }))}
      >
        {sign}
        {formula === null ? <code>{text}</code> : <Typeset text={printUnicode(formula, state.notation)} />}
      </button>
      <small title={title}>{where}</small>
      <IconButton
        icon={X}
        label={words.truth.drop(text)}
        className="button round small quiet"
        onPress={() => change((before) => withWatched(before, text))}
      />
    </li>
  );
}
