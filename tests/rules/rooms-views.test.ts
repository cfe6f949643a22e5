import { describe, expect, test } from 'vitest';
import { FaceTable } from '../../src/engine/counts.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { knowledgeAt } from '../../src/engine/moment-knowledge/choice.ts';
import { viewedKnowledge } from '../../src/engine/moment-knowledge/viewed.ts';
import { viewOf as seenGame } from '../../src/engine/view.ts';
import type { MakeView, PastStep, View } from '../../src/engine/views.ts';
import { meaningsAt, pastOf } from '../../src/engine/views.ts';
import { namesHere } from '../../src/engine/view-names.ts';
import { cardOf } from '../../src/games/rooms/deals.ts';
import { isRoomsHappening } from '../../src/games/rooms/kinds.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import type { Role } from '../../src/games/rooms/types.ts';
import { Facts } from '../../src/games/rooms/views/facts.ts';
import { lawsOf } from '../../src/games/rooms/views/laws.ts';
import { pastOf as pastOfRooms } from '../../src/games/rooms/views/past.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { randomFrom } from '../../src/kit/random.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { certainTruth } from '../../src/logic/symbolic/certainty.ts';
import type { KnowledgeStructure } from '../../src/logic/symbolic/knowledge-structure.ts';
import { atomKey, hiddenFrom, restricted, variableOf } from '../../src/logic/symbolic/knowledge-structure.ts';
import { functionOf } from '../../src/logic/symbolic/meaning.ts';
import { countModels, holdsAt } from '../../src/logic/symbolic/models.ts';
import { randomDecision } from '../support/random-games.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { stayingDecision } from '../support/rooms-views.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
/** Ann and Bob in one room, Cat and the Mobster Ida in another, the others two by two, Jan the second Mobster. */
const CARDS = ['1', '1', '3', '4', '4', '5', '5', '6'].map((room) => `GUEST ${room}`);
const DEAL = [...CARDS, 'MOBSTER 3', 'MOBSTER 6'];

const large = createEngine(rooms, roomsOptions({ roles: 'plain' }), TEN);
const faces = new FaceTable(large);

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
  const knowledge = knowledgeAt(large, faces, moment, viewedKnowledge(large, faces, viewOf));
  const told = { true: true, false: false, unknown: null, undecided: null };
  return texts.map((text) => told[knowledge.verdict(formula(text), null)]);
}

describe('what is known among ten, whose worlds are too many to list', () => {
  const killed = played({ night: {}, kill: { by: 'Ida', room: 3 } });

  test('R18, R35: Ann was with Bob in another room that night, so Bob did not do it; both know it of each other', () => {
    const known = asked(killed, 'K Ann ~did(Bob,1)', 'K Ann K Bob ~did(Ann,1)', 'C {Ann,Bob} ~did(Bob,1)');
    expect(known).toEqual([true, true, true]);
    expect(asked(killed, 'K Cat ~did(Bob,1)', 'K Ann ~did(Dan,1)')).toEqual([true, false]);
  });

  test('R18: the victim saw the killer, and the mafia know who was sent and that the victim saw it', () => {
    const known = asked(killed, 'K Cat did(Ida,1)', 'K Cat mafia(Ida)', 'K Jan did(Ida,1)', 'K Jan K Cat mafia(Ida)');
    expect(known).toEqual([true, true, true, true]);
    expect(asked(killed, 'K Ann mafia(Cat)', 'Kw Ann mafia(Cat)')).toEqual([false, true]);
  });

  test('R19: on the opening night no two mafia are in one room, as everybody knows', () => {
    const opened = large.start(DEAL);
    expect(asked(opened, 'K Ann ~(mafia(Bob) & mafia(Ann))', 'K Dan ~mafia(Dan)')).toEqual([true, true]);
    expect(asked(opened, 'K Ida ~mafia(Cat)', 'K Cat ~mafia(Ida)')).toEqual([true, false]);
  });

  test('R36: where nothing is announced, two who met sent nobody of the two to kill', () => {
    const quiet = played({ night: {} });
    expect(asked(quiet, 'K Ann ~did(Bob,1)', 'K Ann K Bob ~did(Ann,1)', 'K Ann ~did(Dan,1)')).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('R23, R34: a killer who dies in the trap of a partner may have been sent, for all; the partner knows it', () => {
    const moves = { Ann: 11, Bob: 11, Cat: 12, Dan: 13, Eve: 13, Fay: 14, Gus: 14, Hal: 15, Ida: 10 };
    const died = played(
      { night: {}, kill: { by: 'Ida', room: 9 } },
      { vote: {} },
      { night: moves, kill: { by: 'Jan', room: 9 } },
    );
    const told = died.happenings.filter(isRoomsHappening).filter(({ seenBy }) => seenBy === 'all');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'death', who: 9, by: 'trap' }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'failedKill' }));
    expect(asked(died, 'K Ann mafia(Jan)', 'K Ida did(Jan,2)', 'K Jan did(Ida,1)')).toEqual([true, true, true]);
    const open = TEN.slice(0, 8).flatMap((name) => [`K ${name} did(Jan,2)`, `K ${name} ~did(Jan,2)`]);
    expect(asked(died, ...open)).not.toContain(true);
    expect(brokenLaws(died, TEN, [0])).toEqual([]);
    expect(brokenLaws(died, TEN, [7, 8])).toEqual([]);
  });

  test('where their view would take too many diagrams, or players are too many for one, that is said', () => {
    const make: MakeView = (past, names, eyes) => viewOf(past, names, eyes, 250);
    const small = knowledgeAt(large, faces, killed, viewedKnowledge(large, faces, make));
    expect(small.told(0).by).toBe('refused');
    expect(small.evaluate(formula('K Ann mafia(Ida)'), null).limit).toBe('tooLarge');
    const whole = knowledgeAt(large, faces, killed, viewedKnowledge(large, faces, viewOf));
    expect(whole.told(0).by).toBe('known');
    expect(whole.evaluate(formula('K Ann mafia(Ida)'), null).limit).toBeUndefined();
    expect(whole.evaluate(formula('E {Ann,Bob,Cat,Jan} mafia(Ida)'), null).limit).toBe('tooManyEyes');
  });

  test('what is so is read off the game; of knowledge of it the view keeps too little, unless a witness refutes it', () => {
    expect(asked(killed, 'slept(Dan,4,1)', 'K Ann slept(Dan,4,1)', 'K Eve K Dan slept(Dan,4,1)')).toEqual([
      true,
      false,
      null,
    ]);
    expect(asked(killed, '[!mafia(Ida)]K Ann mafia(Ida)')).toEqual([null]);
  });

  test('four players and more under the operators are too many for what each saw; a witness still refutes', () => {
    expect(asked(killed, 'E {Ann,Bob,Cat,Dan} mafia(Ida)', 'E {Ann,Bob,Cat,Jan} mafia(Dan)')).toEqual([false, false]);
    expect(asked(killed, 'E {Ann,Bob,Cat,Jan} ~did(Bob,1)')).toEqual([null]);
  });

  test('unknown names are refused', () => {
    expect(() => asked(killed, 'K Ann maffia(Ida)')).toThrow('maffia');
    expect(() => asked(killed, 'K Zoe mafia(Ida)')).toThrow('Zoe');
  });
});

test('a shared diary is known to all: who met, and on which side its owner is', () => {
  let moment = played({ night: {} });
  expect(asked(moment, 'K Cat ~did(Ann,1)')).toEqual([false]);
  moment = large.advance(moment, { kind: 'share', by: 0 });
  expect(asked(moment, 'K Cat ~did(Ann,1)', 'K Cat ~mafia(Ann)', 'K Cat K Dan met(Ann,Bob,1)')).toEqual([
    true,
    true,
    true,
  ]);
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

/** What really happened, as facts, against each law by itself: in the view of everybody, and of nobody in particular. */
function brokenLaws(moment: Moment, names: readonly string[], eyes: readonly number[]): readonly string[] {
  const steps = pastOf(moment);
  const past = pastOfRooms(steps, names);
  const { free, world } = viewOf(steps, names, eyes).family;
  return [null, ...eyes].flatMap((knower) =>
    lawsOf(new Facts(past, eyes, eyes, knower), knower)
      .flat()
      .filter((law) => !holdsAt(free.diagrams, functionOf(free, law), world))
      .map((law) => `${String(knower)}: ${printFormula(law)}`),
  );
}

/** Roles of every kind: who is outside the limit, holds others, swaps, destroys, lays traps that last, finds them. */
const EVERY_KIND: readonly Role[] = ['CONTORTIONIST', 'JAILER', 'TASER', 'RATCATCHER', 'DEMOLITIONIST', 'GUEST'];

describe('R7 to R36: what really happened satisfies the laws of every view, through whole games', () => {
  test.each<readonly [number, readonly Role[]]>([
    [15, [...EVERY_KIND, 'PORTER', 'HANDYMAN', 'SABOTEUR', 'STOWAWAY']],
    [5, [...EVERY_KIND, 'SABOTEUR', 'STOWAWAY']],
    [5, ['CONCIERGE', 'PORTER', 'HANDYMAN', 'GUEST', 'GUEST', 'ARSONIST', 'DRIFTER']],
    [4, ['CONTORTIONIST', 'JAILER', 'GUEST', 'STOWAWAY', 'DRIFTER']],
    [3, ['CONTORTIONIST', 'RATCATCHER', 'HANDYMAN', 'SABOTEUR']],
    [3, ['JAILER', 'CONCIERGE', 'GUEST', 'STOWAWAY']],
    [5, ['TASER', 'DEMOLITIONIST', 'GUEST', 'ARSONIST']],
    [3, ['PORTER', 'INSOMNIAC', 'EAVESDROPPER', 'MOBSTER']],
  ])('%i rooms, %s', (hall, roles) => {
    const names = TEN.slice(0, roles.length);
    const engine = createEngine(rooms, roomsOptions({ rooms: hall, roles }), names, 100);
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomFrom(seed);
      let moment = engine.start(engine.draw(random));
      for (let step = 0; step < 14 && moment.turn !== null; step++) {
        moment = engine.advance(moment, stayingDecision(moment, random, 50));
      }
      const eyes = names.length <= 5 ? [...names.keys()] : [seed % names.length];
      expect([seed, brokenLaws(moment, names, eyes)]).toEqual([seed, []]);
    }
  });
});

describe('witnesses', () => {
  test.each([1, 2])(
    'are courses that the rules play, in which a player saw the same: ten by default, seed %i',
    (seed) => {
      const engine = createEngine(rooms, roomsOptions(), TEN, 100);
      const random = randomFrom(seed);
      let moment = engine.start(engine.draw(random));
      while (moment.turn !== null && moment.turn.stage.round < 3)
        moment = engine.advance(moment, stayingDecision(moment, random, 20));
      const viewer = seed * 3;
      const found = [...viewOf(pastOf(moment), TEN, []).others([viewer], [], 5)];
      expect(found.length).toBeGreaterThan(0);
      for (const course of found) {
        const deal = TEN.map((_, agent) => dealtTo(course[0], agent));
        const replayed = course
          .slice(1)
          .reduce((at, { joint }) => engine.advance(at, { kind: 'act', joint: joint ?? {} }), engine.start(deal));
        expect(seenGame(engine, replayed, viewer)).toEqual(seenGame(engine, moment, viewer));
      }
    },
  );
});

/** The card that a player was dealt in a course of the game. */
function dealtTo({ happenings }: PastStep, agent: number): string {
  const told = happenings.filter(isRoomsHappening);
  const role = told.flatMap((one) => (one.kind === 'card' && one.who === agent ? [one.role] : []));
  const room = told.flatMap((one) => (one.kind === 'slept' && one.who === agent ? [one.room] : []));
  return cardOf(role[0], room[0]);
}

describe('R6 to R36: in houses of three and four with many rooms what a view knows of what others know takes no more diagrams than there may be', () => {
  test.each([
    { hall: 4, nights: 3, roles: ['GUEST', 'GUEST', 'GUEST', 'MOBSTER'] },
    { hall: 5, nights: 2, roles: ['GUEST', 'GUEST', 'GUEST', 'MOBSTER'] },
    { hall: 10, nights: 2, roles: ['GUEST', 'GUEST', 'MOBSTER'] },
    { hall: 3, nights: 5, roles: ['GUEST', 'GUEST', 'MOBSTER'] },
  ] as const)('$roles.length players in $hall rooms, nights: $nights', ({ hall, nights, roles }) => {
    const names = TEN.slice(0, roles.length);
    const engine = createEngine(rooms, roomsOptions({ rooms: hall, roles: [...roles] }), names, 1);
    const random = randomFrom(1);
    let moment = engine.start(engine.draw(random));
    // Nobody is sent to kill and nobody votes, so that all are there in every night.
    for (let step = 0; step < 4 * nights - 1 && moment.turn !== null; step++) {
      const { choices, stage } = moment.turn;
      const isNight = stage.phase === 'night' || stage.phase === 'rollover';
      const joint = choices.map(({ seat, moves }) => [seat, isNight ? random.pick(moves) : moves[0]] as const);
      moment = engine.advance(moment, { kind: 'act', joint: Object.fromEntries(joint) });
    }
    const view = viewOf(pastOf(moment), names, [0]);
    const meanings = namesHere(meaningsAt(engine, moment), view);
    for (const other of names.slice(1)) {
      const nested = formula(`K Ann Kw ${other} mafia(Ann)`);
      expect(() => certainTruth(view.family, nested, meanings)).not.toThrow();
    }
  });
});
