/** What a JSON text holds, or where it stops being one. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly line: number;
      readonly column: number;
      /** The word or sign that cannot stand there, shortened; null at the end of the text. */
      readonly found: string | null;
    };

/** Reads a JSON text. Lines and columns count from 1. */
export function readJson(text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const fault = faultOf(text);
    const lines = text.slice(0, fault).split('\n');
    return {
      ok: false,
      line: lines.length,
      column: lines[lines.length - 1].length + 1,
      found: fault < text.length ? foundAt(text, fault) : null,
    };
  }
}

/** One token of JSON, with the space before it. */
const TOKEN =
  /[ \t\r\n]*(?:([[\]{}:,])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;

/**
 * The value of a text that is JSON, in which a key that an object has twice stands where it stands last: `JSON.parse` leaves it where it stood
 * first, with its last value. Keys that are whole numbers come first all the same, as in every object.
 */
export function readInOrder(text: string): unknown {
  const open: Opened[] = [{ entries: null, items: [], key: null }];
  const put = (value: unknown) => {
    const inside = open[open.length - 1];
    if (inside.entries === null) inside.items.push(value);
    else if (inside.key === null) inside.key = String(value);
    else {
      inside.entries.delete(inside.key);
      inside.entries.set(inside.key, value);
      inside.key = null;
    }
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [whole, sign] = match;
    if (sign === '{' || sign === '[') open.push({ entries: sign === '{' ? new Map() : null, items: [], key: null });
    else if (sign === '}' || sign === ']') {
      const closed = open.pop();
      if (closed !== undefined) put(closed.entries === null ? closed.items : Object.fromEntries(closed.entries));
    } else if (sign === undefined) put(JSON.parse(whole));
  }
  return open[0].items[0];
}

/** An object or a list that is being read; of an object also the key whose value comes next. */
interface Opened {
  readonly entries: Map<string, unknown> | null;
  readonly items: unknown[];
  key: string | null;
}

/** What may stand at a place: a value, the first key or element of what was just opened, and so on. */
type Due = 'value' | 'key' | 'firstValue' | 'firstKey' | 'colon' | 'next';

/** Where a text that is no JSON stops being so. */
function faultOf(text: string): number {
  const open: string[] = [];
  let due: Due = 'value';
  let place = 0;
  for (;;) {
    TOKEN.lastIndex = place;
    const match = TOKEN.exec(text);
    const start = skipSpace(text, place);
    if (match === null) return start;
    const [whole, sign, key] = match;
    const after = follow(due, sign, key !== undefined, open);
    if (after === null) return start;
    due = after;
    place += whole.length;
  }
}

/** What is due after a token; null if the token cannot stand where it does. `open` holds the brackets that are open. */
function follow(due: Due, sign: string | undefined, isText: boolean, open: string[]): Due | null {
  const isValue = due === 'value' || due === 'firstValue';
  if (sign === '[' || sign === '{') {
    if (!isValue) return null;
    open.push(sign);
    return sign === '[' ? 'firstValue' : 'firstKey';
  }
  const inside = open.at(-1);
  if (sign === ']' || sign === '}') {
    const own = sign === ']' ? '[' : '{';
    const mayClose = due === 'next' || due === (own === '[' ? 'firstValue' : 'firstKey');
    if (inside !== own || !mayClose) return null;
    open.pop();
    return 'next';
  }
  if (sign === ':') return due === 'colon' ? 'value' : null;
  if (sign === ',') return due !== 'next' || inside === undefined ? null : inside === '[' ? 'value' : 'key';
  if (due === 'key' || due === 'firstKey') return isText ? 'colon' : null;
  return isValue ? 'next' : null;
}

function skipSpace(text: string, place: number): number {
  const space = /[ \t\r\n]*/y;
  space.lastIndex = place;
  return place + (space.exec(text)?.[0].length ?? 0);
}

/** The word or sign at a place, shortened. */
function foundAt(text: string, place: number): string {
  const word = /[\w.+-]{1,30}|"[^"\r\n]{0,30}|./suy;
  word.lastIndex = place;
  return word.exec(text)?.[0] ?? '';
}
