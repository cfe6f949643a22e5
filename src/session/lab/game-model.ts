import type { MomentKnowledge } from '../../engine/moment-knowledge/moment-knowledge.ts';
import { Refusal } from '../../engine/refusal.ts';
import { labFileOf } from '../../logic/exchange/lab-file.ts';
import { writeModel } from '../../logic/exchange/write-json.ts';
import { fromPartitions } from '../../logic/plain/partitions.ts';
import { OverBudget } from '../../logic/update.ts';
import { labMessages } from './messages.ts';

/** Games with more worlds are not opened in the lab. */
const MOST_WORLDS = 3000;

/**
 * What all know together at a moment of a game, as a model of the lab in JSON. The actual world is marked for who sees everything alone.
 * @throws Refusal if there are too many worlds.
 */
export function gameModel(knowledge: MomentKnowledge, seesActual: boolean): string {
  const { valued, world } = listed(knowledge);
  return writeModel({ ...labFileOf(fromPartitions(valued), true), actual: seesActual ? world : null });
}

function listed(knowledge: MomentKnowledge): ReturnType<MomentKnowledge['listed']> {
  try {
    return knowledge.listed(MOST_WORLDS);
  } catch (error) {
    if (error instanceof OverBudget) throw new Refusal(labMessages.tooManyWorlds(error.worlds, MOST_WORLDS));
    throw error;
  }
}
