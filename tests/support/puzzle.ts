import { announcement } from '../../src/logic/announce.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import type { Model, WorldSet } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';
import { truth } from '../../src/logic/truth.ts';
import { update } from '../../src/logic/update.ts';
import { parsed } from '../logic/formula-trees.ts';

/** Whether an atom, by its name and arguments, holds in a world of a puzzle. */
type Holds<World> = (world: World, name: string, values: readonly string[]) => boolean;

/** A puzzle after some announcements: worlds of any kind, what each agent sees of them, and what atoms say of them. */
export class Puzzle<World> {
  private constructor(
    readonly agents: readonly string[],
    readonly model: Model,
    private readonly first: readonly World[],
    private readonly holds: Holds<World>,
  ) {}

  /** Two worlds are indistinguishable to an agent if `sees` gives equal text for both. */
  static of<World>(
    agents: readonly string[],
    worlds: readonly World[],
    sees: (world: World, agent: string) => unknown,
    holds: Holds<World> = () => false,
  ): Puzzle<World> {
    const columns = agents.map((agent) => {
      const numbers = new Map<string, number>();
      return worlds.map((world) => {
        const text = String(sees(world, agent));
        const number = numbers.get(text) ?? numbers.size;
        numbers.set(text, number);
        return number;
      });
    });
    return new Puzzle(agents, modelOf([...worlds.keys()], columns), worlds, holds);
  }

  get size(): number {
    return this.model.size;
  }

  /** The worlds that are left. */
  get worlds(): World[] {
    return Array.from(this.model.states, (state) => this.first[state]);
  }

  /** The worlds at which a formula holds. */
  where(text: string): World[] {
    const holding = this.truth(text);
    return this.worlds.filter((_, world) => holding[world] === 1);
  }

  valid(text: string): boolean {
    return !this.truth(text).includes(0);
  }

  /** Whether a formula holds at the first world that the test accepts. */
  at(accepts: (world: World) => boolean, text: string): boolean {
    const index = this.worlds.findIndex(accepts);
    if (index < 0) throw new Error('There is no such world.');
    return this.truth(text)[index] === 1;
  }

  /** The puzzle after the public announcement of a formula, or of what holds exactly at the given worlds. */
  announce(what: string | WorldSet): Puzzle<World> {
    const announced = typeof what === 'string' ? this.truth(what) : what;
    const { model } = update(this.model, announcement(this.model, announced));
    return new Puzzle(this.agents, model, this.first, this.holds);
  }

  /** Where an agent knows which world is actual: the cell holds no other. */
  knowing(agent: string): WorldSet {
    const number = this.agents.indexOf(agent);
    const column = this.model.cells[number];
    const sizes = new Int32Array(this.model.cellCounts[number]);
    for (const cell of column) sizes[cell]++;
    return Uint8Array.from(column, (cell) => (sizes[cell] === 1 ? 1 : 0));
  }

  truth(text: string): WorldSet {
    return this.truthOf(parsed(text));
  }

  private truthOf(formula: Formula): WorldSet {
    const worlds = this.worlds;
    return truth(this.model, formula, {
      agents: this.agents,
      living: this.agents.map((_, agent) => agent),
      atom: ({ name, arguments: values }) =>
        Uint8Array.from(worlds, (world) => (this.holds(world, name, values) ? 1 : 0)),
    });
  }
}

/** The complement of a set of worlds. */
export function except(worlds: WorldSet): WorldSet {
  return worlds.map((member) => 1 - member);
}

/** How many worlds each of the announcements leaves, the first number being the worlds before. */
export function countsAfter<World>(puzzle: Puzzle<World>, announcements: readonly string[]): number[] {
  let current = puzzle;
  return [puzzle.size, ...announcements.map((text) => (current = current.announce(text)).size)];
}

/** All rows of `length` truth values. */
export function truthRows(length: number): boolean[][] {
  return Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, index) => ((bits >> index) & 1) === 1),
  );
}
