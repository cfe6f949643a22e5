import { MeaningError, NoStepBefore } from '../logic/truth.ts';

/** Thrown for a formula that speaks of what is not kept apart past the budget. */
export class NotKept extends MeaningError {
  override readonly name = 'MeaningError';
}

/** What is asked; null where it speaks of what is not kept, or of a step that there was not. */
export function ifKept<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof NotKept || error instanceof NoStepBefore) return null;
    throw error;
  }
}
