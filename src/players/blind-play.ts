import type { Setting } from '../engine/setting.ts';
import type { Agent, Choice, Deal, Happening, Move, Result, Turn } from '../engine/rules.ts';
import type { Random } from '../kit/random.ts';
import type { Mind } from './mind.ts';
import { seenBy } from './mind.ts';
import type { Policy } from './policy.ts';
import { drawMove } from './policy.ts';
import type { Schedule, Want } from './schedule.ts';
import { wantOf, whoActs } from './schedule.ts';

/** A game that was played without anybody's knowledge being worked out. */
export interface BlindGame {
  readonly result: Result;
  /** The round in which it ended. */
  readonly rounds: number;
  /** What happened, step by step. */
  readonly happenings: readonly (readonly Happening[])[];
}

/**
 * Plays a whole game by the rules alone: `policies` has one for each player, none of which looks at knowledge, and `nextChance` gives one
 * turn's chance after the other.
 * @throws RangeError if a policy does look at knowledge; Refusal for a deal that the rules do not allow.
 */
export function playBlind<S, M extends Move, O, H extends Happening>(
  { rules, options, names }: Pick<Setting<S, M, O, H>, 'rules' | 'options' | 'names'>,
  deal: Deal,
  policies: readonly Policy<M>[],
  schedule: Schedule,
  nextChance: () => Random,
): BlindGame {
  const dealt = rules.deals(options, names.length).lay(deal);
  const happenings: (readonly Happening[])[] = [dealt.happenings];
  const minds = policies.map((_, agent) => new BlindMind(agent, happenings));
  let state = dealt.next;
  let rounds = 0;
  for (let result = rules.result(state, options); ; result = rules.result(state, options)) {
    if (result !== null) return { result, rounds, happenings };
    const turn = rules.turn(state, options);
    rounds = turn.stage.round;
    const step = rules.play(state, blindJoint(turn, policies, minds, schedule, nextChance()), options);
    happenings.push(step.happenings);
    state = step.next;
  }
}

const NOBODY: readonly never[] = [];

/** The mind of a player whose knowledge is not worked out: nothing can be asked of it but what was seen. */
class BlindMind implements Mind {
  readonly names = NOBODY;
  readonly living = NOBODY;

  constructor(
    readonly me: Agent,
    private readonly steps: readonly (readonly Happening[])[],
  ) {}

  seen(): readonly Happening[] {
    return this.steps.flatMap((happenings) => seenBy(happenings, this.me));
  }

  possibleSigns(): never {
    return this.#refuse();
  }

  signCounts(): never {
    return this.#refuse();
  }

  knows(): never {
    return this.#refuse();
  }

  isOpenBook(): never {
    return this.#refuse();
  }

  #refuse(): never {
    throw new RangeError('A policy that reasons cannot play without knowledge.');
  }
}

/** What every seat chooses by policies that never look at knowledge, and by chance. */
function blindJoint<M extends Move>(
  { choices, mode, stage }: Turn<M>,
  policies: readonly Policy<M>[],
  minds: readonly Mind[],
  schedule: Schedule,
  random: Random,
): (M | null)[] {
  const joint: (M | null)[] = [];
  if (mode === 'together') {
    for (const choice of choices) {
      const [agent] = choice.by;
      const move =
        choice.by.length === 0 ? drawMove(choice, random) : policies[agent].choose(choice, stage, minds[agent], random);
      joint.push(move ?? choice.moves[0]);
    }
    return joint;
  }
  const ask = (choice: Choice<M>): Want<M> => {
    const [agent] = choice.by;
    return choice.by.length === 0
      ? { move: drawMove(choice, random), wishes: 1 }
      : wantOf(choice, stage, policies[agent], minds[agent], random);
  };
  const acting = whoActs(choices, schedule, ask, random);
  for (let seat = 0; seat < choices.length; seat++) joint.push(seat === acting?.place ? acting.move : null);
  return joint;
}
