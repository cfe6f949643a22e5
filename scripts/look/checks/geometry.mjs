/**
 * Where things of a page can be seen. The function is carried into the page as text: it uses nothing from outside itself.
 */
export function geometryOfPage() {
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

  /** @param {Box} one @param {Box} other @returns {Box} */
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** @param {Box} box */
  const isEmpty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;

  /** The box around several. @param {readonly Box[]} boxes @returns {Box} */
  const around = (boxes) => ({
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  });

  /** @param {Box} one @param {Box} other @param {number} most pixels by which they may meet */
  const meet = (one, other, most) => {
    const both = common(one, other);
    return both.right - both.left > most && both.bottom - both.top > most;
  };

  /** @param {Box} box */
  const leastSide = ({ left, top, right, bottom }) => Math.min(right - left, bottom - top);

  /** What is looked at: the dialog in front if there is one. */
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  /** @param {Element} element */
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at = /** @type {Element | null} */ (element); at !== null && at !== scope; at = at.parentElement) {
      // What only a screen reader is to find.
      if (at.matches('.visually-hidden, [inert]') || getComputedStyle(at).clipPath.startsWith('inset(50%'))
        return false;
    }
    return true;
  };

  /** The part of an element that no ancestor cuts off; what can be scrolled to counts as seen if `scrolled`. @param {Element} element @param {boolean} scrolled */
  const seenBox = (element, scrolled = false) => {
    /** @type {Box} */
    let box = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
      const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
      // What can be scrolled to may stand anywhere in what scrolls.
      box = scrolled && scrolls ? at.getBoundingClientRect() : common(box, at.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return box;
  };

  /** Does it stand over what is scrolled? @param {Element} element */
  const floats = (element) => {
    for (let at = /** @type {Element | null} */ (element); at !== null && at !== scope; at = at.parentElement) {
      if (
        ['sticky', 'fixed'].includes(getComputedStyle(at).position) ||
        at.matches('[popover], [role="dialog"], [role="listbox"], .notice, .over-graph > p')
      )
        return true;
    }
    return false;
  };

  /** @param {Element} element */
  const ownText = (element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();

  /** Where the lines of an element's text are, those of what is in it included. @param {Element} element */
  const linesOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines;
  };

  /** How an element is told of. @param {Element} element */
  const nameOf = (element) => {
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const near = classes.length > 0 ? '' : ` in .${element.closest('[class]')?.classList[0] ?? ''}`;
    return `${element.tagName.toLowerCase()}${classes.join('')}${near} “${said.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };

  const all = [...scope.querySelectorAll('*')].filter(isShown);
  /** In a picture of a world, of which there may be thousands. @param {Element} element */
  const inPicture = (element) => element.closest('g.world, .mini-worlds, .face-picture, .fading') !== null;
  /** Elements with a text of their own, outside of pictures of worlds. */
  const texts = all.filter((element) => ownText(element) !== '' && !inPicture(element));

  return {
    all,
    texts,
    scope,
    common,
    around,
    meet,
    leastSide,
    isEmpty,
    seenBox,
    linesOf,
    floats,
    inPicture,
    ownText,
    nameOf,
  };
}

/** @typedef {ReturnType<typeof geometryOfPage>} Geometry */
