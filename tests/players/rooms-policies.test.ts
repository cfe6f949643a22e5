import { describe, expect, test } from 'vitest';
import { playScenario, readScenario } from '../../src/cli/scenario.ts';
import { Tables } from '../../src/cli/tables.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Move } from '../../src/engine/rules.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
const TABLES = new Tables();

type Entry = Readonly<Record<string, unknown>>;
/** By player: role and opening room. */
type Cards = readonly string[];

/** Ann and Bob in one room, Cat and the Mobster Ida in another, the others two by two, Jan the second Mobster. */
const PLAIN: Cards = [
  ...['1', '1', '3', '4', '4', '5', '5', '6'].map((room) => `GUEST ${room}`),
  'MOBSTER 3',
  'MOBSTER 6',
];

/** What a seat of an informed player chooses in many draws, each different choice with its count. */
function choices(cards: Cards, decisions: readonly Entry[], seat: string, draws: number): ReadonlyMap<string, number> {
  const roles = cards.map((card) => card.split(' ')[0]);
  const deal = Object.fromEntries(TEN.map((name, agent) => [name, cards[agent]]));
  const scenario = readScenario({ game: 'rooms', options: { roles }, players: TEN, deal, decisions });
  const { table, moment } = playScenario(scenario, TABLES);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const next = table.decide(
      moment,
      TEN.map(() => 'informed'),
      randomFrom(draw),
    );
    if (next.kind !== 'decided' || next.decision.kind !== 'act') throw new Error('Everybody is built in.');
    const text = written(next.decision.joint[seat]);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function written(move: Move): string {
  const where = 'room' in move ? ` ${String(move.room)}` : '';
  const whom = 'target' in move ? ` ${TEN[Number(move.target)]}` : '';
  const who = 'by' in move ? ` ${TEN[Number(move.by)]}` : '';
  return `${move.kind}${whom}${who}${where}`;
}

const only = (...asked: Parameters<typeof choices>) => [...choices(...asked).keys()].sort();

/** Ida kills Cat in room 3. */
const KILLED: Entry = { night: {}, kill: { by: 'Ida', room: 3 } };
const QUIET: Entry = { night: {} };
const VOTE: Entry = { vote: {} };

describe('informed players of Rooms by night', () => {
  test('R35: the room of the dead is shunned, also by who stayed in it', () => {
    const walks = only(PLAIN, [KILLED, VOTE, { plan: null }], '0', 60);
    expect(walks).not.toContain('go 3');
    expect(walks).toContain('go 7');
    expect(only(PLAIN, [KILLED, VOTE, { plan: null }], '8', 30)).not.toContain('stay');
  });

  test('R13: who was two nights in a room goes elsewhere on the third; who was there one night may stay', () => {
    const third = [QUIET, VOTE, { plan: null }];
    expect(only(PLAIN, third, '0', 30)).not.toContain('stay');
    const moved = [{ night: { Ann: 9 } }, VOTE, { plan: null }];
    expect(only(PLAIN, moved, '0', 30)).toContain('stay');
  });

  test('R20, R23: the mafia shun the rooms in which their traps lie and the one that the kill names; who carries it out has no choice', () => {
    const nights = [{ night: {}, kill: { by: 'Ida', room: 12 } }, VOTE, { plan: { by: 'Ida', room: 13 } }];
    const walks = only(PLAIN, nights, '9', 60);
    expect(walks).toEqual(expect.arrayContaining(['go 11', 'go 14']));
    expect(walks.filter((walk) => ['go 12', 'go 13'].includes(walk))).toEqual([]);
    expect(only(PLAIN, nights, '8', 5)).toEqual(['carry']);
  });

  test('R20, R27: the speaker of the mafia kills whom they met, never a partner, and lays no trap over their own', () => {
    expect(only(PLAIN, [], '8', 10)).toEqual(['kill Ida 3']);
    const alone = [{ night: { Cat: 10 }, kill: { by: 'Ida', room: 12 } }, VOTE];
    const plans = [...choices(PLAIN, alone, '8', 60).keys()];
    expect(plans.length).toBeGreaterThan(5);
    expect(plans.filter((plan) => plan.endsWith(' 12'))).toEqual([]);
  });

  test('R29: who holds others holds whom they suspect; what may be used once is mostly kept', () => {
    // Ann, with Bob in another room, did not see who killed Cat; it was not Bob.
    for (const [card, word] of [
      ['JAILER 1', 'jail'],
      ['TASER 1', 'stun'],
    ]) {
      const holds = only(PLAIN.with(0, card), [KILLED, VOTE, { plan: null }], '0 ability', 3);
      expect(holds.filter((move) => !move.startsWith(`${word} `) || move.endsWith(' Bob'))).toEqual([]);
    }
    const uses = choices(PLAIN.with(3, 'DEMOLITIONIST 4'), [{ plan: null }], '3 ability', 200);
    expect(uses.get('pass')).toBeGreaterThan(110);
    expect(uses.get('pass')).toBeLessThan(190);
  });
});

describe('informed players of Rooms by day', () => {
  test('R18, R35: nobody of the town votes for whom they met in another room that night', () => {
    for (const [voter, companion] of [
      [0, 'Bob'],
      [3, 'Eve'],
    ] as const) {
      const [vote, ...more] = only(PLAIN, [KILLED], String(voter), 1);
      expect(more).toEqual([]);
      expect(vote.startsWith('vote ')).toBe(true);
      expect(vote).not.toBe(`vote ${companion}`);
    }
  });

  test('R20: the mafia vote for one of the others, together, and never for each other', () => {
    const [first, second] = [only(PLAIN, [KILLED], '8', 1), only(PLAIN, [KILLED], '9', 1)];
    expect(first).toEqual(second);
    expect(first).toHaveLength(1);
    expect(['vote Ida', 'vote Jan', 'abstain']).not.toContain(first[0]);
  });

  test('what is chosen depends on nothing but what the player knows: with other killers that look the same to Ann she votes alike', () => {
    const others = PLAIN.with(8, 'GUEST 3').with(2, 'MOBSTER 3');
    const victims = (cards: Cards, decisions: readonly Entry[]) => only(cards, decisions, '0', 1);
    expect(victims(PLAIN, [{ night: {}, kill: { by: 'Jan', room: 12 } }])).toEqual(
      victims(others, [{ night: {}, kill: { by: 'Jan', room: 12 } }]),
    );
  });
});
