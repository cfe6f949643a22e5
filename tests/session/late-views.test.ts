import { describe, expect, test } from 'vitest';
import type { FaceCounts } from '../../src/engine/counts.ts';
import type { Told } from '../../src/engine/moment-knowledge/moment-knowledge.ts';
import { ROOT } from '../../src/engine/run.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { presentation } from '../../src/games/salem/presentation.ts';
import type { Answer, Backend } from '../../src/session/backend.ts';
import { exactnessOf, nextLate } from '../../src/session/held.ts';
import type { Report } from '../../src/session/report.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { reportsTo } from '../../src/session/store.ts';
import { actual, faces, fixtureBackend, names } from './fixture.ts';

const [ANN, BOB, CAT] = names.keys();
const EVERYBODY = [...names.keys()];

/** One world is left, the real one. */
const SURE: FaceCounts = { byFace: Float64Array.from(faces, (_, face) => (face === actual ? 1 : 0)), worlds: 1 };

/** The course of the fixture, told late of everybody; what is asked for is answered by `find`. As from a worker, every answer is a copy. */
function lateBackend(find: (node: number, agent: Agent) => Promise<Answer<Told>>): Backend {
  const backend = fixtureBackend();
  const late = (report: Report): Report => ({
    ...report,
    told: names.map(() => 'late' as const),
    exactness: { ...report.exactness, kind: 'views' },
  });
  return {
    ...backend,
    begin: async (wanted) => structuredClone(await backend.begin(wanted)),
    append: async (run, node, decision) => structuredClone(await backend.append(run, node, decision)),
    async reports(run, node) {
      const answer = await backend.reports(run, node);
      return answer.ok ? { ok: true, value: answer.value.map(late) } : answer;
    },
    find: (_, node, agent) => find(node, agent),
  };
}

async function deal({ commands }: Session, seed: number): Promise<void> {
  const deciders = names.map(() => 'informed');
  expect(await commands.newGame({ game: 'salem', names, seed, options: {}, deal: null, deciders })).toBeNull();
}

async function begun(backend: Backend): Promise<Session> {
  const session = createSession({ backend, presentations: { salem: presentation }, pause: () => Promise.resolve() });
  await session.commands.start();
  await deal(session, 1);
  return session;
}

function reportOf({ store }: Session, node: number): Report {
  const report = store.getState().reports.get(node);
  if (report === undefined) throw new Error(`Nothing is told of node ${node}.`);
  return report;
}

describe('what is told late of players', () => {
  test('is told of the one that was asked for, at that node, and read coarsely of the others', async () => {
    const session = await begun(lateBackend(() => Promise.resolve({ ok: true, value: { held: SURE, by: 'known' } })));
    await session.commands.stepForward();
    const before = reportOf(session, 1);
    await session.commands.find(1, BOB);
    const report = reportOf(session, 1);
    expect(report.told).toEqual(['late', 'known', 'late', 'late', 'late']);
    expect(report.players).toEqual(before.players.with(BOB, SURE));
    expect([BOB, CAT, null].map((agent) => exactnessOf(report, agent).kind)).toEqual(['views', 'coarse', 'views']);
    expect(reportOf(session, ROOT).told).not.toContain('known');
  });

  test('is refused where it takes too much, and not asked for again', async () => {
    const held = SURE;
    const session = await begun(lateBackend(() => Promise.resolve({ ok: true, value: { held, by: 'refused' } })));
    await session.commands.find(ROOT, ANN);
    expect(reportOf(session, ROOT).told[ANN]).toBe('refused');
    expect(exactnessOf(reportOf(session, ROOT), ANN).kind).toBe('coarse');
    expect(nextLate([reportOf(session, ROOT)], ANN, [])).toBeNull();
  });

  test.each([
    ['there is no answer', () => Promise.resolve({ ok: false, message: 'Stopped.' } as const)],
    ['the worker fails', () => Promise.reject(new Error('Out of memory.'))],
  ])('where %s that is said, nobody waits for it, and it can be asked again', async (_, fail) => {
    let fails = true;
    const told = { ok: true, value: { held: SURE, by: 'known' } } as const;
    const session = await begun(lateBackend(() => (fails ? fail() : Promise.resolve(told))));
    const { players } = reportOf(session, ROOT);
    await session.commands.find(ROOT, ANN);
    expect(reportOf(session, ROOT)).toMatchObject({ players, told: ['failed', 'late', 'late', 'late', 'late'] });
    expect(exactnessOf(reportOf(session, ROOT), ANN).kind).toBe('coarse');
    expect(nextLate([reportOf(session, ROOT)], ANN, [])).toBeNull();
    fails = false;
    session.commands.findAgain(ROOT, ANN);
    expect(nextLate([reportOf(session, ROOT)], ANN, [])).toEqual({ node: ROOT, agent: ANN });
    await session.commands.find(ROOT, ANN);
    expect(reportOf(session, ROOT).told[ANN]).toBe('known');
  });

  test('does not hold up a step, and is told when it comes, but not of a game dealt meanwhile', async () => {
    const answers: ((told: Answer<Told>) => void)[] = [];
    const session = await begun(lateBackend(() => new Promise((resolve) => answers.push(resolve))));
    const first = session.commands.find(ROOT, ANN);
    await session.commands.stepForward();
    expect(session.store.getState()).toMatchObject({ node: 1, busy: false });
    answers[0]({ ok: true, value: { held: SURE, by: 'known' } });
    await first;
    expect(reportOf(session, ROOT).told[ANN]).toBe('known');

    const second = session.commands.find(ROOT, BOB);
    await deal(session, 2);
    answers[1]({ ok: true, value: { held: SURE, by: 'known' } });
    await second;
    expect(reportOf(session, ROOT).told).not.toContain('known');
  });

  test('is asked for first of whom one looks at, here and before, and then of everybody else here', async () => {
    const asked: string[] = [];
    const session = await begun(
      lateBackend((node, agent) => {
        asked.push(`${node} ${names[agent]}`);
        return Promise.resolve({ ok: true, value: { held: SURE, by: 'known' } });
      }),
    );
    await session.commands.stepForward();
    const next = () => nextLate(reportsTo(session.store.getState(), 1), CAT, EVERYBODY);
    for (let one = next(); one !== null; one = next()) await session.commands.find(one.node, one.agent);
    expect(asked).toEqual(['1 Cat', '0 Cat', '1 Ann', '1 Bob', '1 Dan', '1 Eve']);
  });
});
