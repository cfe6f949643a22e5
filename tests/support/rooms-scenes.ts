import type { Moment } from '../../src/engine/moment.ts';
import type { Decision } from '../../src/engine/run.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { isRoomsHappening } from '../../src/games/rooms/kinds.ts';
import { rooms } from '../../src/games/rooms/rules.ts';
import { script } from '../../src/games/rooms/script.ts';
import type { Role, RoomsHappening } from '../../src/games/rooms/types.ts';
import { ROLES } from '../../src/games/rooms/types.ts';
import { judgeOf } from '../../src/games/views.ts';
import { roomsOptions } from './rooms-house.ts';
import type { Agreement, Extent } from './rooms-views.ts';
import { agreement } from './rooms-views.ts';

/** A game in a small house in which something is made to happen. */
export interface Scene {
  readonly title: string;
  readonly rooms: number;
  /** Cards such as `GUEST 1`, by name. */
  readonly cards: Readonly<Record<string, string>>;
  /** What is decided, as scenarios write it: nights and votes. */
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  /** What must come of it: a happening or a cause, with its reason where there are several. */
  readonly happens: string;
  /** The first night that is compared, where those before are dear and compared elsewhere. */
  readonly from?: number;
  /** Is everybody told at the start who opens where? */
  readonly saidAloud?: boolean;
}

/** How views and exact knowledge agree in a scene, and all that happened in it, as its `happens` says it. */
export function playScene(
  { title, rooms: hall, cards, entries, from = 1, saidAloud = false }: Scene,
  extent: Omit<Extent, 'nights' | 'from' | 'saidAloud'>,
) {
  const names = Object.keys(cards);
  const engine = createEngine(
    rooms,
    roomsOptions({ rooms: hall, roles: Object.values(cards).map(roleOf) }),
    names,
    1,
    () => judgeOf('rooms'),
  );
  const happened: string[] = [];
  let next = 0;
  const decide = (moment: Moment): Decision => {
    if (moment.turn === null) throw new RangeError('The game is over.');
    const { joint, again } = script(entries[next], engine.possibilities.turn(moment.state), names);
    if (!again) next++;
    const decision: Decision = { kind: 'act', joint };
    const after = engine.advance(moment, decision);
    happened.push(...[...after.happenings, ...engine.resolution(after)].filter(isRoomsHappening).map(wordFor));
    return decision;
  };
  const nights = entries.filter((entry) => 'night' in entry).length;
  const compared: Agreement = agreement(
    engine,
    title,
    engine.start(Object.values(cards)),
    { ...extent, nights, from, saidAloud },
    decide,
  );
  return { compared, happened };
}

function wordFor(told: RoomsHappening): string {
  if (told.kind !== 'resolved') return told.kind;
  return told.why === null ? told.what : `${told.what}: ${told.why}`;
}

function roleOf(card: string): Role {
  const role = ROLES.find((known) => card.startsWith(`${known} `));
  if (role === undefined) throw new RangeError(`There is no role on the card ${card}.`);
  return role;
}

const PLAIN = { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'MOBSTER 2' };
const FOUR = { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'GUEST 2', Dan: 'MOBSTER 2' };
const NO_VOTE = { vote: {} };
/** Cat lays a trap in room 3, to which nobody goes. */
const TRAP_IN_3 = [{ night: {}, kill: { by: 'Cat', room: 3 } }, NO_VOTE];

function scene(
  title: string,
  happens: Scene['happens'],
  cards: Scene['cards'],
  entries: Scene['entries'],
  hall = 3,
): Scene {
  return { title, rooms: hall, cards, entries, happens };
}

function withRole(card: string, mafia = 'MOBSTER'): Scene['cards'] {
  return { Ann: `${card} 1`, Bob: 'GUEST 1', Cat: `${mafia} 2` };
}

/** Everything that a rule speaks of, once. */
export const SCENES: readonly Scene[] = [
  {
    ...scene('R23: a trap kills', 'trapKilled', FOUR, [
      { night: { Ann: 2, Bob: 2, Cat: 1 }, kill: { by: 'Dan', room: 3 } },
      NO_VOTE,
      { night: { Cat: 3, Dan: 1 } },
    ]),
    from: 2,
  },
  scene('R24: a trap is made void', 'trapVoid', PLAIN, [...TRAP_IN_3, { night: { Ann: 3, Bob: 3 } }]),
  scene('R21, R35: a kill', 'killed', FOUR, [{ night: { Bob: 3 }, kill: { by: 'Dan', room: 3 } }, NO_VOTE]),
  scene('R7, R34: a kill fails, two others being there', 'killFailed: crowded', withRole('CONTORTIONIST'), [
    { night: {}, kill: { by: 'Cat', room: 1 } },
  ]),
  scene('R34: a kill fails, the victim being jailed', 'killFailed: jailed', withRole('JAILER'), [
    { night: { Ann: { go: 3, jail: 'Bob' } }, kill: { by: 'Cat', room: 1 } },
  ]),
  scene('R34: a kill fails, the killer being sent back', 'killFailed: sentBack', PLAIN, [
    { night: {}, kill: { by: 'Cat', room: 1 } },
    NO_VOTE,
    { night: { Ann: 3, Bob: 3 } },
  ]),
  scene('R34: a kill fails, the killer being stunned', 'killFailed: held', withRole('TASER'), [
    { night: { Ann: { stun: 'Cat' } }, kill: { by: 'Cat', room: 3 } },
  ]),
  scene('R34: a kill fails, the killer being swapped away', 'killFailed: elsewhere', withRole('CONCIERGE'), [
    { night: { Ann: { swap: [2, 3] } }, kill: { by: 'Cat', room: 3 } },
  ]),
  scene('R34: a kill fails, the killer being put elsewhere', 'killFailed: placed', PLAIN, [
    { night: { Ann: 3, Bob: 3 } },
    NO_VOTE,
    { night: {}, kill: { by: 'Cat', room: 2 } },
  ]),
  {
    ...scene(
      'R34: a kill fails, a partner being there',
      'killFailed: mafia',
      { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'GUEST 2', Dan: 'MOBSTER 2', Eve: 'MOBSTER 3' },
      [{ night: { Cat: 3 }, kill: { by: 'Eve', room: 2 } }],
      4,
    ),
    saidAloud: true,
  },
  scene('R9, R21: a third comes too late to killer and victim', 'sentBack', FOUR, [
    { night: { Bob: 3, Cat: 3 }, kill: { by: 'Dan', room: 3 }, inbox: ['Bob', 'Dan', 'Cat'] },
  ]),
  scene('R1, R34: a vote kills, after a failed kill', 'tally', FOUR, [
    { night: {}, kill: { by: 'Dan', room: 1 } },
    { vote: { Ann: 'Cat', Bob: 'Cat' } },
    { night: { Ann: 3 } },
  ]),
  scene('R15: three meet, one of them outside the limit', 'slept', { ...FOUR, Ann: 'CONTORTIONIST 1' }, [
    { night: { Ann: 2 } },
  ]),
  scene('R15, R18: the Stowaway is there, and not named', 'slept', withRole('GUEST', 'STOWAWAY'), [
    { night: { Cat: 1 } },
  ]),
  scene('R13, R32: the nights of who is held do not count', 'jailed', withRole('JAILER'), [
    { night: { Ann: { jail: 'Bob' } } },
    NO_VOTE,
    { night: { Ann: 3 } },
  ]),
  scene(
    'R16: the Demolitionist is told that nothing was destroyed',
    'notDestroyed: occupied',
    withRole('DEMOLITIONIST'),
    [{ night: { Ann: { demolish: 1 } } }],
    4,
  ),
  {
    ...scene(
      'R32: a swap fails, somebody held being there',
      'swapFailed: held',
      {
        Ann: 'CONCIERGE 1',
        Bob: 'TASER 1',
        Cat: 'GUEST 2',
        Dan: 'MOBSTER 2',
      },
      [{ night: { Ann: { swap: [1, 2] }, Bob: { stun: 'Cat' } } }],
    ),
    saidAloud: true,
  },
  {
    ...scene('R27: a trap breaks, and whoever comes to its room lives', 'trapBroke', PLAIN, [
      ...TRAP_IN_3,
      { night: { Ann: 2, Bob: 2 }, kill: { by: 'Cat', room: 2 }, inbox: ['Ann', 'Bob', 'Cat'] },
      NO_VOTE,
      { night: {}, kill: { by: 'Cat', room: 2 }, placed: { Cat: 1 } },
      NO_VOTE,
      { night: { Ann: 3, Bob: 1 } },
    ]),
    from: 3,
    saidAloud: true,
  },
  scene('R11, R12: somebody is sent back', 'sentBack', FOUR, [{ night: { Cat: 1 } }]),
  scene('R13, R14: nobody stays a third night', 'placed', PLAIN, [
    { night: { Ann: 3 } },
    NO_VOTE,
    { night: { Ann: 1 }, placed: { Bob: 3 } },
  ]),
  scene(
    'R16, R17: a room is destroyed, and left',
    'destroyed',
    withRole('DEMOLITIONIST'),
    [{ night: { Ann: { demolish: 4 } } }],
    4,
  ),
  scene('R26, R33: the Handyman finds a trap', 'disarmed', withRole('HANDYMAN'), [
    ...TRAP_IN_3,
    { night: { Ann: { go: 2, disarm: 3 } } },
  ]),
  scene('R26: the Rat-catcher walks into a trap', 'caught', withRole('RATCATCHER'), [
    ...TRAP_IN_3,
    { night: { Ann: 3 } },
  ]),
  scene('R27: the Saboteur lays a trap that lasts', 'trapLaid', withRole('GUEST', 'SABOTEUR'), [
    { night: { Cat: { prolong: true } }, kill: { by: 'Cat', room: 3 } },
  ]),
  scene('R29: the Night porter watches a room', 'entered', withRole('PORTER'), [
    { night: { Ann: { watch: 3 }, Bob: 3, Cat: 1 } },
  ]),
  scene('R32: the Jailer holds somebody', 'jailed', withRole('JAILER'), [{ night: { Ann: { jail: 'Cat' }, Cat: 3 } }]),
  scene('R29: the Eavesdropper listens next door', 'heard', withRole('EAVESDROPPER'), [
    { night: { Ann: { listen: 2 } }, kill: { by: 'Cat', room: 3 } },
  ]),
  scene('R32: the Taser holds somebody', 'stunned', withRole('TASER'), [{ night: { Ann: { stun: 'Bob' }, Bob: 3 } }]),
  scene('R29: the Concierge swaps two rooms', 'swapped', withRole('CONCIERGE'), [{ night: { Ann: { swap: [1, 2] } } }]),
  scene(
    'R16: the Arsonist burns a room',
    'destroyed',
    withRole('GUEST', 'ARSONIST'),
    [{ night: { Cat: { burn: true } } }],
    4,
  ),
  scene('R29: the Insomniac hears somebody sent back', 'sentBack', withRole('INSOMNIAC'), [{ night: { Cat: 1 } }]),
  scene(
    'R8, R21: a kill in a crowded house, five players in four rooms, who stay',
    'killed',
    { Ann: 'GUEST 1', Bob: 'GUEST 1', Cat: 'GUEST 2', Dan: 'GUEST 2', Eve: 'MOBSTER 3' },
    [{ night: { Cat: 4 }, kill: { by: 'Eve', room: 4 } }],
    4,
  ),
];
