import { Refusal } from '../engine/refusal.ts';
import { MeaningError } from '../logic/truth.ts';
import type { Answer } from './backend.ts';

/** Answers, or refuses with the reason; anything else that is thrown is a fault of the program. */
export function answer<T>(work: () => T): Promise<Answer<T>> {
  try {
    return Promise.resolve({ ok: true, value: work() });
  } catch (error) {
    if (error instanceof Refusal || error instanceof MeaningError) {
      return Promise.resolve({ ok: false, message: error.message });
    }
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
