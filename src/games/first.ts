import type { Game } from '../players/game.ts';
import { salem } from './salem/index.ts';

/** The game that a first visitor finds: its rules come with the worker, those of the others are loaded after. */
export const first: Game = salem;
