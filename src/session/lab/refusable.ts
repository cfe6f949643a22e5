import { Refusal } from '../../engine/refusal.ts';
import { reading } from '../../logic/exchange/lab-file.ts';
import { NodesOverBudget } from '../../logic/symbolic/node-table.ts';
import { OverBudget } from '../../logic/update.ts';
import type { Answer } from '../answer.ts';
import { labMessages } from './messages.ts';

/** What is wrong or too large is said in a sentence; all else that is thrown is a fault of the program. */
export function refusable<T>(work: () => T): Answer<T> {
  const read = reading(() => {
    try {
      return work();
    } catch (error) {
      if (error instanceof NodesOverBudget) throw new RangeError(labMessages.tooManyNodes(error.budget));
      if (error instanceof OverBudget) throw new RangeError(labMessages.tooManyToList(error.worlds, error.budget));
      if (error instanceof Refusal) throw new RangeError(error.message);
      throw error;
    }
  });
  return read.ok ? read : { ok: false, message: read.problem };
}
