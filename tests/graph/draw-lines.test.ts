// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLineDrawing, type LineDrawing } from '../../src/graph/draw-lines.ts';

const counts = { counts: [24, 6, null, 1], atMost: [false, false, true, true], current: 1, most: 24 };
const shown = { name: 'Ann', ...counts, width: 160, height: 32, room: 4 };
const onStep = vi.fn();
let svg: SVGSVGElement;
let drawing: LineDrawing;

beforeEach(() => {
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.replaceChildren(svg);
  onStep.mockReset();
  drawing = createLineDrawing(svg, onStep);
  drawing.show(shown);
});

test('says the line in words and writes the current count', () => {
  expect(svg.getAttribute('aria-label')).toBe('Ann: 6 worlds possible now; step by step 24, 6, not counted, at most 1');
  expect(svg.querySelector('.line-value')?.textContent).toBe('6');
});

test('reads out the step under the mouse, and returns to the current one', () => {
  svg.dispatchEvent(new MouseEvent('pointermove', { clientX: 150 }));
  expect(svg.querySelector('.line-value')?.textContent).toBe('≤1');
  expect(svg.querySelector('.line-pointed')?.getAttribute('display')).toBeNull();
  svg.dispatchEvent(new MouseEvent('pointerleave'));
  expect(svg.querySelector('.line-value')?.textContent).toBe('6');
  expect(svg.querySelector('.line-pointed')?.getAttribute('display')).toBe('none');
});

test('marks no place where the count is not known', () => {
  drawing.show({ ...shown, current: 2 });
  expect(svg.querySelector('.line-now')?.getAttribute('display')).toBe('none');
  expect(svg.querySelector('.line-value')?.firstChild?.textContent).toBe('coarse');
  expect(svg.querySelector('.line-value title')?.textContent).toMatch(/^No number: knowledge is coarse/);
  expect(svg.getAttribute('aria-label')).toMatch(/^Ann: not counted now, since knowledge is coarse; step by step/);
});

test('reports the step that is clicked, until it is destroyed', () => {
  svg.dispatchEvent(new MouseEvent('click', { clientX: 5 }));
  expect(onStep.mock.calls).toEqual([[0]]);
  drawing.destroy();
  svg.dispatchEvent(new MouseEvent('click', { clientX: 5 }));
  expect(onStep).toHaveBeenCalledTimes(1);
  expect(svg.childElementCount).toBe(0);
});
