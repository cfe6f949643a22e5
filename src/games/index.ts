import type { Game } from '../players/game.ts';
import { classics } from './classics/index.ts';
import { killer } from './killer/index.ts';
import { rooms } from './rooms/index.ts';
import { salem } from './salem/index.ts';
import { standoff } from './standoff/index.ts';

/** The games of this program, in the order in which they are offered. */
export const games: readonly Game[] = [salem, killer, standoff, rooms, ...classics];
