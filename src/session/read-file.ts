import * as v from 'valibot';
import { describeIssue } from '../kit/describe-issue.ts';
import type { ReadBookmark } from './bookmark.ts';
import { bookmark } from './bookmark-schema.ts';
import { FORMAT, LARGEST_FILE, RECORD_FORMAT, VERSION, type FileProblem } from './files.ts';

/* The session fetches this file when the first file is to be read. */

export type FileAnswer =
  { readonly ok: true; readonly value: ReadBookmark } | { readonly ok: false; readonly problem: FileProblem };

const headed = v.looseObject({ format: v.string(), version: v.unknown() });
const record = v.object({ names: v.array(v.string()), viewer: v.number() });

/** Reads what `encodeFile` wrote; the run is still to be checked against the rules. */
export function decodeFile(text: string): FileAnswer {
  if (text.length > LARGEST_FILE) return refused({ kind: 'tooLong', most: LARGEST_FILE });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return refused({ kind: 'unreadable', ...placeOf(error, text) });
  }
  const head = v.safeParse(headed, value);
  if (!head.success) return refused({ kind: 'foreign' });
  const { format, version, ...rest } = head.output;
  if (format === RECORD_FORMAT) {
    const read = v.safeParse(record, rest);
    return refused({ kind: 'record', name: read.success ? (read.output.names.at(read.output.viewer) ?? '') : '' });
  }
  if (format !== FORMAT) return refused({ kind: 'foreign' });
  if (typeof version === 'number' && version > VERSION) return refused({ kind: 'newer', version, own: VERSION });
  if (version !== VERSION) {
    return refused({ kind: 'older', version: JSON.stringify(version) ?? '', own: VERSION });
  }
  const read = v.safeParse(bookmark, rest);
  if (read.success) return { ok: true, value: read.output };
  return refused({ kind: 'broken', where: read.issues.slice(0, 3).map(describeIssue).join(' ') });
}

function refused(problem: FileProblem): FileAnswer {
  return { ok: false, problem };
}

/** Where a text stops being JSON, as far as the browser's message tells. */
function placeOf(error: unknown, text: string): { readonly line: number | null; readonly column: number | null } {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const end = position === undefined ? (/end of|Unexpected end/.test(message) ? text.length : null) : Number(position);
  if (end === null) return { line: null, column: null };
  const before = text.slice(0, end).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
