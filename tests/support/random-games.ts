import type { GameEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import type { Happening, Move } from '../../src/engine/rules.ts';
import type { Decision } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import type { Run } from '../../src/engine/run.ts';
import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';

/** Plays a random game of at most `steps` decisions, shares included, and stops before the worlds are more than `most`. */
export function randomGame<S, M extends Move, O, H extends Happening>(
  engine: GameEngine<S, M, O, H>,
  seed: number,
  steps: number,
  most: number,
): Moment {
  const random = randomFrom(seed);
  let moment = engine.start(engine.draw(random));
  for (let step = 0; step < steps && moment.turn !== null; step++) {
    const next = engine.advance(moment, randomDecision(moment, random));
    if (next.overBudgetSince !== null || next.knowledge.model.size > most) break;
    moment = next;
  }
  return moment;
}

/** A legal decision: sometimes a share, else a joint choice. */
export function randomDecision(moment: Moment, random: Random): Decision {
  const { turn } = moment;
  if (turn === null) throw new RangeError('The game is over.');
  if (turn.speakers.length > 0 && random.chance(1, 4)) return { kind: 'share', by: random.pick(turn.speakers) };
  const { claimants = [] } = turn;
  if (claimants.length > 0 && random.chance(1, 5))
    return { kind: 'claim', by: random.pick(claimants), formula: '~false' };
  const seats = turn.mode === 'together' ? turn.choices : random.chance(1, 4) ? [] : [random.pick(turn.choices)];
  return { kind: 'act', joint: Object.fromEntries(seats.map((choice) => [choice.seat, random.pick(choice.moves)])) };
}

/** The decisions that led to a moment. */
export function decisionsTo(moment: Moment): readonly Decision[] {
  return momentsTo(moment).flatMap((step) => step.decision ?? []);
}

/** The run that leads to a moment, as one line without branches. */
export function runTo<S, M extends Move, O, H extends Happening>(engine: GameEngine<S, M, O, H>, moment: Moment): Run {
  const first = momentsTo(moment)[0];
  return {
    game: engine.game,
    rulesVersion: engine.version,
    options: engine.options,
    names: engine.names,
    seed: 0,
    deal: engine.deals()[first.knowledge.actual],
    nodes: decisionsTo(moment).map((decision, index) => ({
      id: index + 1,
      parent: index === 0 ? ROOT : index,
      decision,
    })),
  };
}
