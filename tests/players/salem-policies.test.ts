import { expect, test } from 'vitest';
import { salem } from '../../src/games/salem/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Move } from '../../src/engine/rules.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { decisionsTo } from '../support/random-games.ts';
import { playScenario, readScenario } from '../../src/cli/scenario.ts';
import { NAMES } from '../support/salem-worlds.ts';
import { IN_ORDER, night, TABLES } from '../support/salem-play.ts';

const ALL = (decider: string) => NAMES.map(() => decider);

/** What a seat chooses in many draws, each different choice with its count. */
function choices(decisions: readonly object[], seat: string, options: object = {}, draws = 400): Map<string, number> {
  const { table, moment } = playScenario(
    readScenario({ game: 'salem', options, players: NAMES, deal: IN_ORDER, decisions }),
    TABLES,
  );
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const next = table.decide(moment, ALL('informed'), randomFrom(draw));
    if (next.kind !== 'decided' || next.decision.kind !== 'act') throw new Error('Somebody speaks first.');
    const move: Move = next.decision.joint[seat];
    const text = 'target' in move ? `${move.kind} ${NAMES[Number(move.target)]}` : move.kind;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

// Ann saw Eve alone at Bob's in a night without a death: she knows the Godfather and the Doctor.
const annKnows = [night('Bob', 'Bob', 'Bob'), { share: [] }, { reveal: false }];

test('informed: a townie votes for the Godfather if they know him, else abstains', () => {
  expect([...choices(annKnows, '0').keys()]).toEqual(['vote Eve']);
  expect([...choices(annKnows, '2').keys()]).toEqual(['abstain']);
});

const danRevealed = [night('Bob', 'Bob', 'Bob'), { reveal: true }];

test('informed: the Godfather votes for a player whose role he knows, and abstains if he knows none', () => {
  expect([...choices(danRevealed, '4').keys()]).toEqual(['vote Dan']);
  expect([...choices([night('Bob', 'Ann', 'Dan'), { reveal: false }], '4').keys()]).toEqual(['abstain']);
});

test('informed: the Mayor reveals if he knows the Godfather', () => {
  expect([...choices(annKnows.slice(0, 2), '3').keys()]).toEqual(['stay']);
  const told = [annKnows[0], { share: ['Ann'] }, { share: ['Cat'] }];
  expect([...choices(told, '3').keys()]).toEqual(['reveal']);
});

test('informed: with chance 0.8 Doctor, Lookout and Godfather choose one they know, else any other', () => {
  const decisions = [...danRevealed, { vote: {} }];
  const kills = choices(decisions, '4', {}, 1_000);
  expect([...kills.keys()].sort()).toEqual(['kill Ann', 'kill Bob', 'kill Cat', 'kill Dan']);
  expect(kills.get('kill Dan')).toBeGreaterThan(740);
  expect(kills.get('kill Dan')).toBeLessThan(860);
  expect([...choices(decisions, '4', { preferKnown: 100 }).keys()]).toEqual(['kill Dan']);
  expect([...choices(decisions, '4', { preferKnown: 0 }).keys()].sort()).toEqual(['kill Ann', 'kill Bob', 'kill Cat']);
  expect([...choices(decisions, '0', { preferKnown: 100 }).keys()].sort()).toEqual([
    'watch Bob',
    'watch Cat',
    'watch Dan',
  ]);
});

test('informed: the Veteran alerts with chance 1/(living - 1), or the given one', () => {
  const alerts = choices([], '2', {}, 1_000).get('alert');
  expect(alerts).toBeGreaterThan(190);
  expect(alerts).toBeLessThan(310);
  expect(choices([], '2', { alertPercent: 0 }).get('alert')).toBeUndefined();
  expect(choices([], '2', { alertPercent: 100 }).get('stay')).toBeUndefined();
});

test('random: uniform over the legal choices', () => {
  const table = salem.open({}, NAMES);
  const moment = table.engine.start(['LOO', 'DOC', 'VET', 'MAY', 'GFR']);
  const counts = [0, 0, 0, 0, 0];
  for (let draw = 0; draw < 1_000; draw++) {
    const next = table.decide(moment, ALL('random'), randomFrom(draw));
    const move = next.kind === 'decided' && next.decision.kind === 'act' ? next.decision.joint['1'] : null;
    if (move !== null && 'target' in move) counts[Number(move.target)]++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(150);
  expect(Math.max(...counts)).toBeLessThan(250);
});

test('the same seed gives the same game', () => {
  const playOut = (): Moment => {
    const table = salem.open({}, NAMES);
    let moment = table.engine.start(table.engine.draw(randomFrom(4711)));
    for (let step = 0; moment.turn !== null; step++) {
      const next = table.decide(moment, ALL('informed'), randomFrom(4711, step));
      if (next.kind !== 'decided') break;
      moment = table.engine.advance(moment, next.decision);
    }
    return moment;
  };
  const [first, second] = [playOut(), playOut()];
  expect(decisionsTo(first)).toEqual(decisionsTo(second));
  expect(first.result).not.toBeNull();
});

test('by hand: only seats with something to choose wait for the person; a seat can be taken over and given back', () => {
  const table = salem.open({}, NAMES);
  const moment = table.engine.start(['LOO', 'DOC', 'VET', 'MAY', 'GFR']);
  const waiting = table.decide(moment, ['hand', 'informed', 'informed', 'hand', 'informed'], randomFrom(1));
  expect(waiting).toMatchObject({ kind: 'waiting', open: ['0'], joint: { 3: { kind: 'stay' } } });
  expect(table.decide(moment, ALL('informed'), randomFrom(1)).kind).toBe('decided');
  expect(() => table.decide(moment, ALL('clever'), randomFrom(1))).toThrow(
    'Nobody decides by "clever" in this game. The ways to decide are informed, random, hand.',
  );
});
