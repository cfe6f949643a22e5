import type { Engine } from '../engine/engine.ts';
import type { Moment } from '../engine/moment.ts';
import { momentsTo } from '../engine/moment.ts';
import type { PastStep } from '../engine/made-views.ts';
import { pastOf } from '../engine/past-steps.ts';
import type { Agent, Glyph, Happening } from '../engine/rules.ts';
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
  /** In how many of the pictures still possible for this player each player carries each sign, by player; past the budget in how many ways, see `Deduction`. */
  signCounts(): readonly ReadonlyMap<string, number>[];
  /** Does this player know that the formula holds? */
  knows(formula: Formula): boolean;
  /** Is this player's whole diary public already, so that sharing it would tell nobody anything? */
  isOpenBook(): boolean;
}

/**
 * In how many ways, by what a player saw in these steps, each of some pictures may be so: 0 where it cannot. It is more than coarse knowledge keeps;
 * where that takes too much, each has one way.
 */
export type Deduction = (
  steps: readonly PastStep[],
  names: readonly string[],
  me: Agent,
  pictures: readonly (readonly Glyph[])[],
) => readonly number[];

/** The mind of one player at a moment; past the budget also what they deduce, if the game says how. */
export function mindOf(engine: Engine, moment: Moment, me: Agent, deduced?: Deduction): Mind {
  const { model, actual } = moment.knowledge;
  const column = model.cells[me];
  const cell = column[actual];
  let counts: readonly ReadonlyMap<string, number>[] | null = null;
  let signs: readonly ReadonlySet<string>[] | null = null;
  const signCounts = () => (counts ??= signsInCell(engine, moment, me, deduced));
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

function signsInCell(engine: Engine, moment: Moment, me: Agent, deduced?: Deduction): ReadonlyMap<string, number>[] {
  const { model, actual } = moment.knowledge;
  const column = model.cells[me];
  const cell = column[actual];
  const faces = new Map<number, readonly Glyph[]>();
  for (let world = 0; world < model.size; world++) {
    const face = engine.faceOf(model.states[world]);
    if (column[world] === cell && !faces.has(face)) faces.set(face, engine.face(model.states[world]));
  }
  const pictures = [...faces.values()];
  // Who knows the picture has nothing to deduce.
  const isDeduced = deduced !== undefined && moment.overBudgetSince !== null && pictures.length > 1;
  const ways = isDeduced ? deduced(pastOf(moment), engine.names, me, pictures) : pictures.map(() => 1);
  const signs = engine.names.map(() => new Map<string, number>());
  for (const [place, picture] of pictures.entries()) {
    if (ways[place] === 0) continue;
    for (const { of, sign } of picture) signs[of].set(sign, (signs[of].get(sign) ?? 0) + ways[place]);
  }
  return signs;
}
