import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Bookmark } from '../../src/session/bookmark.ts';
import { decodeLink, encodeLink } from '../../src/session/link.ts';
import { wholeRun } from './vantage.ts';

const bookmark: Bookmark = {
  run: wholeRun(),
  node: 3,
  viewpoint: 2,
  deciders: ['informed', 'hand', 'random', 'informed', 'informed'],
};

function encoded(): string {
  const made = encodeLink(bookmark);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

function packed(text: string): string {
  return Buffer.from(deflateSync(strToU8(text))).toString('base64url');
}

describe('a link', () => {
  test('holds the run, the step, the viewpoint and who decides', () => {
    expect(decodeLink(encoded())).toEqual({ ok: true, value: bookmark });
    expect(decodeLink(`#${encoded()}`)).toEqual({ ok: true, value: bookmark });
    const pinning = encodeLink({ ...bookmark, pinned: ['K Ann gfr(Eve)'] });
    expect(pinning.ok && decodeLink(pinning.value)).toMatchObject({ value: { pinned: ['K Ann gfr(Eve)'] } });
  });

  test('needs no escaping in an address, and is short', () => {
    expect(encoded()).toMatch(/^1\.[\w-]+$/);
    expect(encoded().length).toBeLessThan(900);
  });

  test('keeps names that are markup, quotes, long or written from right to left', () => {
    const names = ['<script>alert(1)</script>', '"Ann\' & co', 'x'.repeat(300), 'שרה', '𝔈𝔳𝔢'];
    const made = encodeLink({ ...bookmark, run: { ...bookmark.run, names } });
    expect(made.ok && decodeLink(made.value)).toMatchObject({ ok: true, value: { run: { names } } });
  });

  test.each([
    ['something else', 'foreign'],
    ['', 'foreign'],
    ['section-2', 'foreign'],
    ['0.AAAA', 'foreign'],
    ['2.AAAA', 'newer'],
    ['1.', 'broken'],
    ['1.AAAA', 'broken'],
    ['1.not base64!', 'broken'],
    [`1.${packed('no JSON')}`, 'broken'],
    [`1.${packed('{"run":{},"node":-1,"viewpoint":"teacher","deciders":[]}')}`, 'broken'],
    [`1.${packed('{"run":{},"node":0,"viewpoint":"everybody","deciders":[]}')}`, 'broken'],
    [`1.${'A'.repeat(40_000)}`, 'tooLong'],
  ])('%.30s is refused: %s', (text, problem) => {
    expect(decodeLink(text)).toEqual({ ok: false, problem });
  });

  test('cut off anywhere it is refused', () => {
    const whole = encoded();
    for (let length = 2; length < whole.length; length += 7) expect(decodeLink(whole.slice(0, length)).ok).toBe(false);
  });

  test('a small link that unfolds to a huge text is refused before it fills the memory', () => {
    expect(decodeLink(`1.${packed(' '.repeat(20_000_000))}`)).toEqual({ ok: false, problem: 'tooLong' });
  });

  test('a run too long for an address makes no link', () => {
    const nodes = Array.from({ length: 5000 }, (_, index) => ({
      id: index + 1,
      parent: index,
      decision: { kind: 'announce', by: null, formula: `alive(Ann) & ${Math.sin(index)}` } as const,
    }));
    expect(encodeLink({ ...bookmark, run: { ...bookmark.run, nodes } })).toEqual({ ok: false, problem: 'tooLong' });
  });
});
