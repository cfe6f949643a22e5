import type { Agent, Happening } from '../../engine/rules.ts';

/** What can be chosen in a puzzle. `end` closes a story. */
export interface PuzzleMove {
  readonly kind: string;
  readonly target?: Agent;
  readonly what?: string;
}

/** What happens in a puzzle: `who`, to whom or about whom (`target`), and `what`, as the puzzle says. */
export interface PuzzleHappening extends Happening {
  readonly who?: Agent;
  readonly target?: Agent;
  readonly what?: string | number;
}
