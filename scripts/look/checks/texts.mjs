/** Text that is cut off, lies under something else, or is too small. Carried into the page: see findings.mjs. */

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @param {import('./geometry.mjs').Geometry} geometry
 * @returns {Finding[]}
 */
export function textFindings({ all, texts, scope, common, isEmpty, seenBox, linesOf, floats, ownText, nameOf }) {
  /** In pixels as they are seen; on a telephone a hundred worlds and more leave less. */
  const LEAST_LETTER = innerWidth < 600 ? 8.9 : 9.4;
  /** @type {Finding[]} */
  const found = [];

  /** By how much a text of a drawing leaves it. @param {Element} element */
  const leaves = (element) => {
    const frame = element.closest('svg')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (frame === undefined || element.closest('.zoomed') !== null) return 0;
    return Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
  };

  /** Finds the nearest ancestor that cuts a text off. @param {Element} element */
  const findCut = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const whole = range.getBoundingClientRect();
    for (let at = /** @type {Element | null} */ (element); at !== null && at !== scope; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      const across = Math.max(whole.right - box.right, box.left - whole.left);
      const down = Math.max(whole.bottom - box.bottom, box.top - whole.top);
      if (across <= 1.5 && down <= whole.height / 3) return;
      const meant = textOverflow === 'ellipsis' || Number(webkitLineClamp) > 0;
      const by = Math.round(Math.max(across, down));
      found.push({ check: meant ? 'shortened' : 'cut text', what: `${nameOf(element)} by ${by} px` });
      return;
    }
  };

  /** Finds what lies over a text. @param {Element} element */
  const findCover = (element) => {
    if (getComputedStyle(element).pointerEvents === 'none') return;
    const [line] = element instanceof SVGElement ? [seenBox(element)] : linesOf(element);
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const box = common(common(line ?? window, seenBox(element)), window);
    if (line === undefined || isEmpty(box)) return;
    for (const share of [0.15, 0.5, 0.85]) {
      const top = document.elementFromPoint(box.left + (box.right - box.left) * share, (box.top + box.bottom) / 2);
      if (top === null || top.contains(element) || element.contains(top)) continue;
      // A slider is laid over its own marks, and targets over drawings.
      if (floats(top) || top.matches('input[type="range"]')) continue;
      if (top instanceof SVGElement && element instanceof SVGElement) continue;
      if (top.closest('label')?.contains(element) === true) continue;
      found.push({ check: 'covered', what: `${nameOf(element)} by ${nameOf(top)}` });
      return;
    }
  };

  for (const element of texts) {
    if (isEmpty(seenBox(element, true))) continue;
    if (element instanceof SVGElement) {
      const by = Math.round(leaves(element));
      if (by > 2) found.push({ check: 'cut text', what: `${nameOf(element)} by ${by} px` });
    } else findCut(element);
    findCover(element);
  }

  /** @type {Map<string, { size: number, name: string, count: number }>} */
  const small = new Map();
  for (const element of all) {
    if (ownText(element) === '' || isEmpty(seenBox(element, true))) continue;
    const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size >= LEAST_LETTER) continue;
    const key = `${element.tagName} ${element.classList[0] ?? element.parentElement?.classList[0] ?? ''}`;
    const known = small.get(key) ?? { size, name: nameOf(element), count: 0 };
    small.set(key, { ...known, size: Math.min(size, known.size), count: known.count + 1 });
  }
  for (const { size, name, count } of small.values()) {
    found.push({ check: 'small text', what: `${name}: ${size.toFixed(1)} px, ${count} times` });
  }
  return found;
}
