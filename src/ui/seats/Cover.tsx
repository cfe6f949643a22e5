import { Eye, Moon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CHOICES, useCommands, useWords } from '../screen.ts';

/** Covers the screen until the player to whom it is passed looks at it. It stands alone: nothing lies behind it. */
export function Cover({ name }: { name: string }) {
  const words = useWords().seats;
  const commands = useCommands();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    // Who has looked goes on where they choose.
    return () => document.getElementById(CHOICES)?.focus();
  }, [name]);
  return (
    <main className="cover">
      <Moon aria-hidden="true" />
      <div role="status">
        <h1 dir="auto">{words.pass(name)}</h1>
      </div>
      <button ref={button} type="button" className="button primary" onClick={() => void commands.look()}>
        <Eye aria-hidden="true" />
        {words.press(name)}
      </button>
      <p className="hint">{words.passHint}</p>
    </main>
  );
}
