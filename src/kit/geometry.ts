/** A point in some plane's own units; y grows downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
