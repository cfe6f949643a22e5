import type { Judgement } from '../../session/lab/place-questions.ts';

/** Whether a formula is true at the actual world. */
export function Sign({ judgement }: { judgement: Judgement | null | undefined }) {
  if (typeof judgement?.here !== 'boolean') return null;
  return <span className={judgement.here ? 'truth true' : 'truth false'}>{judgement.here ? '✓' : '✗'} </span>;
}
