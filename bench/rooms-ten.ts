import { createEngine } from '../src/engine/engine.ts';
import type { Moment } from '../src/engine/moment.ts';
import { rooms } from '../src/games/rooms/rules.ts';
import { randomFrom } from '../src/kit/random.ts';
import { randomDecision } from '../tests/support/random-games.ts';
import { roomsOptions } from '../tests/support/rooms-house.ts';

export const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
const KILL_NIGHTS = 3;
const SEEDS = 4;

export const engine = createEngine(rooms, roomsOptions(), TEN);

/** The default game of ten, played at random until three nights with kills are over; one for each seed. */
export function threeNights(): readonly Moment[] {
  return Array.from({ length: SEEDS }, (_, seed) => {
    const random = randomFrom(seed + 1);
    let moment = engine.start(engine.draw(random));
    while (moment.turn !== null && (moment.turn.stage.round < KILL_NIGHTS || moment.turn.stage.phase !== 'day')) {
      moment = engine.advance(moment, randomDecision(moment, random));
    }
    return moment;
  });
}
