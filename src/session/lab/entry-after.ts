import type { LabStep } from '../../logic/plain/lab-history.ts';
import { labStep } from '../../logic/plain/lab-history.ts';
import { asPartitions } from '../../logic/plain/partitions.ts';
import { MeaningError } from '../../logic/truth.ts';
import { OverBudget } from '../../logic/update.ts';
import type { LabEntry } from './lab-state.ts';

/** The entry after a step, where worlds are listed. @throws as `labStep` does. */
export function entryAfter({ moment, isS5 }: LabEntry, step: LabStep): LabEntry {
  const next = labStep(moment, step);
  return { doing: { kind: 'step', step }, moment: next, isS5: isS5 && asPartitions(next.model).ok };
}

/** Whether what was thrown says why something cannot be done. */
export function isReason(error: unknown): error is Error {
  return error instanceof RangeError || error instanceof MeaningError || error instanceof OverBudget;
}
