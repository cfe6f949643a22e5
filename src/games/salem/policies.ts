import type { Agent, Choice, Stage } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import { atom, knows, not, and, or } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import type { Mind } from '../../players/mind.ts';
import type { Policy } from '../../players/policy.ts';
import { randomPolicy } from '../../players/policy.ts';
import type { Talk } from '../../players/talk.ts';
import type { Role, SalemMove, SalemOptions } from './types.ts';
import { ROLES } from './types.ts';

/**
 * How Salem's built-in players decide. `informed` follows the published study (see docs/salem.md): they use what they
 * know for certain, with its chances as options.
 */
export function policies(options: SalemOptions): Readonly<Record<string, Policy<SalemMove>>> {
  return {
    informed: { reasons: true, choose: (...situation) => informedChoice(options, ...situation) },
    random: randomPolicy,
  };
}

function informedChoice(
  options: SalemOptions,
  { moves }: Choice<SalemMove>,
  stage: Stage,
  mind: Mind,
  random: Random,
): SalemMove {
  if (moves.length === 1) return moves[0];
  if (stage.phase === 'talk') return find(moves, knownGodfather(mind) === null ? 'stay' : 'reveal');
  if (stage.phase === 'vote') return vote(moves, mind, random);
  if (moves.some((move) => move.kind === 'alert')) return alert(options, moves, mind, random);
  const preferred = moves.some((move) => move.kind === 'kill') ? knownRoles(mind) : knownTown(mind);
  return target(options, moves, preferred, mind, random);
}

/** Chooses a known target with the options' chance, if there is one; else any other. */
function target(
  options: SalemOptions,
  moves: readonly SalemMove[],
  preferred: readonly Agent[],
  mind: Mind,
  random: Random,
): SalemMove {
  const others = moves.filter((move) => 'target' in move && move.target !== mind.me);
  const known = others.filter((move) => 'target' in move && preferred.includes(move.target));
  const rest = others.filter((move) => !known.includes(move));
  if (known.length > 0 && (rest.length === 0 || random.chance(options.preferKnown, 100))) return random.pick(known);
  return random.pick(rest);
}

function alert(options: SalemOptions, moves: readonly SalemMove[], mind: Mind, random: Random): SalemMove {
  const alerts =
    options.alertPercent === null ? random.chance(1, mind.living.length - 1) : random.chance(options.alertPercent, 100);
  return find(moves, alerts ? 'alert' : 'stay');
}

/** A townie votes for the Godfather if they know him; the Godfather for somebody whose role he knows. */
function vote(moves: readonly SalemMove[], mind: Mind, random: Random): SalemMove {
  const godfather = knownGodfather(mind);
  const targets = godfather === mind.me ? knownRoles(mind) : godfather === null ? [] : [godfather];
  const votes = moves.filter((move) => 'target' in move && targets.includes(move.target));
  return votes.length === 0 ? find(moves, 'abstain') : random.pick(votes);
}

function find(moves: readonly SalemMove[], kind: SalemMove['kind']): SalemMove {
  return moves.find((move) => move.kind === kind) ?? moves[0];
}

/** The Godfather, if this player knows who it is. */
function knownGodfather(mind: Mind): Agent | null {
  const agent = mind.possibleSigns().findIndex((signs) => signs.size === 1 && signs.has('GFR'));
  return agent < 0 ? null : agent;
}

/** The other living players whose role this player knows. */
function knownRoles(mind: Mind): Agent[] {
  const signs = mind.possibleSigns();
  return mind.living.filter((agent) => agent !== mind.me && signs[agent].size === 1);
}

/** The other living players whom this player knows to be Town. */
function knownTown(mind: Mind): Agent[] {
  const signs = mind.possibleSigns();
  return mind.living.filter((agent) => agent !== mind.me && !signs[agent].has('GFR'));
}

/**
 * T19: a player shares what they know if and only if they know that somebody else knows their role: some living
 * other, one and the same; with `deDicto`, somebody, whoever it is. The Godfather is never asked.
 */
export function talk(options: SalemOptions): Talk {
  return {
    asks: (stage) => stage.phase === 'talk',
    shares: (mind) => {
      const role = ownRole(mind);
      if (role === 'GFR') return false;
      const others = knowers(mind.me, role, mind.names, mind.living);
      return options.deDicto ? mind.knows(or(...others)) : others.some((formula) => mind.knows(formula));
    },
    silence: (agent, names, living) =>
      options.silenceSpeaks ? not(causeToShare(options, agent, names, living)) : null,
  };
}

/** "The others know my role", for each living other. */
function knowers(me: Agent, role: Role, names: readonly string[], living: readonly Agent[]): Formula[] {
  return living
    .filter((other) => other !== me)
    .map((other) => knows(names[other], atom(role.toLowerCase(), names[me])));
}

/** T19 as a formula: the player is one of the Town and knows that somebody else knows their role. */
function causeToShare(
  options: SalemOptions,
  agent: Agent,
  names: readonly string[],
  living: readonly Agent[],
): Formula {
  const cases = ROLES.filter((role) => role !== 'GFR').map((role) => {
    const others = knowers(agent, role, names, living);
    const known = options.deDicto
      ? knows(names[agent], or(...others))
      : or(...others.map((formula) => knows(names[agent], formula)));
    return and(atom(role.toLowerCase(), names[agent]), known);
  });
  return or(...cases);
}

function ownRole(mind: Mind): Role {
  const [own] = mind.possibleSigns()[mind.me];
  return ROLES.find((role) => role === own) ?? 'GFR';
}
