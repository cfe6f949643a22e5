import { performance } from 'node:perf_hooks';
import { createEngine } from '../src/engine/engine.ts';
import type { Engine } from '../src/engine/engine.ts';
import type { Moment } from '../src/engine/moment.ts';
import type { Move } from '../src/engine/rules.ts';
import { salem } from '../src/games/salem/rules.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
const DEAL = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];

function act(engine: Engine, moment: Moment, moves: Readonly<Record<string, Move>>): Moment {
  const joint = Object.fromEntries(
    (moment.turn?.choices ?? []).map((choice) => [choice.seat, moves[choice.seat] ?? choice.moves[0]]),
  );
  return engine.advance(moment, { kind: 'act', joint });
}

const at = (kind: string, target: number) => ({ kind, target });
function quiet(engine: Engine, moment: Moment, target: number): Moment {
  return act(engine, moment, { 0: at('watch', 3), 1: at('heal', target), 2: { kind: 'stay' }, 4: at('kill', target) });
}
function day(engine: Engine, moment: Moment): Moment {
  return act(engine, act(engine, moment, {}), {});
}
const o = {
  mayIdle: 'nobody', selfWatch: false, watchingIsVisit: true, alertProtects: true, healStopsShots: false,
  revealedMayorHealable: true, maxNights: 30, deDicto: false, silenceSpeaks: false, preferKnown: 80, alertPercent: null,
} as const;
function time<T>(name: string, work: () => T): T {
  const start = performance.now();
  const r = work();
  console.log(name, (performance.now() - start).toFixed(1));
  return r;
}
for (let round = 0; round < 4; round++) {
  console.log('--- round', round);
  const engine = time('create', () => createEngine(salem, o, NAMES));
  let m = time('start', () => engine.start(DEAL));
  m = time('quiet 1 (no chart)', () => quiet(engine, m, 2));
  console.log(m.knowledge.model.size);
  m = time('day', () => day(engine, m));
  const m2 = time('quiet 2 (no chart)', () => quiet(engine, m, 3));
  console.log(m2.knowledge.model.size);
  time('quiet 2 (chart)', () => quiet(engine, m, 3));
  time('quiet 2 (chart)', () => quiet(engine, m, 3));
  const m3 = time('day', () => day(engine, m2));
  time('death 3 (no chart)', () => act(engine, m3, { 0: at('watch', 3), 1: at('heal', 2), 4: at('kill', 0) }));
  time('death 3 (chart)', () => act(engine, m3, { 0: at('watch', 3), 1: at('heal', 2), 4: at('kill', 0) }));
  const m4 = time('quiet 3 (chart)', () => quiet(engine, m3, 0));
  console.log(m4.knowledge.model.size);
  time('quiet 3 (chart)', () => quiet(engine, m3, 0));
}
