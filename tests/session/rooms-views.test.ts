import { beforeAll, describe, expect, test } from 'vitest';
import type { Decision, Run } from '../../src/engine/run.ts';
import { ROOT } from '../../src/engine/run.ts';
import type { Agent } from '../../src/engine/rules.ts';
import { games } from '../../src/games/index.ts';
import { presentation } from '../../src/games/rooms/presentation.ts';
import * as views from '../../src/games/views.ts';
import type { Backend } from '../../src/session/backend.ts';
import { boardOf } from '../../src/session/board.ts';
import { facesOf } from '../../src/session/held.ts';
import { openCell } from '../../src/session/knowledge/open-cell.ts';
import { nestedPlan, thirdPlan, whatPlan } from '../../src/session/knowledge/plans.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import type { Faces, Report } from '../../src/session/report.ts';
import { chainOf } from '../../src/session/thoughts.ts';
import { countLines, logOf } from '../../src/session/view.ts';
import type { Vantage, Viewpoint } from '../../src/session/viewpoint.ts';
import { whyOf } from '../../src/session/why.ts';
import { cardOf } from '../../src/session/world-card.ts';
import { worldsOf } from '../../src/session/worlds.ts';
import { english } from '../../src/ui/words.ts';
import { valueOf } from '../support/told-night.ts';
import { askerOf, cellsOf } from './knowledge-seen.ts';

const TEN = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];
const [ANN, BOB, CAT, DAN, EVE, FAY, GUS, HAL, IDA, JAN] = TEN.keys();
const OPTIONS = { roles: 'plain' };

interface Course {
  /** By player: the room of the opening night. */
  readonly rooms: readonly number[];
  readonly mafia: readonly Agent[];
  /** Who kills in the first night, whoever is with them; everybody else stays where they are. */
  readonly killer: Agent;
}

interface Played {
  readonly backend: Backend;
  readonly run: Run;
  readonly node: number;
  readonly faces: Faces;
  readonly path: readonly Report[];
}

const plays = new Map<string, Promise<Played>>();

/** Ten players and one night, after which nobody votes. Whoever looks at the same course looks at the same game, as on one page. */
function play(course: Course, seed: number): Promise<Played> {
  const key = JSON.stringify([course, seed]);
  const known = plays.get(key) ?? playAnew(course, seed);
  plays.set(key, known);
  return known;
}

async function playAnew({ rooms, mafia, killer }: Course, seed: number): Promise<Played> {
  const game = games.find(({ id }) => id === 'rooms');
  if (game === undefined) throw new Error('Rooms is not in the list of games.');
  const backend = createLocalBackend(games, undefined, undefined, () => Promise.resolve(views));
  const deal = rooms.map((room, agent) => `${mafia.includes(agent) ? 'MOBSTER' : 'GUEST'} ${room}`);
  const dealt = valueOf(await backend.begin({ game: 'rooms', names: TEN, seed, options: OPTIONS, deal }));
  const table = game.open(OPTIONS, TEN);
  let moment = table.engine.start(deal);
  let { run } = dealt;
  let node = ROOT;
  for (const entry of [{ night: {}, kill: { by: TEN[killer], room: rooms[killer] } }, { vote: {} }]) {
    for (let again = true; again;) {
      const reading = table.script(entry, moment);
      const decision: Decision = { kind: 'act', joint: reading.joint };
      moment = table.engine.advance(moment, decision);
      ({ run, node } = valueOf(await backend.append(run, node, decision)));
      again = reading.again;
    }
  }
  return { backend, run, node, faces: dealt.faces, path: valueOf(await backend.reports(run, node)) };
}

function vantageOf({ path }: Played, viewpoint: Viewpoint): Vantage {
  return { viewpoint, path, names: TEN, presentation, words: english.session };
}

/** Ann and Bob in one room, Cat and the killer Ida in another, the others two by two, Jan the second of the mafia. */
const course: Course = { rooms: [1, 1, 3, 4, 4, 5, 5, 6, 3, 6], mafia: [IDA, JAN], killer: IDA };

describe('ten players, by views', () => {
  let played: Played;
  beforeAll(async () => {
    played = await play(course, 1);
  });

  test('R18, R35: a player’s worlds lose what meetings and kills rule out; the numbers say what they count', () => {
    const view = worldsOf(vantageOf(played, ANN), played.faces, null);
    // Without views Ann rules out the nine pairs with herself and, as all do, the nine with Cat; Bob was with her, so he is no killer.
    expect([view.exactness.kind, view.total]).toEqual(['views', 45]);
    expect(view.possible).toBe(28);
    expect(view.worlds.find(({ standing }) => standing === 'possible')?.label).toMatch(/You may hold this possible/);
    // For all, one of two was sent in each of the 36 pairs without Cat. For Ann it was the other one in the seven pairs with Bob; Cat saw who it was.
    const pastsOf = (agent: Agent | null) => worldsOf(vantageOf(played, 'teacher'), played.faces, agent).pasts;
    expect([pastsOf(null), view.pasts, pastsOf(CAT)]).toEqual([36 * 2, 7 + 21 * 2, 8]);
    expect(english.worlds.pasts.views(view.pasts)).toMatch(/^\d+ pasts of who was sent$/);
    const lines = countLines(vantageOf(played, 'teacher'), played.path.length - 1);
    expect([lines[ANN].faces.at(-1), lines[ANN].atMost.at(-1)]).toEqual([28, true]);
    // R20: the mafia know each other; R18: so does, of the dead, who saw her killer.
    expect([lines[JAN].faces.at(-1), lines[IDA].faces.at(-1)]).toEqual([1, 1]);
    expect(lines[CAT].faces.at(-1)).toBe(8);
  });

  test('what a view does not prove is not decided for a player, whatever is the case; the teacher sees what is false and what witnesses refute', async () => {
    const { backend, run, node, faces } = played;
    const asked = async (formula: string, viewer: Agent | null) => {
      return valueOf(await backend.evaluate(run, node, formula, viewer)).verdict;
    };
    expect(await asked('K Cat mafia(Ida)', null)).toBe('true');
    expect(await asked('K Ann mafia(Cat)', null)).toBe('false');
    // Another course, with the same sights of Ann, refutes it; she is not told of courses beside the real one. Rooms are not kept.
    expect([await asked('K Ann ~mafia(Dan)', null), await asked('K Ann ~mafia(Dan)', ANN)]).toEqual([
      'false',
      'undecided',
    ]);
    expect(await asked('K Dan slept(Dan,4,1)', null)).toBe('true');
    expect(await asked('K Eve K Dan slept(Dan,4,1)', null)).toBe('undecided');
    expect([await asked('mafia(Ida)', ANN), await asked('mafia(Dan)', ANN)]).toEqual(['undecided', 'undecided']);
    expect([await asked('~mafia(Cat)', ANN), await asked('did(Bob,1)', ANN)]).toEqual(['true', 'false']);
    const strip = valueOf(await backend.strip(run, node, 'K Cat mafia(Ida)', null));
    expect(strip).toEqual(['false', 'false', 'false', 'true', 'true']);
    const own = valueOf(await backend.strip(run, node, 'K Ann ~mafia(Dan)', ANN));
    expect(new Set(own)).toEqual(new Set(['undecided']));
    const cell = openCell(askerOf(vantageOf(played, 'teacher'), run), faces, ANN, DAN);
    expect([cell.standing, cell.possible]).toEqual(['unclear', ['TOWN', 'MAFIA']]);
  });

  test('where a formula holds is told picture by picture', async () => {
    const { backend, run, node, faces } = played;
    const { byFace, open } = valueOf(await backend.evaluate(run, node, 'mafia(Dan)', ANN));
    const held = played.path[played.path.length - 1].players[ANN];
    const isMafia = (face: number) => faces[face].some(({ of, sign }) => of === DAN && sign === 'MAFIA');
    expect(open).toEqual([]);
    expect([...byFace.keys()].filter((face) => byFace[face] > 0)).toEqual(facesOf(held).filter(isMafia));
  });

  test('why: known since the night that told it; what is not settled shows what is left standing; what is false refutes', async () => {
    const { backend, run, node, faces } = played;
    const told = async (agent: Agent, formula: string, viewer: Agent | null) => {
      const why = valueOf(await backend.why(run, node, agent, formula, viewer));
      return whyOf(vantageOf(played, viewer ?? 'teacher'), faces, agent, why, english.knowledge.why);
    };
    const cat = await told(CAT, 'mafia(Ida)', null);
    expect(cat.known).toBe(true);
    // 28 pairs without Cat and Ida spoke against it until Cat saw her killer (and the 8 with Cat never did for her).
    expect(cat.groups.map(({ kind, count }) => [kind, count])).toEqual([['apart', 28]]);
    const ann = await told(ANN, 'mafia(Ida)', ANN);
    expect(ann.known).toBeNull();
    expect(faces[ann.refutedBy ?? -1].some(({ of, sign }) => of === IDA && sign === 'MAFIA')).toBe(false);
    const wrong = await told(ANN, 'mafia(Dan)', null);
    expect([wrong.known, wrong.refutedBy]).toEqual([false, played.path[played.path.length - 1].actual]);
    // It is so that Dan is no mafia; a witness in which he is refutes that Ann knows it.
    const guess = await told(ANN, '~mafia(Dan)', null);
    expect(guess.known).toBe(false);
    expect(faces[guess.refutedBy ?? -1].some(({ of, sign }) => of === DAN && sign === 'MAFIA')).toBe(true);
    // Ann herself is not told whether it is false.
    expect([(await told(ANN, 'mafia(Dan)', ANN)).known, (await told(ANN, '~mafia(Dan)', ANN)).known]).toEqual([
      null,
      null,
    ]);
  });

  test('knowledge of knowledge, two and three deep', async () => {
    const { backend, run } = played;
    const vantage = vantageOf(played, 'teacher');
    const asker = askerOf(vantage, run);
    const [nested, third, open] = await cellsOf(backend, run, vantage, [
      nestedPlan(asker, JAN, CAT, IDA),
      thirdPlan(asker, JAN, [IDA, CAT], IDA),
      nestedPlan(asker, ANN, BOB, DAN),
    ]);
    expect([nested.standing, third.standing, open.standing]).toEqual(['knows', 'knows', 'unclear']);
  });
});

/** All that a player's viewpoint shows where views answer. */
async function screenOf(which: Course, viewer: Agent, seed: number): Promise<string> {
  const played = await play(which, seed);
  const { backend, run, node, faces, path } = played;
  const vantage = vantageOf(played, viewer);
  const asker = askerOf(vantage, run);
  const at = path.length - 1;
  const others = [...TEN.keys()].filter((agent) => agent !== viewer);
  const some = others.filter((_, place) => place % 4 === 0);
  const plans = some.flatMap((knower) => [
    ...[IDA, EVE].map((about) => whatPlan(asker, knower, about)),
    nestedPlan(asker, knower, viewer, GUS),
    nestedPlan(asker, viewer, knower, FAY),
  ]);
  const cells = [
    ...others.map((about) => openCell(asker, faces, viewer, about)),
    ...(await cellsOf(backend, run, vantage, plans)),
  ];
  const whys = [];
  for (const { why } of cells.filter((_, place) => place % 6 === 0)) {
    if (why === null) continue;
    expect(why.agent).toBe(viewer);
    const answer = valueOf(await backend.why(run, node, viewer, why.formula, viewer));
    whys.push(whyOf(vantage, faces, viewer, answer, english.knowledge.why));
  }
  const thoughts = [];
  for (const other of some) {
    const chain = chainOf(viewer, [other]);
    const held = valueOf(await backend.thoughts(run, node, chain));
    thoughts.push(worldsOf(vantage, faces, null, { chain, held }), boardOf(vantage, faces, null, { chain, held }));
  }
  const judged = [];
  for (const formula of ['mafia(Ida)', 'K Bob mafia(Eve)', 'did(Ida,1)', 'slept(Dan,4,1)', 'Y mafia(Ida)']) {
    judged.push(await backend.evaluate(run, node, formula, viewer), await backend.strip(run, node, formula, viewer));
  }
  const held = facesOf(path[at].players[viewer]);
  const cards = [];
  for (const face of held.slice(0, 1))
    cards.push(cardOf(vantage, face, valueOf(await backend.world(run, node, face, viewer))));
  return JSON.stringify({
    log: logOf(vantage, at),
    board: boardOf(vantage, faces, null),
    counts: countLines(vantage, at),
    worlds: worldsOf(vantage, faces, null),
    links: await backend.links(run, node, held.slice(0, 8), viewer),
    cells,
    whys,
    thoughts,
    judged,
    cards,
  });
}

describe('a player’s screen does not depend, by views,', { timeout: 120_000 }, () => {
  /** Two players change places in everything. */
  const swapped = ({ rooms, mafia, killer }: Course, one: Agent, other: Agent): Course => {
    const turned = (agent: Agent) => (agent === one ? other : agent === other ? one : agent);
    return { rooms: rooms.map((_, agent) => rooms[turned(agent)]), mafia: mafia.map(turned), killer: turned(killer) };
  };

  const screens = new Map<Agent, Promise<string>>();
  /** What somebody sees of the course. */
  const seenBy = (viewer: Agent): Promise<string> => {
    const seen = screens.get(viewer) ?? screenOf(course, viewer, 1);
    screens.set(viewer, seen);
    return seen;
  };

  test.each([
    [
      'R29, R35 on who of those they did not meet is mafia and killed',
      ANN,
      swapped(swapped(course, IDA, EVE), JAN, FAY),
    ],
    ['R18 on who of the town was in which room, for one of the mafia', JAN, swapped(course, DAN, FAY)],
    ['R18 on the rooms of others, for the victim', CAT, swapped(swapped(course, DAN, GUS), HAL, BOB)],
  ] as const)('%s', async (_, viewer, twin) => {
    const seen = await seenBy(viewer);
    expect(seen).toBe(await screenOf(twin, viewer, 2));
    expect(seen).not.toContain('"actual":true');
  });

  test('but it does on whom the player met', async () => {
    expect(await seenBy(ANN)).not.toBe(await screenOf(swapped(course, BOB, EVE), ANN, 1));
  });
});
