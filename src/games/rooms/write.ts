import type { Turn } from '../../engine/rules.ts';
import { writeAbility } from './read-orders.ts';
import { writeRollover } from './rollover.ts';
import { abilitySeat } from './turns.ts';
import type { RoomsMove } from './types.ts';

/** Writes what was chosen in a turn as an entry of a scenario; `script` reads it. */
export function write(
  joint: readonly (RoomsMove | null)[],
  turn: Turn<RoomsMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  switch (turn.stage.phase) {
    case 'plan': {
      const kill = joint.find((move) => move?.kind === 'kill');
      return { plan: kill?.kind === 'kill' ? { by: names[kill.by], room: kill.room } : null };
    }
    case 'night':
      return { orders: writeOrders(joint, turn, names) };
    case 'rollover':
      return { rollover: writeRollover(joint, turn, names) };
    default:
      return {
        vote: Object.fromEntries(joint.map((move, seat) => [names[turn.choices[seat].by[0]], voted(move, names)])),
      };
  }
}

function voted(move: RoomsMove | null, names: readonly string[]): string | null {
  return move?.kind === 'vote' ? names[move.target] : null;
}

function writeOrders(
  joint: readonly (RoomsMove | null)[],
  { choices }: Turn<RoomsMove>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const moveAt = (seat: string) => joint.at(choices.findIndex((choice) => choice.seat === seat)) ?? null;
  const orders = choices.flatMap(({ seat, by: [agent] }, index): [string, unknown][] => {
    if (seat !== String(agent)) return [];
    const walk = joint[index];
    const isSecond = choices.some((choice) => choice.seat === abilitySeat(agent));
    const ability = isSecond ? moveAt(abilitySeat(agent)) : null;
    const go = walk?.kind === 'go' ? { go: walk.room } : {};
    const order = { ...go, ...(ability === null ? {} : writeAbility(ability, names)) };
    return [[names[agent], order]];
  });
  return Object.fromEntries(orders);
}
