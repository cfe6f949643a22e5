import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Letters smaller than this, in pixels, cannot be read from a bench. */
const LEAST_LETTER = 9.5;
/** WCAG 2.5.8. */
const LEAST_TARGET = 24;

/**
 * What cannot be read or met in the hallway of a page at rest, one line each: a player whose name is not written, names that lie on each other or
 * outside the drawing, letters and targets that are too small, the switch of viewpoints included.
 */
export async function unreadable(page: Page, names: readonly string[]): Promise<string[]> {
  await settled(page);
  return page.evaluate(
    ({ expected, leastLetter, leastTarget }) => {
      const found: string[] = [];
      const all = (selector: string) => [...document.querySelectorAll<SVGGraphicsElement>(selector)];
      const frame = document.querySelector('.hallway-drawing')?.getBoundingClientRect();
      if (frame === undefined) return ['no hallway'];
      const written = all('.hallway-drawing .guest-name').map((element) => ({
        text: element.firstChild?.textContent ?? '',
        box: element.getBoundingClientRect(),
      }));
      for (const name of expected)
        if (!written.some(({ text }) => text.includes(name))) found.push(`${name} is not written`);
      for (const [index, { text, box }] of written.entries()) {
        if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
          found.push(`${text} is outside`);
        for (const other of written.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          // Boxes of text hold room for letters that reach up and down further.
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 0.5 && down > box.height / 4) found.push(`${text} lies on ${other.text}`);
        }
      }
      for (const element of all('.hallway-drawing text, .worlds-drawing .tally-number, .count-name, .viewpoint')) {
        const text = element.textContent;
        const scale = element instanceof SVGElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (text !== '' && size < leastLetter) found.push(`${text}: ${size.toFixed(1)} px`);
      }
      for (const element of all('.hallway-drawing [role="button"], .viewpoint')) {
        const { width, height } = element.getBoundingClientRect();
        const label = element.getAttribute('aria-label') ?? element.textContent;
        if (Math.min(width, height) < leastTarget) found.push(`${label}: ${width.toFixed(0)} x ${height.toFixed(0)}`);
      }
      return found;
    },
    { expected: names, leastLetter: LEAST_LETTER, leastTarget: LEAST_TARGET },
  );
}

/** Who is told, below the hallway of a page at rest, to have done something to whom: "votes for Dan (2): Ann, Cat"; and which of these lines cannot be brought in sight. */
export async function actsTold(
  page: Page,
): Promise<{ readonly told: readonly string[]; readonly unseen: readonly string[] }> {
  await settled(page);
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('.hallway-acts li')];
    const isSeen = (line: HTMLElement) => {
      line.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, width, top, height } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(left + width / 3, top + height / 2));
    };
    return {
      told: lines.map((line) => line.innerText),
      unseen: lines.filter((line) => !isSeen(line)).map((line) => line.innerText),
    };
  });
}
