import { expect, test } from 'vitest';
import { judgeRoles, judgeWorlds, mayFall, roleSquares, squareKey } from '../../src/session/predict.ts';
import { faces, names } from './fixture.ts';
import { vantageAt } from './vantage.ts';

/* In the fixture's first night Cat dies and was the Veteran; besides, Ann learns that Bob is the Doctor. */

const wearing = (of: number, sign: string) =>
  [...faces.keys()].filter((face) => faces[face].some((glyph) => glyph.of === of && glyph.sign === sign));

test('which worlds fall: hits, what was overlooked, and what was wrong, with the reason', async () => {
  const vantage = await vantageAt('teacher', 1);
  expect(mayFall(await vantageAt('teacher', 0), faces, null)).toHaveLength(120);
  const marked = new Set([...wearing(2, 'DOC'), ...wearing(2, 'VET').slice(0, 2)]);
  const judged = judgeWorlds(vantage, faces, null, marked);
  expect(judged).toMatchObject({ fell: 96, found: 24, wrong: 2 });
  expect(judged.reasons).toMatchObject([{ fell: 96, found: 24 }]);
  expect(judged.reasons[0].reason).toMatch(/^Night 1: .*Cat/);
  const outcomeOf = (face: number) => judged.outcomes.get(face);
  expect(outcomeOf(wearing(2, 'DOC')[0])).toBe('hit');
  expect(outcomeOf(wearing(2, 'LOO')[0])).toBe('overlooked');
  expect(outcomeOf(wearing(2, 'VET')[0])).toBe('wrong');
  expect(outcomeOf(wearing(2, 'VET')[5])).toBe('stays');
});

test('in a player’s view only their own worlds are asked about', async () => {
  const vantage = await vantageAt(0, 1);
  const judged = judgeWorlds(vantage, faces, 4, new Set());
  expect(judged.outcomes.size).toBe(24);
  expect([...judged.outcomes.keys()].every((face) => wearing(0, 'LOO').includes(face))).toBe(true);
  // Whatever mind is asked for, it is the viewpoint's own.
  expect(judged.fell).toBe(22);
});

test('what Ann knows then: square by square, with the reason', async () => {
  const before = roleSquares(await vantageAt('teacher', 0), faces, 0);
  expect(before).toHaveLength((names.length - 1) * 5);
  const judged = judgeRoles(await vantageAt('teacher', 1), faces, 0, new Set(['2 MAY', '1 DOC']));
  const square = (key: string) => judged.find((one) => squareKey(one) === key);
  expect(square('2 MAY')?.outcome).toBe('hit');
  expect(square('2 MAY')?.reason).toMatch(/^Night 1/);
  expect(square('2 GFR')).toMatchObject({ outcome: 'overlooked' });
  expect(square('1 DOC')).toMatchObject({ outcome: 'wrong', reason: '' });
  expect(square('3 MAY')).toMatchObject({ outcome: 'stays', before: true, after: true });
  expect(square('3 LOO')).toMatchObject({ before: false, reason: '' });
});
