import { Refusal } from '../engine/refusal.ts';
import { MeaningError } from '../logic/truth.ts';

/** An answer that may be a refusal: a sentence that says what is wrong and what would be right. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** Answers, or refuses with the reason; anything else that is thrown is a fault of the program. */
export async function answer<T>(work: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Refusal || error instanceof MeaningError) return { ok: false, message: error.message };
    throw error instanceof Error ? error : new Error(String(error));
  }
}
