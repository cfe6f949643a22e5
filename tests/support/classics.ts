import type { Moment } from '../../src/engine/moment.ts';
import type { Decision } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import type { Table } from '../../src/players/table.ts';
import { gameNamed } from '../../src/players/game.ts';

/** A puzzle that is played on by its story. */
export class Played {
  private constructor(
    readonly table: Table,
    readonly moments: readonly Moment[],
    private readonly deciders: readonly string[],
  ) {}

  /** The puzzle dealt: `deal` as a run writes it, or the story's own. */
  static deal(
    id: string,
    options: Readonly<Record<string, unknown>> = {},
    given: { readonly names?: readonly string[]; readonly deal?: readonly string[]; readonly seed?: number } = {},
  ): Played {
    const game = gameNamed(games, id);
    const { usual, names: usualNames = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'] } = game.players;
    const names = given.names ?? usualNames.slice(0, usual);
    const table = game.open(options, names);
    const deal = given.deal ?? table.engine.draw(randomFrom(given.seed ?? 1));
    return new Played(
      table,
      [table.engine.start(deal)],
      names.map(() => game.policies[0]),
    );
  }

  get now(): Moment {
    return this.moments[this.moments.length - 1];
  }

  /** How many worlds each moment has, up to the end. */
  get sizes(): number[] {
    return this.moments.map((moment) => moment.knowledge.model.size);
  }

  /** What was announced, with who said it. */
  get said(): (Decision & { readonly kind: 'announce' })[] {
    return this.moments.flatMap(({ decision }) => (decision?.kind === 'announce' ? [decision] : []));
  }

  /** The deals of the worlds that are left. */
  get worlds(): string[] {
    const { table } = this;
    const faces = new Set(Array.from(this.now.knowledge.model.states, (state) => table.engine.faceOf(state)));
    return table.engine
      .firstStates()
      .flatMap((state, index) =>
        faces.has(table.engine.faceOf(state)) ? [table.engine.deals()[index].join(' ')] : [],
      );
  }

  take(decision: Decision): Played {
    return this.#with(this.table.engine.advance(this.now, decision));
  }

  /** Goes on by so many steps of the story, or to its end. */
  on(steps = 100): Played {
    if (steps === 0 || this.now.turn === null) return this;
    const next = this.table.decide(this.now, this.deciders, randomFrom(1, this.moments.length));
    if (next.kind !== 'decided') throw new Error('The story waits for nobody.');
    return this.take(next.decision).on(steps - 1);
  }

  truth(formula: string): Uint8Array {
    const parsed = parseFormula(formula);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return this.table.engine.truth(this.now, parsed.formula);
  }

  /** Is the formula true in the actual world? */
  holds(formula: string): boolean {
    return this.truth(formula)[this.now.knowledge.actual] === 1;
  }

  /** Is it true in every world? */
  valid(formula: string): boolean {
    return !this.truth(formula).includes(0);
  }

  #with(moment: Moment): Played {
    return new Played(this.table, [...this.moments, moment], this.deciders);
  }
}
