import type { StandoffState } from '../../games/standoff/state.ts';
import { isEvil, isIn } from '../../games/standoff/state.ts';
import type { Card, StandoffMove, StandoffOptions } from '../../games/standoff/types.ts';
import type { Rational } from '../../kit/rational.ts';
import { add } from '../../kit/rational.ts';
import type { SolvedState, StandoffOutcome, StandoffSolution } from './solve.ts';
import { chancesFrom, copiesOf, endOf, keyUpToNames } from './solve.ts';

/** How a player stands in a state of the graph, and how many stand so. */
export interface Standing {
  readonly card: Card;
  readonly evil: boolean;
  readonly alive: boolean;
  readonly dropped: boolean;
  readonly waiting: boolean;
  /** Is asked whether to pick up. */
  readonly asked: boolean;
  readonly taker: boolean;
  readonly players: number;
}

/** A state of the graph: all that are the same but for names. */
export interface StandoffNode {
  readonly id: number;
  readonly standings: readonly Standing[];
  readonly hostage: boolean;
  readonly living: number;
  /** The most steps that can lead here from the start. */
  readonly steps: number;
  /** How many states it stands for. */
  readonly copies: number;
  /** How the game ends here; null if it goes on. */
  readonly end: StandoffOutcome | null;
  /** How likely each end is from here. */
  readonly chances: Readonly<Record<StandoffOutcome, Rational>>;
}

/** What leads from one state to another. */
export interface StandoffEdge {
  readonly from: number;
  readonly to: number;
  /** How likely it is to be what follows. */
  readonly weight: Rational;
  /** The kinds of acts that lead there; none where those who are asked decide, or nobody acts any more. */
  readonly acts: readonly StandoffMove['kind'][];
}

/** A solved Standoff as a graph without cycles, in layers: fewer and fewer living, and then more and more steps. Edges only go to later layers. */
export interface StandoffGraph {
  readonly nodes: readonly StandoffNode[];
  readonly edges: readonly StandoffEdge[];
  /** The layers from the start on: the numbers of their nodes. */
  readonly layers: readonly { readonly living: number; readonly steps: number; readonly nodes: readonly number[] }[];
  /** The numbers of the nodes by the states' texts; see `markedAlong`. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** The graph of a solved Standoff; node 0 is the start. */
export function graphOf({ collapsed }: StandoffSolution, options: StandoffOptions): StandoffGraph {
  const numbers = new Map(collapsed.map(({ key }, id) => [key, id]));
  const edges = collapsed.flatMap((entry, from) => edgesFrom(entry, from, numbers));
  const steps = collapsed.map(() => 0);
  // The states come in such an order that all edges go forward.
  for (const { from, to } of edges) steps[to] = Math.max(steps[to], steps[from] + 1);
  const nodes = collapsed.map((entry, id): StandoffNode => {
    const standings = standingsOf(entry.state);
    const living = standings.reduce((sum, { alive, players }) => sum + (alive ? players : 0), 0);
    return {
      id,
      standings,
      hostage: entry.state.hostage,
      living,
      steps: steps[id],
      copies: copiesOf(entry),
      end: endOf(entry, options),
      chances: chancesFrom(entry),
    };
  });
  return { nodes, edges, layers: layersOf(nodes), numbers };
}

/** For each of a game's states from the deal on, its node; null for those that the graph does not know. */
export function markedAlong({ numbers }: StandoffGraph, states: readonly StandoffState[]): readonly (number | null)[] {
  // Offers that nobody took are no states of the graph; nor are states in which nothing but chance decides.
  return states.map(
    (state) => numbers.get(keyUpToNames(state)) ?? numbers.get(keyUpToNames({ ...state, quiet: 0 })) ?? null,
  );
}

function edgesFrom(
  { links }: SolvedState,
  from: number,
  numbers: ReadonlyMap<string, number>,
): readonly StandoffEdge[] {
  const edges = new Map<number, StandoffEdge>();
  for (const { state, weight, move } of links) {
    const to = numbers.get(keyUpToNames(state));
    if (to === undefined) throw new RangeError('Every state that can follow has been solved.');
    const known = edges.get(to);
    const acts = new Set(known?.acts);
    if (move !== null) acts.add(move.kind);
    edges.set(to, {
      from,
      to,
      weight: known === undefined ? weight : add(known.weight, weight),
      acts: [...acts],
    });
  }
  return [...edges.values()];
}

function standingsOf(state: StandoffState): readonly Standing[] {
  const standings = new Map<string, Standing>();
  for (const [agent, card] of state.cards.entries()) {
    const standing: Standing = {
      card,
      evil: isEvil(state, agent),
      alive: isIn(state.alive, agent),
      dropped: isIn(state.dropped, agent),
      waiting: state.waiting === agent,
      asked: isIn(state.asked, agent),
      taker: state.taker === agent,
      players: 1,
    };
    const key = JSON.stringify(standing);
    const players = (standings.get(key)?.players ?? 0) + 1;
    standings.set(key, { ...standing, players });
  }
  return [...standings.values()];
}

function layersOf(nodes: readonly StandoffNode[]): StandoffGraph['layers'] {
  const layers = new Map<string, { readonly living: number; readonly steps: number; readonly nodes: number[] }>();
  for (const { id, living, steps } of nodes) {
    const key = `${living} ${steps}`;
    const layer = layers.get(key);
    if (layer === undefined) layers.set(key, { living, steps, nodes: [id] });
    else layer.nodes.push(id);
  }
  return [...layers.values()].toSorted((one, other) => other.living - one.living || one.steps - other.steps);
}
