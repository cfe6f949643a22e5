/** May things move on the screen? Not where the person has asked their system for less motion. */
export function mayMove(): boolean {
  return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
