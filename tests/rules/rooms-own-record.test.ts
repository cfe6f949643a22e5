import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { namesHere } from '../../src/engine/view-names.ts';
import { eyesFor, meaningsAt, pastOf, viewTruth } from '../../src/engine/views.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import { atom, knows, knowsWhether, not } from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { certainTruth } from '../../src/logic/symbolic/certainty.ts';
import { exactGame } from '../support/rooms-explicit.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { SMALL_HOUSES } from '../support/rooms-views.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
/** The default list of roles; Ann and Bob in one room, the Stowaway Ida beside Cat, the Saboteur Jan beside Hal. */
const DEAL = [
  'HANDYMAN 1',
  'PORTER 1',
  'JAILER 3',
  'CONTORTIONIST 4',
  'EAVESDROPPER 4',
  'RATCATCHER 5',
  'TASER 5',
  'INSOMNIAC 6',
  'STOWAWAY 3',
  'SABOTEUR 6',
];

function formula(text: string): Formula {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.formula;
}

describe('what is a player’s own, in a house of ten by default after a night', () => {
  const engine = createEngine(rooms, roomsOptions(), TEN);
  let moment: Moment = engine.start(DEAL);
  for (let again = true; again;) {
    const turn = engine.possibilities.turn(moment.state);
    const reading = script({ night: { Ida: 'stay' }, kill: { by: 'Ida', room: 9 } }, turn, TEN);
    moment = engine.advance(moment, { kind: 'act', joint: reading.joint });
    again = reading.again;
  }
  const asked = (text: string) => viewTruth(engine, moment, formula(text), viewOf);

  test.each([
    ['R5, R29: their card', 'K Ann handyman(Ann)'],
    ['R5, R29: their card', 'K Jan saboteur(Jan)'],
    ['R29: a role is one player’s own', 'K Ann ~handyman(Bob) & K Jan ~saboteur(Ann)'],
    ['R20: the mafia know each other’s roles', 'K Ida saboteur(Jan) & E {Ida,Jan} stowaway(Ida)'],
    ['R20: and that nobody else is mafia', 'K Jan (~mobster(Ann) & ~arsonist(Bob) & town(Cat))'],
    ['R18: their room', 'K Ann in(Ann,1) & K Ann slept(Ann,1,1) & K Ann ~slept(Ann,2,1)'],
    ['R18: whom they met', 'K Ann met(Ann,Bob,1) & K Ann in(Bob,1) & K Ann ~in(Bob,2) & K Bob slept(Ann,1,1)'],
    ['R18: and together', 'D {Ann,Cat} (slept(Ann,1,1) & slept(Cat,3,1))'],
    ['R20: the mafia’s order', 'K Ida aimed(9,1) & K Jan aimed(9,1) & K Jan ~aimed(1,1) & K Ida did(Ida,1)'],
    ['R22, R36: the trap that they laid', 'K Ida trap(9) & K Jan trap(9) & K Jan ~trap(8)'],
    ['R22: no trap where they are, nor where they could meet nobody with one', 'K Ann ~trap(1) & D {Ann,Cat} ~trap(3)'],
    ['R12: that they were not sent back', 'K Ann ~sentback(Ann,1)'],
    ['R18: of each other', 'K Ann K Bob met(Ann,Bob,1)'],
  ])('%s: %s', (_, text) => {
    expect(asked(text)).toBe(true);
  });

  test.each([
    ['K Ann saboteur(Bob)', 'it is not so'],
    ['K Ann in(Cat,3)', 'R18: they did not meet'],
    ['K Bob handyman(Ann)', 'cards are not shown'],
    ['K Cat slept(Ida,3,1)', 'R18: the Stowaway is not named'],
    ['K Ann ~met(Ann,Ida,1)', 'R18: who may be the Stowaway may have been there unseen'],
    ['K Ann ~slept(Ida,1,1)', 'R18: who may be the Stowaway may have been there unseen'],
    ['K Ann aimed(9,1)', 'R36: it was not announced'],
    ['K Ann trap(9)', 'R36: it was not announced'],
    ['K Ann ~trap(8)', 'R36: one may have been laid'],
  ])('not so: %s, %s', (text) => {
    expect(asked(text)).not.toBe(true);
  });
});

/** Atoms of sides, roles, rooms and the first night. */
function atomsOf(names: readonly string[], roles: readonly string[]): readonly Formula[] {
  const places = ['1', '2', '3'];
  return [
    ...names.flatMap((name) => [
      ...['town', 'mafia', 'neutral', ...roles].map((word) => atom(word, name)),
      ...['did', 'sentback'].map((word) => atom(word, name, '1')),
      ...places.flatMap((place) => [atom('in', name, place), atom('slept', name, place, '1')]),
      ...names.map((other) => atom('met', name, other, '1')),
    ]),
    ...places.flatMap((place) => [atom('aimed', place, '1'), atom('trap', place)]),
  ];
}

describe('in small houses that are known exactly', () => {
  const houses = [2, 4, 13].map((place) => SMALL_HOUSES[place]);
  test.each(houses.map((house) => [house.title, house] as const))(
    'R18 to R20, %s: what a view says of cards, rooms, company and orders is so',
    (_, house) => {
      for (const seed of [1, 2]) {
        const { engine, moments } = exactGame(house, seed, 6_000, true);
        const last = moments[moments.length - 1];
        const { names } = engine;
        const past = pastOf(last);
        const wrong: string[] = [];
        for (const fact of atomsOf(names, [...new Set(house.options.roles.map((role) => role.toLowerCase()))])) {
          for (const [me, name] of names.entries()) {
            const nested = knows(names[(me + 1) % names.length], fact);
            const whether = knows(name, knowsWhether(names[(me + 1) % names.length], fact));
            for (const asked of [knows(name, fact), knows(name, not(fact)), knows(name, nested), whether]) {
              const exact = engine.truth(last, asked)[last.knowledge.actual] === 1;
              const view = viewOf(past, names, eyesFor(engine, last, asked));
              const said = certainTruth(view.family, asked, namesHere(meaningsAt(engine, last), view));
              if (said !== null && said !== exact) wrong.push(printFormula(asked));
            }
          }
        }
        expect([seed, wrong]).toEqual([seed, []]);
      }
    },
  );
});
