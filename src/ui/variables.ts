import type { CSSProperties } from 'react';

type Variables = Readonly<Record<`--${string}`, string | number>>;

/** A style that sets custom properties of the style sheets. */
export function variables(values: Variables): CSSProperties & Variables {
  return values;
}
