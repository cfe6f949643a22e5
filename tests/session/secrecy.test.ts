import { describe, expect, test } from 'vitest';
import type { Decision, Run } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { games } from '../../src/games/index.ts';
import { presentation } from '../../src/games/salem/presentation.ts';
import type { SalemMove } from '../../src/games/salem/types.ts';
import type { Backend } from '../../src/session/backend.ts';
import { chronicleOf } from '../../src/session/chronicle.ts';
import { encodeRecord } from '../../src/session/files.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { eventsOf, openedStep } from '../../src/session/steps.ts';
import { judgeRoles, judgeWorlds } from '../../src/session/predict.ts';
import { turnOf } from '../../src/session/turn.ts';
import { boardOf } from '../../src/session/board.ts';
import { countLines, logOf, seedFor } from '../../src/session/view.ts';
import type { Vantage } from '../../src/session/viewpoint.ts';
import { worldsOf } from '../../src/session/worlds.ts';
import { english } from '../../src/ui/words.ts';
import { names } from './fixture.ts';
import { knowledgeSeen } from './knowledge-seen.ts';

/**
 * What a player's viewpoint shows may depend on nothing that the player cannot tell apart: two games that look alike to a
 * player must give the same screen, to the letter.
 */
const stay: SalemMove = { kind: 'stay' };
const act = (joint: Record<string, SalemMove>): Decision => ({ kind: 'act', joint });
const watch = (target: Agent): SalemMove => ({ kind: 'watch', target });
const heal = (target: Agent): SalemMove => ({ kind: 'heal', target });
const kill = (target: Agent): SalemMove => ({ kind: 'kill', target });

interface Course {
  readonly deal: readonly string[];
  readonly decisions: readonly Decision[];
}

/** Two games, and the player to whom they look alike. */
const twins: readonly { readonly says: string; readonly viewer: Agent; readonly games: readonly [Course, Course] }[] = [
  {
    says: 'T1 the cards of the others',
    viewer: 0,
    games: [
      { deal: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'], decisions: [] },
      { deal: ['LOO', 'GFR', 'MAY', 'DOC', 'VET'], decisions: [] },
    ],
  },
  {
    says: 'T8, T14 who was attacked in a night without a death',
    viewer: 3,
    games: [
      {
        deal: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'],
        decisions: [act({ 0: watch(1), 1: heal(2), 2: stay, 3: stay, 4: kill(2) })],
      },
      {
        deal: ['GFR', 'LOO', 'DOC', 'MAY', 'VET'],
        decisions: [act({ 0: kill(3), 1: watch(4), 2: heal(3), 3: stay, 4: stay })],
      },
    ],
  },
  {
    says: 'T7 which role visited the player who was watched',
    viewer: 0,
    games: [
      {
        deal: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'],
        decisions: [act({ 0: watch(3), 1: heal(3), 2: stay, 3: stay, 4: kill(3) })],
      },
      {
        deal: ['LOO', 'GFR', 'MAY', 'VET', 'DOC'],
        decisions: [act({ 0: watch(3), 1: kill(3), 2: stay, 3: stay, 4: heal(3) })],
      },
    ],
  },
  {
    says: 'T15 whom the others chose, as a Veteran who stayed in',
    viewer: 2,
    games: [
      {
        deal: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'],
        decisions: [act({ 0: watch(1), 1: heal(1), 2: stay, 3: stay, 4: kill(1) })],
      },
      {
        deal: ['DOC', 'LOO', 'VET', 'GFR', 'MAY'],
        decisions: [act({ 0: heal(4), 1: watch(0), 2: stay, 3: kill(4), 4: stay })],
      },
    ],
  },
];

async function play(backend: Backend, { deal, decisions }: Course, seed: number): Promise<{ run: Run; node: number }> {
  const dealt = await backend.begin({ game: 'salem', names, seed, options: {}, deal });
  if (!dealt.ok) throw new Error(dealt.message);
  let { run } = dealt.value;
  let node = ROOT;
  for (const decision of decisions) {
    const answer = await backend.append(run, node, decision);
    if (!answer.ok) throw new Error(answer.message);
    ({ run, node } = answer.value);
  }
  return { run, node };
}

/** All that the screen shows from a player's viewpoint. */
async function screenOf(course: Course, viewer: Agent, seed: number): Promise<string> {
  const backend = createLocalBackend(games);
  const { run, node } = await play(backend, course, seed);
  const opened = await backend.open(run);
  const reports = await backend.reports(run, node);
  if (!opened.ok || !reports.ok) throw new Error('The run cannot be opened.');
  const { faces } = opened.value;
  const vantage: Vantage = { viewpoint: viewer, path: reports.value, names, presentation, words: english.session };
  const at = vantage.path.length - 1;
  const hands = names.map(() => 'hand');
  const suggestion = await backend.decide(run, node, hands);
  if (!suggestion.ok || suggestion.value.kind !== 'waiting') throw new Error('Somebody must be asked.');
  const seats = vantage.path[at].turn?.seats.map(({ seat }) => seat) ?? [];
  const waiting = { node, joint: {}, open: seats, picks: {} };
  const record = await backend.view(run, node, viewer);
  const events = await Promise.all(
    vantage.path.map(async (step) => {
      const found = await backend.alternatives(run, step.node, viewer);
      if (!found.ok) throw new Error(found.message);
      return eventsOf(vantage, viewer, found.value);
    }),
  );
  if (!record.ok) throw new Error(record.message);
  const everything = { players: null, atoms: null };
  const lab = await Promise.all([
    backend.model(run, node, viewer),
    ...vantage.path.map((step) => backend.step(run, step.node, everything, viewer)),
  ]);
  const formulas = [
    'gfr(Eve)',
    'K Bob gfr(Eve)',
    '~K Ann gfr(Bob)',
    '[!~gfr(Dan)] C all ~gfr(Dan)',
    'visited(Eve,Bob,1)',
  ];
  const judged = [];
  for (const formula of formulas) {
    judged.push(await backend.evaluate(run, node, formula, viewer), await backend.strip(run, node, formula, viewer));
  }
  const predicted =
    at === 0
      ? null
      : {
          worlds: judgeWorlds(vantage, faces, null, new Set([0, 7, 50])),
          outcomes: [...judgeWorlds(vantage, faces, null, new Set([0, 7, 50])).outcomes],
          roles: judgeRoles(vantage, faces, viewer, new Set(['1 DOC', '4 GFR'])),
        };
  return JSON.stringify({
    judged,
    predicted,
    log: logOf(vantage, at),
    board: boardOf(vantage, faces, null),
    counts: countLines(vantage, at),
    worlds: worldsOf(vantage, faces, null),
    turn: turnOf(vantage, waiting, hands),
    seed: seedFor(viewer, run),
    steps: vantage.path.map((_, index) => openedStep(vantage, index)),
    // That something happened is for the player to know: it is what they saw.
    events: JSON.stringify(events),
    lab,
    chronicle: chronicleOf(vantage, at, run, english.files.chronicleText),
    record: encodeRecord(record.value),
    knowledge: await knowledgeSeen(backend, run, vantage, faces, viewer),
  });
}

describe('a player’s screen does not depend on', () => {
  test.each(twins)('$says', async ({ viewer, games: [one, other] }) => {
    const seen = await screenOf(one, viewer, 1);
    expect(seen).toBe(await screenOf(other, viewer, 2));
    expect(seen).not.toContain('"actual":true');
    expect(seen).not.toContain(String.raw`\"actual\":\"`);
  });

  test('but it does depend on what the player saw', async () => {
    const [, quiet] = twins;
    const died: Course = {
      deal: ['LOO', 'DOC', 'VET', 'MAY', 'GFR'],
      decisions: [act({ 0: watch(1), 1: heal(2), 2: stay, 3: stay, 4: kill(0) })],
    };
    expect(await screenOf(quiet.games[0], 3, 1)).not.toBe(await screenOf(died, 3, 1));
  });
});
