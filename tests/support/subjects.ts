import fc from 'fast-check';
import { killer } from '../../src/games/killer/rules.ts';
import type { KillerState } from '../../src/games/killer/state.ts';
import type { KillerHappening, KillerMove, KillerOptions } from '../../src/games/killer/types.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import type { RoomsState } from '../../src/games/rooms/state.ts';
import type { RoomsHappening, RoomsMove, RoomsOptions } from '../../src/games/rooms/types.ts';
import { salem } from '../../src/games/salem/rules.ts';
import type { SalemState } from '../../src/games/salem/state.ts';
import type { SalemHappening, SalemMove, SalemOptions } from '../../src/games/salem/types.ts';
import { standoff } from '../../src/games/standoff/rules.ts';
import type { StandoffState } from '../../src/games/standoff/state.ts';
import type { StandoffHappening, StandoffMove, StandoffOptions } from '../../src/games/standoff/types.ts';
import type { Subject, UseOfSubject } from './subject.ts';
import { forEveryPuzzle, PUZZLE_IDS } from './puzzle-subjects.ts';
import type { PearlHappening, PearlMove, PearlOptions, PearlState } from './pearl/rules.ts';
import { pearl } from './pearl/rules.ts';
import { roomsOptions } from './rooms-house.ts';
import { NAMES, salemOptions } from './salem-worlds.ts';

const salemSubject: Subject<SalemState, SalemMove, SalemOptions, SalemHappening> = {
  rules: salem,
  names: NAMES,
  options: fc
    .record({
      mayIdle: fc.constantFrom('nobody', 'town', 'everybody'),
      selfWatch: fc.boolean(),
      watchingIsVisit: fc.boolean(),
      alertProtects: fc.boolean(),
      healStopsShots: fc.boolean(),
      revealedMayorHealable: fc.boolean(),
    })
    .map((changes) => salemOptions(changes)),
};

/** The smallest house there is, for one night: one with a Stowaway, one without. More roles have houses of their own elsewhere. */
const roomsSubject: Subject<RoomsState, RoomsMove, RoomsOptions, RoomsHappening> = {
  rules: rooms,
  names: ['Ann', 'Bob', 'Cat'],
  options: fc
    .constantFrom<RoomsOptions['roles']>('plain', ['GUEST', 'GUEST', 'STOWAWAY'])
    .map((roles) => roomsOptions({ rooms: 3, roles })),
  most: 4_000,
  share: 0.2,
};

/** The rooms of the opening night in a house of three of which everybody knows who sleeps where. */
const OPENING = [1, 2, 2];

/** Rooms with only such deals: so few worlds that roles with something to do can be played. */
const knownOpening: typeof rooms = {
  ...rooms,
  deals: (options, players) => {
    const { lay, all } = rooms.deals(options, players);
    const known = [...all()].filter((deal) => deal.every((card, agent) => card.endsWith(` ${OPENING[agent]}`)));
    return { count: BigInt(known.length), all: () => known, draw: (random) => random.pick(known), lay };
  },
};

/** Houses of three, each with other roles that have something to do, or that nobody can stop. */
const busyRoomsSubject: Subject<RoomsState, RoomsMove, RoomsOptions, RoomsHappening> = {
  rules: knownOpening,
  names: ['Ann', 'Bob', 'Cat'],
  options: fc
    .constantFrom<RoomsOptions['roles']>(
      ['JAILER', 'GUEST', 'MOBSTER'],
      ['TASER', 'GUEST', 'SABOTEUR'],
      ['CONTORTIONIST', 'INSOMNIAC', 'STOWAWAY'],
      ['EAVESDROPPER', 'GUEST', 'MOBSTER'],
      ['RATCATCHER', 'GUEST', 'ARSONIST'],
      ['HANDYMAN', 'GUEST', 'MOBSTER'],
      ['PORTER', 'GUEST', 'MOBSTER'],
      ['CONCIERGE', 'GUEST', 'MOBSTER'],
      ['DEMOLITIONIST', 'GUEST', 'MOBSTER'],
    )
    .map((roles) => roomsOptions({ rooms: 3, roles })),
  most: 4_000,
  share: 0.2,
};

/** With the killers in touch as well as apart, and with the baseline's lots: each shows other things to other players. */
const killerSubject: Subject<KillerState, KillerMove, KillerOptions, KillerHappening> = {
  rules: killer,
  names: NAMES,
  options: fc
    .record({
      killers: fc.integer({ min: 1, max: 2 }),
      loss: fc.constantFrom('00', '01', '10'),
      rowBrokenByQuietDay: fc.boolean(),
      tieRule: fc.constantFrom('nobody', 'random'),
      revealOnOut: fc.boolean(),
      touch: fc.constantFrom('nothing', 'names', 'chat'),
      baseline: fc.nat({ max: 4 }).map((number) => number === 0),
      maxNights: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ touch, ...options }) => ({
      ...options,
      killersKnowEachOther: touch !== 'nothing',
      killersShareChat: touch === 'chat',
    })),
};

/** The small game of docs/adding-a-game.md: it has what Salem lacks, a seat of chance and a turn in which one acts. */
const pearlSubject: Subject<PearlState, PearlMove, PearlOptions, PearlHappening> = {
  rules: pearl,
  names: ['Ann', 'Bob', 'Cat'],
  options: fc.record({ evenings: fc.integer({ min: 1, max: 3 }) }),
};

const standoffOptions = fc.record({
  reading: fc.constantFrom('prose', 'code'),
  pickUp: fc.constantFrom('choice', 'auto', 'half'),
  quietLimit: fc.integer({ min: 1, max: 3 }),
  scheduler: fc.constantFrom('pairs', 'players'),
  evil: fc.integer({ min: 0, max: 4 }),
  evilCountKnown: fc.boolean(),
  civilians: fc.boolean(),
  hostage: fc.boolean(),
});

/** The Standoff with four players, under every variant. */
const standoffSubject: Subject<StandoffState, StandoffMove, StandoffOptions, StandoffHappening> = {
  rules: standoff,
  names: ['Ann', 'Bob', 'Cat', 'Dan'],
  options: standoffOptions,
};

/** Does the same with every game of the list, and with the small game that the documentation explains. */
export function forEveryGame(use: UseOfSubject): void {
  use(salemSubject);
  use(killerSubject);
  use(standoffSubject);
  use(roomsSubject);
  use(busyRoomsSubject);
  use(pearlSubject);
  forEveryPuzzle(use);
}

/** The games that `forEveryGame` visits. */
export const SUBJECT_IDS: readonly string[] = [
  ...[salemSubject, killerSubject, standoffSubject, roomsSubject, pearlSubject].map(({ rules }) => rules.id),
  ...PUZZLE_IDS,
];
