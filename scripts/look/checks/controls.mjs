/** Controls that are out of reach, lie on one another, or are too small to be met. Carried into the page: see findings.mjs. */

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @param {import('./geometry.mjs').Geometry} geometry
 * @returns {Finding[]}
 */
export function controlFindings({
  all,

  common,
  around,
  meet,
  leastSide,
  isEmpty,
  seenBox,
  linesOf,
  floats,
  inPicture,
  nameOf,
}) {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"], [role="option"], [role="tab"]';
  /** WCAG 2.5.8: so many pixels across, or as far from its neighbours as if it had them. */
  const LEAST_TARGET = 24;
  /** WCAG 2.5.8 lets be what can be done by another control: a step is gone to by the slider over its cell, too. */
  const ELSEWHERE = '.strip-cell';
  const LEAST_OVERLAP = 2;
  /** @type {Finding[]} */
  const found = [];

  /** A box that is pressed as well: its label. @param {Element} element */
  const withLabel = (element) => {
    const labelled = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
    return labelled ? [element, ...(element.labels ?? [])] : [element];
  };
  const controls = all
    .filter((element) => element.matches(CONTROLS) && !inPicture(element))
    .map((element) => ({
      element,
      box: around(withLabel(element).map((part) => seenBox(part))),
      own: around(withLabel(element).map((part) => part.getBoundingClientRect())),
    }))
    .filter(({ own }) => leastSide(own) >= 1);

  const { scrollHeight } = document.documentElement;
  const page = { left: 0, top: -scrollY, right: innerWidth, bottom: scrollHeight - scrollY };
  for (const { element } of controls) {
    const zoomed = element.closest('.zoomed') !== null;
    if (!zoomed && isEmpty(common(seenBox(element, true), page)))
      found.push({ check: 'out of reach', what: nameOf(element) });
  }

  /** Where a control can be seen: its lines of text, or all of it where it has none. @param {Element} element */
  const inkOf = (element) => {
    const lines = element instanceof SVGElement ? [] : linesOf(element);
    const whole = seenBox(element);
    return lines.length === 0 ? [whole] : lines.map((line) => common(line, whole)).filter((line) => !isEmpty(line));
  };
  const seen = controls.filter(({ box }) => !isEmpty(box));
  seen.forEach(({ element, box }, index) => {
    for (const other of seen.slice(index + 1)) {
      if (!meet(box, other.box, LEAST_OVERLAP)) continue;
      const both = [element, other.element];
      if (both.some((one) => floats(one)) || element.contains(other.element) || other.element.contains(element))
        continue;
      if (element.closest('label') !== null && element.closest('label') === other.element.closest('label')) continue;
      // A region of the graph is as its outline; a mark's buttons may stand on one another on purpose.
      if (both.some((one) => one.matches('path')) || element.parentElement === other.element.parentElement) continue;
      const inks = [inkOf(element), inkOf(other.element)];
      const touched = inks[0].some((ink) => inks[1].some((near) => meet(ink, near, LEAST_OVERLAP)));
      if (touched) found.push({ check: 'overlap', what: `${nameOf(element)} / ${nameOf(other.element)}` });
    }
  });

  for (const { element, box, own } of seen) {
    if (leastSide(own) >= LEAST_TARGET - 0.5 || element.matches(ELSEWHERE)) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const crowded = seen.some(({ element: other, box: near }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      const across = Math.max(near.left - x, 0, x - near.right);
      const down = Math.max(near.top - y, 0, y - near.bottom);
      return Math.hypot(across, down) < LEAST_TARGET / 2;
    });
    const size = `${Math.round(own.right - own.left)} x ${Math.round(own.bottom - own.top)} px`;
    if (crowded) found.push({ check: 'small target', what: `${nameOf(element)}: ${size}` });
  }
  return found;
}
