import { describe, expect, test } from 'vitest';
import { holding, playRooms } from '../support/rooms-play.ts';

const four = { Ann: 'GUEST 1', Bob: 'GUEST 2', Cat: 'GUEST 3', Dan: 'MOBSTER 3' };
const small = { rooms: 4 };
const all = (answers: Readonly<Record<string, boolean>>) => Object.values(answers);

describe('what follows from a night in a small house', () => {
  test('R18, R35: Ann was with Bob in another room that night, so Bob did not do it, and it was Dan', () => {
    const decisions = [{ night: { Bob: 1 }, kill: { by: 'Dan', room: 3 } }];
    expect(
      all(
        holding(four, decisions, ['~alive(Cat)', 'K Ann ~did(Bob,1)', 'K Ann mafia(Dan)', 'K Bob did(Dan,1)'], small),
      ),
    ).toEqual([true, true, true, true]);
    // Had they slept apart, either could have done it for all that the other knows.
    const apart = [{ night: { Bob: 4 }, kill: { by: 'Dan', room: 3 } }];
    expect(all(holding(four, apart, ['K Ann ~did(Bob,1)', 'K Ann mafia(Dan)'], small))).toEqual([false, false]);
  });

  test('R18: those who met know of each other that each knows it', () => {
    const decisions = [{ night: { Bob: 1 }, kill: { by: 'Dan', room: 3 } }];
    const queries = ['K Ann K Bob ~did(Ann,1)', 'C {Ann,Bob} mafia(Dan)', 'K Dan K Ann mafia(Dan)'];
    expect(all(holding(four, decisions, queries, small))).toEqual([true, true, false]);
  });

  test('R18: the dead know who was with them', () => {
    const decisions = [{ night: {}, kill: { by: 'Dan', room: 3 } }];
    expect(all(holding(four, decisions, ['met(Cat,Dan,1)', 'K Cat mafia(Dan)', 'K Ann mafia(Dan)'], small))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('R13: who was two nights in a room is out of it on the third', () => {
    const pair = { Ann: 'GUEST 1', Bob: 'GUEST 1', Dan: 'MOBSTER 3' };
    const stay = [{ night: {} }, { vote: {} }, { night: { Ann: 2, Bob: 3 }, placed: { Dan: 1 } }];
    // Neither sees the other in the third night; out of the room in which both slept twice, there is one room left.
    const queries = ['K Ann ~slept(Bob,1,2)', 'K Ann slept(Bob,3,2)', 'K Bob ~slept(Ann,1,2)'];
    expect(all(holding(pair, stay, queries, { rooms: 3 }))).toEqual([true, true, true]);
  });

  test('R11, R12: who was sent back knows that two were in that room', () => {
    const decisions = [{ night: { Bob: 3 } }];
    const queries = [
      'sentback(Bob,1)',
      'K Bob sentback(Bob,1)',
      'K Bob (slept(Cat,3,1) & slept(Dan,3,1))',
      'K Ann sentback(Bob,1)',
    ];
    // Ann and Cat and Dan may all have moved: two of the three were in room 3, and Bob cannot tell which.
    expect(all(holding(four, decisions, queries, small))).toEqual([true, true, false, false]);
    const two =
      'K Bob (slept(Ann,3,1) & slept(Cat,3,1) | slept(Ann,3,1) & slept(Dan,3,1) | slept(Cat,3,1) & slept(Dan,3,1))';
    expect(all(holding(four, decisions, [two], small))).toEqual([true]);
  });

  test('R34: a failed kill was not aimed at a room in which somebody slept alone or was not met', () => {
    const decisions = [{ night: { Ann: 2, Cat: 4 }, kill: { by: 'Dan', room: 2 } }];
    const queries = ['K Cat ~aimed(4,1)', 'K Cat aimed(2,1)', 'K Ann ~did(Ann,1)'];
    expect(all(holding(four, decisions, queries, small))).toEqual([true, false, true]);
  });

  test('R36: after a quiet night nobody of the town knows whether and where a trap lies; its layer does', () => {
    const decisions = [{ night: { Cat: 2 }, kill: { by: 'Dan', room: 4 } }];
    const queries = ['trap(4)', 'K Dan trap(4)', 'K Ann trap(4)', 'K Ann ~trap(4)', 'K Ann ~trap(1)'];
    // Ann stayed in room 1 alone and alive: nobody laid a trap there.
    expect(all(holding(four, decisions, queries, small))).toEqual([true, true, false, false, true]);
  });

  test('R20: all of the mafia know who was sent where, whether they meet or not', () => {
    const five = { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'GUEST 2', Dan: 'MOBSTER 3', Eve: 'MOBSTER 4' };
    const decisions = [{ night: { Dan: 2 }, kill: { by: 'Eve', room: 1 } }];
    const queries = ['K Dan did(Eve,1)', 'K Dan aimed(1,1)', 'K Dan (mafia(Dan) & mafia(Eve))', 'K Cat did(Eve,1)'];
    expect(all(holding(five, decisions, queries, { rooms: 4, mafia: 2 }))).toEqual([true, true, true, false]);
  });

  test('R18: the Stowaway is not named: whoever seems alone may have been with them', () => {
    const cards = { Ann: 'GUEST 1', Bob: 'GUEST 2', Dan: 'STOWAWAY 3' };
    const options = { rooms: 3, roles: ['GUEST', 'GUEST', 'STOWAWAY'] };
    const queries = ['met(Ann,Dan,1)', 'K Ann ~slept(Dan,1,1)', 'K Dan slept(Ann,1,1)'];
    expect(all(holding(cards, [{ night: { Dan: 1 } }], queries, options))).toEqual([true, false, true]);
  });

  test('R33: a dismantled trap is public, where it lay is not', () => {
    const cards = { Ann: 'HANDYMAN 1', Bob: 'GUEST 2', Dan: 'MOBSTER 3' };
    const options = { rooms: 3, roles: ['HANDYMAN', 'GUEST', 'MOBSTER'] };
    const decisions = [
      { night: { Bob: 1 }, kill: { by: 'Dan', room: 2 } },
      { announce: 'in(Ann,1) & in(Bob,1)', by: null },
      { vote: {} },
      { night: { Ann: { go: 3, disarm: 2 }, Bob: 3 } },
    ];
    // Whoever laid it was alone in that room, so that it was none of the two who were together.
    const queries = [
      'K Ann aimed(2,1)',
      'K Ann did(Dan,1)',
      'K Bob mafia(Dan)',
      'K Bob aimed(2,1)',
      'K Bob handyman(Ann)',
    ];
    expect(all(holding(cards, decisions, queries, options))).toEqual([true, true, true, false, true]);
  });
});

test('R2, R17: the game going on, and what is announced, prunes by itself', () => {
  const moment = playRooms({ Ann: 'GUEST 1', Bob: 'GUEST 2', Dan: 'MOBSTER 3' }, [{ night: {} }], { rooms: 3 });
  expect(moment.overBudgetSince).toBeNull();
  expect(moment.knowledge.model.size).toBeLessThan(3_888);
});
