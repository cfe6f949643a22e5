import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Span } from '../../logic/formula/formula.ts';
import { useWords } from '../screen.ts';
import { scrollWithin } from '../scroll.ts';
import { complete, completionsAt, type Completion, type Vocabulary } from './complete.ts';

interface FormulaInputProps {
  readonly text: string;
  readonly vocabulary: Vocabulary;
  readonly placeholder: string;
  /** Where something is wrong with the text. */
  readonly fault: Span | null;
  /** The id of what is said about the text. */
  readonly describedBy: string;
  readonly onText: (text: string) => void;
  /** The Enter key, when no completion is chosen by it. */
  readonly onEnter: () => void;
  /** The Escape key while something is being worked out; null while nothing is. */
  readonly onStop?: (() => void) | null;
}

/** A field for a formula, with completions as a list below the fingers: by arrow keys and Enter, or the mouse. */
export function FormulaInput({
  text,
  vocabulary,
  placeholder,
  fault,
  describedBy,
  onText,
  onEnter,
  onStop = null,
}: FormulaInputProps) {
  const words = useWords().formulas;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Where the caret is to be put once the text is there. */
  const caretAfter = useRef<number | null>(null);
  const [caret, setCaret] = useState(0);
  const [asked, setAsked] = useState<'typing' | 'keys' | null>(null);
  const [active, setActive] = useState(0);
  const found = useMemo(
    () => (asked === null ? null : completionsAt(text, Math.min(caret, text.length), vocabulary)),
    [asked, text, caret, vocabulary],
  );
  const open = found !== null && (found.eager || asked === 'keys');
  const items = open ? found.items : [];
  const optionId = (index: number) => `${id}-option-${index}`;

  const follow = () => {
    if (mirror.current !== null && input.current !== null) mirror.current.scrollLeft = input.current.scrollLeft;
  };
  useLayoutEffect(() => {
    if (caretAfter.current !== null) input.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
    follow();
  }, [text]);
  useEffect(() => {
    const item = list.current?.querySelector('[aria-selected="true"]');
    if (list.current !== null && item != null) scrollWithin(list.current, item);
  }, [active, open]);

  const choose = (item: Completion) => {
    if (found === null) return;
    const [longer, at] = complete(text, found, item);
    caretAfter.current = at;
    setCaret(at);
    setActive(0);
    setAsked('typing');
    onText(longer);
  };
  const onKey = (key: string, caretNow: number): boolean => {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (open) setActive((active + (key === 'ArrowDown' ? 1 : items.length - 1)) % items.length);
        else {
          setCaret(caretNow);
          setActive(0);
          setAsked('keys');
        }
        return true;
      case 'Enter':
        if (open) choose(items[Math.min(active, items.length - 1)]);
        else onEnter();
        return true;
      case 'Escape':
        if (open) setAsked(null);
        else if (onStop !== null) onStop();
        else if (text !== '') onText('');
        return true;
      default:
        return false;
    }
  };
  return (
    <div className="formula-field">
      <input
        ref={input}
        role="combobox"
        aria-label={words.title}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? optionId(Math.min(active, items.length - 1)) : undefined}
        aria-invalid={fault !== null}
        aria-describedby={describedBy}
        className="formula"
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        dir="ltr"
        value={text}
        onChange={(event) => {
          setCaret(event.target.selectionStart ?? event.target.value.length);
          setActive(0);
          setAsked('typing');
          onText(event.target.value);
        }}
        onSelect={(event) => {
          setCaret(event.currentTarget.selectionStart ?? 0);
          follow();
        }}
        onScroll={follow}
        onBlur={() => setAsked(null)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
          if (onKey(event.key, event.currentTarget.selectionStart ?? text.length)) event.preventDefault();
        }}
      />
      <div className="formula-mirror" aria-hidden="true" ref={mirror} dir="ltr">
        {fault === null ? null : (
          <>
            {text.slice(0, fault.start)}
            <mark>{text.slice(fault.start, Math.max(fault.end, fault.start + 1)).trimEnd() || '\u00a0'}</mark>
            {text.slice(Math.max(fault.end, fault.start + 1))}
          </>
        )}
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={words.completions}
        className="completions"
        hidden={!open}
        ref={list}
      >
        {items.map((item, index) => (
          <li
            key={`${item.kind} ${item.label}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === Math.min(active, items.length - 1)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <code dir="auto">{item.label}</code>
            <span>{words.operators.find(({ key }) => key === item.key)?.says ?? words.kinds[item.kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
