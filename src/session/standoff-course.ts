import { pathTo, ROOT, type Run } from '../engine/run.ts';
import type { Viewpoint } from './viewpoint.ts';
import type { Course, StatesWish } from './solver.ts';

/** A game as the solver takes it, and for each of its states the last node at which it stands so. */
export interface CourseToNode {
  readonly course: Course;
  readonly nodes: readonly number[];
}

/** The game from the deal up to a node. What is only said changes no state. */
export function courseTo(run: Run, node: number): CourseToNode {
  const nodes: number[] = [ROOT];
  const joints: Course['joints'][number][] = [];
  for (const { id, decision } of pathTo(run, node)) {
    if (decision.kind === 'act') {
      joints.push(decision.joint);
      nodes.push(id);
    } else nodes[nodes.length - 1] = id;
  }
  return { course: { options: run.options, deal: run.deal, joints }, nodes };
}

/** A text that stays the same as long as the same game is on the screen, however it is stepped and branched. */
export function gameKey({ game, options, names, seed, deal }: Run): string {
  return JSON.stringify([game, options, names, seed, deal]);
}

/** So many players are solved. */
export const LEAST_SOLVED = 3;
export const MOST_SOLVED = 6;

/** What to ask of the solver for a game. How many are evil is the teacher's to know: a player is shown half of them. */
export function wishFor(run: Run, viewpoint: Viewpoint): StatesWish {
  const players = Math.min(MOST_SOLVED, run.deal.length);
  const exactly = viewpoint === 'teacher' && players === run.deal.length;
  const count = (card: string) => run.deal.filter((other) => other === card).length;
  const given = new Map<string, unknown>(
    typeof run.options === 'object' && run.options !== null ? Object.entries(run.options) : [],
  );
  return {
    players,
    evil: exactly ? count('EVIL') : Math.floor(players / 2),
    civilians: exactly ? count('CIVILIAN') : 0,
    hostage: given.get('hostage') === true,
    reading: oneOf(given.get('reading'), ['prose', 'code']),
    pickUp: oneOf(given.get('pickUp'), ['choice', 'auto', 'half']),
    scheduler: oneOf(given.get('scheduler'), ['pairs', 'players']),
    good: 'random',
    evilPlays: 'random',
  };
}

/** A word that is known, else the first that is. */
function oneOf<const T extends string>(given: unknown, known: readonly [T, ...T[]]): T {
  return known.find((word) => word === given) ?? known[0];
}
