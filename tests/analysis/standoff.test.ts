import { describe, expect, test } from 'vitest';
import { simulate } from '../../src/analysis/simulate.ts';
import { graphOf, markedAlong } from '../../src/analysis/standoff/graph.ts';
import { payByEvil, payChoices } from '../../src/analysis/standoff/pay.ts';
import type { StandoffSetting, StandoffSolution } from '../../src/analysis/standoff/solve.ts';
import { cardsWith, OUTCOMES, solveStandoff } from '../../src/analysis/standoff/solve.ts';
import { wilsonInterval } from '../../src/analysis/wilson.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { standoff as game } from '../../src/games/standoff/index.ts';
import { standoff as rules } from '../../src/games/standoff/rules.ts';
import type { PlainPolicy } from '../../src/games/standoff/policies.ts';
import { add, rational, toNumber, toText } from '../../src/kit/rational.ts';
import { randomGame } from '../support/random-games.ts';
import { NAMES, standoffOptions } from '../support/standoff-play.ts';

const PLAIN: readonly PlainPolicy[] = ['random', 'cautious', 'predator'];

function solve(
  players: number,
  evil: number,
  changes: object = {},
  good: PlainPolicy = 'random',
  evilPlays: PlainPolicy = 'random',
): StandoffSolution {
  return solveStandoff({ cards: cardsWith(players, evil), options: standoffOptions(changes), good, evil: evilPlays });
}

function texts({ chances }: StandoffSolution): Readonly<Record<string, string>> {
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, toText(chances[outcome])]));
}

describe('exact chances', () => {
  test('one end or another comes, whoever plays how (S3, S4)', () => {
    for (const changes of [{}, { pickUp: 'auto' }, { reading: 'code', pickUp: 'half' }, { hostage: true }]) {
      for (const good of PLAIN) {
        for (const evilPlays of PLAIN) {
          const { chances } = solve(3, 2, changes, good, evilPlays);
          expect(OUTCOMES.map((outcome) => chances[outcome]).reduce(add)).toEqual(rational(1n));
        }
      }
    }
  });

  test('players who choose at random pick up as chance does (S12)', () => {
    for (const evil of [0, 1, 2, 3, 4]) {
      expect(texts(solve(4, evil, { pickUp: 'choice' }))).toEqual(texts(solve(4, evil, { pickUp: 'half' })));
    }
  });

  test('three who are cautious and good drop one after the other: all win (S4)', () => {
    const solution = solve(3, 0, {}, 'cautious', 'random');
    expect(texts(solution)).toEqual({ good: '1', evil: '0', draw: '0', standstill: '0' });
    expect(solution.states).toBe(8);
    expect(toText(solution.points.good ?? rational(0n))).toBe('3');
    expect(solution.points.evil).toBeNull();
  });

  /*
   * By hand. Two cautious good players and one predator, `players`: each of the armed is as likely to be next. All armed: with
   * 1/3 the predator shoots one (armed, good), drops, and the other drops: good. With 2/3 one drops; then with 1/2 the other
   * drops, and the predator shoots both, who are down: evil. With 1/2 the predator acts, at either victim with 1/2. The one who is
   * down: it may shoot again, and the next to act is either as likely: it shoots the armed one (evil, though it then drops), or that
   * one drops and is shot too (evil). The armed one: it drops, and so everybody has: good.
   */
  test('two cautious good players and a predator, worked out by hand (S8, S10, S14, S16)', () => {
    const solution = solve(3, 1, { scheduler: 'players' }, 'cautious', 'predator');
    expect(texts(solution)).toEqual({ good: '1/2', evil: '1/2', draw: '0', standstill: '0' });
    expect(toText(solution.points.good ?? rational(0n))).toBe('1/4');
    expect(toText(solution.points.evil ?? rational(0n))).toBe('2');
  });

  test('by the code reading an evil player who waits as the only armed one and never drops brings a standstill; by the prose with `auto` there is none (S9, S23)', () => {
    expect(solve(4, 2, { reading: 'code', pickUp: 'auto' }, 'cautious', 'predator').ends.standstill).toBeGreaterThan(0);
    for (const evil of [1, 2, 3, 4]) {
      expect(texts(solve(4, evil, { pickUp: 'auto' }, 'cautious', 'predator'))).toMatchObject({ standstill: '0' });
    }
  });

  test('no state can follow itself, with a hostage and civilians too (S18 to S21)', () => {
    const options = standoffOptions({ hostage: true, civilians: true });
    const cards = ['GOOD', 'CIVILIAN', 'EVIL', 'EVIL'] as const;
    const { chances, collapsed } = solveStandoff({ cards, options, good: 'random', evil: 'random' });
    expect(OUTCOMES.map((outcome) => chances[outcome]).reduce(add)).toEqual(rational(1n));
    expect(new Set(collapsed.map(({ key }) => key)).size).toBe(collapsed.length);
  });
});

describe('simulated games agree with the exact chances', () => {
  const GAMES = 4_000;
  const simulated = (players: number, options: object, decider: string) => {
    const names = [...NAMES, 'Eve'].slice(0, players);
    const series = {
      table: game.open(options, names),
      seed: 2,
      deciders: names.map(() => decider),
      statistics: game.statistics,
    };
    return simulate(
      series,
      Array.from({ length: GAMES }, (_, number) => number),
    ).all;
  };

  test.each([
    [3, { evil: 1, pickUp: 'auto' }],
    [4, { evil: 2, pickUp: 'half', scheduler: 'players' }],
    [4, { evil: 2, reading: 'code' }],
    [5, { evil: 3 }],
  ])('random play by %i players with %j (S3, S4)', (players, options) => {
    const { chances } = solve(players, options.evil, options);
    const { wins, draws } = simulated(players, options, 'random');
    expectWithin(chances, { ...wins, draw: draws }, GAMES);
  });

  test.each([
    { evil: 2, pickUp: 'auto' },
    { evil: 2, reading: 'code' },
    { evil: 1, scheduler: 'players' },
  ])('cautious good players against predators with %j (S3, S4)', (options) => {
    const { chances } = solve(4, options.evil, options, 'cautious', 'predator');
    const { wins, draws } = simulated(4, options, 'sided');
    expectWithin(chances, { ...wins, draw: draws }, GAMES);
  });
});

function expectWithin(
  chances: StandoffSolution['chances'],
  counts: Readonly<Record<string, number>>,
  games: number,
): void {
  for (const outcome of OUTCOMES) {
    const [low, high] = wilsonInterval(Object.hasOwn(counts, outcome) ? counts[outcome] : 0, games);
    const exact = toNumber(chances[outcome]);
    expect(exact).toBeGreaterThanOrEqual(low);
    expect(exact).toBeLessThanOrEqual(high);
  }
}

describe('does being evil pay?', () => {
  const setting: Omit<StandoffSetting, 'cards'> = { options: standoffOptions(), good: 'random', evil: 'random' };

  test('S16: the points of either side, by how many are evil', () => {
    const pays = payByEvil(3, setting);
    expect(pays.map(({ evil }) => evil)).toEqual([0, 1, 2, 3]);
    for (const { evil, evilPoints, goodPoints } of pays) {
      const { chances, points } = solve(3, evil);
      expect(goodPoints).toEqual(points.good);
      // Whoever wins alone gets 4, and each of the evil is as likely to.
      if (evil === 0) expect(evilPoints).toBeNull();
      else expect(toNumber(evilPoints ?? rational(0n)) * evil).toBeCloseTo(toNumber(chances.evil) * 4);
    }
    expect(pays[3].goodPoints).toBeNull();
  });

  test('S16: as a chart, each choice is compared with the same others', () => {
    const pays = payByEvil(3, setting);
    const choices = payChoices(pays);
    expect(choices.map(({ othersEvil }) => othersEvil)).toEqual([0, 1, 2]);
    expect(choices.map(({ good }) => good)).toEqual([0, 1, 2].map((others) => pays[others].goodPoints));
    expect(choices.map(({ evil }) => evil)).toEqual([0, 1, 2].map((others) => pays[others + 1].evilPoints));
  });
});

describe('the graph of states', () => {
  const options = standoffOptions({ pickUp: 'auto' });
  const solution = solve(4, 2, { pickUp: 'auto' });
  const graph = graphOf(solution, options);

  test('its edges lead to later layers only, and what leaves a state adds up to 1', () => {
    const layerOf = new Map(graph.layers.flatMap(({ nodes }, layer) => nodes.map((node) => [node, layer] as const)));
    expect(layerOf.size).toBe(graph.nodes.length);
    expect(graph.layers[0].nodes).toEqual([0]);
    for (const { from, to } of graph.edges) expect(layerOf.get(to)).toBeGreaterThan(layerOf.get(from) ?? -1);
    for (const { id, end } of graph.nodes) {
      const weights = graph.edges.filter(({ from }) => from === id).map(({ weight }) => weight);
      if (end === null) expect(weights.reduce(add)).toEqual(rational(1n));
      else expect(weights).toHaveLength(0);
    }
  });

  test('each state says how players stand, for how many it stands, and how likely each end is from there', () => {
    const [start] = graph.nodes;
    expect(start.standings.map(({ card, players }) => [card, players])).toEqual([
      ['GOOD', 2],
      ['EVIL', 2],
    ]);
    expect(toText(start.chances.good)).toBe('4055/6048');
    expect(graph.nodes.reduce((sum, { copies }) => sum + copies, 0)).toBe(126);
    for (const { end, chances } of graph.nodes) if (end !== null) expect(toText(chances[end])).toBe('1');
  });

  test.each(['auto', 'choice', 'half'])('a game passes through it from the start to its end (%s)', (pickUp) => {
    const own = standoffOptions({ pickUp });
    const ownGraph = graphOf(solve(4, 2, { pickUp }), own);
    const engine = createEngine(rules, own, NAMES);
    for (let seed = 0; seed < 20; seed++) {
      const moments = momentsTo(randomGame(engine, seed, 40, 100));
      const states = moments.map(({ state }) => engine.possibilities.state(state));
      if (states[0].cards.filter((card) => card === 'EVIL').length !== 2) continue;
      const marked = markedAlong(ownGraph, states).filter((node) => node !== null);
      const path = marked.filter((node, index) => node !== marked[index - 1]);
      expect(path[0]).toBe(0);
      for (const [place, node] of path.slice(1).entries()) {
        expect(ownGraph.edges.some(({ from, to }) => from === path[place] && to === node)).toBe(true);
      }
      const { result } = moments[moments.length - 1];
      const last = ownGraph.nodes[path[path.length - 1]].end;
      if (result !== null && result.reason !== 'standstill') expect(last).toBe(result.winner ?? 'draw');
    }
  });
});
