import type { GameEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import type { Happening, Move, Step, Turn } from '../../src/engine/rules.ts';
import { contract } from '../../src/logic/contract.ts';
import type { Model } from '../../src/logic/model.ts';
import { modelOf } from '../../src/logic/model.ts';

/**
 * Knowledge by the book, slowly: every choice is played in every world, what each player has seen so far is kept as text, and
 * two worlds are indistinguishable to a player if the texts are equal. The reference for the quick update.
 */
export interface LiteralWorld<S> {
  readonly state: S;
  /** For each player, everything they have seen. */
  readonly diaries: readonly string[];
}

/** The worlds at a moment, one for each state and set of diaries. Only for runs without announced formulas. */
export function literalWorlds<S, M extends Move, O, H extends Happening>(
  engine: GameEngine<S, M, O, H>,
  moment: Moment,
): LiteralWorld<S>[] {
  const { rules, options, names } = engine;
  const deals = rules.deals(options, names.length);
  const [first, ...rest] = momentsTo(moment);
  const real = deals.lay(engine.deals()[first.knowledge.actual]);
  let actual: LiteralWorld<S> = { state: real.next, diaries: names.map((_, agent) => shown(real, agent)) };
  let worlds = [...deals.all()].map((deal): LiteralWorld<S> => {
    const step = deals.lay(deal);
    return { state: step.next, diaries: names.map((_, agent) => shown(step, agent)) };
  });
  for (const { decision } of rest) {
    if (decision?.kind === 'share') {
      worlds = worlds.filter((world) => world.diaries[decision.by] === actual.diaries[decision.by]);
      continue;
    }
    if (decision?.kind === 'claim') continue;
    if (decision?.kind !== 'act') throw new RangeError('Announced formulas are not played here.');
    const turn = rules.turn(actual.state, options);
    const joint = turn.choices.map((choice) => decision.joint[choice.seat] ?? null);
    const played = playOut(engine, actual, turn, jointsWith(turn, joint)[0]);
    actual = played.world;
    worlds = worlds.flatMap((world) => {
      const own = rules.turn(world.state, options);
      const wanted = own.choices.map((choice) => decision.joint[choice.seat] ?? null);
      const joints = own.open ? jointsWith(own, wanted) : everyJoint(own);
      return joints
        .map((choice) => playOut(engine, world, own, choice))
        .filter(({ seenByAll }) => seenByAll === played.seenByAll)
        .map((child) => child.world);
    });
    const readers = played.step.discloses ?? [];
    worlds = worlds.filter((world) => readers.every((agent) => world.diaries[agent] === actual.diaries[agent]));
    worlds = distinct(engine, worlds);
  }
  return distinct(engine, worlds);
}

/**
 * Whether a model is bisimilar to the literal worlds, the states alike being those with the same key: in both every world has one in the
 * other in which the same is known, of states and of what is known, to any depth.
 */
export function sameIsKnown<S>(
  model: Model,
  keyOf: (state: number) => string | number,
  literal: readonly LiteralWorld<S>[],
  literalKeyOf: (state: S) => string | number,
): boolean {
  const keys = numbered([...Array.from(model.states, keyOf), ...literal.map(({ state }) => literalKeyOf(state))]);
  const cells = model.cells.map((column, agent) =>
    numbered([...column, ...literal.map(({ diaries }) => diaries[agent])]),
  );
  const { blocks } = contract(modelOf(keys, cells), keys, 'without-distributed');
  const [quick, slow] = [new Set(blocks.slice(0, model.size)), new Set(blocks.slice(model.size))];
  return quick.size === slow.size && [...quick].every((block) => slow.has(block));
}

/** Numbers that are equal exactly for equal values. */
function numbered(values: readonly (string | number)[]): number[] {
  const numbers = new Map<string | number, number>();
  return values.map((value) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  });
}

/** A world as text. */
function worldText<S, M extends Move, O, H extends Happening>(
  engine: GameEngine<S, M, O, H>,
  { state, diaries }: LiteralWorld<S>,
): string {
  return JSON.stringify([engine.rules.key(state), diaries]);
}

function distinct<S, M extends Move, O, H extends Happening>(
  engine: GameEngine<S, M, O, H>,
  worlds: readonly LiteralWorld<S>[],
): LiteralWorld<S>[] {
  return [...new Map(worlds.map((world) => [worldText(engine, world), world])).values()];
}

/** The given moves if they are allowed, as the turn's own; no joint choice at all if one is not. */
function jointsWith<M extends Move>(turn: Turn<M>, wanted: readonly (Move | null)[]): (M | null)[][] {
  const joint = turn.choices.map((choice, index) => {
    const text = JSON.stringify(wanted[index]);
    return wanted[index] === null ? null : (choice.moves.find((move) => JSON.stringify(move) === text) ?? undefined);
  });
  const allowed = joint.filter((move) => move !== undefined);
  return allowed.length === joint.length ? [allowed] : [];
}

function everyJoint<M extends Move>(turn: Turn<M>): (M | null)[][] {
  if (turn.mode === 'together') {
    return turn.choices.reduce<(M | null)[][]>(
      (joints, choice) => joints.flatMap((joint) => choice.moves.map((move) => [...joint, move])),
      [[]],
    );
  }
  const nobody: (M | null)[] = turn.choices.map(() => null);
  return [nobody, ...turn.choices.flatMap(({ moves }, seat) => moves.map((move) => nobody.with(seat, move)))];
}

function playOut<S, M extends Move, O, H extends Happening>(
  engine: GameEngine<S, M, O, H>,
  world: LiteralWorld<S>,
  turn: Turn<M>,
  joint: readonly (M | null)[],
) {
  const step = engine.rules.play(world.state, joint, engine.options);
  const result = engine.rules.result(step.next, engine.options);
  const seenByAll = JSON.stringify([
    sorted(step.happenings.filter((happening) => happening.seenBy === 'all')),
    result,
    [...(step.discloses ?? [])].sort(),
  ]);
  const diaries = world.diaries.map((diary, agent) => {
    const own = turn.open ? [] : joint.filter((_, index) => turn.choices[index].by.includes(agent));
    return `${diary}\n${JSON.stringify(own)}${shown(step, agent)}`;
  });
  return { step, seenByAll, world: { state: step.next, diaries } };
}

/** What a step shows to one player alone or among some. */
function shown<S, H extends Happening>(step: Step<S, H>, agent: number): string {
  return sorted(step.happenings.filter((happening) => happening.seenBy !== 'all' && happening.seenBy.includes(agent)));
}

function sorted(happenings: readonly Happening[]): string {
  return JSON.stringify(happenings.map((happening) => JSON.stringify({ ...happening, seenBy: null })).sort());
}
