/** What one joint choice leads to: the next state, what everybody sees of it, and what each player sees besides. */
export interface Outcome {
  readonly next: number;
  /** The set of public items: happenings for all, the result, whose diaries are opened. */
  readonly seenByAll: number;
  /** For each player, the set of their own hidden moves and of the happenings shown to them only. */
  readonly seenBy: readonly number[];
}

/** What all deals lead to: the state after each, and for each player what they see of it. */
export interface Dealt {
  readonly next: readonly number[];
  readonly seenBy: readonly Int32Array[];
}

/** All joint choices of one state's hidden turn, in the order of their numbers, and what each leads to. */
export interface Chart {
  readonly size: number;
  /** The state that follows. */
  readonly next: Int32Array;
  readonly seenByAll: Int32Array;
  /** `size` rows of one entry for each player: what they see besides what everybody sees. */
  readonly seenBy: Int32Array;
  /** True if no two joint choices are seen alike by everybody: each seat has somebody who knows what was chosen there. */
  readonly separating: boolean;
}

/** The rows of a chart by their public outcome: for each `seenByAll` the numbers of its joint choices, ascending. */
export function rowsByOutcome({ size, seenByAll }: Chart): ReadonlyMap<number, Int32Array> {
  const counts = new Map<number, number>();
  for (const outcome of seenByAll) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const rows = new Map<number, Int32Array>();
  for (let row = size - 1; row >= 0; row--) {
    const outcome = seenByAll[row];
    const left = counts.get(outcome) ?? 0;
    let group = rows.get(outcome);
    if (group === undefined) {
      group = new Int32Array(left);
      rows.set(outcome, group);
    }
    group[left - 1] = row;
    counts.set(outcome, left - 1);
  }
  return rows;
}
