import type { Formula } from '../../logic/formula/formula.ts';
import { agentsNamedBy, subformulas } from '../../logic/formula/inspect.ts';
import { labTruth, type LabMoment } from '../../logic/plain/lab-history.ts';
import type { PlainModel } from '../../logic/plain/plain-model.ts';
import { leadsTo } from '../../logic/plain/relation.ts';

/** What there is to say of the K of a formula, where it need not be knowledge. */
export interface Belief {
  /** The agents that it speaks of whose relations are not reflexive. */
  readonly believers: readonly string[];
  /** Whoever believes by it what is false at the actual world; null if it says no such thing. */
  readonly mistaken: string | null;
}

/** Whether some world does not lead an agent to itself, so that what they are sure of may be false there. */
export function holdsBeliefs({ agents, relations, worlds }: PlainModel, agent: string): boolean {
  const relation = relations.at(agents.indexOf(agent)) ?? [];
  return worlds.some((_, world) => !leadsTo(relation, world, world));
}

/** Whose K is belief in a formula, and whether it is a false one; null if nobody's is. */
export function beliefIn(moment: LabMoment, formula: Formula): Belief | null {
  const { model, actual } = moment;
  const named = new Set([...subformulas(formula)].flatMap((part) => knowersOf(part, model.agents)));
  const believers = model.agents.filter((agent) => named.has(agent) && holdsBeliefs(model, agent));
  if (believers.length === 0) return null;
  const isMistaken =
    formula.kind === 'knows' &&
    actual !== null &&
    labTruth(moment, formula)[actual] === 1 &&
    labTruth(moment, formula.operand)[actual] === 0;
  return { believers, mistaken: isMistaken ? formula.agent : null };
}

/** Of whom a part of a formula says what they know; who only hears news is none of them. */
function knowersOf(part: Formula, all: readonly string[]): readonly string[] {
  if (part.kind === 'announcement') return [];
  return 'group' in part && part.group.kind !== 'listed' ? all : agentsNamedBy(part);
}
