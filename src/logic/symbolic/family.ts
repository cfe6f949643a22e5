import type { KnowledgeStructure, TrueVariables } from './knowledge-structure.ts';
import type { Diagram } from './node-table.ts';

/**
 * Laws for one set of variables that keep apart what different agents observe. The law for some agents limits what they observe, and what nobody
 * in particular does; for fewer agents it is what is left when the observations of the others are quantified away.
 */
export interface StructureFamily {
  /** With all variables and observations, and without a law. */
  readonly free: KnowledgeStructure;
  readonly world: TrueVariables;
  /** The law for some agents, by name. */
  law(agents: readonly string[]): Diagram;
  /** The same law where an agent observes what they do in `world`: made of laws in which that is fixed before they are joined. */
  cell(agent: string, agents: readonly string[]): Diagram;
  /** A family of the same world for these agents alone, with the same laws for them and atoms of the same meaning; null if this is it. */
  smaller?(agents: readonly string[]): StructureFamily | null;
}
