import { Refusal } from '../engine/refusal.ts';
import { readInOrder, readJson } from '../kit/json-text.ts';
import { messages } from './messages.ts';

/** Reads a JSON text; of a key that an object has twice, the last holds, and stands where it stands last. @throws Refusal that names `what`, with line and column of the fault. */
export function parseJson(text: string, what: string): unknown {
  const read = readJson(text);
  if (read.ok) return readInOrder(text);
  throw new Refusal(messages.json(what, read, read.found));
}
