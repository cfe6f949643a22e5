import type { Act, Beat, Presentation, Sentence } from '../presentation.ts';
import type { Agent, Happening, Move } from '../rules.ts';
import { People } from './people.ts';

/** Something with a kind: a move or a happening. */
interface OfKind {
  readonly kind: string;
}

/**
 * Tells a rule set's own moves, or its own happenings, from others. The engine hands back what the rules gave it, so that the kind alone
 * tells what it is. `kinds` must name them all; the compiler sees to it.
 */
export function ofKinds<T extends OfKind>(kinds: Readonly<Record<T['kind'], true>>): (value: OfKind) => value is T {
  return (value): value is T => Object.hasOwn(kinds, value.kind);
}

/** A game's words for its own moves and happenings; see the functions of `Presentation` that they become. */
export interface OwnWords<M extends Move, H extends Happening> {
  /** Is this a move, or a happening, of this game? See `ofKinds`. */
  isMove(move: Move): move is M;
  isHappening(happening: Happening): happening is H;
  /** What a happening reads like to its viewer. */
  told(happening: H, people: People): Sentence;
  /** What a player did; null for what deserves no words. Left out where what happened tells it all. */
  did?(agent: Agent, move: M, people: People): Sentence | null;
  /** A move as it is offered. */
  offered(move: M, names: readonly string[]): string;
  /** A public happening in a few words; empty for what need not be told again. */
  summed(happening: H, names: readonly string[]): string;
  /** What a move looks like on the board. */
  drawn(agent: Agent, move: M): Act | null;
  /** The acts that a happening tells of; left out where none tells of any. */
  drawnOf?(happening: H): readonly Act[];
  /** What a happening lets everybody see a player wear. */
  worn(happening: H): { readonly who: Agent; readonly sign: string } | null;
  /** At which beats a happening shows; left out where every step is one beat. */
  beats?(happening: H): readonly Beat[];
}

type Spoken = Pick<Presentation, 'happening' | 'moved' | 'offer' | 'headline' | 'act' | 'actsTold' | 'worn' | 'beats'>;

const NOTHING: Sentence = { icon: 'dot', text: '' };

/** The part of a game's presentation that speaks of its own moves and happenings. Of those of no such kind nothing is told. */
export function inOwnWords<M extends Move, H extends Happening>(words: OwnWords<M, H>): Spoken {
  return {
    happening: (happening, names, viewer) =>
      words.isHappening(happening) ? words.told(happening, new People(names, viewer)) : NOTHING,
    moved: (agent, move, names, viewer) =>
      words.isMove(move) ? (words.did?.(agent, move, new People(names, viewer)) ?? null) : null,
    offer: (move, names) => (words.isMove(move) ? words.offered(move, names) : move.kind),
    headline: (happenings, names) =>
      happenings
        .map((happening) => (words.isHappening(happening) ? words.summed(happening, names) : ''))
        .filter((text) => text !== '')
        .join('; '),
    act: (agent, move) => (words.isMove(move) ? words.drawn(agent, move) : null),
    actsTold: (happening) => (words.isHappening(happening) ? (words.drawnOf?.(happening) ?? []) : []),
    worn: (happening) => (words.isHappening(happening) ? words.worn(happening) : null),
    beats: (happening) => (words.isHappening(happening) ? (words.beats?.(happening) ?? []) : []),
  };
}
