import { conjunction } from '../logic/symbolic/folds.ts';
import type { Diagram } from '../logic/symbolic/node-table.ts';
import { FALSE } from '../logic/symbolic/node-table.ts';
import { functionOf } from '../logic/symbolic/meaning.ts';
import { holdsAt, listModels } from '../logic/symbolic/models.ts';
import { variableOf } from '../logic/symbolic/knowledge-structure.ts';
import type { Part } from '../logic/symbolic/part-counts.ts';
import { countByParts } from '../logic/symbolic/part-counts.ts';
import type { VariableMarks } from '../logic/symbolic/variable-marks.ts';
import { variableSet } from '../logic/symbolic/variable-marks.ts';
import type { Glyph } from './rules.ts';
import type { View } from './made-views.ts';

type Face = readonly Glyph[];

/** A view with the pictures of a game's worlds found in it. */
export class KeptView {
  /** The variables of which pictures speak. */
  readonly #chosen: ReadonlySet<number>;
  /** For each face, what of these is true; null for one that cannot be. */
  readonly #parts: readonly (Part | null)[];
  readonly #cubes: readonly Diagram[];
  /** What neither pictures speak of nor is counted. */
  readonly #uncounted: VariableMarks;

  constructor(
    readonly view: View,
    faces: readonly Face[],
  ) {
    const { free } = view.family;
    const { diagrams } = free;
    const worn = new Map<string, Diagram>();
    const wears = ({ of, sign }: Glyph): Diagram => {
      const key = `${of} ${sign}`;
      const known = worn.get(key) ?? functionOf(free, view.wears(of, sign));
      worn.set(key, known);
      return known;
    };
    this.#cubes = faces.map((face) => conjunction(diagrams, face.map(wears)));
    this.#chosen = new Set(diagrams.reachable(this.#cubes).map((node) => diagrams.levelOf(node)));
    const counted = new Set(view.counted.map((fact) => variableOf(free, fact)));
    this.#uncounted = variableSet(
      free.variables.filter((variable) => !counted.has(variable) && !this.#chosen.has(variable)),
    );
    const variables = [...this.#chosen].sort((one, other) => one - other);
    this.#parts = this.#cubes.map((cube) => {
      if (cube === FALSE) return null;
      const [only, ...more] = listModels(diagrams, cube, variables, 2);
      if (more.length > 0) throw new RangeError('A picture must fix all that pictures speak of.');
      return new Set(only);
    });
  }

  /** The face of what is really the case. */
  get actual(): number {
    const { free, world } = this.view.family;
    return this.#cubes.findIndex((cube) => holdsAt(free.diagrams, cube, world));
  }

  /** The worlds with a picture. */
  face(face: number): Diagram {
    return this.#cubes[face];
  }

  /** Worlds by what pictures speak of and what is counted (see `View.counted`) alone: those that are one in all of that are one. @throws NodesOverBudget */
  told(worlds: Diagram): Diagram {
    return this.view.family.free.diagrams.exists(worlds, this.#uncounted);
  }

  /** What was told of worlds, counted by their faces. Facts of which it tells nothing count for nothing. @throws NodesOverBudget */
  count(worlds: Diagram): Float64Array {
    const { diagrams } = this.view.family.free;
    const told = new Set(diagrams.reachable([worlds]).map((node) => diagrams.levelOf(node)));
    const variables = this.view.family.free.variables.filter((variable) => told.has(variable));
    const possible = this.#parts.flatMap((part) => part ?? []);
    const counts = countByParts(diagrams, worlds, variables, this.#chosen, possible);
    let next = 0;
    return Float64Array.from(this.#parts, (part) => (part === null ? 0 : counts[next++]));
  }
}
