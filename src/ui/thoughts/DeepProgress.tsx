import type { DeepWork } from './deep-work.ts';
import { useWords } from '../screen.ts';
import './deep.css';

interface DeepProgressProps extends Pick<DeepWork, 'progress' | 'problem'> {
  /** What is to be worked out, as a sentence. */
  readonly what: string;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Asks for something that takes long, tells how far it has come, and ends it before its time. */
export default function DeepProgress({ what, progress, problem, start, stop }: DeepProgressProps) {
  const words = useWords().knowledge.deep;
  return (
    <div className="deep" role="group" aria-label={words.title}>
      <span className="deep-what" title={what}>
        {what}
      </span>
      {progress === null ? null : (
        <>
          {/* Of a single piece nobody knows how much of it is done. */}
          <progress aria-label={words.progress} max={progress.of} value={progress.of > 1 ? progress.done : undefined} />
          <span className="deep-count">
            {progress.of > 1 ? words.count(progress.done, progress.of) : words.awaited}
          </span>
        </>
      )}
      {problem === null ? null : <span className="refusal">{problem}</span>}
      <button type="button" className="button small" onClick={progress === null ? start : stop}>
        {progress === null ? words.start : words.stop}
      </button>
    </div>
  );
}
