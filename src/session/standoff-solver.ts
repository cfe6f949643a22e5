import {
  pointsAfter,
  pointsTable,
  readOptions,
  routeTo,
  statesAlong,
  type Course,
  type Joint,
} from '../analysis/standoff/course.ts';
import type { StandoffGraph } from '../analysis/standoff/graph.ts';
import { graphOf, markedAlong } from '../analysis/standoff/graph.ts';
import { payByEvil, payChoices } from '../analysis/standoff/pay.ts';
import { cardsWith, keyUpToNames, solveStandoff } from '../analysis/standoff/solve.ts';
import type { Rational } from '../kit/rational.ts';
import { compare, toNumber, toText } from '../kit/rational.ts';
import type {
  Chances,
  Exact,
  PayChoice,
  PointsReport,
  StateEdge,
  StateMark,
  StatesReport,
  StatesWish,
} from './solver.ts';

/** No more marks than these are drawn; where there are more states, a mark is a whole layer. */
const MOST_MARKS = 2000;

/** See `Solver.standoffStates`. @throws Refusal if the game that was given is none. */
export function solvedStates(wish: StatesWish, course: Course | null): StatesReport {
  const options = readOptions(optionsFor(wish));
  const cards = cardsWith(wish.players, wish.evil, wish.civilians);
  const solution = solveStandoff({ cards, options, good: wish.good, evil: wish.evilPlays });
  const graph = graphOf(solution, options);
  const path = course === null ? [] : markedAlong(graph, statesAlong(course));
  const { chances, points, states, collapsed, ends } = solution;
  return {
    chances: shownChances(chances),
    points: { good: orNull(points.good), evil: orNull(points.evil) },
    states,
    upToNames: collapsed.length,
    ends,
    ...(graph.nodes.length > MOST_MARKS ? layersDrawn(graph, path) : statesDrawn(graph, path)),
  };
}

/** See `Solver.standoffPay`. */
export function solvedPay(wish: Omit<StatesWish, 'evil' | 'civilians'>): readonly PayChoice[] {
  const options = readOptions(optionsFor({ ...wish, civilians: 0 }));
  const pays = payByEvil(wish.players, { options, good: wish.good, evil: wish.evilPlays });
  return payChoices(pays).map(({ othersEvil, good, evil }) => {
    const more = compare(good, evil);
    return {
      others: othersEvil,
      good: exact(good),
      evil: exact(evil),
      pays: more === 0 ? 'even' : more > 0 ? 'good' : 'evil',
    };
  });
}

/** See `Solver.standoffPoints`. @throws Refusal if a round is no game. */
export function countedPoints(courses: readonly Course[]): PointsReport {
  const rounds = courses.map(pointsAfter);
  const { sums } = pointsTable(rounds.map((round, index) => round?.points ?? courses[index].deal.map(() => 0)));
  return { rounds, sums };
}

/** See `Solver.standoffRoute`. */
export function solvedRoute(course: Course, key: string): readonly Joint[] | null {
  const states = statesAlong(course);
  return routeTo(states[states.length - 1], key, readOptions(course.options), keyUpToNames);
}

function optionsFor({ reading, pickUp, scheduler, hostage, civilians }: Omit<StatesWish, 'evil'>) {
  return { reading, pickUp, scheduler, hostage, civilians: civilians > 0 };
}

function exact(value: Rational): Exact {
  return { text: toText(value), value: toNumber(value) };
}

function orNull(value: Rational | null): Exact | null {
  return value === null ? null : exact(value);
}

function shownChances({ good, evil, draw, standstill }: StandoffGraph['nodes'][number]['chances']): Chances {
  return { good: exact(good), evil: exact(evil), draw: exact(draw), standstill: exact(standstill) };
}

type Drawn = Pick<StatesReport, 'layers' | 'marks' | 'edges' | 'byLayer' | 'course'>;

function statesDrawn(graph: StandoffGraph, course: readonly (number | null)[]): Drawn {
  const layerOf = layerNumbers(graph);
  const texts = new Map([...graph.numbers].map(([key, id]) => [id, key]));
  return {
    layers: graph.layers.map(({ nodes, ...layer }) => ({ ...layer, marks: nodes })),
    marks: graph.nodes.map(({ id, standings, hostage, copies, end, chances }): StateMark => ({
      id,
      layer: layerOf[id],
      states: 1,
      copies,
      end,
      chances: shownChances(chances),
      standings,
      hostage,
      key: texts.get(id) ?? '',
    })),
    edges: graph.edges.map(({ from, to, weight, acts }) => ({ from, to, share: toNumber(weight), acts })),
    byLayer: false,
    course,
  };
}

function layersDrawn(graph: StandoffGraph, course: readonly (number | null)[]): Drawn {
  const layerOf = layerNumbers(graph);
  const edges = new Map<string, StateEdge>();
  for (const { from, to } of graph.edges) {
    const edge = { from: layerOf[from], to: layerOf[to], share: 0, acts: [] };
    edges.set(`${edge.from} ${edge.to}`, edge);
  }
  return {
    layers: graph.layers.map(({ living, steps }, layer) => ({ living, steps, marks: [layer] })),
    marks: graph.layers.map(({ nodes }, layer) => ({
      id: layer,
      layer,
      states: nodes.length,
      copies: nodes.reduce((sum, id) => sum + graph.nodes[id].copies, 0),
      end: null,
      chances: null,
      standings: [],
      hostage: false,
      key: '',
    })),
    edges: [...edges.values()],
    byLayer: true,
    course: course.map((id) => (id === null ? null : layerOf[id])),
  };
}

/** For each state, the number of its layer. */
function layerNumbers(graph: StandoffGraph): readonly number[] {
  const numbers = graph.nodes.map(() => 0);
  for (const [layer, { nodes }] of graph.layers.entries()) for (const id of nodes) numbers[id] = layer;
  return numbers;
}
