import { expect, test } from 'vitest';
import { randomFrom } from '../../src/kit/random.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { courseOf } from '../../src/players/course.ts';
import { pearl } from '../support/pearl/game.ts';
import { pearlPresentation } from '../support/pearl/words.ts';

/* The small game of docs/adding-a-game.md. */

const NAMES = ['Ann', 'Bob', 'Cat'];

function holds(text: string, entries: readonly object[]): boolean {
  const { engine, script } = open();
  let moment = engine.start(['NOTHING', 'PEARL', 'NOTHING']);
  for (const entry of entries) {
    moment = engine.advance(moment, { kind: 'act', joint: script({ ...entry }, moment).joint });
  }
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return engine.truth(moment, parsed.formula)[moment.knowledge.actual] === 1;
}

function open() {
  const table = pearl.open({}, NAMES);
  return { engine: table.engine, script: table.script.bind(table) };
}

test('a look by lantern light tells who looks, and nobody else; nobody knows who looked', () => {
  const lit = [{ evening: { Ann: 'Bob', lantern: 'lit' } }];
  expect(holds('K Ann pearl(Bob)', lit)).toBe(true);
  expect(holds('K Cat (K Ann pearl(Bob) | K Ann ~pearl(Bob))', lit)).toBe(false);
  expect(holds('K Bob ~K Ann pearl(Bob)', lit)).toBe(false);
});

test('in the dark nothing is learned but that it was dark', () => {
  const dark = [{ evening: { Ann: 'Bob', lantern: 'dark' } }];
  expect(holds('Kw Ann pearl(Bob)', dark)).toBe(false);
  expect(holds('K Ann peeked(Ann,Bob,1)', dark)).toBe(true);
});

test('that nobody accused anybody is public, and proves nothing', () => {
  const quiet = [{ evening: { Ann: 'Bob', lantern: 'lit' } }, { accuse: null }];
  expect(holds('M Cat pearl(Ann)', quiet)).toBe(true);
  expect(holds('K Ann pearl(Bob)', quiet)).toBe(true);
});

test('careful players accuse only whom they know, so that nobody is accused wrongly', () => {
  let found = 0;
  for (let seed = 0; seed < 20; seed++) {
    const moments = [...courseOf(pearl.open({}, NAMES), seed, ['careful', 'careful', 'careful'])];
    const { result } = moments[moments.length - 1];
    expect(result?.winner === 'finders' || result?.reason === 'timeOver').toBe(true);
    if (result?.winner === 'finders') found++;
  }
  // Two lookers and three evenings, of which each is lit with chance 2/3: the pearl is seldom missed.
  expect(found).toBeGreaterThan(12);
});

test('entries that are written are read back', () => {
  const table = pearl.open({}, NAMES);
  let moment = table.engine.start(['PEARL', 'NOTHING', 'NOTHING']);
  for (let step = 0; step < 6 && moment.turn !== null; step++) {
    const next = table.decide(moment, ['random', 'random', 'random'], randomFrom(step));
    if (next.kind !== 'decided' || next.decision.kind !== 'act') break;
    const entry = table.write(next.decision.joint, moment);
    expect(table.script(entry, moment).joint).toEqual(next.decision.joint);
    moment = table.engine.advance(moment, next.decision);
  }
});

test('its words say what happened', () => {
  expect(pearlPresentation.headline([], NAMES)).toBe('');
  expect(pearlPresentation.stage({ phase: 'evening', round: 2 })).toBe('Evening 2');
});
