import type { Game } from '../players/game.ts';
import { salem } from './salem/index.ts';
import type * as views from './views.ts';

/** The games that come with the page. */
export const firstGames: readonly Game[] = [salem];

/** All games of the list, once the others are there, too. */
export async function allGames(): Promise<readonly Game[]> {
  const { games } = await import('./index.ts');
  return games;
}

/** The views that games have, once a game has passed its budget: diagrams are large. */
export function gameViews(): Promise<typeof views> {
  return import('./views.ts');
}
