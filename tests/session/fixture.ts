import type { FaceCounts } from '../../src/engine/counts.ts';
import type { Happening, Move, Stage } from '../../src/engine/rules.ts';
import { childrenOf, pathTo, ROOT, withDecision, type Decision, type Run } from '../../src/engine/run.ts';
import { ROLES, type Role, type SalemHappening, type SalemMove } from '../../src/games/salem/types.ts';
import type { Answer, Backend, GameReport } from '../../src/session/backend.ts';
import type { Disclosure, Faces, Report } from '../../src/session/report.ts';

/**
 * A game of Salem that always takes the same course, with reports made by hand: the screen is tested apart from the engine
 * by it. Ann Lookout, Bob Doctor, Cat Veteran, Dan Mayor, Eve Godfather.
 */
export const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
export const deal: readonly Role[] = ['LOO', 'DOC', 'VET', 'MAY', 'GFR'];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

const deals = permutations(ROLES);
export const faces: Faces = deals.map((roles) => roles.map((sign, of) => ({ of, sign })));
/** The face of the actual world. */
export const actual = deals.findIndex((roles) => roles.join() === deal.join());

const card = (who: number, role: Role): SalemHappening => ({ kind: 'card', seenBy: [who], who, role });
const watched: SalemMove = { kind: 'watch', target: 3 };
const visitors: SalemHappening = { kind: 'visitors', seenBy: [0], target: 3, visitors: [1] };

type Test = (roles: readonly Role[]) => boolean;

interface Chapter {
  readonly stage: Stage;
  readonly decision: Decision;
  readonly happenings: readonly SalemHappening[];
  readonly disclosed?: readonly Disclosure[];
  /** What everybody can rule out. */
  readonly public: Test;
  /** What single players rule out besides. */
  readonly private?: Readonly<Record<number, Test>>;
  readonly living: readonly number[];
  readonly over?: true;
}

const stay: SalemMove = { kind: 'stay' };
const always: Test = () => true;
const night = (round: number): Stage => ({ phase: 'night', round });
const act = (joint: Record<string, SalemMove>): Decision => ({ kind: 'act', joint });

/** The course of the game, step by step. */
export const chapters: readonly Chapter[] = [
  {
    stage: night(1),
    decision: act({
      0: { kind: 'watch', target: 3 },
      1: { kind: 'heal', target: 3 },
      2: stay,
      3: stay,
      4: { kind: 'kill', target: 2 },
    }),
    happenings: [visitors, { kind: 'death', seenBy: 'all', who: 2, role: 'VET', by: 'night' }],
    disclosed: [
      {
        agent: 2,
        entries: [
          { stage: null, moves: [], happenings: [card(2, 'VET')] },
          { stage: night(1), moves: [stay], happenings: [] },
        ],
      },
    ],
    public: (roles) => roles[2] === 'VET',
    private: { 0: (roles) => roles[1] === 'DOC' },
    living: [0, 1, 3, 4],
  },
  {
    stage: { phase: 'talk', round: 1 },
    decision: { kind: 'share', by: 0 },
    happenings: [],
    disclosed: [
      {
        agent: 0,
        entries: [
          { stage: null, moves: [], happenings: [card(0, 'LOO')] },
          {
            stage: night(1),
            moves: [watched],
            happenings: [visitors],
          },
        ],
      },
    ],
    public: (roles) => roles[0] === 'LOO' && roles[1] === 'DOC',
    living: [0, 1, 3, 4],
  },
  {
    stage: { phase: 'talk', round: 1 },
    decision: act({ 0: stay, 1: stay, 3: stay, 4: stay }),
    happenings: [],
    public: always,
    living: [0, 1, 3, 4],
  },
  {
    stage: { phase: 'vote', round: 1 },
    decision: act({
      0: { kind: 'abstain' },
      1: { kind: 'vote', target: 3 },
      3: { kind: 'vote', target: 4 },
      4: { kind: 'abstain' },
    }),
    happenings: [
      {
        kind: 'tally',
        seenBy: 'all',
        votes: [
          { voter: 0, target: null, weight: 1 },
          { voter: 1, target: 3, weight: 1 },
          { voter: 3, target: 4, weight: 1 },
          { voter: 4, target: null, weight: 1 },
        ],
        needed: 3,
        out: null,
      },
    ],
    public: always,
    living: [0, 1, 3, 4],
  },
  {
    stage: night(2),
    decision: act({
      0: { kind: 'watch', target: 4 },
      1: { kind: 'heal', target: 0 },
      3: stay,
      4: { kind: 'kill', target: 0 },
    }),
    happenings: [
      { kind: 'visitors', seenBy: [0], target: 4, visitors: [] },
      { kind: 'attacked', seenBy: [1], target: 0 },
      { kind: 'quiet', seenBy: 'all' },
    ],
    public: always,
    living: [0, 1, 3, 4],
  },
  {
    stage: { phase: 'vote', round: 2 },
    decision: act({
      0: { kind: 'vote', target: 4 },
      1: { kind: 'vote', target: 4 },
      3: { kind: 'vote', target: 4 },
      4: { kind: 'vote', target: 3 },
    }),
    happenings: [
      {
        kind: 'tally',
        seenBy: 'all',
        votes: [
          { voter: 0, target: 4, weight: 1 },
          { voter: 1, target: 4, weight: 1 },
          { voter: 3, target: 4, weight: 1 },
          { voter: 4, target: 3, weight: 1 },
        ],
        needed: 3,
        out: 4,
      },
      { kind: 'death', seenBy: 'all', who: 4, role: 'GFR', by: 'vote' },
      { kind: 'roles', seenBy: 'all', roles: deal },
    ],
    public: (roles) => roles.join() === deal.join(),
    living: [0, 1, 3],
    over: true,
  },
];

function movesFor(agent: number, stage: Stage, living: readonly number[]): readonly SalemMove[] {
  const others = living.filter((other) => other !== agent);
  if (stage.phase === 'vote')
    return [{ kind: 'abstain' }, ...others.map((target) => ({ kind: 'vote', target }) as const)];
  if (stage.phase === 'talk') return deal[agent] === 'MAY' ? [stay, { kind: 'reveal' }] : [stay];
  const role = deal[agent];
  if (role === 'LOO') return others.map((target) => ({ kind: 'watch', target }));
  if (role === 'DOC') return living.map((target) => ({ kind: 'heal', target }));
  if (role === 'GFR') return others.map((target) => ({ kind: 'kill', target }));
  return role === 'VET' ? [stay, { kind: 'alert' }] : [stay];
}

function held(tests: readonly Test[], perFace: number): FaceCounts {
  const byFace = Float64Array.from(deals, (roles) => (tests.every((test) => test(roles)) ? perFace : 0));
  return { byFace, worlds: byFace.reduce((sum, count) => sum + count, 0) };
}

/** The report at a depth of the run, whatever was decided there. */
function reportAt(node: number, depth: number, decision: Decision | null): Report {
  const past = chapters.slice(0, depth);
  const chapter = chapters.at(depth - 1);
  const here = depth === 0 ? undefined : chapter;
  const living = here?.living ?? [0, 1, 2, 3, 4];
  const tests = past.map((step) => step.public);
  const perFace = depth === 0 ? 1 : 2;
  const next = here?.over ? undefined : chapters[depth];
  const cards: readonly Happening[] = deal.map((role, who) => card(who, role));
  return {
    node,
    decision,
    honesty: null,
    decidedAt: here?.stage ?? null,
    happenings: here?.happenings ?? cards,
    resolution: [],
    disclosed: here?.disclosed ?? [],
    turn:
      next === undefined
        ? null
        : {
            stage: next.stage,
            mode: 'together',
            open: next.stage.phase !== 'night',
            seats: living.map((agent) => ({
              seat: String(agent),
              by: [agent],
              moves: movesFor(agent, next.stage, living),
            })),
            speakers: next.stage.phase === 'talk' ? living : [],
            claimants: [],
          },
    living,
    marks: [],
    result: here?.over ? { winner: 'town', reason: 'no mafia' } : null,
    actual,
    all: held(tests, perFace),
    players: names.map((_, agent) =>
      held(
        [...tests, (roles) => roles[agent] === deal[agent], ...past.flatMap((step) => step.private?.[agent] ?? [])],
        perFace,
      ),
    ),
    told: names.map(() => 'known' as const),
    exactness: { kind: 'exact', neverExact: false, leavesOpen: false, takesLong: false },
  };
}

/** What the course above cannot tell. */
function unanswered(): Promise<Answer<never>> {
  return Promise.resolve({ ok: false, message: 'This backend knows its course and nothing else.' });
}

const FIXTURE_GAMES: readonly GameReport[] = [
  {
    id: 'salem',
    players: { least: 5, most: 5, usual: 5 },
    collection: 'roles',
    policies: ['informed', 'random'],
    options: { mayIdle: 'nobody', selfWatch: false, watchingIsVisit: true, alertProtects: true, maxNights: 30 },
    cards: ROLES,
    usualDeals: [ROLES],
    atoms: ROLES.map((role) => ({ name: role.toLowerCase(), arguments: ['player'] })),
  },
];

/** A backend that plays the course above; what is chosen by hand is taken down, but changes nothing. */
export function fixtureBackend(): Backend {
  return {
    games: () => Promise.resolve(FIXTURE_GAMES),
    allGames: () => Promise.resolve(FIXTURE_GAMES),
    begin(wanted) {
      if (wanted.names.some((name) => name.trim() === '')) {
        return Promise.resolve({ ok: false, message: 'Every player needs a name.' });
      }
      const { game, seed, options } = wanted;
      const run: Run = {
        game,
        rulesVersion: 1,
        options,
        names: wanted.names,
        seed,
        deal: wanted.deal ?? deal,
        nodes: [],
      };
      return Promise.resolve({ ok: true, value: { run, faces } });
    },
    open: (run) =>
      Promise.resolve(
        isRun(run) ? { ok: true, value: { run, faces } } : { ok: false, message: 'This is not a run of Salem.' },
      ),
    reports(run, node) {
      const path = pathTo(run, node);
      const steps = path.map(({ id, decision }, index) => reportAt(id, index + 1, decision));
      return Promise.resolve({ ok: true, value: [reportAt(ROOT, 0, null), ...steps] });
    },
    decide(run, node, deciders) {
      const depth = pathTo(run, node).length;
      const chapter = chapters.at(depth);
      if (chapter === undefined) return Promise.resolve({ ok: true, value: { kind: 'over' } });
      if (chapter.decision.kind !== 'act')
        return Promise.resolve({ ok: true, value: { kind: 'decided', decision: chapter.decision } });
      const moves: [string, Move][] = Object.entries(chapter.decision.joint);
      const open = moves.map(([seat]) => seat).filter((seat) => deciders[Number(seat)] === 'hand');
      if (open.length === 0)
        return Promise.resolve({ ok: true, value: { kind: 'decided', decision: chapter.decision } });
      const joint = Object.fromEntries(moves.filter(([seat]) => !open.includes(seat)));
      return Promise.resolve({ ok: true, value: { kind: 'waiting', joint, open } });
    },
    otherwise: unanswered,
    append(run, node, decision) {
      if (decision.kind === 'announce' && decision.formula.includes('&&')) {
        return Promise.resolve({ ok: false, message: 'Line 1, column 2: a formula was expected.' });
      }
      return Promise.resolve({ ok: true, value: withDecision(run, node, decision) });
    },
    evaluate: unanswered,
    holds: unanswered,
    strip: unanswered,
    why: unanswered,
    thoughts: unanswered,
    alternatives: unanswered,
    world: unanswered,
    links: unanswered,
    view: unanswered,
    model: unanswered,
    step: unanswered,
    find: unanswered,
  };
}

function isRun(value: unknown): value is Run {
  return typeof value === 'object' && value !== null && 'game' in value && value.game === 'salem';
}

/** How many branches leave a node. */
export function branchesAt(run: Run, node: number): number {
  return childrenOf(run, node).length;
}
