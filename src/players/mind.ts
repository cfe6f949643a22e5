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
  let signs: ReadonlySet<string>[] | null = null;
  return {
    me,
    names: engine.names,
    living: moment.living,
    seen: () => momentsTo(moment).flatMap(({ happenings }) => seenBy(happenings, me)),
    possibleSigns: () => (signs ??= signsInCell(engine, moment, me)),
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

function signsInCell(engine: Engine, moment: Moment, me: Agent): ReadonlySet<string>[] {
  const { model, actual } = moment.knowledge;
  const column = model.cells[me];
  const cell = column[actual];
  const states = new Set<number>();
  for (let world = 0; world < model.size; world++) if (column[world] === cell) states.add(model.states[world]);
  const signs = engine.names.map(() => new Set<string>());
  for (const state of states) for (const glyph of engine.face(state)) signs[glyph.of].add(glyph.sign);
  return signs;
}
