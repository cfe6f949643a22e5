import type { Agent, Choice } from '../../engine/rules.ts';
import type { Mind } from '../../players/mind.ts';
import type { Policy, Wishes } from '../../players/policy.ts';
import { policyOf, randomPolicy } from '../../players/policy.ts';
import { isStandoffHappening } from './kinds.ts';
import type { Card, StandoffMove } from './types.ts';

/** Ways to decide that look at nothing but what may be done: their games can be solved exactly. */
export const PLAIN_WISHES = {
  /** Any act, each as likely; picks up with chance 1/2. */
  random: ({ moves }) => moves,
  /** Only drops, and stays down. */
  cautious: ({ moves }) => only(moves, 'drop', 'stayDown'),
  /** Shoots whenever it may, any other player as likely; never drops, always picks up. */
  predator: ({ moves }) => only(moves, 'shoot', 'pickUp'),
} satisfies Readonly<Record<string, Wishes<StandoffMove>>>;

/** The name of such a way to decide. */
export type PlainPolicy = keyof typeof PLAIN_WISHES;

/** How the Standoff's built-in players decide; none of them needs to reason. */
export const POLICIES: Readonly<Record<string, Policy<StandoffMove>>> = {
  random: randomPolicy,
  sided: policyOf((choice, mind) => PLAIN_WISHES[ownCard(mind) === 'EVIL' ? 'predator' : 'cautious'](choice)),
  cautious: policyOf(PLAIN_WISHES.cautious),
  predator: policyOf(PLAIN_WISHES.predator),
  grim: policyOf(grimWishes),
};

/** Drops while nobody alive has shot; then picks up, and shoots those who have. Who did not drop in time waits till they may. */
function grimWishes({ moves }: Choice<StandoffMove>, mind: Mind): readonly StandoffMove[] {
  const targets = shootersAlive(mind);
  if (targets.size === 0) return only(moves, 'drop', 'stayDown');
  return moves.filter((move) => move.kind === 'pickUp' || (move.kind === 'shoot' && targets.has(move.target)));
}

/** The other players alive who have shot somebody, as everybody saw. */
function shootersAlive(mind: Mind): ReadonlySet<Agent> {
  const shooters = new Set<Agent>();
  const victims = new Set<Agent>();
  for (const happening of mind.seen()) {
    if (!isStandoffHappening(happening)) continue;
    if (happening.kind === 'shot' || happening.kind === 'hostageShot') shooters.add(happening.shooter);
    if (happening.kind === 'shot') victims.add(happening.victim);
  }
  return new Set([...shooters].filter((agent) => agent !== mind.me && !victims.has(agent)));
}

/** What this player chose to be. */
function ownCard(mind: Mind): Card | null {
  const own = mind.seen().find((happening) => isStandoffHappening(happening) && happening.kind === 'card');
  return own !== undefined && isStandoffHappening(own) && own.kind === 'card' && own.who === mind.me ? own.card : null;
}

function only(moves: readonly StandoffMove[], ...kinds: readonly StandoffMove['kind'][]): readonly StandoffMove[] {
  return moves.filter(({ kind }) => kinds.includes(kind));
}
