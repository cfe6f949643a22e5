import type { Role, RoomsMove, Room } from './types.ts';
import { ROLES } from './types.ts';

const text = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The words of the refusals of Rooms: the rule's number, what is wrong, what would be right. */
export const refusals = {
  noMafia: (players: number): string =>
    `R19: without mafia there is no game; for ${players} players there must be at least one.`,
  overAtOnce: (town: number, mafia: number): string =>
    `R2: with ${town} of the town against ${mafia} mafia the game would be over before it starts; the town must be more.`,
  tooFewRooms: (rooms: number, players: number, least: number): string =>
    `R4: ${rooms} rooms are too few for ${players} players; there must be at least ${least}.`,
  listLength: (given: number, players: number): string =>
    `R29: the list of roles has ${given} entries for ${players} players; it needs one for each.`,
  roleTwice: (role: Role): string =>
    `R29: ${role} is in the list twice; everybody has a role of their own, only GUEST and MOBSTER may repeat.`,
  mafiaOfList: (wanted: number, listed: number): string =>
    `R19: the list of roles has ${listed} mafia, but ${wanted} are asked for; leave the number out, or change the list.`,
  card: (card: string, rooms: number): string =>
    `R5: "${card}" is no card; a card is a role and a room from 1 to ${rooms}, such as "GUEST 3", or a role alone. The roles are ${ROLES.join(', ')}.`,
  dealtRoles: (dealt: readonly Role[], due: readonly Role[]): string =>
    `R5: the cards give out ${dealt.join(', ')}, but in play are ${due.join(', ')}.`,
  crowdedOpening: (room: Room): string => `R8: more than two players open in room ${room}; at most two may.`,
  mafiaTogether: (room: Room): string => `R19: two mafia open in room ${room}; they start in different rooms.`,
  entry: (entry: unknown): string =>
    `The decision ${text(entry)} is not understood; it would be {"night":{…},"kill":…}, {"plan":…}, {"orders":{…}}, {"rollover":{…}}, {"share":[…]}, {"announce":"…","by":"…"} or {"vote":{…}}.`,
  wrongTurn: (given: string, due: string): string => `R6: "${given}" is decided here, but it is the turn of "${due}".`,
  byName: (kind: string): string => `"${kind}" must be an object with an entry for each player, such as {"Ann":…}.`,
  out: (name: string): string => `${name} is dead, and the dead neither move, act nor vote.`,
  order: (name: string, given: unknown): string =>
    `${name}'s order ${text(given)} is not understood; it would be a room to go to, "stay", or an object such as {"go":3,"jail":"Bob"} or {"stay":true,"jail":"Bob"}.`,
  goAndStay: (name: string, given: unknown): string =>
    `R6: ${name}'s order ${text(given)} says both to go and to stay; a player moves to another room or stays.`,
  noSuchRoom: (name: string, room: unknown, open: readonly Room[]): string =>
    `R6, R16: ${name} cannot go to room ${text(room)}; the rooms that stand, other than their own, are ${open.join(', ')}.`,
  carries: (name: string): string =>
    `R28: ${name} carries out the kill, which uses up the move; they go to the room that the kill names and nowhere else.`,
  noAbility: (name: string, kind: string): string =>
    `R29: ${name} cannot "${kind}" now: it is not their role's, or its uses are spent.`,
  ability: (name: string, given: string, allowed: readonly string[]): string =>
    `R29: ${name} may not choose ${given} this night. Allowed: ${allowed.join(', ')}.`,
  useless: (name: string, given: string): string =>
    `R29: ${name} may not choose ${given} this night: its uses are spent, or it cannot be aimed there.`,
  kill: (given: unknown, moves: readonly RoomsMove[], names: readonly string[]): string => {
    const rooms = [...new Set(moves.flatMap((move) => (move.kind === 'kill' ? [move.room] : [])))];
    const killers = [...new Set(moves.flatMap((move) => (move.kind === 'kill' ? [names[move.by]] : [])))];
    return `R20: the kill ${text(given)} cannot be ordered; it is null, or {"by":…,"room":…} with one of the living mafia (${killers.join(', ')}) and a room that stands (${rooms.join(', ')}).`;
  },
  vote: (name: string, given: unknown): string =>
    `${name} cannot vote for ${text(given)}; a vote names another living player, or is null.`,
  inbox: (given: unknown): string =>
    `R11: the inbox order ${text(given)} must list living players by name, each once, the first order first.`,
  rollover: (given: unknown): string =>
    `R11, R14: ${text(given)} does not say how the night ends; it would be {"inbox":["Ann",…],"placed":{"Ann":3}}.`,
  placed: (name: string, given: unknown, rooms: readonly Room[]): string =>
    rooms.length === 0
      ? `R14: ${name} is not put into a room this night.`
      : `R14: ${name} cannot be put into room ${text(given)}; the rooms that may have space are ${rooms.join(', ')}.`,
} as const;
