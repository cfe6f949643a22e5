import type { Engine } from '../src/engine/engine.ts';
import type { Moment } from '../src/engine/moment.ts';
import type { Move } from '../src/engine/rules.ts';
import { salem as game } from '../src/games/salem/index.ts';
import { medianTime } from './median.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const DEAL = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
const RUNS = 7;

/** Plays a turn: the given moves by seat, for all others the first that is allowed. */
function act(engine: Engine, moment: Moment, moves: Readonly<Record<string, Move>>): Moment {
  const joint = Object.fromEntries(
    (moment.turn?.choices ?? []).map((choice) => [choice.seat, moves[choice.seat] ?? choice.moves[0]]),
  );
  return engine.advance(moment, { kind: 'act', joint });
}

const at = (kind: string, target: number) => ({ kind, target });

/** A night in which the Doctor heals whom the Godfather attacks. */
function quietNight(engine: Engine, moment: Moment, target: number): Moment {
  return act(engine, moment, { 0: at('watch', 3), 1: at('heal', target), 4: at('kill', target) });
}

function deadlyNight(engine: Engine, moment: Moment): Moment {
  return act(engine, moment, { 0: at('watch', 3), 1: at('heal', 2), 4: at('kill', 0) });
}

/** A day on which nobody reveals and nobody is voted out. */
function day(engine: Engine, moment: Moment): Moment {
  return act(engine, act(engine, moment, {}), {});
}

function afterNights(count: number): { readonly engine: Engine; readonly moment: Moment } {
  const { engine } = game.open({}, NAMES);
  let moment = engine.start(DEAL);
  for (let round = 0; round < count; round++) moment = day(engine, quietNight(engine, moment, 2 + (round % 2)));
  return { engine, moment };
}

/** Steps of Salem, with the alternatives of every state compiled and without. */
export function salemBenchmarks() {
  const one = afterNights(1);
  const two = afterNights(2);
  const step = ({ engine, moment }: typeof one): void => {
    quietNight(engine, moment, 3);
  };
  step(one);
  step(two);
  return {
    'salem: second quiet night from 3,000 worlds to 69,120, compiled': medianTime(RUNS, () => one, step),
    'salem: night with a death from 3,000 worlds, compiled': medianTime(
      RUNS,
      () => one,
      ({ engine, moment }) => deadlyNight(engine, moment),
    ),
    'salem: second quiet night from 3,000 worlds to 69,120, not compiled': medianTime(RUNS, () => afterNights(1), step),
    'salem: night with a death from 3,000 worlds, not compiled': medianTime(
      RUNS,
      () => afterNights(1),
      ({ engine, moment }) => deadlyNight(engine, moment),
    ),
    'salem: night with a death from 69,120 worlds': medianTime(
      RUNS,
      () => two,
      ({ engine, moment }) => deadlyNight(engine, moment),
    ),
    'salem: quiet night from 69,120 worlds to 1,451,520': medianTime(RUNS, () => two, step),
  };
}
