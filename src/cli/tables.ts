import { games } from '../games/index.ts';
import { judgeOf } from '../games/views.ts';
import type { Table } from '../players/table.ts';
import { gameNamed } from '../players/game.ts';

/** Tables that are kept, so that scenarios with the same game, options and players do not work out the same states again. */
export class Tables {
  readonly #kept = new Map<string, Table>();

  /** `budget`: the most worlds that exact knowledge may take; the engine's usual number if it is left out. */
  constructor(private readonly budget?: number) {}

  /** A table for a game. @throws Refusal for an unknown game, or options or names that do not fit. */
  seat(game: string, options: unknown, names: readonly string[]): Table {
    const key = JSON.stringify([game, options, names]);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const table = gameNamed(games, game).open(options, names, this.budget, () => judgeOf(game));
    this.#kept.set(key, table);
    return table;
  }
}
