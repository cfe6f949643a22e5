import type { Agent } from '../../../engine/rules.ts';
import { atomOf } from '../atoms.ts';
import { sideOf } from '../roles.ts';
import { ROLES, SIDES } from '../types.ts';
import { isTrapIn } from './past-traps.ts';
import type { NightPast, Past } from './past.ts';

/** Whether an atom really holds at the end of what happened; null for one that is not of the game. */
export function valueIn(past: Past, living: readonly Agent[], name: string, values: readonly number[]): boolean | null {
  const [first, second] = values;
  const side = SIDES.find((other) => atomOf(other) === name);
  if (side !== undefined) return sideOf(past.roles[first]) === side;
  const role = ROLES.find((other) => atomOf(other) === name);
  if (role !== undefined) return past.roles[first] === role;
  switch (name) {
    case 'alive':
      return living.includes(first);
    case 'destroyed':
      return past.nights.some(({ destroyed }) => destroyed.includes(first));
    case 'in':
      return living.includes(first) && lastNight(past)?.slept.get(first)?.room === second;
    case 'trap':
      return isTrapIn(past, first);
    default: {
      // Atoms of the past speak of nights from 1.
      const night = past.nights.find((other) => other.night > 0 && other.night === values[values.length - 1]);
      return night !== undefined && valueOfNight(night, name, first, second);
    }
  }
}

function lastNight({ nights }: Past): NightPast | undefined {
  return nights.findLast(({ slept }) => slept.size > 0);
}

function valueOfNight(night: NightPast, name: string, first: number, second: number): boolean | null {
  const named = (agent: Agent, other: Agent) => night.slept.get(agent)?.company.includes(other) === true;
  switch (name) {
    case 'slept':
      return night.slept.get(first)?.room === second;
    case 'met':
      return named(first, second) || named(second, first);
    case 'sentback':
      return night.sentBack.has(first);
    case 'did':
      return night.plan?.by === first;
    case 'aimed':
      return night.plan?.room === first;
    default:
      return null;
  }
}
