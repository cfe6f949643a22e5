/** A page wider than its window, and parts with nothing in them. Carried into the page: see findings.mjs. */

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @param {import('./geometry.mjs').Geometry} geometry
 * @returns {Finding[]}
 */
export function roomFindings({ all, scope, common, isEmpty, seenBox, ownText }) {
  /** A part is empty if a rectangle of so much of it, and of so many pixels, holds nothing. */
  const EMPTY = { share: 0.4, pixels: 90_000 };
  /** What is drawn and larger than this share of its part is ground, not content. */
  const GROUND = 0.15;
  /** Pixels are looked at in squares of this side. */
  const CELL = 12;
  /** @type {Finding[]} */
  const found = [];

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push({ check: 'page wider', what: `${scrollWidth} > ${innerWidth} px` });

  const leaves = all.filter(
    (element) =>
      element.childElementCount === 0 &&
      (ownText(element) !== '' || element.matches('input, select, textarea, button, svg *, img, canvas')),
  );

  /** Which squares of a part hold something. @param {Element} part @param {number} columns @param {number} rows */
  const takenOf = (part, columns, rows) => {
    const whole = part.getBoundingClientRect();
    const taken = new Uint8Array(columns * rows);
    for (const leaf of leaves) {
      if (!part.contains(leaf)) continue;
      const box = common(seenBox(leaf), whole);
      const area = (box.right - box.left) * (box.bottom - box.top);
      if (isEmpty(box) || (leaf instanceof SVGElement && area > whole.width * whole.height * GROUND)) continue;
      for (let y = Math.floor((box.top - whole.top) / CELL); y < (box.bottom - whole.top) / CELL; y++) {
        for (let x = Math.floor((box.left - whole.left) / CELL); x < (box.right - whole.left) / CELL; x++) {
          taken[y * columns + x] = 1;
        }
      }
    }
    return taken;
  };

  /** The largest rectangle of squares that hold nothing. @param {Uint8Array} taken @param {number} columns */
  const largestGap = (taken, columns) => {
    const heights = new Uint16Array(columns);
    let best = { area: 0, width: 0, height: 0 };
    for (let y = 0; y < taken.length / columns; y++) {
      for (let x = 0; x < columns; x++) heights[x] = taken[y * columns + x] === 1 ? 0 : heights[x] + 1;
      for (let x = 0; x < columns; x++) {
        let height = heights[x];
        for (let left = x; left >= 0 && heights[left] > 0; left--) {
          height = Math.min(height, heights[left]);
          const width = x - left + 1;
          if (width * height > best.area) best = { area: width * height, width, height };
        }
      }
    }
    return best;
  };

  // What happened and the steps fill while a game goes on: that is no fault of theirs.
  const parts = scope === document.body ? [...document.querySelectorAll('.panel.centre, .panel.left')] : [scope];
  for (const part of parts) {
    const { width, height } = part.getBoundingClientRect();
    const columns = Math.ceil(width / CELL);
    const gap = largestGap(takenOf(part, columns, Math.ceil(height / CELL)), columns);
    const pixels = gap.area * CELL * CELL;
    if (pixels < EMPTY.pixels || pixels < width * height * EMPTY.share) continue;
    const size = `${gap.width * CELL} x ${gap.height * CELL} of ${Math.round(width)} x ${Math.round(height)} px`;
    found.push({ check: 'empty', what: `${part.tagName.toLowerCase()}.${[...part.classList].join('.')}: ${size}` });
  }
  return found;
}
