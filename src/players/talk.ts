import type { Moment } from '../engine/moment.ts';
import type { Agent } from '../engine/rules.ts';
import type { Decision } from '../engine/run.ts';
import type { Formula } from '../logic/formula/formula.ts';
import { printFormula } from '../logic/formula/print.ts';
import type { Mind } from './mind.ts';

/** A game's rule for when built-in players share their diary. */
export interface Talk {
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
  const silences = new Map<Agent, Formula>();
  for (const agent of speakers) {
    const silence = talk.silence(agent, names, moment.living);
    if (silence !== null) silences.set(agent, silence);
  }
  const last = lastAsked(moment, silences);
  const order = [...speakers.filter((agent) => agent > last), ...speakers.filter((agent) => agent <= last)];
  for (const agent of order) {
    const mind = mindOf(agent);
    if (!mind.isOpenBook() && talk.shares(mind)) return { kind: 'share', by: agent };
    const silence = silences.get(agent);
    if (silence !== undefined && !talk.shares(mind) && prunes(silence)) {
      return { kind: 'announce', by: null, formula: printFormula(silence) };
    }
  }
  return null;
}

/** The player who was asked last in this turn, as far as that shows in what was said; -1 if nobody was. */
function lastAsked(moment: Moment, silences: ReadonlyMap<Agent, Formula>): Agent {
  const { decision } = moment;
  if (decision?.kind === 'share') return decision.by;
  if (decision?.kind !== 'announce' || decision.by !== null) return -1;
  for (const [agent, silence] of silences) if (printFormula(silence) === decision.formula) return agent;
  return -1;
}
