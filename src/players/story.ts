import type { Engine } from '../engine/engine.ts';
import type { Moment } from '../engine/moment.ts';
import { momentsTo } from '../engine/moment.ts';
import type { Agent, Stage } from '../engine/rules.ts';
import type { Decision } from '../engine/run.ts';
import type { WorldSet } from '../logic/model.ts';
import { quoteName } from '../logic/formula/names.ts';
import { parseFormula } from '../logic/formula/parse.ts';

/** Something that was said to all: that `by` knows the formula; that it is true, if nobody is in `by`. */
export interface Utterance {
  readonly by: Agent | null;
  readonly formula: string;
}

/** Something that was said, and whether it ruled out any world. */
export interface Said extends Utterance {
  readonly news: boolean;
}

/** A moment as a story sees it: what was said so far, and what is true. */
export interface Telling {
  /** The players' names as formulas write them. */
  readonly names: readonly string[];
  readonly stage: Stage;
  /** All that was announced, the last at the end. */
  readonly said: readonly Said[];
  /** Is the formula true in the actual world? */
  holds(formula: string): boolean;
  /** Is it true in every world that is still possible, so that saying it would tell nothing? */
  valid(formula: string): boolean;
}

/**
 * What comes next in a game whose talk is told beforehand, as in a puzzle: "each says whether they know". It may look at what is
 * true, since whoever speaks in it speaks the truth. Null where the players decide.
 */
export type Story = (telling: Telling) => Decision | null;

/** Looks at a moment for a story. @throws RangeError for a formula that cannot be read. */
export function tellingOf(engine: Engine, moment: Moment, stage: Stage): Telling {
  const known = new Map<string, WorldSet>();
  const truth = (formula: string): WorldSet => {
    const found = known.get(formula);
    if (found !== undefined) return found;
    const parsed = parseFormula(formula);
    if (!parsed.ok) throw new RangeError(parsed.error.message);
    const worlds = engine.truth(moment, parsed.formula);
    known.set(formula, worlds);
    return worlds;
  };
  return {
    names: engine.names.map(quoteName),
    stage,
    said: momentsTo(moment).flatMap(({ decision, before, knowledge }) => {
      if (decision?.kind !== 'announce' || before === null) return [];
      const news = knowledge.model.size < before.knowledge.model.size;
      return [{ by: decision.by, formula: decision.formula, news }];
    }),
    holds: (formula) => truth(formula)[moment.knowledge.actual] === 1,
    valid: (formula) => !truth(formula).includes(0),
  };
}
