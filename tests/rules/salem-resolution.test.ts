import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { Move } from '../../src/engine/rules.ts';
import { presentation } from '../../src/games/salem/presentation.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { NAMES, salemOptions } from '../support/salem-worlds.ts';

/* Ann is the Lookout, Bob the Doctor, Cat the Veteran, Dan the Mayor, Eve the Godfather. */
const DEAL = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];
const STAY: Move = { kind: 'stay' };
const ALERT: Move = { kind: 'alert' };
const at = (kind: string, target: string) => ({ kind, target: NAMES.indexOf(target) });

/** The causes of a first night in words: whom Bob heals, what Cat does, whom Eve attacks. */
function causes(heal: string, veteran: Move, kill: string, options: object = {}): readonly string[] {
  const engine = createEngine(salem, salemOptions(options), NAMES);
  const joint = { 0: at('watch', 'Bob'), 1: at('heal', heal), 2: veteran, 3: STAY, 4: at('kill', kill) };
  const moment = engine.advance(engine.start(DEAL), { kind: 'act', joint });
  return engine.resolution(moment).map((happening) => presentation.happening(happening, NAMES, null).text);
}

describe('how a night was resolved, cause by cause (T15)', () => {
  test('T14: an attack that nothing stops, and a heal that nothing asked for', () => {
    expect(causes('Ann', STAY, 'Dan')).toEqual([
      'Eve attacked Dan, and nothing protected them.',
      'Bob healed Ann, whom nothing had struck.',
    ]);
  });

  test('T9: the heal that saves', () => {
    expect(causes('Dan', STAY, 'Dan')).toEqual(['Eve attacked Dan, but the Doctor’s heal saved them.']);
    expect(causes('Bob', STAY, 'Bob')).toEqual(['Eve attacked Bob, but the Doctor’s heal saved them.']);
  });

  test('T11: the alert shoots whoever visits; whether it protects and whether a heal helps are options', () => {
    expect(causes('Cat', ALERT, 'Cat')).toEqual([
      'Bob visited Cat, who was on alert, and was shot.',
      'Eve visited Cat, who was on alert, and was shot.',
      'Eve attacked Cat, whom the alert protected.',
      'Bob healed Cat, whom nothing had struck.',
    ]);
    expect(causes('Eve', ALERT, 'Cat', { alertProtects: false })).toEqual([
      'Eve visited Cat, who was on alert, and was shot.',
      'Eve attacked Cat, and nothing protected them.',
      'Bob healed Eve, in vain: no heal stops the Veteran’s shots.',
    ]);
    expect(causes('Eve', ALERT, 'Cat', { healStopsShots: true })).toEqual([
      'Eve visited Cat, who was on alert, and was shot, but the Doctor’s heal saved them.',
      'Eve attacked Cat, whom the alert protected.',
    ]);
  });

  test('T15: nobody who plays is shown a cause', () => {
    const engine = createEngine(salem, salemOptions({}), NAMES);
    const joint = { 0: at('watch', 'Bob'), 1: at('heal', 'Dan'), 2: STAY, 3: STAY, 4: at('kill', 'Dan') };
    const moment = engine.advance(engine.start(DEAL), { kind: 'act', joint });
    expect(engine.resolution(moment).map(({ seenBy }) => seenBy)).toEqual([[]]);
    expect(engine.resolution(engine.start(DEAL))).toEqual([]);
  });
});
