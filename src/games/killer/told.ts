import type { Agent } from '../../engine/rules.ts';
import { MOST_PLAYERS } from './options.ts';
import { isIn, playersOf, remembered } from './state.ts';
import type { Ballot, KillerHappening, Loss, Role } from './types.ts';

/*
 * Happenings as objects that are made once: a night is played in very many worlds, and equal objects are recognised at
 * a glance.
 */

type Out = Extract<KillerHappening, { kind: 'out' }>;

const AGENTS: readonly Agent[] = Array.from({ length: MOST_PLAYERS }, (_, agent) => agent);
const ALONE: readonly (readonly Agent[])[] = AGENTS.map((agent) => [agent]);
/** A row of entries for every player, and one more for nobody. */
const WIDTH = MOST_PLAYERS + 1;

const CARDS = AGENTS.map((who) => ({ KILLER: card(who, 'KILLER'), CIVILIAN: card(who, 'CIVILIAN') }));
const DRAWN = AGENTS.map((who): KillerHappening => ({ kind: 'drawn', seenBy: ALONE[who], who }));
const outs = (by: Out['by']) =>
  AGENTS.map((who) => {
    const out = (role: Role | null): Out => ({ kind: 'out', seenBy: 'all', who, by, role });
    return { hidden: out(null), KILLER: out('KILLER'), CIVILIAN: out('CIVILIAN') };
  });
const OUTS = { night: outs('night'), vote: outs('vote'), lot: outs('lot') };
const BALLOTS = pairs((voter, target): Ballot => ({ voter, target }));

const partnersOf = remembered((killers): KillerHappening => {
  const seenBy = playersOf(killers);
  return { kind: 'partners', seenBy, partners: seenBy };
});
const notDrawnOf = remembered((others): KillerHappening => ({ kind: 'notDrawn', seenBy: playersOf(others) }));
/** There are very many, so that each is made when it is first told. */
const namingsOf = remembered((killers) => {
  const seenBy = playersOf(killers);
  return remembered((place): KillerHappening => {
    const target = (place % WIDTH) - 1;
    return { kind: 'named', seenBy, by: Math.floor(place / WIDTH), target: target < 0 ? null : target };
  });
});
const openings = remembered((players) =>
  remembered((killers): KillerHappening => ({ kind: 'opened', seenBy: 'all', players, killers })),
);
const revelations = remembered((players) =>
  remembered((killers): KillerHappening => ({ kind: 'roles', seenBy: 'all', roles: rolesOf(killers, players) })),
);

const deals = remembered((players) =>
  remembered((killers): readonly Role[] =>
    Array.from({ length: players }, (_, agent) => (isIn(killers, agent) ? 'KILLER' : 'CIVILIAN')),
  ),
);

/** The role of each player. */
export function rolesOf(killers: number, players: number): readonly Role[] {
  return deals(players)(killers);
}

/** K16: so many players report in, so many of them killers. */
export function opened(players: number, killers: number): KillerHappening {
  return openings(players)(killers);
}

/** A player is dealt a role. */
export function dealt(who: Agent, role: Role): KillerHappening {
  return CARDS[who][role];
}

/** The killers, as bits, are shown each other. */
export function partners(killers: number): KillerHappening {
  return partnersOf(killers);
}

/** K6: one of the living killers, as bits, was drawn; each learns whether it was they. */
export function draw(who: Agent, killers: number): readonly KillerHappening[] {
  const others = killers & ~(1 << who);
  return others === 0 ? [DRAWN[who]] : [DRAWN[who], notDrawnOf(others)];
}

/** Whom one of the living killers, as bits, named in their chat; -1 for nobody. */
export function named(killers: number, by: Agent, target: Agent): KillerHappening {
  return namingsOf(killers)(by * WIDTH + target + 1);
}

/** A player's vote; -1 for nobody. */
export function ballot(voter: Agent, target: Agent): Ballot {
  return BALLOTS[voter * WIDTH + target + 1];
}

/** Somebody is out; the role is told where it is shown. */
export function out(who: Agent, by: Out['by'], role: Role | null): KillerHappening {
  return OUTS[by][who][role ?? 'hidden'];
}

export const quiet: KillerHappening = { kind: 'quiet', seenBy: 'all' };

/** The check ended nothing. */
export const goesOn: Readonly<Record<Loss, KillerHappening>> = {
  '00': { kind: 'goesOn', seenBy: 'all', loss: '00' },
  '01': { kind: 'goesOn', seenBy: 'all', loss: '01' },
  '10': { kind: 'goesOn', seenBy: 'all', loss: '10' },
};

/** K20: everybody's identity. */
export function roles(killers: number, players: number): KillerHappening {
  return revelations(players)(killers);
}

function card(who: Agent, role: Role): KillerHappening {
  return { kind: 'card', seenBy: ALONE[who], who, role };
}

function pairs<T>(entry: (first: Agent, second: Agent | null) => T): readonly T[] {
  return AGENTS.flatMap((first) => [entry(first, null), ...AGENTS.map((second) => entry(first, second))]);
}
