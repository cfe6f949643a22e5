/** What a simulator needs of this room, in one piece: it is fetched when a simulation is first wanted. */
export { exactRates } from './balance/exact.ts';
export { simulate } from './simulate.ts';
