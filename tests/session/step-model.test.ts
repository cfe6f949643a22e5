import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/engine/moment.ts';
import { momentsTo } from '../../src/engine/moment.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { games } from '../../src/games/index.ts';
import { randomFrom } from '../../src/kit/random.ts';
import { readModel } from '../../src/logic/exchange/read-json.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { valuedFrom } from '../../src/logic/plain/from-model.ts';
import { fromPartitions } from '../../src/logic/plain/partitions.ts';
import { happen } from '../../src/logic/plain/plain-events.ts';
import { gameNamed } from '../../src/players/game.ts';
import { stepModel } from '../../src/session/lab/step-model.ts';
import type { StepReport, StepWanted } from '../../src/session/lab/step-report.ts';
import { commonClasses, haveSameClasses } from '../support/bisimilar.ts';
import { randomDecision } from '../support/random-games.ts';
import { forEveryGame } from '../support/subjects.ts';

const EVERYTHING: StepWanted = { players: null, atoms: null };
/** Steps with more worlds than this are left to the smaller games of the same kind. */
const MOST = 130;
/** Of games that are played less often, larger ones: their first steps have more. */
const MOST_OF_FEW = 300;
/** At a deal with more worlds everything is linked with everything: it takes long, and shows no more. */
const MOST_DEALT = 40;

function askedOf(engine: Engine, moment: Moment) {
  return {
    names: engine.names,
    signatures: engine.stateAtoms(),
    moment,
    truth: engine.truth.bind(engine),
    entry: engine.entry.bind(engine),
  };
}

function modelsOf(report: StepReport) {
  if (report.models === null) throw new Error('The step is too large to be written.');
  const read = readModel(report.models.text);
  if (!read.ok || read.value.eventModel === null) throw new Error(read.ok ? 'There are no events.' : read.problem);
  return { ...report.models, before: read.value, eventModel: read.value.eventModel };
}

/** The model after a step, with the atoms and the agents that the step's models have. */
function modelAfter(engine: Engine, moment: Moment, players: readonly Agent[], texts: readonly string[]) {
  const { model } = moment.knowledge;
  const atoms = texts.flatMap((text) => {
    const read = parseFormula(text);
    return read.ok && read.formula.kind === 'atom' ? [read.formula] : [];
  });
  const meaning = {
    agents: players.map((player) => engine.names[player]),
    living: moment.living,
    atom: (formula: (typeof atoms)[number]) => engine.truth(moment, formula),
  };
  const some = <Item>(items: readonly Item[]) => players.map((player) => items[player]);
  return fromPartitions(
    valuedFrom({ ...model, cells: some(model.cells), cellCounts: some(model.cellCounts) }, meaning, atoms),
  );
}

/** The product of the step's models, by the lab's own product update, against the model after the step. */
function checkStep(engine: Engine, moment: Moment, wanted: StepWanted): void {
  const report = stepModel(askedOf(engine, moment), wanted, null);
  const { before, eventModel, naming, actual } = modelsOf(report);
  const product = happen(before.model, eventModel);
  const atoms = before.model.atoms.filter((atom) => !naming.includes(atom));
  const after = modelAfter(engine, moment, report.players, atoms);
  const classes = commonClasses(product.model, after, atoms);
  expect(haveSameClasses(classes)).toBe(true);
  expect(product.parents.length).toBe(report.product);
  expect(new Set(classes[1]).size).toBe(report.after.merged);
  const real = product.parents.findIndex(
    (parent, world) => parent === before.actual && product.events[world] === actual,
  );
  expect(classes[0][real]).toBe(classes[1][moment.knowledge.actual]);
}

/** A decision as in `randomDecision`, or something true that the moderator announces. */
function decide(engine: Engine, moment: Moment, seed: number) {
  const random = randomFrom(seed);
  if (!random.chance(1, 4)) return randomDecision(moment, random);
  const [signature] = random.shuffle(engine.stateAtoms());
  const values = signature.arguments.map((kind) => (kind === 'player' ? random.pick(engine.names) : '1'));
  const atom = values.length === 0 ? signature.name : `${signature.name}(${values.join()})`;
  const formula = random.chance(1, 2) ? atom : `K ${random.pick(engine.names)} ${atom}`;
  const read = parseFormula(formula);
  if (!read.ok) throw new Error(read.error.message);
  if (moment.overBudgetSince !== null) return randomDecision(moment, random);
  const isTrue = engine.truth(moment, read.formula)[moment.knowledge.actual] === 1;
  return { kind: 'announce', by: null, formula: isTrue ? formula : `~(${formula})` } as const;
}

forEveryGame(({ rules, options, names, share = 1 }) => {
  test(`every step of ${rules.id}: model before × events is bisimilar to the model after, for all players and for some`, () => {
    let checked = 0;
    const arbitrary = fc.record({
      options,
      seed: fc.nat(0xffffff),
      some: fc.subarray([...names.keys()], { minLength: 1 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ options: own, seed, some }) => {
        const engine = createEngine(rules, own, names, 2_000);
        const random = randomFrom(seed);
        let moment = engine.start(engine.draw(random));
        for (let step = 0; step < 6 && moment.turn !== null; step++) {
          moment = engine.advance(moment, decide(engine, moment, random.integer(0xffffff)));
        }
        for (const one of momentsTo(moment)) {
          const size = Math.max(one.knowledge.model.size, one.before?.knowledge.model.size ?? 0);
          if (
            size > (one.before === null ? MOST_DEALT : share < 1 ? MOST_OF_FEW : MOST) ||
            one.overBudgetSince !== null ||
            (one.before?.overBudgetSince ?? null) !== null
          )
            continue;
          checkStep(engine, one, EVERYTHING);
          checkStep(engine, one, { players: some, atoms: null });
          checked++;
        }
      }),
      { numRuns: Math.ceil(6 * share) },
    );
    expect(checked).toBeGreaterThan(1);
  });
});

describe('the stories of the classics, step by step', () => {
  test.each(games.filter(({ collection }) => collection === 'classics').map(({ id }) => id))('%s', (id) => {
    const game = gameNamed(games, id);
    const names = (game.players.names ?? ['Ann', 'Bob', 'Cat', 'Dan']).slice(0, Math.min(game.players.usual, 4));
    const options = id === 'sum-and-product' || id === 'what-sum' ? { most: 20 } : {};
    const table = game.open(options, names);
    const { engine } = table;
    const random = randomFrom(7);
    let moment = engine.start(engine.draw(random));
    for (let step = 0; step < 12; step++) {
      const decided = table.decide(
        moment,
        names.map(() => game.policies[0]),
        random,
      );
      if (decided.kind !== 'decided') break;
      moment = engine.advance(moment, decided.decision);
      const size = Math.max(moment.knowledge.model.size, moment.before?.knowledge.model.size ?? 0);
      if (size > MOST) continue;
      checkStep(engine, moment, EVERYTHING);
      if (moment.decision?.kind !== 'announce') continue;
      // The event model of an announcement is one event, whose precondition is what was announced.
      const { eventModel } = modelsOf(stepModel(askedOf(engine, moment), EVERYTHING, null));
      const { by, formula } = moment.decision;
      const read = parseFormula(by === null ? formula : `K ${names[by]} (${formula})`);
      expect(eventModel.events.map(({ precondition }) => printFormula(precondition))).toEqual([
        read.ok ? printFormula(read.formula) : '',
      ]);
    }
  });
});

describe('what is said instead', () => {
  const salem = gameNamed(games, 'salem').open({}, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve']).engine;
  const start = salem.start(['GFR', 'DOC', 'LOO', 'VET', 'MAY']);

  test('the deal is a step from a model in which nobody has seen anything: everybody learns their own card', () => {
    const report = stepModel(askedOf(salem, start), EVERYTHING, null);
    expect([report.before, report.events, report.product]).toEqual([
      { all: 120, merged: 120 },
      { all: 120, merged: 120 },
      120,
    ]);
    const { before } = modelsOf(report);
    expect(before.model.relations[0][0].length).toBe(120);
    // For Ann alone there are five events: her five cards.
    expect(stepModel(askedOf(salem, start), { players: [0], atoms: null }, null).events.merged).toBe(5);
  });

  test('nobody counts, or single worlds were not kept', () => {
    expect(() => stepModel(askedOf(salem, start), { players: [], atoms: null }, null)).toThrow(Refusal);
    const tight = gameNamed(games, 'salem').open({}, salem.names, 130).engine;
    const quiet = { 0: { kind: 'kill', target: 1 }, 1: { kind: 'heal', target: 1 }, 2: { kind: 'watch', target: 3 } };
    const night = tight.advance(tight.start(['GFR', 'DOC', 'LOO', 'VET', 'MAY']), {
      kind: 'act',
      joint: { ...quiet, 3: { kind: 'stay' }, 4: { kind: 'stay' } },
    });
    expect(() => stepModel(askedOf(tight, night), EVERYTHING, null)).toThrow(/more worlds than can be kept/);
  });

  test('a player is told what they hold possible, and not what is actual', () => {
    const report = stepModel(askedOf(salem, start), EVERYTHING, 2);
    const { before, actual, possible } = modelsOf(report);
    expect([before.actual, actual]).toEqual([null, null]);
    expect([possible?.worlds.length, possible?.events.length, possible?.pairs.length]).toEqual([120, 24, 24]);
    const words = report.models?.events.map(({ seen }) => seen.length) ?? [];
    expect(Math.max(...words)).toBe(5);
  });
});
