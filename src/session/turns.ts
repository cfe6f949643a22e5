import type { Decision, Run } from '../engine/run.ts';
import type { Suggestion } from './backend.ts';
import { nodeAfter } from './store.ts';
import { BY_HAND, withHands } from './turn.ts';
import type { Connection } from './workings.ts';

/** How a game goes on by one turn. */
export interface Turns {
  /** Makes the next step. False if there is none, or if the person at the screen must choose first. */
  readonly forward: () => Promise<boolean>;
  /** Goes on by a decision. False if it is refused, which a notice says, or comes too late. */
  readonly append: (decision: Decision) => Promise<boolean>;
  /** Finds out whether the coming turn waits for somebody who is decided by hand. */
  readonly askHands: () => Promise<void>;
}

/** Makes turns: what the built-in players decide, and what waits for people at the screen. */
export function createTurns({ store, backend, line }: Connection): Turns {
  const { getState: get, setState: set } = store;

  async function forward(): Promise<boolean> {
    const { run, node } = get();
    if (run === null) return false;
    const next = nodeAfter(get(), node);
    if (next !== null) return line.show(run, next);
    const suggestion = await suggest(run);
    if (suggestion === null || suggestion.kind === 'over') return false;
    if (suggestion.kind === 'decided') return append(suggestion.decision);
    wait(suggestion);
    return false;
  }

  /** What the built-in players decide here, and who at the screen has to choose. */
  async function suggest(run: Run): Promise<Suggestion | null> {
    const { node, deciders, viewpoint } = get();
    const suggestion = await line.ask(backend.decide(run, node, deciders));
    const turn = get().reports.get(node)?.turn ?? null;
    return suggestion === null || turn === null ? suggestion : withHands(suggestion, turn, deciders, viewpoint);
  }

  function wait({ joint, open }: Extract<Suggestion, { kind: 'waiting' }>): void {
    const { node, waiting } = get();
    const kept = Object.entries(waiting?.node === node ? waiting.picks : {}).filter(([seat]) => open.includes(seat));
    set({ waiting: { node, joint, open, picks: Object.fromEntries(kept) } });
  }

  async function append(decision: Decision): Promise<boolean> {
    const { run, node } = get();
    if (run === null) return false;
    const longer = await line.ask(backend.append(run, node, decision));
    return longer !== null && line.show(longer.run, longer.node);
  }

  async function askHands(): Promise<void> {
    const { run, node, deciders, waiting, reports } = get();
    const turn = reports.get(node)?.turn ?? null;
    const byHand = turn?.seats.some(({ by }) => by.some((agent) => deciders[agent] === BY_HAND)) === true;
    if (run === null || !byHand) {
      if (waiting !== null) set({ waiting: null });
      return;
    }
    const suggestion = await suggest(run);
    if (suggestion === null || get().node !== node) return;
    if (suggestion.kind === 'waiting') wait(suggestion);
    else set({ waiting: null });
  }

  return { forward, append, askHands };
}
