import type { Moment } from '../engine/moment.ts';
import { Refusal } from '../engine/refusal.ts';
import { childrenOf, type Run } from '../engine/run.ts';
import { branchesTo, chanceAnew } from '../players/chance.ts';
import type { Table } from '../players/table.ts';
import type { Deciders, Suggestion } from './backend.ts';
import { messages } from './messages.ts';

/** How often chance is tried before one gives up looking for something else. */
const ATTEMPTS = 60;

/** Lets chance decide a moment otherwise than in every branch there. @throws Refusal if it finds nothing else. */
export function decideOtherwise(table: Table, moment: Moment, run: Run, node: number, deciders: Deciders): Suggestion {
  const tried = childrenOf(run, node).map(({ decision }) => JSON.stringify(decision));
  const branches = branchesTo(run, node);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const next = table.decide(moment, deciders, chanceAnew(run.seed, branches, attempt));
    if (next.kind !== 'decided' || !tried.includes(JSON.stringify(next.decision))) return next;
  }
  throw new Refusal(messages.nothingElse);
}
