import type { Run } from '../../src/engine/run.ts';
import type { Agent } from '../../src/engine/rules.ts';
import type { Answer, Backend } from '../../src/session/backend.ts';
import type { Asker } from '../../src/session/knowledge/asker.ts';
import type { KnowledgeCell } from '../../src/session/knowledge/cell.ts';
import { isOpenBook, openCell, possibleSigns } from '../../src/session/knowledge/open-cell.ts';
import type { CellPlan } from '../../src/session/knowledge/plans.ts';
import { commonPlan, nestedPlan, whatPlan } from '../../src/session/knowledge/plans.ts';
import { formulasOf, readCells } from '../../src/session/knowledge/read-cells.ts';
import type { Faces } from '../../src/session/report.ts';
import { chainOf } from '../../src/session/thoughts.ts';
import { boardOf } from '../../src/session/board.ts';
import type { Vantage } from '../../src/session/viewpoint.ts';
import { cardOf } from '../../src/session/world-card.ts';
import { whyOf } from '../../src/session/why.ts';
import { worldsOf } from '../../src/session/worlds.ts';
import { knowledgeWords } from '../../src/ui/words-knowledge.ts';

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

/** What tables are asked with. */
export function askerOf(vantage: Vantage, run: Run): Asker {
  return { vantage, formulaNames: run.names, sentences: knowledgeWords.sentences };
}

/** The cells of some plans, as the screen would show them. */
export async function cellsOf(
  backend: Backend,
  run: Run,
  vantage: Vantage,
  plans: readonly CellPlan[],
): Promise<readonly KnowledgeCell[]> {
  const formulas = formulasOf(plans);
  const truths = await Promise.all(
    vantage.path.map(async ({ node }) => value(await backend.holds(run, node, formulas))),
  );
  return readCells(plans, truths).flatMap((cell) => cell ?? []);
}

/** All that a player's viewpoint shows of thoughts, tables of knowledge and their explanations. */
export async function knowledgeSeen(
  backend: Backend,
  run: Run,
  vantage: Vantage,
  faces: Faces,
  viewer: Agent,
): Promise<unknown> {
  const asker = askerOf(vantage, run);
  const { names, path } = vantage;
  const { node } = path[path.length - 1];
  const players = names.map((_, agent) => agent);
  const closed = players.filter((knower) => !isOpenBook(vantage, knower));
  const plans = [
    ...closed.flatMap((knower) => players.map((about) => whatPlan(asker, knower, about))),
    ...players.flatMap((knower) =>
      closed.flatMap((second) => players.map((about) => nestedPlan(asker, knower, second, about))),
    ),
    ...[players, closed, [viewer, closed[0]]].flatMap((group) =>
      players.map((about) => commonPlan(asker, group, about)),
    ),
  ];
  const cells = [
    ...players.map((about) => openCell(asker, faces, viewer, about)),
    ...(await cellsOf(backend, run, vantage, plans)),
  ];
  const whys = new Map<string, unknown>();
  for (const { why } of cells) {
    if (why === null || whys.has(why.formula)) continue;
    if (why.agent !== viewer) throw new Error('Only the own knowledge may be explained.');
    const answer = value(await backend.why(run, node, why.agent, why.formula, viewer));
    whys.set(why.formula, whyOf(vantage, faces, why.agent, answer, knowledgeWords.why));
  }
  const thoughts = await Promise.all(
    closed.map(async (other) => {
      const chain = chainOf(viewer, [other]);
      const held = value(await backend.thoughts(run, node, chain));
      return {
        possible: players.map((about) => possibleSigns(vantage, faces, held, about)),
        worlds: worldsOf(vantage, faces, null, { chain, held }),
        board: boardOf(vantage, faces, null, { chain, held }),
      };
    }),
  );
  const cards = await Promise.all(
    faces.map(async (_, face) => cardOf(vantage, face, value(await backend.world(run, node, face, viewer)))),
  );
  return { cells, whys: [...whys], thoughts, cards };
}
