// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createRateChart } from '../../src/graph/rates/draw-chart.ts';
import { createRateMap } from '../../src/graph/rates/draw-map.ts';
import { createShareDrawing } from '../../src/graph/rates/draw-shares.ts';
import { placeAfter, type RateMark, type RateView } from '../../src/graph/rates/rates.ts';

/** 5 to 8 players with the killers that they can have; the rates are made up. */
const marks: readonly RateMark[] = [5, 6, 7, 8].flatMap((players) =>
  [1, 2, 3]
    .filter((killers) => 2 * killers < players)
    .map((killers) => ({
      players,
      killers,
      share: players / 10 / killers,
      inside: killers === 2,
      misprint: players === 8 && killers === 3 ? 0.1 : null,
    })),
);

const view: RateView = {
  marks,
  band: [0.06, 0.25],
  apart: false,
  current: { players: 8, killers: 3 },
  words: {
    players: 'Players',
    killers: 'Killers',
    rate: 'Civilians win',
    band: 'band',
    misprint: 'printed',
    line: (killers) => `${killers} killers`,
  },
  width: 600,
  height: 400,
};

function drawn(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(svg);
  return svg;
}

const texts = (svg: SVGSVGElement, selector: string) =>
  [...svg.querySelectorAll(selector)].map((text) => text.textContent);

describe('the keyboard in a chart of rates', () => {
  const at = (players: number, killers: number) => ({ players, killers });

  test.each([
    ['ArrowRight', at(6, 1), at(7, 1)],
    ['ArrowLeft', at(6, 1), at(5, 1)],
    ['ArrowDown', at(6, 1), at(6, 2)],
    ['ArrowUp', at(6, 2), at(6, 1)],
    ['Home', at(8, 2), at(5, 2)],
    ['End', at(5, 1), at(8, 1)],
    ['ArrowLeft', at(5, 1), null],
    ['ArrowDown', at(6, 2), null],
    ['Enter', at(6, 2), null],
  ])('%s from %o', (key, from, to) => {
    const place = placeAfter(key, marks, from);
    expect(place === null ? null : at(place.players, place.killers)).toEqual(to);
  });

  test('every point is reached from the first by arrow keys', () => {
    const reached = new Set(['5 1']);
    const waiting = [at(5, 1)];
    for (const from of waiting) {
      for (const key of ['ArrowRight', 'ArrowDown']) {
        const place = placeAfter(key, marks, from);
        if (place === null || reached.has(`${place.players} ${place.killers}`)) continue;
        reached.add(`${place.players} ${place.killers}`);
        waiting.push(at(place.players, place.killers));
      }
    }
    expect(reached.size).toBe(marks.length);
  });
});

describe('the chart', () => {
  test('has a line for each number of killers, a point for each rate, and tells even from odd by more than colour', () => {
    const svg = drawn();
    const drawing = createRateChart(svg, vi.fn());
    drawing.show(view);
    expect(svg.querySelectorAll('.rates-line')).toHaveLength(3);
    expect(svg.querySelectorAll('.rates-point')).toHaveLength(marks.length);
    expect(svg.querySelectorAll('.rates-point.even')).toHaveLength(5);
    expect(svg.querySelectorAll('.rates-stripe')).toHaveLength(2);
    expect(texts(svg, '.rates-names text')).toEqual(['1 killers', '2 killers', '3 killers']);
    expect(texts(svg, '.rates-misprints text')).toEqual(['printed']);
    drawing.show({ ...view, apart: true });
    expect(svg.querySelectorAll('.rates-line')).toHaveLength(6);
    drawing.destroy();
    expect(svg.childNodes).toHaveLength(0);
  });

  test('every line has its name, and no name covers another, though several lines end at nearly nothing', () => {
    const svg = drawn();
    const ends = [0.6, 0.3, 0.02, 0.01, 0.004, 0, 0].map((share, index) => ({
      ...{ players: 15, killers: index + 1, share },
      ...{ inside: false, misprint: null },
    }));
    createRateChart(svg, vi.fn()).show({ ...view, marks: ends, current: null });
    const names = [...svg.querySelectorAll('.rates-names text')];
    expect(names.map(({ textContent }) => textContent)).toEqual(ends.map(({ killers }) => `${killers} killers`));
    const heights = names.map((name) => Number(name.getAttribute('y')));
    for (const [index, height] of heights.slice(1).entries())
      expect(height - heights[index]).toBeGreaterThanOrEqual(12);
    expect(heights.at(-1)).toBeLessThan(view.height);
  });

  test('points at the mark that is nearest to the mouse', () => {
    const svg = drawn();
    const onPoint = vi.fn();
    createRateChart(svg, onPoint).show(view);
    const ring = svg.querySelector('.rates-ring');
    const [clientX, clientY] = ['cx', 'cy'].map((name) => Number(ring?.getAttribute(name)));
    svg.dispatchEvent(new MouseEvent('pointermove', { clientX: clientX + 3, clientY: clientY - 2, bubbles: true }));
    expect(onPoint.mock.lastCall?.[0]).toMatchObject({ players: 8, killers: 3 });
  });
});

test('the map has a field for each rate, with a frame where it lies in the band', () => {
  const svg = drawn();
  const onPoint = vi.fn();
  const drawing = createRateMap(svg, onPoint);
  drawing.show(view);
  expect(svg.querySelectorAll('.rates-field')).toHaveLength(marks.length);
  expect(svg.querySelectorAll('.rates-field.inside')).toHaveLength(4);
  expect(texts(svg, '.rates-field text')).toContain('50.0');
  svg.querySelector('.rates-field')?.dispatchEvent(new MouseEvent('pointermove'));
  expect(onPoint.mock.lastCall?.[0]).toMatchObject({ players: 5, killers: 1 });
  drawing.destroy();
  expect(svg.childNodes).toHaveLength(0);
});

test('shares are drawn with their intervals, and the exact value where it is known', () => {
  const svg = drawn();
  const drawing = createShareDrawing(svg);
  const points = [10, 20].map((games) => ({ games, share: 0.5, low: 0.4, high: 0.6 }));
  drawing.show({
    tracks: [
      { label: 'Town', points, exact: 0.52 },
      { label: 'Mafia', points, exact: null },
    ],
    games: 20,
    words: { games: 'Games', exact: 'exact' },
    width: 600,
    height: 300,
  });
  expect(texts(svg, '.share-name')).toEqual(['Town', 'Mafia']);
  expect([...svg.querySelectorAll('.share-exact')].map((line) => line.getAttribute('display'))).toEqual([null, 'none']);
  // Both end at one half: their names are moved apart.
  const heights = [...svg.querySelectorAll('.share-name')].map((name) => Number(name.getAttribute('y')));
  expect(Math.abs(heights[0] - heights[1])).toBeGreaterThanOrEqual(12);
  drawing.destroy();
  expect(svg.childNodes).toHaveLength(0);
});
