import { playersOf } from '../state.ts';
import * as told from '../told.ts';
import type { RoomsHappening } from '../types.ts';
import type { Resolution } from './resolve.ts';

/**
 * What everybody is told when the night ends: jails and stuns (R32), deaths with the role, of a room kill with the room (R35), a failed
 * kill (R34), dismantled traps (R33) and destroyed rooms (R17). A trap that was laid is not announced (R36), nor one that broke.
 */
export function announced({ night, sprung, kill, disarming, destruction }: Resolution): readonly RoomsHappening[] {
  const { roles } = night.state;
  const found = disarming.done.filter((done) => done.found).length;
  const deaths = sprung.victims.map(({ who }) => told.death(who, roles[who], 'trap'));
  if (kill?.end === 'killed') deaths.push(told.death(kill.victim, roles[kill.victim], 'kill', kill.room));
  return [
    ...playersOf(night.jailed).map((who) => told.jailed(who)),
    ...playersOf(night.stunned).map((who) => told.stunned(who)),
    ...(deaths.length > 0 ? deaths : [told.quiet]),
    ...(kill?.end === 'failed' ? [told.failedKill] : []),
    ...(found > 0 ? [told.dismantled(found)] : []),
    ...destruction.flatMap(({ room, why }) => (why === null ? [told.destroyed(room)] : [])),
  ];
}
