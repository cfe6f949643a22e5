import { LoaderCircle, Square } from 'lucide-react';
import { useLab } from './lab.ts';
import { useIsBusy } from './laws.ts';

/** That the worker is at work, and how to end that. It shows only when it takes long enough to be seen. */
export function LawBusy() {
  const { words, desk } = useLab();
  const isBusy = useIsBusy(desk);
  return (
    <div role="status" className="lab-busy-place">
      {isBusy ? (
        <p className="lab-busy">
          <LoaderCircle aria-hidden="true" />
          <span>{words.law.busy}</span>
          <button type="button" className="button small" onClick={() => desk.stop()}>
            <Square aria-hidden="true" />
            {words.law.stop}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** In place of an answer that was stopped. */
export function StoppedNote({ onAgain }: { onAgain: () => void }) {
  const { words } = useLab();
  return (
    <div className="lab-graph-note">
      <p>{words.law.stoppedAsking}</p>
      <button type="button" className="button" onClick={onAgain}>
        {words.law.askAgain}
      </button>
    </div>
  );
}
