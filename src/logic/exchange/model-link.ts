import { packText, unpackText } from '../../kit/packed-text.ts';
import type { LabFile, Reading } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import { readModel } from './read-json.ts';
import { writeModel } from './write-json.ts';

/** Bytes of JSON that a link may unfold to. */
const LARGEST_TEXT = 2_000_000;

/** A whole model as a short text for a link: `m1.` and its JSON, packed as all links are. */
export function encodeModel(labFile: LabFile): string {
  return packModel(writeModel(labFile));
}

/** The same for a model or a structure that was already written as JSON. */
export function packModel(json: string): string {
  return `m1.${packText(json)}`;
}

/** Reads what `encodeModel` wrote; a `#` may stand before it. Never throws for a faulty text. */
export function decodeModel(text: string): Reading<LabFile> {
  const json = unpackModel(text);
  return json.ok ? readModel(json.value) : json;
}

/** The JSON in a link; a `#` may stand before it. Never throws for a faulty text. */
export function unpackModel(text: string): Reading<string> {
  const [, body] = /^#?m1\.([A-Za-z0-9_-]*)$/.exec(text.trim()) ?? [];
  if (body === undefined) return { ok: false, problem: messages.foreignLink };
  try {
    const json = unpackText(body, LARGEST_TEXT);
    return json === null ? { ok: false, problem: messages.unfoldsTooLong } : { ok: true, value: json };
  } catch {
    return { ok: false, problem: messages.brokenLink };
  }
}
