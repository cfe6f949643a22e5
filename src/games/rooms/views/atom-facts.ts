import type { Agent } from '../../../engine/rules.ts';
import { and, bottom, not, or, top } from '../../../logic/formula/constructors.ts';
import type { Formula } from '../../../logic/formula/formula.ts';
import type { Side } from '../../../logic/symbolic/certainty.ts';
import { mayRepeat } from '../roles.ts';
import type { Room } from '../types.ts';
import type { When } from './announced.ts';
import { roleNamed } from './announced.ts';
import type { Facts } from './facts.ts';
import type { NightPast } from './past.ts';
import { valueIn } from './values.ts';

/** What an atom of the game was in a view's facts at some time, or a bound of it; null if it speaks of something that is not kept. */
export function factOf(facts: Facts, when: When, name: string, values: readonly number[], side: Side): Formula | null {
  const [agent, other, night] = values;
  const over = facts.nights.slice(0, when.over);
  // Atoms of the past speak of nights from 1.
  const nightOf = (number: number) => over.find((past) => past.night > 0 && past.night === number);
  switch (name) {
    case 'mafia':
      return facts.mafia(agent);
    case 'town':
      return and(not(facts.mafia(agent)), not(facts.role(agent, 'DRIFTER')));
    case 'neutral':
      return facts.role(agent, 'DRIFTER');
    case 'alive':
    case 'destroyed':
      return valueIn({ ...facts.past, nights: over }, when.living, name, values) === true ? top : bottom;
    case 'did': {
      const place = facts.past.nights.findIndex((past) => past.night === other);
      return place < when.begun ? facts.did(agent, other) : bottom;
    }
    case 'met':
      return metFact(facts, [agent, other], nightOf(night), side);
    case 'in': {
      const last = over.at(-1);
      return last === undefined || !when.living.includes(agent) ? bottom : sleptFact(facts, agent, other, last);
    }
    case 'slept': {
      const past = nightOf(night);
      return past === undefined ? bottom : sleptFact(facts, agent, other, past);
    }
    case 'sentback': {
      if (nightOf(other)?.present.includes(agent) !== true) return bottom;
      return facts.isSmall && facts.eyesIn(other).includes(agent) ? facts.sentBack(agent, other) : null;
    }
    default:
      return roleFact(facts, agent, name);
  }
}

/** Somebody slept in a room: kept of the eyes, and of some rooms. */
function sleptFact(facts: Facts, agent: Agent, room: Room, { night, present }: NightPast): Formula | null {
  if (!present.includes(agent)) return bottom;
  return facts.rooms.includes(room) && facts.eyesIn(night).includes(agent) ? facts.slept(agent, room, night) : null;
}

/** Roles are kept where something can be learned of them; nobody has one that is not in play. */
function roleFact(facts: Facts, agent: Agent, name: string): Formula | null {
  const role = roleNamed(name);
  if (role === undefined) return null;
  const { inPlay, roles, shown } = facts.past;
  if (!inPlay.includes(role)) return bottom;
  if (shown.has(agent)) return roles[agent] === role ? top : bottom;
  if (!mayRepeat(role) && shown.has(roles.indexOf(role))) return bottom;
  return facts.roles.includes(role) ? facts.role(agent, role) : null;
}

/** Somebody was named to somebody: kept where both saw it. Where one did, the other may have been unseen: the Stowaway. */
function metFact(
  facts: Facts,
  [one, other]: readonly [Agent, Agent],
  past: NightPast | undefined,
  side: Side,
): Formula | null {
  if (past === undefined || one === other) return bottom;
  if (!past.present.includes(one) || !past.present.includes(other)) return bottom;
  const eyes = facts.eyesIn(past.night);
  const kept = [one, other].filter((agent) => eyes.includes(agent));
  const named = or(facts.named(one, other, past.night), facts.named(other, one, past.night));
  if (kept.length === 0) return null;
  if (kept.length === 2 || side === 'certain') return named;
  return or(named, facts.stowaway(kept[0] === one ? other : one, true));
}
