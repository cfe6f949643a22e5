import { listed } from '../../kit/english.ts';
import type { Agent } from '../rules.ts';

/** The players as a sentence speaks of them: "you" for the viewer, everybody else by name. Without a viewer all are named. */
export class People {
  constructor(
    readonly names: readonly string[],
    readonly viewer: Agent | null,
  ) {}

  /** The beginning of a sentence, with a verb in the past: the same for "You" and for a name. */
  subject(agent: Agent): string {
    return agent === this.viewer ? 'You' : this.names[agent];
  }

  /** Whom a sentence speaks of: "you", or a name. */
  object(agent: Agent): string {
    return agent === this.viewer ? 'you' : this.names[agent];
  }

  /** The same where it is the subject of the sentence as well: "yourself", "themself", or who else it is. */
  objectOf(agent: Agent, target: Agent): string {
    if (target !== agent) return this.object(target);
    return agent === this.viewer ? 'yourself' : 'themself';
  }

  /** A verb as it follows the player: `base` for "you", `third` for a name. */
  verb(agent: Agent, base: string, third: string): string {
    return agent === this.viewer ? base : third;
  }

  /** "You see", or "Ann sees". */
  does(agent: Agent, base: string, third: string): string {
    return `${this.subject(agent)} ${this.verb(agent, base, third)}`;
  }

  /** "You are", or "Ann is". */
  is(agent: Agent): string {
    return this.does(agent, 'are', 'is');
  }

  /** "You were", or "Ann was". */
  was(agent: Agent): string {
    return this.does(agent, 'were', 'was');
  }

  /** "Ann, you and Cat". */
  list(agents: readonly Agent[]): string {
    return listed(agents.map((agent) => this.object(agent)));
  }
}
