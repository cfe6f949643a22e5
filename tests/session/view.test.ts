import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/session/board.ts';
import { countLines, logOf, mayShareLink, seedFor, stepLines } from '../../src/session/view.ts';
import type { Viewpoint } from '../../src/session/viewpoint.ts';
import { chapters, faces, names } from './fixture.ts';
import { vantageAt, wholeRun, wholeVantage } from './vantage.ts';

const [ANN, BOB, CAT, DAN, EVE] = [0, 1, 2, 3, 4];

async function logText(viewpoint: Viewpoint, at: number): Promise<string> {
  return JSON.stringify(logOf(await wholeVantage(viewpoint), at));
}

describe('the log', () => {
  test('T15, T17 the teacher reads every choice, what each was told, and the death with its role and will', async () => {
    const texts = stepLines(await vantageAt('teacher', 1), 1).map(({ text, secret }) => [text, secret]);
    expect(texts).toEqual([
      ['Ann watched Dan.', 'only Ann'],
      ['Bob healed Dan.', 'only Bob'],
      ['Eve attacked Cat.', 'only Eve'],
      ['Ann saw Bob visit Dan.', 'only Ann'],
      ['Cat was found dead, and was the Veteran.', null],
    ]);
    const [, night] = logOf(await wholeVantage('teacher'), 1);
    expect(night.title).toBe('Night 1');
    expect(night.steps[0].diaries[0].title).toBe('Cat’s diary, read by everybody');
  });

  test('T7 the Lookout reads their own part of the night in the second person, and nobody else’s', async () => {
    const texts = stepLines(await vantageAt(ANN, 1), 1).map(({ text }) => text);
    expect(texts).toEqual(['You watched Dan.', 'You saw Bob visit Dan.', 'Cat was found dead, and was the Veteran.']);
  });

  test('T1 a player reads their own card alone', async () => {
    const texts = stepLines(await vantageAt(EVE, 0), 0).map(({ text }) => text);
    expect(texts).toEqual(['You are the Godfather.']);
  });

  test('a deal at which nobody is shown anything says so', async () => {
    for (const [viewpoint, said] of [
      ['teacher', 'Nobody is shown anything.'],
      [EVE, 'You are shown nothing.'],
    ] as const) {
      const vantage = await vantageAt(viewpoint, 0);
      const path = vantage.path.map((report) => ({ ...report, happenings: [] }));
      expect(stepLines({ ...vantage, path }, 0)).toEqual([{ icon: 'dot', text: said, secret: null }]);
    }
  });

  test('T9 the attack on the target is told to the Doctor alone', async () => {
    const told = 'told that Ann was attacked';
    expect(await logText(BOB, 5)).toContain(told);
    expect(await logText(ANN, 5)).not.toContain('told that');
    expect(await logText(EVE, 5)).not.toContain('told that');
  });

  test('T22 in an open vote everybody reads who voted for whom', async () => {
    const tally = 'Vote: 1 for you (Bob); 1 for Eve (you); 2 abstained; no majority, 3 needed.';
    expect(await logText(DAN, 4)).toContain(tally);
  });

  test('a shared diary is read by all, as of the step at which it was shared', async () => {
    expect(await logText(DAN, 1)).not.toContain('Ann watched');
    expect(await logText(DAN, 2)).toContain('Ann shared their whole diary.');
    expect(await logText(DAN, 2)).toContain('Ann watched you.');
  });

  test('stepping back shows a player no more than they knew then; the teacher sees what lies ahead', async () => {
    expect(await logText(DAN, 1)).not.toContain('shared');
    expect(logOf(await wholeVantage(DAN), 1)).toEqual(logOf(await vantageAt(DAN, 1), 1));
    expect(await logText('teacher', 1)).toContain('The Town wins.');
  });
});

describe('the board', () => {
  test('the teacher sees all roles, a player pencil marks', async () => {
    const roles = boardOf(await vantageAt('teacher', 0), faces, null).seats.map(({ sign }) => sign);
    expect(roles).toEqual(['LOO', 'DOC', 'VET', 'MAY', 'GFR']);
    const [ann, bob] = boardOf(await vantageAt(ANN, 0), faces, null).seats;
    expect(ann.sign).toBe('LOO');
    expect(bob.sign).toBeNull();
    expect(bob.pencil.filter(({ possible }) => possible).map(({ sign }) => sign)).toEqual(['DOC', 'VET', 'MAY', 'GFR']);
  });

  test('T18 pencil marks vanish as knowledge grows, and keep their places', async () => {
    const marks = async (step: number) => boardOf(await vantageAt(ANN, step), faces, null).seats[DAN].pencil;
    expect((await marks(1)).map(({ sign }) => sign)).toEqual((await marks(0)).map(({ sign }) => sign));
    expect((await marks(1)).filter(({ possible }) => possible).map(({ sign }) => sign)).toEqual(['MAY', 'GFR']);
  });

  test('the dead are marked, and their role is worn for all to see', async () => {
    const cat = boardOf(await vantageAt(ANN, 1), faces, null).seats[CAT];
    expect(cat).toMatchObject({ alive: false, sign: 'VET', worn: true });
  });

  test('T7 acts of a night: all for the teacher, for a player their own and those they were told of; a vote for all', async () => {
    const drawn = async (viewpoint: Viewpoint, step: number) =>
      boardOf(await vantageAt(viewpoint, step), faces, null).acts;
    expect((await drawn('teacher', 1)).map(({ label }) => label)).toEqual(['watches', 'heals', 'attacks']);
    expect((await drawn(ANN, 1)).map(({ from, label, to }) => [from, label, to])).toEqual([
      [ANN, 'watches', DAN],
      [BOB, 'visits', DAN],
    ]);
    expect(await drawn(DAN, 1)).toEqual([]);
    expect(await drawn(DAN, 4)).toHaveLength(2);
  });

  test('the teacher may look into a player’s mind', async () => {
    const seats = boardOf(await vantageAt('teacher', 0), faces, BOB).seats;
    expect(seats.map(({ sign }) => sign)).toEqual([null, 'DOC', null, null, null]);
  });

  test('T15 in a player’s mind only the acts are drawn that they know of; in another’s within it, those that both know of', async () => {
    const vantage = await vantageAt('teacher', 1);
    const held = vantage.path[1].players[BOB];
    const labels = (focus: number, chain: readonly number[]) =>
      boardOf(vantage, faces, focus, { chain, held }).acts.map(({ from, label }) => [from, label]);
    expect(labels(ANN, [ANN])).toEqual([
      [ANN, 'watches'],
      [BOB, 'visits'],
    ]);
    expect(labels(BOB, [BOB])).toEqual([[BOB, 'heals']]);
    expect(labels(BOB, [BOB, ANN])).toEqual([]);
    const open = await vantageAt('teacher', 4);
    expect(boardOf(open, faces, BOB, { chain: [BOB, ANN], held }).acts).toEqual(boardOf(open, faces, null).acts);
  });
});

describe('what else could betray something', () => {
  test('a player sees their own line of counts only, up to the present step', async () => {
    const whole = await wholeVantage(ANN);
    expect(countLines(whole, 2)).toEqual([
      { agent: ANN, name: 'Ann', faces: [24, 2, 2], atMost: [false, false, false] },
    ]);
    expect(countLines(await wholeVantage('teacher'), 2).map(({ name }) => name)).toEqual(names);
    expect(countLines(await wholeVantage('teacher'), 2)[0].faces).toHaveLength(chapters.length + 1);
  });

  test('where it is not found out what a player holds possible, their line goes on: no more than public things leave, and than before', async () => {
    const whole = await wholeVantage(ANN);
    const [first, second, third] = whole.path;
    const seen = { ...first.exactness, kind: 'views', leavesOpen: true } as const;
    const late = { exactness: seen, told: first.told.with(ANN, 'late') };
    const path = [
      { ...first, ...late },
      { ...second, exactness: seen },
      { ...third, ...late, players: first.players },
    ];
    expect(countLines({ ...whole, path }, 2)).toEqual([
      { agent: ANN, name: 'Ann', faces: [24, 2, 2], atMost: [true, true, true] },
    ]);
  });

  test('the seed and the link determine the deal, so that they are the teacher’s', () => {
    expect(seedFor('teacher', wholeRun())).toBe(4711);
    expect(seedFor(ANN, wholeRun())).toBeNull();
    expect(mayShareLink('teacher')).toBe(true);
    expect(mayShareLink(EVE)).toBe(false);
  });
});
