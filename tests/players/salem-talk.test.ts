import { expect, test } from 'vitest';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import type { Decision } from '../../src/engine/run.ts';
import { salem } from '../../src/games/salem/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Table } from '../../src/players/table.ts';
import { NAMES } from '../support/salem-worlds.ts';

const IN_ORDER = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
const ALL_INFORMED = NAMES.map(() => 'informed');

function night(table: Table, moment: Moment, moves: Readonly<Record<string, object>>): Moment {
  const joint = Object.fromEntries(
    (moment.turn?.choices ?? []).map((choice) => {
      const wanted = JSON.stringify(moves[choice.seat]);
      return [choice.seat, choice.moves.find((move) => JSON.stringify(move) === wanted) ?? choice.moves[0]];
    }),
  );
  return table.engine.advance(moment, { kind: 'act', joint });
}

/** Everything that is said in a day before the Mayor may reveal. */
function talk(table: Table, moment: Moment, deciders: readonly string[]): { said: Decision[]; moment: Moment } {
  const said: Decision[] = [];
  let at = moment;
  for (;;) {
    const next = table.decide(at, deciders, randomFrom(1));
    if (next.kind !== 'decided' || next.decision.kind === 'act') return { said, moment: at };
    said.push(next.decision);
    at = table.engine.advance(at, next.decision);
  }
}

const kill = (target: number) => ({ kind: 'kill', target });
const heal = (target: number) => ({ kind: 'heal', target });
const watch = (target: number) => ({ kind: 'watch', target });

// Ann watches Bob and sees only Eve at Bob's; nobody dies: Bob healed himself, so Ann knows that Eve is the Godfather and Bob
// the Doctor (the shared fact L4); Bob knows that he was attacked, not that Ann watched.
const QUIET = { 0: watch(1), 1: heal(1), 4: kill(1) };

test('T19: nobody shares who does not know that somebody else knows their role', () => {
  const table = salem.open({}, NAMES);
  const moment = night(table, table.engine.start(IN_ORDER), QUIET);
  expect(talk(table, moment, ALL_INFORMED).said).toEqual([]);
});

test('T19: after a share that shows others their role is known, they share too, in seat order from the last speaker', () => {
  const table = salem.open({}, NAMES);
  const quiet = night(table, table.engine.start(IN_ORDER), QUIET);
  const shared = table.engine.advance(quiet, { kind: 'share', by: 0 });
  const { said, moment } = talk(table, shared, ALL_INFORMED);
  // Ann's diary proves that Bob is the Doctor, healed himself and was attacked: he has nothing to add. Dan, the Mayor, can
  // work out that Cat is the Veteran, and Cat knows that, so Cat shares; then Dan's diary is plain too.
  expect(said).toEqual([{ kind: 'share', by: 2 }]);
  expect(moment.knowledge.model.size).toBeLessThan(shared.knowledge.model.size);
});

test('T19: the Godfather is not asked, and a player who decides by hand is left to speak for themself', () => {
  const table = salem.open({}, NAMES);
  const quiet = night(table, table.engine.start(IN_ORDER), QUIET);
  const shared = table.engine.advance(quiet, { kind: 'share', by: 0 });
  const { said } = talk(
    table,
    shared,
    ALL_INFORMED.map((decider, agent) => (agent === 2 || agent === 3 ? 'hand' : decider)),
  );
  expect(said).toEqual([]);
});

test('T19: with silenceSpeaks not sharing tells that there was no cause to', () => {
  // Cat, then Ann are killed; Bob's diary leaves two worlds. In one of them Dan would know that his role is known.
  const deal = ['LOO', 'DOC', 'VET', 'GFR', 'MAY'];
  const talks = [false, true].map((silenceSpeaks) => {
    const table = salem.open({ silenceSpeaks }, NAMES);
    const first = night(table, table.engine.start(deal), { 0: watch(4), 1: heal(1), 3: kill(2) });
    const vote = night(table, first, {});
    const second = night(table, night(table, vote, {}), { 0: watch(3), 1: heal(3), 3: kill(0) });
    const { said, moment } = talk(table, second, ALL_INFORMED);
    const silence = momentsTo(moment).find((step) => step.decision?.kind === 'silence');
    return { said, silence };
  });
  expect(talks[0].said.every((decision) => decision.kind === 'share')).toBe(true);
  expect(talks[1].said.some((decision) => decision.kind === 'silence')).toBe(true);
  expect(talks[1].silence?.before?.knowledge.model.size).toBe(2);
  expect(talks[1].silence?.knowledge.model.size).toBe(1);
});

test('T19: deDicto asks for somebody, whoever it is; one and the same by default, which is harder', () => {
  const wide = salem.open({ deDicto: true }, NAMES);
  const narrow = salem.open({}, NAMES);
  for (const [seed, deciders] of [11, 12, 13, 14, 15].map((number) => [number, ALL_INFORMED] as const)) {
    let [one, two] = [narrow.engine.start(IN_ORDER), wide.engine.start(IN_ORDER)];
    for (let step = 0; step < 12 && one.turn !== null; step++) {
      const next = narrow.decide(one, deciders, randomFrom(seed, step));
      if (next.kind !== 'decided') break;
      const { decision } = next;
      if (decision.kind === 'share') {
        const speakers = talk(wide, two, deciders).said.flatMap((said) => (said.kind === 'share' ? [said.by] : []));
        expect(speakers).toContain(decision.by);
      }
      one = narrow.engine.advance(one, decision);
      two = wide.engine.advance(two, decision);
    }
  }
});
