import type { WorldSet } from '../model.ts';
import type { Relation } from './relation.ts';
import { leadsTo } from './relation.ts';

/**
 * The axioms of knowledge and belief, each with what it says of a relation: T that it is reflexive, D serial, B symmetric,
 * 4 transitive, 5 Euclidean (Blackburn, de Rijke and Venema 2001, section 4.3).
 */
export type FrameAxiom = 'T' | 'D' | 'B' | '4' | '5';

const frameAxioms: readonly FrameAxiom[] = ['T', 'D', 'B', '4', '5'];

/** Whether a relation has the property of an axiom, and where not. */
export interface FrameProperty {
  readonly axiom: FrameAxiom;
  readonly holds: boolean;
  /** The worlds at which it fails. */
  readonly worlds: WorldSet;
  /**
   * For each world at which it fails, one way in which it does: for T and D the world alone; for B a world and one that leads not
   * back; for 4 a world, one it leads to, and one that this leads to but not the first; for 5 a world and two it
   * leads to, of which the first does not lead to the second.
   */
  readonly breaks: readonly (readonly number[])[];
}

/** Which of the axioms hold for a relation. */
export function frameProperties(relation: Relation): readonly FrameProperty[] {
  return frameAxioms.map((axiom) => {
    const found = relation.map((_, world) => breakAt(axiom, relation, world));
    return {
      axiom,
      holds: found.every((way) => way === null),
      worlds: Uint8Array.from(found, (way) => (way === null ? 0 : 1)),
      breaks: found.filter((way) => way !== null),
    };
  });
}

function breakAt(axiom: FrameAxiom, relation: Relation, world: number): readonly number[] | null {
  const targets = relation[world];
  switch (axiom) {
    case 'T':
      return leadsTo(relation, world, world) ? null : [world];
    case 'D':
      return targets.length > 0 ? null : [world];
    case 'B': {
      const one = targets.find((target) => !leadsTo(relation, target, world));
      return one === undefined ? null : [world, one];
    }
    case '4':
      for (const middle of targets) {
        const missed = relation[middle].find((last) => !leadsTo(relation, world, last));
        if (missed !== undefined) return [world, middle, missed];
      }
      return null;
    case '5':
      for (const one of targets) {
        const missed = targets.find((other) => !leadsTo(relation, one, other));
        if (missed !== undefined) return [world, one, missed];
      }
      return null;
  }
}
