import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { ROOT, withDecision } from '../../src/engine/run.ts';
import { namesHere } from '../../src/engine/view-names.ts';
import { coarseTruth, eyesFor, meaningsAt, pastOf, viewTruth } from '../../src/engine/views.ts';
import { games } from '../../src/games/index.ts';
import { script } from '../../src/games/rooms/script.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { viewOf } from '../../src/games/rooms/views/view.ts';
import * as views from '../../src/games/views.ts';
import { atom, knows, not } from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { certainTruth } from '../../src/logic/symbolic/certainty.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { exactGame } from '../support/rooms-explicit.ts';
import { SMALL_HOUSES } from '../support/rooms-views.ts';
import { valueOf } from '../support/told-night.ts';
import { roomsOptions } from '../support/rooms-house.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
/** The default list of roles; Ann and Bob in one room, the Stowaway Ida beside Cat, the Saboteur Jan beside Hal. */
const CARDS = ['HANDYMAN 1', 'PORTER 1', 'JAILER 3', 'CONTORTIONIST 4', 'EAVESDROPPER 4', 'RATCATCHER 5', 'TASER 5'];
const DEAL = [...CARDS, 'INSOMNIAC 6', 'STOWAWAY 3', 'SABOTEUR 6'];

const engine = createEngine(rooms, roomsOptions(), TEN, undefined, () => views.judgeOf('rooms'));

function dayAfter(entry: Readonly<Record<string, unknown>>): Moment {
  let moment = engine.start(DEAL);
  for (let again = true; again;) {
    const reading = script(entry, engine.possibilities.turn(moment.state), TEN);
    moment = engine.advance(moment, { kind: 'act', joint: reading.joint });
    again = reading.again;
  }
  return moment;
}

/** The day after a quiet night in which the Stowaway went to an empty room to kill. */
const day = dayAfter({ night: {}, kill: { by: 'Ida', room: 9 } });

function says(moment: Moment, name: string | null, formula: string): Moment {
  const by = name === null ? null : TEN.indexOf(name);
  return engine.advance(moment, { kind: 'announce', by, formula });
}

function claims(name: string, formula: string): Moment {
  return engine.advance(day, { kind: 'claim', by: TEN.indexOf(name), formula });
}

function holds(moment: Moment, text: string): boolean | null {
  return viewTruth(engine, moment, parsed(text), viewOf);
}

function parsed(text: string): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.formula;
}

describe('what is said by day among ten, whose worlds are too many to list', () => {
  test.each([
    ['R5', 'Ann', 'handyman(Ann)'],
    ['R1', 'Ann', 'alive(Ann) & town(Ann)'],
    ['R18', 'Ann', 'slept(Ann,1,1) & met(Ann,Bob,1) & in(Bob,1)'],
    ['R20', 'Ida', 'did(Ida,1) & aimed(9,1) & saboteur(Jan)'],
    ['R22', 'Jan', 'trap(9) & ~trap(1)'],
    ['R12', 'Ann', '~sentback(Ann,1)'],
    ['R29', 'Ann', '~handyman(Bob)'],
    ['R18', 'Ann', 'K Bob met(Ann,Bob,1)'],
    ['R18, by a witness', 'Ann', '~Kw Ann mafia(Dan)'],
  ])('%s: %s knows and announces %s', (_, name, formula) => {
    const after = says(day, name, formula);
    expect(after.overBudgetSince).toBe('deal');
    expect(after.turn).toEqual(day.turn);
  });

  test.each([
    ['Ann', 'mafia(Ida)', 'Ann does not know that mafia(Ida)'],
    ['Ann', 'guest(Ann)', 'Ann does not know that guest(Ann)'],
    ['Bob', 'handyman(Ann)', 'Bob does not know that handyman(Ann)'],
    ['Ida', '[!mafia(Jan)]mafia(Jan)', 'cannot be decided'],
    ['Ann', 'trap(9)', 'Ann does not know that trap(9)'],
    [null, 'mafia(Ann)', 'mafia(Ann) is false here'],
    ['Ann', 'handiman(Ann)', 'There is no atom "handiman"'],
    ['Ann', 'handyman(', 'column'],
  ])('R18: refused with the reason: %s announces %s', (name, formula, reason) => {
    expect(() => says(day, name, formula)).toThrow(reason);
  });

  test.each([
    ['R5', 'Ann', 'handyman(Ann)', 'truth'],
    ['R5', 'Ann', '~handyman(Ann)', 'lie'],
    ['R18', 'Ann', 'slept(Ann,1,1)', 'truth'],
    ['R18', 'Ann', 'met(Ann,Cat,1)', null],
    ['R20', 'Ida', '~did(Ida,1)', 'lie'],
    ['R20', 'Ann', 'did(Dan,1)', null],
    ['R22', 'Ann', 'trap(9)', null],
  ])('%s: %s claims %s: %s', (_, name, formula, honesty) => {
    const after = claims(name, formula);
    expect(after.honesty).toBe(honesty);
    expect(after.knowledge.model.size).toBe(day.knowledge.model.size);
  });

  test('R5, R18: what was announced is known to all from then on, and of all', () => {
    const after = says(says(day, 'Ann', 'handyman(Ann) & slept(Ann,1,1)'), null, 'mafia(Jan) | mafia(Dan)');
    expect(holds(day, 'K Eve handyman(Ann)')).not.toBe(true);
    for (const known of ['handyman(Ann)', '~handyman(Fay)', 'town(Ann)', 'slept(Ann,1,1)', '~slept(Ann,2,1)']) {
      expect([known, holds(after, `K Eve ${known}`)]).toEqual([known, true]);
    }
    expect(holds(after, 'K Eve (mafia(Jan) | mafia(Dan)) & K Fay K Eve handyman(Ann)')).toBe(true);
    // Dan slept beside Eve on the opening night and after it, and is none of the mafia: he learns that it is Jan.
    expect([holds(day, 'K Dan mafia(Jan)'), holds(after, 'K Dan mafia(Jan)')]).toEqual([false, true]);
    expect(after.knowledge.model.size).toBeLessThan(day.knowledge.model.size);
  });

  test('R29: whose role was told is on its side by what is public alone, and who is not the Stowaway may be mafia', () => {
    const coarsely = (moment: Moment, text: string) => coarseTruth(engine, moment, parsed(text));
    const after = says(says(day, 'Ann', 'handyman(Ann)'), 'Jan', 'stowaway(Ida)');
    expect([coarsely(day, 'K Eve town(Ann)'), coarsely(after, 'K Eve town(Ann)')]).toEqual([null, true]);
    expect([coarsely(after, 'C all mafia(Ida)'), coarsely(after, 'C all mafia(Jan)')]).toEqual([true, null]);
    const less = says(day, 'Jan', '~stowaway(Jan)');
    expect(less.knowledge.model.size).toBe(day.knowledge.model.size);
  });

  test('R18: after an announcement witnesses still refute, since who saw the same could say the same', () => {
    const after = says(day, 'Ann', 'handyman(Ann)');
    expect(holds(after, 'K Eve ~mafia(Gus)')).toBe(false);
    expect(holds(after, 'K Eve ~mafia(Ann)')).toBe(true);
  });

  test('where nobody judges what is known, nothing is announced; a claim is made all the same', () => {
    const bare = createEngine(rooms, roomsOptions(), TEN);
    const begun = bare.start(DEAL);
    expect(() => bare.advance(begun, { kind: 'announce', by: null, formula: 'alive(Ann)' })).toThrow('over budget');
  });
});

describe('R18: what a view says after an announcement is so, in small houses that are known exactly', () => {
  test(SMALL_HOUSES[0].title, () => {
    const [house] = SMALL_HOUSES;
    const played = [1, 2, 3, 4].map((seed) => exactGame(house, seed, 600, true));
    const isDay = ({ turn }: Moment) => (turn?.speakers.length ?? 0) > 0;
    const found = played.find(({ moments }) => moments.some(isDay));
    const last = found?.moments.findLast(isDay);
    if (found === undefined || last === undefined) throw new Error('No game came to a day.');
    const small = found.engine;
    const { names } = small;
    const facts = names.flatMap((name) => [
      ...['mafia', 'town', ...house.options.roles.map((role) => role.toLowerCase())].map((word) => atom(word, name)),
      ...['1', '2', '3'].map((room) => atom('slept', name, room, '1')),
      ...names.map((other) => atom('met', name, other, '1')),
      atom('did', name, '1'),
    ]);
    const isKnown = (by: number, said: Formula) =>
      small.truth(last, knows(names[by], said))[last.knowledge.actual] === 1;
    const sayable = last.turn?.speakers.flatMap((by) =>
      facts.flatMap((fact) => [fact, not(fact)].filter((said) => isKnown(by, said)).map((said) => ({ by, said }))),
    );
    const wrong: string[] = [];
    for (const { by, said } of (sayable ?? []).filter((_, place) => place % 9 === 0).slice(0, 3)) {
      const after = small.advance(last, { kind: 'announce', by, formula: printFormula(said) });
      const past = pastOf(after);
      for (const [me, name] of names.entries()) {
        const next = names[(me + 1) % names.length];
        const asked = names.flatMap((other) => [atom('mafia', other), not(atom('mafia', other)), said]);
        for (const question of [...asked, ...asked.map((fact) => knows(next, fact))].map((fact) => knows(name, fact))) {
          const view = viewOf(past, names, eyesFor(small, after, question));
          const answer = certainTruth(view.family, question, namesHere(meaningsAt(small, after), view));
          const exact = small.truth(after, question)[after.knowledge.actual] === 1;
          if (answer !== null && answer !== exact) wrong.push(`${printFormula(said)}: ${printFormula(question)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('R18: what was said is replayed from a file as it was, and a file in which somebody says what they do not know is refused', async () => {
  const backend = createLocalBackend(games, undefined, undefined, () => Promise.resolve(views));
  const begun = valueOf(await backend.begin({ game: 'rooms', names: TEN, seed: 1, options: {}, deal: DEAL }));
  let { run } = begun;
  let node = ROOT;
  for (const { decision } of momentsTo(day)) {
    if (decision !== null) ({ run, node } = valueOf(await backend.append(run, node, decision)));
  }
  const announce = (formula: string) => ({ kind: 'announce', by: 0, formula }) as const;
  const said = valueOf(await backend.append(run, node, announce('handyman(Ann)')));
  expect((await backend.append(run, node, announce('mafia(Ida)'))).ok).toBe(false);
  const again = createLocalBackend(games, undefined, undefined, () => Promise.resolve(views));
  const opened = valueOf(await again.open(JSON.parse(JSON.stringify(said.run))));
  const [mine, theirs] = [
    valueOf(await backend.reports(said.run, said.node)),
    valueOf(await again.reports(opened.run, said.node)),
  ];
  expect(theirs.at(-1)?.players).toEqual(mine.at(-1)?.players);
  const verdict = async (formula: string) =>
    valueOf(await again.evaluate(opened.run, said.node, formula, TEN.indexOf('Eve'))).verdict;
  expect([await verdict('handyman(Ann)'), await verdict('handyman(Bob)')]).toEqual(['true', 'false']);
  const forged = withDecision(run, node, announce('mafia(Ida)')).run;
  expect(await again.open(forged)).toMatchObject({ ok: false });
});
