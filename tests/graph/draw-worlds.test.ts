// @vitest-environment jsdom
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorldsDrawing, type WorldsDrawing } from '../../src/graph/draw-worlds.ts';
import { salemScene } from './salem-scene.ts';

const ACTUAL = 'LOO-DOC-VET-MAY-GFR';
const atFirst = salemScene(() => 'possible', ACTUAL);
const afterDeath = salemScene((deal) => (deal[2] !== 'VET' ? 'pruned' : deal[0] === 'LOO' ? 'possible' : 'elsewhere'));
const atOnce = { animate: false };

const handlers = { onHover: vi.fn(), onPick: vi.fn(), onRegion: vi.fn() };
let svg: SVGSVGElement;
let drawing: WorldsDrawing;

function world(id: string): SVGGElement {
  const found = svg.querySelector<SVGGElement>(`[data-world="${id}"]`);
  if (found === null) throw new Error(`no world ${id} is drawn`);
  return found;
}

/** What the keyboard reaches of a world. */
function target(id: string): SVGElement {
  const found = world(id).querySelector<SVGElement>('.target');
  if (found === null) throw new Error(`world ${id} cannot be reached`);
  return found;
}

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.replaceChildren(svg);
  vi.resetAllMocks();
  drawing = createWorldsDrawing(svg, handlers);
  drawing.show(atFirst, atOnce);
});

afterEach(() => {
  drawing.destroy();
});

describe('show', () => {
  test('draws a picture with five letters for each world', () => {
    expect(svg.querySelectorAll('g.world')).toHaveLength(120);
    expect(world(ACTUAL).querySelectorAll('.sign')).toHaveLength(5);
    expect(world(ACTUAL).querySelector('.lit-letters')?.textContent).toBe('LDVMG');
  });

  test('keeps each mark, and where it is, from scene to scene', () => {
    const before = new Map([...svg.querySelectorAll('g.world')].map((mark) => [mark, mark.getAttribute('transform')]));
    drawing.show(afterDeath, { animate: true });
    const after = [...svg.querySelectorAll('g.world')];
    expect(after).toHaveLength(120);
    expect(after.every((mark) => before.get(mark) === mark.getAttribute('transform'))).toBe(true);
  });

  test('draws the pictures of another game anew, though they have the same places and size', () => {
    const letters = { L: 'X', D: 'Y' } as const;
    const other = {
      ...atFirst,
      worlds: atFirst.worlds.map((mark) => ({
        ...mark,
        signs: mark.signs.map((sign) =>
          sign.letter === 'L' || sign.letter === 'D' ? { ...sign, letter: letters[sign.letter] } : sign,
        ),
      })),
    };
    drawing.show(other, atOnce);
    expect(svg.querySelectorAll('g.world')).toHaveLength(120);
    expect(world(ACTUAL).querySelector('.lit-letters')?.textContent).toBe('XYVMG');
    expect(world(ACTUAL).querySelector('.plain-letters')?.textContent).toBe('XYVMG');
  });

  test('shows how worlds stand, and ghosts keep their reason', () => {
    drawing.show(afterDeath, atOnce);
    expect(svg.querySelectorAll('g.world.possible')).toHaveLength(6);
    expect(svg.querySelectorAll('g.world.elsewhere')).toHaveLength(18);
    const ghosts = [...svg.querySelectorAll('g.world.pruned')];
    expect(ghosts).toHaveLength(96);
    expect(ghosts.every((ghost) => ghost.getAttribute('data-reason')?.includes('Cat died'))).toBe(true);
    expect(world(ACTUAL).hasAttribute('data-reason')).toBe(false);
  });

  test('marks the actual world only if the scene does', () => {
    expect(svg.querySelectorAll('.actual-ring, .flag')).toHaveLength(2);
    drawing.show(afterDeath, atOnce);
    expect(svg.querySelectorAll('.actual-ring, .flag')).toHaveLength(0);
  });

  test('darkens and counts regions', () => {
    drawing.show(afterDeath, atOnce);
    const dark = [...svg.querySelectorAll('g.region.dark > .target')].map((region) =>
      region.getAttribute('aria-label'),
    );
    expect(dark).toEqual(['Ann is the Godfather: no world possible', 'Cat is the Godfather: no world possible']);
  });

  test('writes counts beside marks while few worlds are possible, and not all for as many pasts', () => {
    expect(svg.querySelectorAll('.badge')).toHaveLength(0);
    drawing.show(afterDeath, atOnce);
    // All six stand for three pasts each: that is told once, under the graph's title.
    expect(svg.querySelectorAll('.badge')).toHaveLength(0);
    const six = afterDeath.worlds.filter(({ standing }) => standing === 'possible');
    const uneven = afterDeath.worlds.map((world) => (world === six[0] ? { ...world, count: 5 } : world));
    drawing.show({ ...afterDeath, worlds: uneven }, atOnce);
    const badges = [...svg.querySelectorAll('.badge')].map((badge) => badge.textContent);
    expect(badges.sort()).toEqual([...Array<string>(5).fill('×3'), '×5']);
  });

  test('sets the number in the centre at once, or counts to it', async () => {
    expect(svg.querySelector('.centre-count')?.textContent).toBe('120');
    drawing.show(afterDeath, { animate: true });
    await vi.waitFor(() => expect(svg.querySelector('.centre-count')?.textContent).toBe('6'), 3000);
    drawing.show(atFirst, atOnce);
    expect(svg.querySelector('.centre-count')?.textContent).toBe('120');
  });

  test('draws a cell as one hull, and takes it away', () => {
    const cell = { id: 'ann', members: [ACTUAL, 'LOO-GFR-VET-MAY-DOC'], colour: 'accent', label: 'Ann' };
    drawing.show({ ...atFirst, cells: [cell] }, atOnce);
    expect(svg.querySelectorAll('g.cell')).toHaveLength(1);
    drawing.show(atFirst, atOnce);
    expect(svg.querySelectorAll('g.cell')).toHaveLength(0);
  });

  test('says what it shows', async () => {
    expect(svg.getAttribute('aria-label')).toBe('120 worlds are possible. 120 worlds drawn, 0 of them ruled out.');
    expect(target(ACTUAL).getAttribute('aria-label')).toContain('Ann is LOO');
    const { violations } = await axe.run(svg);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('fading', () => {
  /** Animations that were started, in a browser that has them. */
  const fades: { onfinish: (() => void) | null }[] = [];
  const letters = () => [...svg.querySelectorAll('.fading text')].map((text) => text.textContent).join('');

  beforeEach(() => {
    fades.length = 0;
    Object.assign(SVGElement.prototype, {
      animate: () => {
        const fade = { onfinish: null, cancel: () => undefined };
        fades.push(fade);
        return fade;
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  });

  test('worlds that change are covered by their old pictures, which then go', () => {
    drawing.show(afterDeath, { animate: true });
    // 114 worlds are not possible any more, with five letters each.
    expect(letters()).toHaveLength(114 * 5);
    expect(svg.querySelectorAll('.fading .sign')).toHaveLength(5);
    expect(svg.querySelectorAll('g.world.possible')).toHaveLength(6);
    expect(fades).toHaveLength(1);
    fades[0].onfinish?.();
    expect(letters()).toBe('');
  });

  /** The worlds whose pictures were changed, and that still look as before, since their old pictures lie over them. */
  const standing = () => svg.querySelectorAll('g.world.possible').length;

  test('what was made ready is shown, and made once', () => {
    for (const prepare of drawing.preparations(afterDeath)) prepare();
    const ready = [...svg.querySelectorAll('.fading text')];
    expect(letters()).toHaveLength(114 * 5);
    expect(fades).toHaveLength(0);
    drawing.show(afterDeath, { animate: true });
    expect([...svg.querySelectorAll('.fading text')]).toEqual(ready);
    expect(fades).toHaveLength(1);
  });

  test('many worlds are made ready in parts, and no world stands anew before all are covered', () => {
    const lettersAfter = drawing.preparations(afterDeath).map((prepare) => {
      const before = letters().length;
      prepare();
      if (letters().length < 114 * 5) expect(standing()).toBe(120);
      return letters().length - before;
    });
    expect(Math.max(...lettersAfter)).toBeLessThan(114 * 5 * 0.3);
    expect(standing()).toBe(6);
  });

  test('few worlds are covered in one part, and stand anew in the frame that shows them', () => {
    const [first, second] = atFirst.worlds;
    const standsOut = new Set([first.id, second.id]);
    const oneLess = {
      ...atFirst,
      worlds: atFirst.worlds.map((mark) => (standsOut.has(mark.id) ? { ...mark, standing: 'pruned' as const } : mark)),
    };
    const preparations = drawing.preparations(oneLess);
    expect(preparations).toHaveLength(1);
    preparations[0]();
    expect(standing()).toBe(120);
  });

  test('what was made ready for a scene that never came fades with the next', () => {
    for (const prepare of drawing.preparations(afterDeath)) prepare();
    expect(standing()).toBe(6);
    drawing.show(atFirst, { animate: true });
    expect(letters()).toHaveLength(114 * 5);
    expect(standing()).toBe(120);
    expect(fades).toHaveLength(1);
  });

  test('nothing is left of them where nothing is to move', () => {
    drawing.show(afterDeath, { animate: true });
    drawing.show(atFirst, atOnce);
    expect(svg.querySelector('.fading')?.childNodes).toHaveLength(0);
  });
});

describe('the mouse', () => {
  test('reports the world under it once, and that it left', () => {
    world(ACTUAL)
      .querySelector('.sign')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    world(ACTUAL)
      .querySelector('.plate')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    svg.dispatchEvent(new Event('pointerleave'));
    expect(handlers.onHover.mock.calls).toEqual([[ACTUAL], [null]]);
  });

  test('picks worlds and regions', () => {
    world(ACTUAL).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    svg.querySelector('.region-area')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(handlers.onPick.mock.calls).toEqual([[ACTUAL]]);
    expect(handlers.onRegion.mock.calls).toEqual([['region-0']]);
  });
});

describe('the keyboard', () => {
  test('finds one stop among the worlds, the actual one, and one among the regions', () => {
    const stops = [...svg.querySelectorAll('[tabindex="0"]')];
    expect(stops).toEqual([svg.querySelector('[data-region="region-0"] > .target'), target(ACTUAL)]);
  });

  test('walks through the worlds by their places, and keeps its keys to itself', () => {
    const stepped = vi.fn();
    document.addEventListener('keydown', stepped, { once: true });
    target(ACTUAL).focus();
    const event = press('ArrowDown');
    const reached = document.activeElement?.closest('[data-world]')?.getAttribute('data-world');
    expect(reached).not.toBe(ACTUAL);
    const place = (id: string | null | undefined) =>
      atFirst.worlds.find((mark) => mark.id === id)?.place ?? { x: 0, y: 0 };
    expect(place(reached).y).toBeGreaterThan(place(ACTUAL).y);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    expect(target(ACTUAL).getAttribute('tabindex')).toBe('-1');
    press('ArrowUp');
    expect(document.activeElement).toBe(target(ACTUAL));
    expect(event.defaultPrevented).toBe(true);
    expect(stepped).not.toHaveBeenCalled();
  });

  test('picks by Enter and by Space, and leaves other keys alone', () => {
    target(ACTUAL).focus();
    press('Enter');
    press(' ');
    expect(press('x').defaultPrevented).toBe(false);
    expect(handlers.onPick.mock.calls).toEqual([[ACTUAL], [ACTUAL]]);
  });

  test('shows where it is, and tells it as it tells the mouse', () => {
    target(ACTUAL).focus();
    expect(svg.querySelectorAll('.focus-ring')).toHaveLength(1);
    expect(handlers.onHover).toHaveBeenLastCalledWith(ACTUAL);
    target(ACTUAL).blur();
    expect(svg.querySelectorAll('.focus-ring')).toHaveLength(0);
    expect(handlers.onHover).toHaveBeenLastCalledWith(null);
  });
});

test('a click gives the focus without drawing it', () => {
  world(ACTUAL).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target(ACTUAL).focus();
  expect(svg.querySelectorAll('.focus-ring')).toHaveLength(0);
  world(ACTUAL).dispatchEvent(new Event('pointerup', { bubbles: true }));
  press('ArrowDown');
  expect(svg.querySelectorAll('.focus-ring')).toHaveLength(1);
});

describe('focus', () => {
  test('points at a world from outside, without a report', () => {
    drawing.focus('GFR-LOO-DOC-VET-MAY');
    expect(svg.querySelectorAll('.pointer-ring')).toHaveLength(1);
    expect(target('GFR-LOO-DOC-VET-MAY').getAttribute('tabindex')).toBe('0');
    drawing.focus(null);
    expect(svg.querySelectorAll('.pointer-ring')).toHaveLength(0);
    expect(handlers.onHover).not.toHaveBeenCalled();
  });
});

describe('destroy', () => {
  test('empties the element and stops listening', () => {
    const mark = world(ACTUAL);
    drawing.destroy();
    svg.append(mark);
    mark.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(handlers.onPick).not.toHaveBeenCalled();
    expect(svg.childElementCount).toBe(1);
  });
});
