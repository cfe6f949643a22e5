import type { Rational } from '../../src/kit/rational.ts';
import { rational } from '../../src/kit/rational.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { salem } from '../../src/games/salem/rules.ts';
import { optionsSchema } from '../../src/games/salem/options.ts';
import { DEALS } from '../../src/games/salem/state.ts';
import type { Role, SalemOptions } from '../../src/games/salem/types.ts';
import { parse } from 'valibot';

export const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** One way in which the first night may go, as the engine plays it: a deal, what all chose, and what came of it. */
export interface NightWorld {
  readonly roles: readonly Role[];
  readonly assignment: number;
  /** -1 for nobody. */
  readonly watched: Agent;
  readonly healed: Agent;
  readonly attacked: Agent;
  readonly alert: boolean;
  /** Ascending. */
  readonly dead: readonly Agent[];
  /** Whom the Lookout was shown; null if the Lookout watched nobody. */
  readonly saw: readonly Agent[] | null;
  /** Was the Doctor told that the target was attacked? */
  readonly message: boolean;
  /** How many shots the Veteran was told of. */
  readonly shots: number;
  /** The public outcome with the wills, as a number. */
  readonly disclosed: string;
}

/** The options with some of them changed. */
export function salemOptions(changes: Partial<SalemOptions> = {}): SalemOptions {
  return parse(optionsSchema, changes);
}

/** Every deal with every joint choice of the first night, each once. */
export function firstNightWorlds(options: SalemOptions): NightWorld[] {
  const engine = createEngine(salem, options, NAMES);
  const { possibilities } = engine;
  const worlds: NightWorld[] = [];
  for (const [assignment, state] of engine.firstStates().entries()) {
    const { size } = possibilities.chart(state, 100_000);
    for (let row = 0; row < size; row++) {
      const joint = possibilities.jointOf(state, row);
      const { step, outcome } = possibilities.play(state, joint);
      const target = (kind: string): Agent => {
        const move = joint.find((candidate) => candidate?.kind === kind);
        return move != null && 'target' in move ? move.target : -1;
      };
      let saw: readonly Agent[] | null = null;
      let message = false;
      let shots = 0;
      const dead: Agent[] = [];
      for (const happening of step.happenings) {
        if (happening.kind === 'visitors') saw = happening.visitors;
        else if (happening.kind === 'attacked') message = true;
        else if (happening.kind === 'shots') shots = happening.count;
        else if (happening.kind === 'death') dead.push(happening.who);
      }
      const wills = (step.discloses ?? []).map((agent) => `${agent}:${outcome.seenBy[agent]}`);
      worlds.push({
        roles: DEALS[assignment],
        assignment,
        watched: target('watch'),
        healed: target('heal'),
        attacked: target('kill'),
        alert: joint.some((move) => move?.kind === 'alert'),
        dead,
        saw,
        message,
        shots,
        disclosed: wills.join(' '),
      });
    }
  }
  return worlds;
}

/** How many worlds there are with the Godfather at each place, as shares of all. */
export function godfatherShares(worlds: readonly NightWorld[]): Map<Agent, Rational> {
  const counts = new Map<Agent, number>();
  for (const world of worlds) {
    const place = world.roles.indexOf('GFR');
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return new Map([...counts].map(([place, count]) => [place, rational(BigInt(count), BigInt(worlds.length))]));
}
