/** Scrolls a list as little as shows one of its items clear of the list's scroll padding, at whose edges it fades; never the page, nor whatever else the list stands in. */
export function scrollWithin(list: Element, item: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(list);
  const [top, bottom] = [outer.top + pixels(scrollPaddingTop), outer.bottom - pixels(scrollPaddingBottom)];
  list.scrollTop += Math.max(0, inner.bottom - bottom) - Math.max(0, top - inner.top);
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
