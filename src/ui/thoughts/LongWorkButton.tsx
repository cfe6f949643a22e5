import { RotateCw, Square } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../screen.ts';
import type { LongWork } from './long-answers.ts';
import './long-work.css';

/** Stops work that takes long, by Escape too; asks for it again once it was stopped. It shows only when the work takes long enough to be seen. */
export function LongWorkButton({ work, brief = false }: { work: LongWork; brief?: boolean }) {
  const words = useWords().knowledge.deep;
  const { isStopped, stop, again } = work;
  useEffect(() => {
    if (isStopped) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      stop();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isStopped, stop]);
  const Icon = isStopped ? RotateCw : Square;
  const label = isStopped ? words.again : words.stopWork;
  return (
    <button
      type="button"
      className={isStopped ? 'button small long-work' : 'button small long-work going'}
      aria-label={brief ? label : undefined}
      title={isStopped ? label : words.stopHelp}
      onClick={isStopped ? again : stop}
    >
      <Icon aria-hidden="true" />
      {brief ? null : label}
    </button>
  );
}
