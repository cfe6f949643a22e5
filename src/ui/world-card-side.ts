/** From where to where something reaches down the window, in pixels. */
export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/**
 * At which edge of the graph's frame a card of some height hides less: of the world that it speaks of; then of itself, where the
 * window does not show the whole frame; then of the other worlds that are possible. The lower edge if both are as good.
 */
export function sideOfCard(
  world: Reach,
  others: readonly Reach[],
  frame: Reach,
  height: number,
  shown: Reach,
): 'upper' | 'lower' {
  const upper = { top: frame.top, bottom: frame.top + height };
  const lower = { top: frame.bottom - height, bottom: frame.bottom };
  const hidden = (card: Reach) => [
    shared(world, card),
    height - shared(card, shown),
    others.filter((other) => shared(other, card) > 0).length,
  ];
  const [onUpper, onLower] = [hidden(upper), hidden(lower)];
  const differs = onUpper.findIndex((value, at) => value !== onLower[at]);
  return differs >= 0 && onUpper[differs] < onLower[differs] ? 'upper' : 'lower';
}

function shared(one: Reach, other: Reach): number {
  return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}
