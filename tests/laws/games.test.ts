import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { historyOf } from '../../src/engine/history.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { Replay } from '../../src/engine/replay.ts';
import type { AtomSignature, Happening, Move, Rules } from '../../src/engine/rules.ts';
import { viewOf } from '../../src/engine/view.ts';
import { games } from '../../src/games/index.ts';
import type { Random } from '../../src/kit/random.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { contract } from '../../src/logic/contract.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import type { Model } from '../../src/logic/model.ts';
import { readRun } from '../../src/session/run-schema.ts';
import { literalWorlds, sameIsKnown } from '../support/literal-knowledge.ts';
import { randomGame, runTo } from '../support/random-games.ts';
import { forEveryGame, SUBJECT_IDS } from '../support/subjects.ts';

const seeds = fc.integer({ min: 0, max: 0xffffff });

test('the laws are checked for every game of the list', () => {
  expect(SUBJECT_IDS).toEqual(expect.arrayContaining(games.map((game) => game.id)));
});

/** Each cell as the sorted list of its worlds: equal exactly for equal partitions. */
function partition(model: Model, agent: number): string {
  const members = new Map<number, number[]>();
  for (let world = 0; world < model.size; world++) {
    const cell = model.cells[agent][world];
    members.set(cell, [...(members.get(cell) ?? []), world]);
  }
  return JSON.stringify([...members.values()]);
}

function fingerprint(moment: Moment): unknown {
  const { model, actual } = moment.knowledge;
  return {
    state: moment.state,
    happenings: moment.happenings,
    turn: moment.turn,
    result: moment.result,
    actual,
    states: [...model.states],
    cells: model.cells.map((column) => [...column]),
  };
}

/** One of a game's atoms of the state, written of a player. Where it asks for a number, it is of the same one. */
function factAbout(
  random: Random,
  atoms: readonly (AtomSignature & { readonly of: string })[],
): (player: string) => string {
  const { name, arguments: kinds } = random.pick(atoms.filter((atom) => atom.of === 'state'));
  const number = random.integer(20);
  return (player) =>
    kinds.length === 0 ? name : `${name}(${kinds.map((kind) => (kind === 'player' ? player : number)).join(',')})`;
}

/** The same rules with the happenings and disclosures of every step in another order. */
function shuffledRules<S, M extends Move, O, H extends Happening>(
  rules: Rules<S, M, O, H>,
  seed: number,
): Rules<S, M, O, H> {
  return {
    ...rules,
    play: (state, joint, options) => {
      const step = rules.play(state, joint, options);
      const random = randomFrom(seed, JSON.stringify(joint).length);
      const discloses = step.discloses === undefined ? {} : { discloses: random.shuffle(step.discloses) };
      return { ...step, happenings: random.shuffle(step.happenings), ...discloses };
    },
  };
}

forEveryGame((subject) => {
  const { rules, options, names, most: large = 1_500, share = 1 } = subject;
  const budget = large + 500;
  const runs = (number: number) => Math.ceil(number * share);
  const game = fc.record({ options, seed: seeds });
  type Given = typeof game extends fc.Arbitrary<infer T> ? T : never;
  const playAnew = (given: Given, steps: number, most: number) => {
    const engine = createEngine(rules, given.options, names, budget);
    return { engine, moment: randomGame(engine, given.seed, steps, most) };
  };
  // Every law begins with the same chance, so that many ask for the same games.
  const played = new Map<string, ReturnType<typeof playAnew>>();
  const play = (given: Given, steps: number, most: number) => {
    const key = JSON.stringify([given, steps, most]);
    const known = played.get(key) ?? playAnew(given, steps, most);
    played.set(key, known);
    return known;
  };

  describe(`laws of ${rules.id}`, () => {
    afterAll(() => {
      played.clear();
    });

    test('replay gives the same', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { engine, moment } = play(given, 8, large);
          const fresh = createEngine(rules, given.options, names, budget);
          const run = runTo(engine, moment);
          const again = new Replay(fresh).upTo(run, run.nodes.length);
          const known = new Replay(engine).upTo(run, run.nodes.length);
          expect(again.map((step) => step.turn)).toEqual(momentsTo(moment).map((step) => step.turn));
          expect(known.map(fingerprint)).toEqual(momentsTo(moment).map(fingerprint));
          const last = again[again.length - 1];
          expect(names.map((_, agent) => partition(last.knowledge.model, agent))).toEqual(
            names.map((_, agent) => partition(moment.knowledge.model, agent)),
          );
        }),
        { numRuns: runs(15) },
      );
    });

    test('laying all deals down at once says the same as laying down each', () => {
      fc.assert(
        fc.property(options, (own) => {
          const deals = rules.deals(own, names.length);
          const laid = deals.layAll?.();
          if (laid === undefined) return;
          const steps = [...deals.all()].map((deal) => deals.lay(deal));
          expect(laid.states.map((state) => rules.key(state))).toEqual(steps.map(({ next }) => rules.key(next)));
          for (const agent of names.keys()) {
            const shown = Array.from(laid.shown[agent], (number) =>
              number < 0 ? [] : [laid.happening(agent, number)],
            );
            expect(shown).toEqual(
              steps.map(({ happenings }) =>
                happenings.filter(({ seenBy }) => seenBy === 'all' || seenBy.includes(agent)),
              ),
            );
            const numbers = new Map(
              shown.map((happenings, deal) => [JSON.stringify(happenings), laid.shown[agent][deal]]),
            );
            expect(new Set(numbers.values()).size).toBe(new Set(laid.shown[agent]).size);
          }
        }),
        { numRuns: 5 },
      );
    });

    test('a run survives being saved and opened', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { engine, moment } = play(given, 8, large);
          const saved = JSON.stringify(runTo(engine, moment));
          const opened = readRun(JSON.parse(saved));
          const last = new Replay(engine).at(opened, opened.nodes.length);
          expect(fingerprint(last)).toEqual(fingerprint(moment));
          expect(JSON.stringify(opened)).toBe(saved);
        }),
        { numRuns: runs(15) },
      );
    });

    test('the actual world is never pruned', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { moment } = play(given, 8, large);
          for (const { knowledge, state } of momentsTo(moment)) {
            expect(knowledge.model.states[knowledge.actual]).toBe(state);
          }
        }),
        { numRuns: runs(15) },
      );
    });

    test('perfect recall: worlds in one cell descend from worlds in one cell', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { moment } = play(given, 8, large);
          for (const { knowledge } of momentsTo(moment)) {
            const { before, model, parents } = knowledge;
            if (before === null) continue;
            for (const [agent, column] of model.cells.entries()) {
              const cellBefore = new Map<number, number>();
              for (let world = 0; world < model.size; world++) {
                const parent = before.model.cells[agent][parents[world]];
                expect(cellBefore.get(column[world]) ?? parent).toBe(parent);
                cellBefore.set(column[world], parent);
              }
            }
          }
        }),
        { numRuns: runs(10) },
      );
    });

    test('what a player may choose is the same throughout their cell', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { engine, moment } = play(given, 8, large);
          const { model } = moment.knowledge;
          if (moment.turn === null) return;
          for (const [agent, column] of model.cells.entries()) {
            const allowed = new Map<number, string>();
            for (let world = 0; world < model.size; world++) {
              const { choices } = engine.possibilities.turn(model.states[world]);
              const own = JSON.stringify(choices.filter((choice) => choice.by.includes(agent)));
              expect(allowed.get(column[world]) ?? own).toBe(own);
              allowed.set(column[world], own);
            }
          }
        }),
        { numRuns: runs(10) },
      );
    });

    test('what everybody sees on the board is the same in every world', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { engine, moment } = play(given, 8, large);
          const seen = engine.marks(moment);
          for (const state of moment.knowledge.model.states) {
            expect(rules.marks?.(engine.possibilities.state(state)) ?? []).toEqual(seen);
          }
        }),
        { numRuns: runs(15) },
      );
    });

    test('permuting the happenings of a step changes no cell', () => {
      fc.assert(
        fc.property(game, seeds, (given, order) => {
          const { engine, moment } = play(given, 6, large);
          const other = createEngine(shuffledRules(rules, order), given.options, names, budget);
          const run = runTo(engine, moment);
          const last = new Replay(other).at(run, run.nodes.length);
          const { model } = moment.knowledge;
          expect(last.knowledge.model.size).toBe(model.size);
          for (const agent of names.keys()) {
            expect(partition(last.knowledge.model, agent)).toBe(partition(model, agent));
          }
        }),
        { numRuns: runs(10) },
      );
    });

    test("each world's own replay leads to that world, through the same models", () => {
      fc.assert(
        fc.property(game, seeds, (given, choice) => {
          const { engine, moment } = play(given, 8, large);
          const world = randomFrom(choice).integer(moment.knowledge.model.size);
          const { deal, decisions } = historyOf(engine, moment, world);
          const replayed = decisions.reduce<Moment>((at, decision) => engine.advance(at, decision), engine.start(deal));
          const { model } = moment.knowledge;
          expect(replayed.knowledge.actual).toBe(world);
          expect(replayed.knowledge.model.states).toEqual(model.states);
          expect(replayed.knowledge.model.cells).toEqual(model.cells);
        }),
        { numRuns: runs(25) },
      );
    });

    test("a player's view is the same in every world that the player holds possible", () => {
      fc.assert(
        fc.property(game, seeds, (given, choice) => {
          const { engine, moment } = play(given, 8, large);
          const random = randomFrom(choice);
          const viewer = random.integer(names.length);
          const { model, actual } = moment.knowledge;
          const column = model.cells[viewer];
          const cell = [...column.keys()].filter((world) => column[world] === column[actual]);
          const { deal, decisions } = historyOf(engine, moment, random.pick(cell));
          const replayed = decisions.reduce<Moment>((at, decision) => engine.advance(at, decision), engine.start(deal));
          expect(viewOf(engine, replayed, viewer)).toEqual(viewOf(engine, moment, viewer));
        }),
        { numRuns: runs(25) },
      );
    });

    test('the quick update agrees with a literal one', () => {
      fc.assert(
        fc.property(game, (given) => {
          const { engine, moment } = play(given, 5, subject.most ?? 260);
          const literal = literalWorlds(engine, moment);
          const { model } = moment.knowledge;
          const keyOf = (state: number) => engine.rules.key(engine.possibilities.state(state));
          expect(sameIsKnown(model, keyOf, literal, engine.rules.key)).toBe(true);
          // Where some choices stood for others, which differ in nothing that can be asked of, there are fewer worlds.
          const standIns = ({ state }: Moment) =>
            rules.standIns?.(engine.possibilities.state(state), given.options) ?? null;
          if (momentsTo(moment).some((step) => standIns(step) !== null)) return;
          expect(literal).toHaveLength(model.size);
          const keys = literal.map((world) => engine.rules.key(world.state)).sort();
          expect(Array.from(model.states, keyOf).sort()).toEqual(keys);
          for (const agent of names.keys()) {
            const sizes = new Map<string, number>();
            for (const world of literal) sizes.set(world.diaries[agent], (sizes.get(world.diaries[agent]) ?? 0) + 1);
            const quick = new Int32Array(model.cellCounts[agent]);
            for (const cell of model.cells[agent]) quick[cell]++;
            expect([...quick].filter((worlds) => worlds > 0).sort()).toEqual([...sizes.values()].sort());
          }
        }),
        { numRuns: runs(12) },
      );
    });

    test('truth of formulas without D is unchanged by contraction', () => {
      fc.assert(
        fc.property(game, seeds, (given, choice) => {
          const { engine, moment } = play(given, 8, large);
          const { model } = moment.knowledge;
          const { model: small, blocks } = contract(model, model.states, 'without-distributed');
          const random = randomFrom(choice);
          const [first, second] = random.shuffle(names);
          const about = factAbout(random, rules.atoms(given.options));
          const texts = [
            `K ${first} ${about(second)}`,
            `Kw ${first} Kw ${second} ${about(first)}`,
            `C {${first},${second}} ~${about(second)}`,
            `[!~${about(second)}] K ${first} Kw ${second} ${about(first)}`,
          ];
          for (const text of texts) {
            const parsed = parseFormula(text);
            if (!parsed.ok) throw new Error(parsed.error.message);
            const large = engine.truth(moment, parsed.formula);
            const contracted = { ...moment.knowledge, model: small, actual: blocks[moment.knowledge.actual] };
            const reduced = engine.truth({ ...moment, knowledge: contracted }, parsed.formula);
            expect(Array.from(large)).toEqual(Array.from(blocks, (block) => reduced[block]));
          }
        }),
        { numRuns: runs(10) },
      );
    });

    test('for groups of one or more, C implies E implies K of each member, which implies D', () => {
      fc.assert(
        fc.property(game, seeds, (given, choice) => {
          const { engine, moment } = play(given, 8, large);
          const random = randomFrom(choice);
          const group = random.shuffle(names).slice(0, 1 + random.integer(names.length));
          const about = factAbout(random, rules.atoms(given.options));
          const fact = `${random.pick(['', '~'])}${about(random.pick(names))}`;
          const holds = (text: string) => {
            const parsed = parseFormula(text);
            if (!parsed.ok) throw new Error(parsed.error.message);
            return engine.truth(moment, parsed.formula);
          };
          const inside = (narrow: Uint8Array, wide: Uint8Array) =>
            narrow.every((member, world) => member <= wide[world]);
          const list = `{${group.join(',')}}`;
          const common = holds(`C ${list} ${fact}`);
          const everybody = holds(`E ${list} ${fact}`);
          const distributed = holds(`D ${list} ${fact}`);
          expect(inside(common, everybody)).toBe(true);
          for (const member of group) {
            const known = holds(`K ${member} ${fact}`);
            expect(inside(everybody, known)).toBe(true);
            expect(inside(known, distributed)).toBe(true);
          }
        }),
        { numRuns: runs(15) },
      );
    });
  });
});
