import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validity, whetherTable } from '../../src/logic/compare/judge.ts';
import { openText } from '../../src/logic/exchange/open-text.ts';
import { writeStructureFile } from '../../src/logic/exchange/write-structure.ts';
import * as f from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { labStart, labStep, labTruth, type LabStep } from '../../src/logic/plain/lab-history.ts';
import { privateNews, semiPrivateNews } from '../../src/logic/plain/plain-events.ts';
import type { Answer } from '../../src/session/answer.ts';
import { exampleModel } from '../../src/session/lab/examples.ts';
import {
  entryOf,
  movedTo,
  openedLab,
  structureFileOfState,
  withActualFacts,
  withEdit,
  withModels,
  withOtherKind,
  withStep,
  withStructure,
  withText,
  type LabState,
} from '../../src/session/lab/lab.ts';
import { largeExample, largeExampleIds, largeOffers } from '../../src/session/lab/large-examples.ts';
import { openWish, withListed, withoutWish, withReports } from '../../src/session/lab/law-lab.ts';
import type { LawWork } from '../../src/session/lab/law.ts';
import { createLocalLaws } from '../../src/session/lab/local-laws.ts';
import { screenAnnouncements } from '../../bench/puzzles/russian-cards.ts';
import { AGENTS, arbitraryFormula, ATOMS } from '../support/arbitrary-models.ts';
import { arbitraryPlainModel } from '../support/arbitrary-plain.ts';

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

function formulaOf(text: string): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.formula;
}

/** What the screen does with a wish. */
async function granted(work: LawWork, state: LabState): Promise<LabState> {
  const { wish } = state;
  if (wish === null) return state;
  if (wish.kind === 'list') {
    const listed = await work.listLaw(wish.course);
    return listed.ok ? withListed(state, wish, listed.value) : withoutWish(state, wish, listed.message);
  }
  if (wish.kind === 'step') {
    const after = await work.lawAfter(wish.course);
    return after.ok ? withReports(state, wish, [after.value]) : withoutWish(state, wish, after.message);
  }
  const opened = await work.openLaw(wish.course);
  return opened.ok ? withReports(state, wish, opened.value) : withoutWish(state, wish, opened.message);
}

function lawOf(state: LabState) {
  const { law } = entryOf(state);
  if (law === undefined) throw new Error('Its worlds are listed.');
  return law;
}

const counts = (state: LabState) => state.entries.map(({ law }) => law?.report.count);

/** As many muddy children in SMCDEL's format; child i is agent `ci` and variable i. */
function muddyText(children: number): string {
  const numbers = Array.from({ length: children }, (_, index) => index + 1);
  const observed = numbers.map((child) => `c${child}: ${numbers.filter((other) => other !== child).join()}`);
  return `VARS ${numbers.join()}\nLAW Top\nOBS ${observed.join('\n')}\nWHERE? OR(${numbers.join()})\n`;
}

const start = openedLab(exampleModel('coin'), 'coin');

describe('a hundred muddy children, as text', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  const ignorance = `AND(${numbers.map((child) => `~Kw c${child} ${child}`).join()})`;
  const all = 2n ** 100n;

  test('are kept as a law, announced to, asked, and undone', async () => {
    const work = createLocalLaws();
    const wished = withText(start, muddyText(100), 'text');
    expect(wished.entries).toBe(start.entries);
    const opened = await granted(work, wished);
    expect([opened.wish, opened.formula, counts(opened)]).toEqual([null, `OR(${numbers.join()})`, [undefined, all]]);
    const actual = await granted(work, withActualFacts(opened, ['1', '2', '3']));
    const father = await granted(work, withStep(actual, { kind: 'announce', formula: formulaOf(opened.formula) }));
    const first = await granted(work, withStep(father, { kind: 'announce', formula: formulaOf(ignorance) }));
    const second = await granted(work, withStep(first, { kind: 'announce', formula: formulaOf(ignorance) }));
    // Without the world of none, of one, and of two muddy children.
    expect(counts(second).slice(3)).toEqual([all - 1n, all - 101n, all - 101n - 4950n]);
    const { course } = lawOf(second);
    const judged = valueOf(
      await work.judgeLaws(course, ['Kw c3 3', 'Kw c4 4', 'K c1 1 & K c2 2', 'Y ~Kw c3 3', 'Kw x 1']),
    );
    expect(judged.map((judgement) => judgement?.here)).toEqual([true, false, true, true, undefined]);
    // In the worlds where exactly two of the other 99 are muddy.
    expect(judged[0]?.count).toBe(4851n);
    // Where a child knows whether, it is muddy, since two others alone would have known before.
    const nowhere = { count: 0n, names: [] };
    expect(valueOf(await work.compareInLaw(course, 'Kw c3 3', 'K c3 3', 1))).toEqual({
      onlyFirst: nowhere,
      onlySecond: nowhere,
    });
    const { onlyFirst, onlySecond } = valueOf(await work.compareInLaw(course, '1', 'K c1 1', 1));
    // Child 1 and two others at least, without those of exactly two.
    expect(onlyFirst).toEqual({ count: 2n ** 99n - 1n - 99n - 4851n, names: ['{1,2,3,4}'] });
    expect(onlySecond).toEqual(nowhere);
    const back = movedTo(second, 2);
    expect(valueOf(await work.judgeLaw(lawOf(back).course, 'Kw c3 3', 0)).here).toBe(false);
    expect(valueOf(await work.explainLaw(course, 'c1', '1'))).toEqual({
      known: true,
      counterWorlds: [{ fate: 'pruned', step: 3, count: 1n, example: ['2', '3'] }],
    });
    expect(valueOf(await work.explainLaw(course, 'c4', '4'))).toEqual({ known: false, refutedBy: ['1', '2', '3'] });
    expect(valueOf(await work.cellOfLaw(course, 'c4', 5))).toEqual({
      count: 2n,
      worlds: [
        ['1', '2', '3'],
        ['1', '2', '3', '4'],
      ],
    });
  });

  test('are divided by chosen atoms, with counts that add up', async () => {
    const work = createLocalLaws();
    const opened = await granted(
      work,
      withActualFacts(await granted(work, withText(start, muddyText(100), 'text')), ['1']),
    );
    const { parts, complete } = valueOf(
      await work.partsOfLaw(lawOf(opened).course, { atoms: ['1', '2'], formula: '1 & 3', agent: 'c1', most: 10 }),
    );
    const part = 2n ** 98n;
    expect(complete).toBe(true);
    expect(parts).toEqual([
      { facts: [], count: part, holding: 0n, possible: 1n, isActual: false },
      { facts: ['1'], count: part, holding: part / 2n, possible: 1n, isActual: true },
      { facts: ['1', '2'], count: part, holding: part / 2n, possible: 0n, isActual: false },
      { facts: ['2'], count: part, holding: 0n, possible: 0n, isActual: false },
    ]);
  });

  test('a link and a file hold the structure with all that happened', async () => {
    const work = createLocalLaws();
    const opened = await granted(work, withText(start, muddyText(100), 'text'));
    const father = await granted(work, withStep(opened, { kind: 'announce', formula: formulaOf(opened.formula) }));
    const text = writeStructureFile(structureFileOfState(father, lawOf(father)));
    const again = await granted(createLocalLaws(), withText(start, text, 'file'));
    expect(counts(again)).toEqual([undefined, all, all - 1n]);
    expect(entryOf(again).doing).toMatchObject({ kind: 'step', step: { kind: 'announce' } });
    expect(again.formula).toBe(father.formula);
  });
});

describe('what cannot be done is refused with the reason, and nothing is lost', () => {
  const open = async (work: LawWork) => granted(work, { ...start, wish: openWish(largeExample('muddy20'), 'muddy') });

  test('editing by hand, contraction, arrows, private news, falsehoods, worlds against the law', async () => {
    const work = createLocalLaws();
    const state = await open(work);
    const { agents } = lawOf(state).report;
    const refusals = [
      withEdit(state, { kind: 'addAtom', atom: 'p' }),
      withStep(state, { kind: 'contract', keeps: 'without-distributed' }),
      withModels(state, false),
      await granted(
        work,
        withStep(state, { kind: 'events', eventModel: privateNews(agents, ['c1'], f.atom('m1')), event: 'told' }),
      ),
      await granted(work, withStep(state, { kind: 'announce', formula: f.atom('m9') })),
      await granted(work, withActualFacts(withStep(state, { kind: 'announce', formula: f.atom('m1') }), ['m2'])),
    ];
    expect(refusals.map(({ notice }) => notice?.text ?? null)).toEqual([
      'Worlds that are kept as a law cannot be edited one by one. List them first, if they are few enough.',
      expect.stringContaining('List them first to contract the model.'),
      'A law keeps equivalences only. List the worlds first for relations of any kind.',
      expect.stringContaining('its 1,048,576 worlds are too many to be listed'),
      'm9 is false at the actual world; only truths can be announced.',
      null,
    ]);
    for (const refused of refusals.slice(0, 5))
      expect([refused.entries, refused.at, refused.wish]).toEqual([state.entries, state.at, null]);
  });

  test('private news where worlds are few: they are listed, and then it happens, as with the listed model; a falsehood is refused', async () => {
    const work = createLocalLaws();
    const listed = openedLab(exampleModel('muddy'), 'muddy');
    const law = await granted(work, withOtherKind(listed));
    const { agents, atoms } = lawOf(law).report;
    const told = (formula: Formula): LabStep => ({
      kind: 'events',
      eventModel: privateNews(agents, [agents[0]], formula),
      event: 'told',
    });
    const fact = f.atom('muddy', 'Ann');
    expect(atoms).toContain('muddy(Ann)');
    const [one, other] = [withStep(listed, told(fact)), await granted(work, withStep(law, told(fact)))];
    expect(other.entries.slice(-2).map(({ doing }) => doing.kind)).toEqual(['listed', 'step']);
    expect([entryOf(other).isS5, entryOf(other).moment.model.worlds.length]).toEqual([
      false,
      entryOf(one).moment.model.worlds.length,
    ]);
    const asked = f.and(f.knows(agents[0], fact), f.knows(agents[1], f.not(f.knows(agents[0], fact))));
    for (const state of [one, other]) {
      const { moment } = entryOf(state);
      expect(labTruth(moment, asked)[moment.actual ?? -1]).toBe(1);
    }
    const refused = await granted(work, withStep(law, told(f.not(fact))));
    expect([refused.entries, refused.wish]).toEqual([law.entries, null]);
    expect(refused.notice?.text).toContain('cannot happen at the actual world');
  });

  test('past the budget of nodes, and what was there before can still be asked', async () => {
    // Twelve pairs that must be equal, all first halves before all second ones: the worst order.
    const half = Array.from({ length: 12 }, (_, index) => index + 1);
    const pairs = half.map((one) => `(${one} <-> ${one + 12})`).join(' & ');
    const text = `VARS ${[...half, ...half.map((one) => one + 12)].join()} LAW Top OBS a: 1`;
    const work = createLocalLaws({ budget: 3000 });
    const state = await granted(work, withText(start, text, 'text'));
    const after = await granted(work, withStep(state, { kind: 'announce', formula: formulaOf(pairs) }));
    expect(after.notice?.text).toBe(
      'This needs more than 3,000 nodes of decision diagrams, and was given up. Nothing is lost: all is as it was before.',
    );
    expect([after.entries, after.wish]).toEqual([state.entries, null]);
    const { course } = lawOf(after);
    expect(await work.judgeLaw(course, pairs, 1)).toMatchObject({ ok: false });
    expect(valueOf(await work.judgeLaw(course, '1 & 2', 1)).count).toBe(2n ** 22n);
  });

  test('a late answer changes nothing', async () => {
    const work = createLocalLaws();
    const state = await open(work);
    const wished = withStep(state, { kind: 'announce', formula: f.atom('m1') });
    const { wish } = wished;
    if (wish === null) throw new Error('There is no wish.');
    const report = valueOf(await work.lawAfter(wish.course));
    const moved = movedTo(wished, 0);
    expect(withReports(moved, wish, [report])).toBe(moved);
    expect(withoutWish(moved, wish, 'late')).toBe(moved);
  });
});

describe('a model and the law of its worlds', () => {
  test('the muddy children are kept as a law and listed again: the same formulas are true', async () => {
    const work = createLocalLaws();
    const before = openedLab(exampleModel('muddy'), 'muddy');
    const law = await granted(work, withOtherKind(before));
    expect(lawOf(law).report).toMatchObject({ count: 8n, actual: ['muddy(Ann)', 'muddy(Bob)'] });
    const after = await granted(work, withOtherKind(law));
    const { moment } = entryOf(after);
    expect(moment.model.worlds.length).toBe(8);
    for (const formula of before.watched.map(formulaOf)) {
      const [one, other] = [entryOf(before).moment, moment].map((asked) => labTruth(asked, formula));
      expect(other[moment.actual ?? -1]).toBe(one[entryOf(before).moment.actual ?? -1]);
      expect(other.filter((member) => member === 1).length).toBe(one.filter((member) => member === 1).length);
    }
  });

  test('a model with arrows cannot be kept as a law', () => {
    const state = openedLab(exampleModel('sallyAnne'), 'sally');
    const plain = withStep(state, {
      kind: 'events',
      eventModel: privateNews(['Sally', 'Anne'], ['Anne'], f.atom('basket')),
      event: 'told',
    });
    expect(withOtherKind(plain).notice?.text).toContain('is no equivalence');
  });
});

test('of the 192 announcements of Russian cards the 102 safe ones are offered, and the worlds that one leaves are those of its hands', async () => {
  const safe = screenAnnouncements().flatMap(({ hands, safe: isSafe }) =>
    isSafe ? [hands.map((hand) => hand.join('')).join(' ')] : [],
  );
  expect(safe).toHaveLength(102);
  const offered = largeOffers('russianCards');
  expect(offered.map(({ title }) => title).sort()).toEqual(safe.sort());
  const work = createLocalLaws();
  const wished = withStructure(start, largeExample('russianCards'), 'cards', offered);
  const opened = await granted(work, wished);
  expect(opened.offered).toBe(offered);
  const { course } = lawOf(opened);
  const judged = valueOf(
    await work.judgeLaws(
      course,
      offered.map(({ formula }) => formula),
    ),
  );
  // Each hand of Alice leaves four cards, one of them Cath's.
  expect(judged.map((one) => one?.count)).toEqual(offered.map(({ title }) => 4n * BigInt(title.split(' ').length)));
  expect(judged.every((one) => one?.here === true)).toBe(true);
  expect(openedLab(exampleModel('coin'), 'coin').offered).toEqual([]);
});

test.each(largeExampleIds)('the example %s opens as a law, and its first formula can be announced', async (id) => {
  const work = createLocalLaws();
  const opened = await granted(work, { ...start, wish: openWish(largeExample(id), id) });
  const after = await granted(work, withStep(opened, { kind: 'announce', formula: formulaOf(opened.formula) }));
  expect(after.notice).toBeNull();
  // Closed forms; Russian cards: 140 deals, and 20 of them fit the five hands; Sum and Product: 2,352 pairs, and 145 where Sum knew.
  const [before, left] = {
    muddy20: [2n ** 20n, 2n ** 20n - 1n],
    muddy100: [2n ** 100n, 2n ** 100n - 1n],
    muddy200: [2n ** 200n, 2n ** 200n - 1n],
    cryptographers100: [101n * 2n ** 4950n, 100n * 2n ** 4950n],
    logicians200: [2n ** 200n, 2n ** 199n],
    russianCards: [140n, 20n],
    sumAndProduct: [2352n, 145n],
  }[id];
  expect(counts(after).slice(-2)).toEqual([before, left]);
});

describe('the lab answers alike, however worlds are kept', () => {
  const step: fc.Arbitrary<LabStep> = fc.oneof(
    arbitraryFormula(true, 1).map((formula): LabStep => ({ kind: 'announce', formula })),
    fc
      .tuple(fc.subarray(AGENTS), arbitraryFormula(true, 1))
      .map(([hearers, formula]): LabStep => ({ kind: 'news', hearers, formula })),
    fc
      .tuple(fc.subarray(AGENTS, { minLength: 1 }), arbitraryFormula(true, 1), fc.boolean())
      .map(([hearers, formula, isTrue]): LabStep => {
        const eventModel = semiPrivateNews(AGENTS, hearers, formula);
        return { kind: 'events', eventModel, event: eventModel.events[isTrue ? 0 : 1].name };
      }),
  );

  test('a law that is listed and one on diagrams: the same reports, judgements, parts, rows, cells and reasons', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryPlainModel(true),
        fc.subarray(ATOMS),
        fc.array(step, { maxLength: 2 }),
        arbitraryFormula(true, 2),
        async (model, facts, steps, formula) => {
          const same = model.worlds.filter((world) => String([...world.facts]) === String(facts)).length;
          const text = writeStructureFile({
            source: { kind: 'model', model },
            actual: same === 1 ? facts : null,
            steps: [],
            eventModel: null,
            queries: [],
            notation: null,
          });
          const told = await Promise.all(
            [createLocalLaws({ mostListed: Infinity }), createLocalLaws()].map(async (work) => {
              let state = await granted(work, withText(start, text, 'model'));
              const said: unknown[] = [];
              for (const one of steps) {
                const eventless = one.kind === 'events' && same !== 1 ? { ...one, event: null } : one;
                state = await granted(work, withStep(state, eventless));
                said.push(state.notice?.text ?? null);
              }
              const { course, report } = lawOf(state);
              const asked = printFormula(formula);
              const sorted = (worlds: readonly (readonly string[])[]) => worlds.map(String).sort();
              const where = valueOf(await work.judgeLaw(course, asked, 100));
              const { parts } = valueOf(
                await work.partsOfLaw(course, { atoms: ['q', 'p'], formula: asked, agent: 'a', most: 9 }),
              );
              const cell = await work.cellOfLaw(course, 'b', 50);
              const why = await work.explainLaw(course, 'a', asked);
              const reasons =
                why.ok && why.value.known ? why.value.counterWorlds.map(({ example: _, ...rest }) => rest) : why.ok;
              const { onlyFirst, onlySecond } = valueOf(await work.compareInLaw(course, asked, 'K a p', 100));
              const before =
                course.steps.length === 0 ? null : await work.judgeLaws(course, [`Y (${asked})`, `K a Y (${asked})`]);
              return {
                said,
                report,
                where: { ...where, worlds: sorted(where.worlds) },
                parts: parts
                  .map((part) => ({ ...part, facts: String(part.facts) }))
                  .sort((one, other) => (one.facts < other.facts ? -1 : 1)),
                rows: valueOf(await work.whetherLaw(course, asked, 2)),
                only: [onlyFirst, onlySecond].map(({ count, names }) => [count, names.toSorted()]),
                cell: cell.ok ? sorted(cell.value.worlds) : cell.message,
                reasons,
                before,
              };
            }),
          );
          expect(told[1]).toEqual(told[0]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a model with its relations and the law of its worlds: the same truth at the actual world, and everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryPlainModel(true).filter(({ worlds }) => worlds.length > 0),
        fc.array(step, { maxLength: 2 }),
        arbitraryFormula(true, 2),
        async (model, steps, formula) => {
          const facts = model.worlds.map((world) => String([...world.facts]));
          fc.pre(facts.indexOf(facts[0]) === facts.lastIndexOf(facts[0]));
          const work = createLocalLaws();
          let plain = labStart(model, 0);
          let law = await granted(
            work,
            withOtherKind(
              openedLab({ model, isS5: true, actual: 0, eventModel: null, queries: [], notation: null }, 'm'),
            ),
          );
          for (const one of steps) {
            try {
              plain = labStep(plain, one);
            } catch {
              expect((await granted(work, withStep(law, one))).notice?.isProblem).toBe(true);
              return;
            }
            law = await granted(work, withStep(law, one));
          }
          const { course } = lawOf(law);
          const truths = labTruth(plain, formula);
          const judged = valueOf(await work.judgeLaw(course, printFormula(formula), 0));
          expect(judged.here).toBe(truths[plain.actual ?? -1] === 1);
          expect(judged.count === lawOf(law).report.count).toBe(!truths.includes(0));
          const rows = valueOf(await work.whetherLaw(course, printFormula(formula), 2));
          const table = whetherTable((asked) => labTruth(plain, asked), AGENTS, formula, 2);
          expect(rows.map(({ here }) => here)).toEqual(table.map(({ worlds }) => worlds[plain.actual ?? -1] === 1));
          const success = valueOf(await work.judgeLaw(course, printFormula(f.announced(formula, formula)), 0));
          expect(success.count === lawOf(law).report.count).toBe(
            validity((asked) => labTruth(plain, asked), f.announced(formula, formula)).valid,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a text that is read is the one that was written', () => {
  for (const id of largeExampleIds) {
    const text = writeStructureFile(largeExample(id));
    const read = openText(text);
    expect(read.ok && read.value.kind === 'structureFile' && writeStructureFile(read.value.file)).toBe(text);
  }
});
