import type { Judge } from '../engine/engine.ts';
import { judgeBy } from '../engine/judge.ts';
import type { MakeView } from '../engine/views.ts';
import { viewOf } from './rooms/views/view.ts';

/** The views of a game whose worlds may be too many to list; null where pictures must do. Apart from the list of games, since diagrams are large. */
export function viewsOf(game: string): MakeView | null {
  return game === 'rooms' ? viewOf : null;
}

/** Judges what is said in a game while its worlds are past the budget. */
export function judgeOf(game: string): Judge {
  return judgeBy(viewsOf(game));
}
