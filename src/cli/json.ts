import { Refusal } from '../engine/refusal.ts';
import { readJson } from '../kit/json-text.ts';
import { messages } from './messages.ts';

/** Reads a JSON text. @throws Refusal that names `what`, with line and column of the fault. */
export function parseJson(text: string, what: string): unknown {
  const read = readJson(text);
  if (read.ok) return read.value;
  throw new Refusal(messages.json(what, read, read.found));
}
