import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import type { View } from '../../src/engine/views.ts';
import { judge, pastOf } from '../../src/engine/views.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import type { KnowledgeStructure } from '../../src/logic/symbolic/knowledge-structure.ts';
import { atomKey, hiddenFrom, restricted, variableOf } from '../../src/logic/symbolic/knowledge-structure.ts';
import { countModels, holdsAt } from '../../src/logic/symbolic/models.ts';
import { randomDecision } from '../support/random-games.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { SMALL_HOUSES, compareViews, noAgreement } from '../support/rooms-views.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
/** Ann and Bob in one room, Cat and the Mobster Ida in another, the others two by two, Jan the second Mobster. */
const CARDS = ['1', '1', '3', '4', '4', '5', '5', '6'].map((room) => `GUEST ${room}`);
const DEAL = [...CARDS, 'MOBSTER 3', 'MOBSTER 6'];

const large = createEngine(rooms, roomsOptions({ roles: 'plain' }), TEN);

function formula(text: string): Formula {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.formula;
}

/** Ten players at the end of some decisions, of which the game has far too many worlds to list. */
function played(...decisions: readonly Readonly<Record<string, unknown>>[]): Moment {
  let moment = large.start(DEAL);
  for (const entry of decisions) {
    for (let again = true; again;) {
      if (moment.turn === null) throw new RangeError('The game is over.');
      const turn = large.possibilities.turn(moment.state);
      const reading = script(entry, turn, TEN);
      moment = large.advance(moment, { kind: 'act', joint: reading.joint });
      again = reading.again;
    }
  }
  expect(moment.overBudgetSince).toBe('deal');
  return moment;
}

function asked(moment: Moment, ...texts: readonly string[]): readonly (boolean | null)[] {
  return texts.map((text) => judge(large, moment, formula(text), viewOf));
}

describe('what is known among ten, whose worlds are too many to list', () => {
  const killed = played({ night: {}, kill: { by: 'Ida', room: 3 } });

  test('R18, R35: Ann was with Bob in another room that night, so Bob did not do it; both know it of each other', () => {
    const known = asked(killed, 'K Ann ~did(Bob,1)', 'K Ann K Bob ~did(Ann,1)', 'C {Ann,Bob} ~did(Bob,1)');
    expect(known).toEqual([true, true, true]);
    expect(asked(killed, 'K Cat ~did(Bob,1)', 'K Ann ~did(Dan,1)')).toEqual([true, null]);
  });

  test('R18: the victim saw the killer, and the mafia know who was sent and that the victim saw it', () => {
    const known = asked(killed, 'K Cat did(Ida,1)', 'K Cat mafia(Ida)', 'K Jan did(Ida,1)', 'K Jan K Cat mafia(Ida)');
    expect(known).toEqual([true, true, true, true]);
    expect(asked(killed, 'K Ann mafia(Cat)', 'Kw Ann mafia(Cat)')).toEqual([false, true]);
  });

  test('R19: on the opening night no two mafia are in one room, as everybody knows', () => {
    const opened = large.start(DEAL);
    expect(asked(opened, 'K Ann ~(mafia(Bob) & mafia(Ann))', 'K Dan (met(Dan,Eve,0) & ~mafia(Dan))')).toEqual([
      true,
      true,
    ]);
    expect(asked(opened, 'K Ida ~mafia(Cat)', 'K Cat ~mafia(Ida)')).toEqual([true, false]);
  });

  test('R36: where nothing is announced, two who met sent nobody of the two to kill', () => {
    const quiet = played({ night: {} });
    expect(asked(quiet, 'K Ann ~did(Bob,1)', 'K Ann K Bob ~did(Ann,1)', 'K Ann ~did(Dan,1)')).toEqual([
      true,
      true,
      null,
    ]);
  });

  test('a formula of which the view does not keep enough is not decided, and unknown names are refused', () => {
    expect(asked(killed, 'K Ann slept(Dan,4,1)', 'slept(Dan,4,1)', '[!mafia(Ida)]K Ann mafia(Ida)')).toEqual([
      null,
      null,
      null,
    ]);
    expect(() => asked(killed, 'K Ann maffia(Ida)')).toThrow('maffia');
    expect(() => asked(killed, 'K Zoe mafia(Ida)')).toThrow('Zoe');
  });
});

test('a shared diary is known to all: who met, and on which side its owner is', () => {
  let moment = played({ night: {} });
  expect(asked(moment, 'K Cat ~did(Ann,1)')).toEqual([null]);
  moment = large.advance(moment, { kind: 'share', by: 0 });
  expect(asked(moment, 'K Cat ~did(Ann,1)', 'K Cat ~mafia(Ann)', 'K Cat K Dan met(Ann,Bob,1)')).toEqual([
    true,
    true,
    true,
  ]);
});

test('a view never claims what exact knowledge refutes, in random games in small houses with roles of every kind', () => {
  const seen = noAgreement();
  for (const [place, house] of SMALL_HOUSES.entries()) compareViews(house, place + 1, 8, 1_500, seen);
  expect(seen.wrong).toEqual([]);
  expect(seen.found).toBeGreaterThan(100);
});

/** The structure of some agents' view. */
function lawful({ family }: View, agents: readonly string[]): KnowledgeStructure {
  return restricted(family.free, family.law(agents));
}

describe("a pair's view", () => {
  test.each([1, 2, 3])(
    "projected onto one of the two it is that player's own view: ten plain players, seed %i",
    (seed) => {
      const random = randomFrom(seed);
      let moment = large.start(large.draw(random));
      for (let step = 0; step < 8 && moment.turn !== null; step++)
        moment = large.advance(moment, randomDecision(moment, random));
      const past = pastOf(moment);
      const pair = lawful(viewOf(past, TEN, [2, 5]), ['Cat', 'Fay']);
      const single = lawful(viewOf(past, TEN, [2]), ['Cat']);
      const shared = pair.atoms.filter((atom) => single.facts.has(atomKey(atom)));
      expect(shared).toHaveLength(single.atoms.length);
      const projected = pair.diagrams.exists(
        pair.law,
        hiddenFrom(new Set(shared.map((atom) => variableOf(pair, atom))), pair.variables),
      );
      const own = single.variables;
      const kept = shared.map((atom) => variableOf(pair, atom)).sort((one, other) => one - other);
      expect(countModels(pair.diagrams, projected, kept)).toBe(countModels(single.diagrams, single.law, own));
    },
  );
});

/** Roles of every kind: who is outside the limit, holds others, swaps, destroys, lays traps that last, finds them. */
const EVERY_KIND = ['CONTORTIONIST', 'JAILER', 'TASER', 'RATCATCHER', 'DEMOLITIONIST', 'GUEST'] as const;

describe('R7 to R36: what really happened satisfies the laws of every view, through whole games', () => {
  test.each([
    ['ten by default', 10, roomsOptions()],
    ['eight plain in a crowded house', 8, roomsOptions({ roles: 'plain', rooms: 5 })],
    ['eight of every kind, crowded', 8, roomsOptions({ roles: [...EVERY_KIND, 'SABOTEUR', 'STOWAWAY'], rooms: 5 })],
    [
      'with Concierge and Drifter',
      7,
      roomsOptions({ roles: ['CONCIERGE', 'PORTER', 'HANDYMAN', 'GUEST', 'GUEST', 'ARSONIST', 'DRIFTER'], rooms: 5 }),
    ],
  ])('%s', (_, players, options) => {
    const names = TEN.slice(0, players);
    const engine = createEngine(rooms, options, names, 100);
    for (let seed = 1; seed <= 25; seed++) {
      const random = randomFrom(seed);
      let moment = engine.start(engine.draw(random));
      for (let step = 0; step < 60 && moment.turn !== null; step++) {
        moment = engine.advance(moment, randomDecision(moment, random));
      }
      const eyes = [seed % players, (seed * 3 + 1) % players].sort((one, other) => one - other);
      const { family } = viewOf(pastOf(moment), names, [...new Set(eyes)]);
      const law = family.law(names);
      expect([seed, holdsAt(family.free.diagrams, law, family.world)]).toEqual([seed, true]);
    }
  });
});
