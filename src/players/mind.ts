import type { Engine } from '../engine/engine.ts';
import type { Moment } from '../engine/moment.ts';
import { momentsTo } from '../engine/moment.ts';
import type { Agent, Happening } from '../engine/rules.ts';
import { isAmong } from '../engine/view.ts';
import type { Formula } from '../logic/formula/formula.ts';

/** What a player who decides may use: their own knowledge, and what is public. Never the actual world. */
export interface Mind {
  readonly me: Agent;
  readonly names: readonly string[];
  readonly living: readonly Agent[];
  /** What happened before this player's eyes, in order: it needs no reasoning. */
  seen(): readonly Happening[];
  /** The signs that each player may carry, by player: in Salem the roles still possible for them. */
  possibleSigns(): readonly ReadonlySet<string>[];
  /** In how many of the pictures still possible for this player each player carries each sign, by player. */
  signCounts(): readonly ReadonlyMap<string, number>[];
  /** Does this player know that the formula holds? */
  knows(formula: Formula): boolean;
  /** Is this player's whole diary public already, so that sharing it would tell nobody anything? */
  isOpenBook(): boolean;
}

/** The mind of one player at a moment. */
export function mindOf(engine: Engine, moment: Moment, me: Agent): Mind {
  const { model, actual } = moment.knowledge;
  const column = model.cells[me];
  const cell = column[actual];
  let counts: readonly ReadonlyMap<string, number>[] | null = null;
  let signs: readonly ReadonlySet<string>[] | null = null;
  const signCounts = () => (counts ??= signsInCell(engine, moment, me));
  return {
    me,
    names: engine.names,
    living: moment.living,
    seen: () => momentsTo(moment).flatMap(({ happenings }) => seenBy(happenings, me)),
    possibleSigns: () => (signs ??= signCounts().map((possible) => new Set(possible.keys()))),
    signCounts,
    knows: (formula) => {
      const worlds = engine.truth(moment, formula);
      for (let world = 0; world < model.size; world++) if (column[world] === cell && worlds[world] === 0) return false;
      return true;
    },
    isOpenBook: () => column.every((other) => other === cell),
  };
}

/** The happenings that a player saw. */
export function seenBy<H extends Happening>(happenings: readonly H[], agent: Agent): readonly H[] {
  return happenings.filter((happening) => isAmong(happening.seenBy, agent));
}

function signsInCell(engine: Engine, moment: Moment, me: Agent): ReadonlyMap<string, number>[] {
  const { model, actual } = moment.knowledge;
  const column = model.cells[me];
  const cell = column[actual];
  const pictures = new Map<number, number>();
  for (let world = 0; world < model.size; world++) {
    if (column[world] === cell) pictures.set(engine.faceOf(model.states[world]), model.states[world]);
  }
  const signs = engine.names.map(() => new Map<string, number>());
  for (const state of pictures.values()) {
    for (const { of, sign } of engine.face(state)) signs[of].set(sign, (signs[of].get(sign) ?? 0) + 1);
  }
  return signs;
}
