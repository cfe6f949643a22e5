import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../src/engine/rules.ts';
import { standoff as rules } from '../../src/games/standoff/rules.ts';
import type { StandoffState } from '../../src/games/standoff/state.ts';
import { firstState, isIn, PLAYERS_OF } from '../../src/games/standoff/state.ts';
import type { StandoffMove, StandoffOptions } from '../../src/games/standoff/types.ts';
import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { standoffOptions } from '../support/standoff-play.ts';
import type { Summary } from '../support/standoff-summary.ts';
import { dropWeapon, shootAt, summaryOf, winnerOf } from '../support/standoff-summary.ts';

const game = fc.record({
  reading: fc.constantFrom('prose', 'code'),
  pickUp: fc.constantFrom('choice', 'auto', 'half'),
  good: fc.array(fc.boolean(), { minLength: 3, maxLength: 6 }),
  seed: fc.nat(),
});

/** Does one act, and the picking up that follows it, by the rules and by the summary. */
function actBoth(state: StandoffState, summary: Summary, options: StandoffOptions, random: Random): StandoffState {
  const { choices } = rules.turn(state, options);
  const choice = random.pick(choices);
  const move = random.pick(choice.moves);
  const acted = rules.play(
    state,
    choices.map((own) => (own === choice ? move : null)),
    options,
  ).next;
  const rising = new Set<number>();
  let next = acted;
  if (acted.asked !== 0) {
    const asked = rules.turn(acted, options).choices;
    const joint = asked.map(({ seat, moves }): StandoffMove => {
      const own = random.pick(moves);
      if (own.kind === 'pickUp') rising.add(Number(seat));
      return own;
    });
    next = rules.play(acted, joint, options).next;
  }
  const player = (name: number) => {
    const found = summary.players.find((other) => other.name === name);
    if (found === undefined) throw new Error('Only the living act and are shot.');
    return found;
  };
  const actor = player(Number(choice.seat));
  if (move.kind === 'drop') dropWeapon(summary, actor);
  if (move.kind === 'shoot') {
    shootAt(summary, actor, player(move.target), ({ name }) => options.pickUp === 'auto' || rising.has(name));
  }
  return next;
}

test('S22, S23: by the code reading the game is the summary as a program; by the prose, with the prose’s words (S8 to S12)', () => {
  fc.assert(
    fc.property(game, ({ reading, pickUp, good, seed }) => {
      const options = standoffOptions({ reading, pickUp });
      const random = randomFrom(seed);
      const summary = summaryOf(good, reading);
      let state = firstState(
        good.map((isGood) => (isGood ? 'GOOD' : 'EVIL')),
        options,
      );
      for (let result = rules.result(state, options); ; result = rules.result(state, options)) {
        expect(result === null ? null : outcomeOf(result)).toBe(winnerOf(summary));
        expect(PLAYERS_OF[state.alive]).toEqual(summary.players.map(({ name }) => name));
        for (const { name, dropped, mayShoot } of summary.players) {
          expect(isIn(state.dropped, name)).toBe(dropped);
          expect(state.waiting !== name).toBe(mayShoot);
        }
        if (result !== null) break;
        for (const { seat, moves } of rules.turn(state, options).choices) {
          const player = summary.players.find(({ name }) => String(name) === seat);
          expect(player?.dropped).toBe(false);
          expect(moves.some(({ kind }) => kind === 'shoot')).toBe(
            player?.mayShoot === true && summary.players.length > 1,
          );
        }
        state = actBoth(state, summary, options, random);
      }
    }),
    { numRuns: 300 },
  );
});

test('S22: who has dropped, or may not shoot, is refused a shot by the summary’s assertions', () => {
  const summary = summaryOf([true, false, false], 'code');
  const [ann, bob, cat] = summary.players;
  dropWeapon(summary, ann);
  expect(() => shootAt(summary, ann, bob, () => true)).toThrow('asserts');
  shootAt(summary, bob, cat, () => false);
  expect(() => shootAt(summary, bob, ann, () => true)).toThrow('asserts');
});
