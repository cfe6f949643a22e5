import type { Moment } from '../engine/moment.ts';
import type { Agent, Stage } from '../engine/rules.ts';
import type { Decision } from '../engine/run.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { printFormula } from '../logic/formula/print.ts';
import type { Mind } from './mind.ts';

/** A game's rule for when built-in players share their diary. */
export interface Talk {
  /** Are the players asked in this stage? */
  asks(stage: Stage): boolean;
  /** Does the rule say that this player shares now? */
  shares(mind: Mind): boolean;
  /**
   * If everybody knows that the others keep to the rule, what a player's silence tells: that this formula, "they have no
   * cause to share", is true. Null if silence tells nothing.
   */
  silence(agent: Agent, names: readonly string[], living: readonly Agent[]): Formula | null;
}

/**
 * What is said next: the built-in players are asked in seat order, from the seat after the last one who spoke, round after
 * round, until a whole round adds nothing. Null if nobody has anything to add.
 *
 * `prunes` tells whether announcing a truth would rule out any world.
 */
export function nextToSpeak(
  moment: Moment,
  talk: Talk,
  speakers: readonly Agent[],
  names: readonly string[],
  mindOf: (agent: Agent) => Mind,
  prunes: (formula: Formula) => boolean,
): Decision | null {
  const last = lastAsked(moment);
  const order = [...speakers.filter((agent) => agent > last), ...speakers.filter((agent) => agent <= last)];
  for (const agent of order) {
    const mind = mindOf(agent);
    const shares = talk.shares(mind);
    if (shares && !mind.isOpenBook()) return { kind: 'share', by: agent };
    const silence = shares ? null : talk.silence(agent, names, moment.living);
    if (silence !== null && prunes(silence)) return { kind: 'silence', by: agent, formula: printFormula(silence) };
  }
  return null;
}

/** The player who was asked last; -1 at the start of a talk. */
function lastAsked({ decision }: Moment): Agent {
  return decision?.kind === 'share' || decision?.kind === 'silence' ? decision.by : -1;
}
