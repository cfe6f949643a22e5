import type { Agent } from '../../../engine/rules.ts';
import { and, bottom, not } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import type { Facts } from './facts.ts';

/** That a player is on the side of which a picture shows the sign. */
export function wearsFact(facts: Facts, agent: Agent, sign: string): Formula {
  switch (sign) {
    case 'MAFIA':
      return and(facts.mafia(agent), not(facts.role(agent, 'DRIFTER')));
    case 'NEUTRAL':
      return and(facts.role(agent, 'DRIFTER'), not(facts.mafia(agent)));
    case 'TOWN':
      return and(not(facts.mafia(agent)), not(facts.role(agent, 'DRIFTER')));
    default:
      return bottom;
  }
}
