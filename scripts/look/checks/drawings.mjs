/** Marks and names of drawings that lie on one another. Carried into the page: see findings.mjs. */

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @param {import('./geometry.mjs').Geometry} geometry
 * @returns {Finding[]}
 */
export function drawingFindings({ all, texts, common, isEmpty, meet, seenBox, floats, nameOf }) {
  const LEAST_OVERLAP = 2;
  /** @type {Finding[]} */
  const found = [];

  const written = texts
    .filter((element) => element instanceof SVGTextElement)
    .map((element) => ({ element, box: seenBox(element) }))
    .filter(({ box }) => !isEmpty(box));
  written.forEach(({ element, box }, index) => {
    for (const other of written.slice(index + 1)) {
      if (element.closest('svg') !== other.element.closest('svg')) continue;
      const both = common(box, other.box);
      // Boxes of letters have air above and below.
      if (both.right - both.left <= LEAST_OVERLAP || both.bottom - both.top <= (box.bottom - box.top) * 0.3) continue;
      found.push({ check: 'names overlap', what: `${nameOf(element)} / ${nameOf(other.element)}` });
    }
  });

  /** @param {string} selector */
  const boxesOf = (selector) =>
    all
      .filter((element) => element.matches(selector) && !floats(element))
      .map((element) => element.getBoundingClientRect());
  for (const [selector, name] of [
    ['g.world .plate', 'worlds overlap'],
    ['.act-pill', 'acts overlap'],
    ['.panel', 'panels overlap'],
  ]) {
    const boxes = boxesOf(selector).filter((box) => box.width > 0);
    let pairs = 0;
    boxes.forEach((box, index) => {
      for (let other = index + 1; other < boxes.length; other++) if (meet(box, boxes[other], 1)) pairs += 1;
    });
    if (pairs > 0) found.push({ check: name, what: `${pairs} pairs of ${boxes.length} ${selector}` });
  }
  return found;
}
