/** Scrolls a list as little as shows one of its items; never the page, nor whatever else the list stands in. */
export function scrollWithin(list: Element, item: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}
