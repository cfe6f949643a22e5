import { describe, expect, test } from 'vitest';
import type { Happening, Move } from '../../src/engine/rules.ts';
import { presentation } from '../../src/games/salem/presentation.ts';
import type { SalemHappening, SalemMove } from '../../src/games/salem/types.ts';
import { names } from './fixture.ts';

const tell = (happening: SalemHappening, viewer: number | null = null) =>
  presentation.happening(happening, names, viewer).text;
const moved = (agent: number, move: SalemMove, viewer: number | null = null) =>
  presentation.moved(agent, move, names, viewer)?.text ?? null;

describe('what happened, in words', () => {
  test.each<[string, SalemHappening, string, string]>([
    ['T1 a card', { kind: 'card', seenBy: [1], who: 1, role: 'DOC' }, 'Bob is the Doctor.', 'You are the Doctor.'],
    [
      'T7 visitors',
      { kind: 'visitors', seenBy: [1], target: 0, visitors: [2, 3, 4] },
      'Bob saw Cat, Dan and Eve visit Ann.',
      'You saw Cat, Dan and Eve visit Ann.',
    ],
    [
      'T7 no visitor',
      { kind: 'visitors', seenBy: [1], target: 0, visitors: [] },
      'Bob saw nobody visit Ann.',
      'You saw nobody visit Ann.',
    ],
    [
      'T7 the Lookout watched themself',
      { kind: 'visitors', seenBy: [1], target: 1, visitors: [4] },
      'Bob saw Eve visit Bob.',
      'You saw Eve visit you.',
    ],
    [
      'T9 an attack on the target',
      { kind: 'attacked', seenBy: [1], target: 0 },
      'Bob was told that Ann was attacked.',
      'You were told that Ann was attacked.',
    ],
    [
      'T9, T10 an attack on the Doctor',
      { kind: 'attacked', seenBy: [1], target: 1 },
      'Bob was told that they themself were attacked.',
      'You were told that you were attacked.',
    ],
    [
      'T12 one shot',
      { kind: 'shots', seenBy: [1], count: 1 },
      'Bob was told that one visitor was shot.',
      'You were told that one visitor was shot.',
    ],
    [
      'T12 several shots',
      { kind: 'shots', seenBy: [1], count: 2 },
      'Bob was told that 2 visitors were shot.',
      'You were told that 2 visitors were shot.',
    ],
    [
      'T17 a death in the night',
      { kind: 'death', seenBy: 'all', who: 1, role: 'DOC', by: 'night' },
      'Bob was found dead, and was the Doctor.',
      'You were found dead, and were the Doctor.',
    ],
    [
      'T23 a death by vote',
      { kind: 'death', seenBy: 'all', who: 1, role: 'DOC', by: 'vote' },
      'Bob was voted out, and was the Doctor.',
      'You were voted out, and were the Doctor.',
    ],
    [
      'a night without a death',
      { kind: 'quiet', seenBy: 'all' },
      'Nobody died in the night.',
      'Nobody died in the night.',
    ],
    [
      'T20 the Mayor',
      { kind: 'revealed', seenBy: 'all', who: 1 },
      'Bob stood up as the Mayor: three votes from now on.',
      'You stood up as the Mayor: three votes from now on.',
    ],
    [
      'T25 the end',
      { kind: 'roles', seenBy: 'all', roles: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'] },
      'The roles were: Ann Lookout, Bob Doctor, Cat Veteran, Dan Mayor, Eve Godfather.',
      'The roles were: Ann Lookout, you Doctor, Cat Veteran, Dan Mayor, Eve Godfather.',
    ],
  ])('%s', (_, happening, toAll, toBob) => {
    expect(tell(happening)).toBe(toAll);
    expect(tell(happening, 1)).toBe(toBob);
  });

  test('T13, T22 a vote tells each vote with its weight, and the tally that counts', () => {
    const votes = [
      { voter: 0, target: 4, weight: 1 },
      { voter: 1, target: null, weight: 1 },
      { voter: 3, target: 4, weight: 3 },
      { voter: 4, target: 3, weight: 1 },
    ];
    expect(tell({ kind: 'tally', seenBy: 'all', votes, needed: 3, out: 4 })).toBe(
      'Vote: 4 for Eve (Ann, Dan ×3); 1 for Dan (Eve); 1 abstained; 3 were needed.',
    );
  });

  test('T24 a vote in which everybody abstains names nobody', () => {
    const votes = [0, 1].map((voter) => ({ voter, target: null, weight: 1 }));
    expect(tell({ kind: 'tally', seenBy: 'all', votes, needed: 2, out: null })).toBe(
      'Vote: everybody abstained; no majority, 2 needed.',
    );
  });

  test('what was chosen', () => {
    expect(moved(0, { kind: 'watch', target: 1 })).toBe('Ann watched Bob.');
    expect(moved(0, { kind: 'watch', target: 1 }, 1)).toBe('Ann watched you.');
    expect(moved(0, { kind: 'heal', target: 0 })).toBe('Ann healed themself.');
    expect(moved(0, { kind: 'heal', target: 0 }, 0)).toBe('You healed yourself.');
    expect(moved(0, { kind: 'alert' }, 0)).toBe('You went on alert.');
    expect(moved(0, { kind: 'stay' })).toBeNull();
  });

  test('the headline that ghosts keep tells public events only', () => {
    const happenings: readonly SalemHappening[] = [
      { kind: 'visitors', seenBy: [0], target: 1, visitors: [] },
      { kind: 'death', seenBy: 'all', who: 2, role: 'VET', by: 'night' },
      { kind: 'death', seenBy: 'all', who: 4, role: 'GFR', by: 'night' },
    ];
    expect(presentation.headline(happenings, names)).toBe(
      'Cat died and was the Veteran; Eve died and was the Godfather',
    );
  });

  test('what another game made is told by no words', () => {
    const happening: Happening = { kind: 'earthquake', seenBy: 'all' };
    const move: Move = { kind: 'dance' };
    expect(presentation.happening(happening, names, null).text).toBe('');
    expect(presentation.moved(0, move, names, null)).toBeNull();
    expect(presentation.act(0, move)).toBeNull();
    expect(presentation.worn(happening)).toBeNull();
  });

  test('formulas worth trying are quoted where a name needs it', () => {
    const [{ formula }] = presentation.examples(['Ann (2)', 'Bob', 'Cat', 'Dan', 'K']);
    expect(formula).toBe('K "Ann (2)" gfr("K")');
  });
});
