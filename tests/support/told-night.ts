import type { Decision } from '../../src/engine/run.ts';
import type { Answer } from '../../src/session/backend.ts';

/** A move of Salem that is about somebody. */
export const at = (kind: string, target: number) => ({ kind, target });

const STAY = { kind: 'stay' };

/**
 * A first night of Salem in which Ann is the Lookout, Bob the Doctor, Cat the Veteran, Dan the Mayor and Eve the Godfather: Ann watches
 * Bob, Bob heals himself and Eve attacks Bob. Ann sees that Eve, who cannot be the Doctor, visited Bob: she knows that Eve is the Godfather
 * (the shared fact L4).
 */
export const TOLD_NIGHT: Decision = {
  kind: 'act',
  joint: { 0: at('watch', 1), 1: at('heal', 1), 2: STAY, 3: STAY, 4: at('kill', 1) },
};

/** What a backend answered. @throws Error with its words if it refused. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
