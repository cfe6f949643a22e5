import * as v from 'valibot';
import type { PlayerView } from '../engine/view.ts';
import { describeIssue } from '../kit/describe-issue.ts';
import { writtenBookmark, type Bookmark, type ReadBookmark } from './bookmark.ts';
import { bookmark } from './bookmark-schema.ts';
import { LARGEST_FILE } from './file-name.ts';

/** What the file of a whole game calls itself, and what the record of one player does. */
const FORMAT = 'kripketown';
const RECORD_FORMAT = 'kripketown-player-record';
const VERSION = 1;

/** Why a file cannot be opened. */
export type FileProblem =
  /** It is no JSON: at that line and column, if they are known. */
  | { readonly kind: 'unreadable'; readonly line: number | null; readonly column: number | null }
  /** It was not made by this program. */
  | { readonly kind: 'foreign' }
  /** It is the record of one player, without the deal. */
  | { readonly kind: 'record'; readonly name: string }
  | { readonly kind: 'newer'; readonly version: number; readonly own: number }
  /** Of a version that can no longer be read, or that there never was. */
  | { readonly kind: 'older'; readonly version: string; readonly own: number }
  | { readonly kind: 'tooLong'; readonly most: number }
  /** Something in it is not as it should be; `where` says which. */
  | { readonly kind: 'broken'; readonly where: string }
  /** The node, the viewpoint or the deciders do not fit the run. */
  | { readonly kind: 'misfit' }
  /** The rules do not allow what is in it. */
  | { readonly kind: 'rules'; readonly text: string }
  /** The browser cannot read it. */
  | { readonly kind: 'lost' };

export type FileAnswer =
  { readonly ok: true; readonly value: ReadBookmark } | { readonly ok: false; readonly problem: FileProblem };

/** Writes a game as the text of a file: what a link holds, to be read by people too. */
export function encodeFile(held: Bookmark): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...writtenBookmark(held) }, null, 2)}\n`;
}

/** Writes what one player may know of a game; it holds no deal, seed, branch or actual world. */
export function encodeRecord(view: PlayerView): string {
  return `${JSON.stringify({ format: RECORD_FORMAT, version: VERSION, ...view }, null, 2)}\n`;
}

const headed = v.looseObject({ format: v.string(), version: v.unknown() });
const record = v.object({ names: v.array(v.string()), viewer: v.number() });

/** Reads what `encodeFile` wrote; the run is still to be checked against the rules. */
export function decodeFile(text: string): FileAnswer {
  if (text.length > LARGEST_FILE) return refused({ kind: 'tooLong', most: LARGEST_FILE });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (isNoText(text)) return refused({ kind: 'foreign' });
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

/** Was this a picture, or something else that is no text? Its bytes cannot be read as letters, or are ones that no text has. */
function isNoText(text: string): boolean {
  return /[\u0000\ufffd]/u.test(text.slice(0, 2000));
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
