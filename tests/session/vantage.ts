import { presentation } from '../../src/games/salem/presentation.ts';
import { withDecision, ROOT, type Run } from '../../src/engine/run.ts';
import type { Report } from '../../src/session/report.ts';
import type { Vantage, Viewpoint } from '../../src/session/viewpoint.ts';
import { english } from '../../src/ui/words.ts';
import { chapters, deal, fixtureBackend, names } from './fixture.ts';

/** The fixture's game, played to its end. */
export function wholeRun(): Run {
  let run: Run = { game: 'salem', rulesVersion: 1, options: {}, names, seed: 4711, deal, nodes: [] };
  let node = ROOT;
  for (const { decision } of chapters) ({ run, node } = withDecision(run, node, decision));
  return run;
}

/** All reports of the fixture's game. */
async function wholePath(): Promise<readonly Report[]> {
  const run = wholeRun();
  const answer = await fixtureBackend().reports(run, run.nodes.length);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

/** The fixture's game from a viewpoint, at a step. */
export async function vantageAt(viewpoint: Viewpoint, step: number): Promise<Vantage> {
  const path = await wholePath();
  return { viewpoint, path: path.slice(0, step + 1), names, presentation, words: english.session };
}

/** The fixture's game from a viewpoint, with what lies ahead. */
export async function wholeVantage(viewpoint: Viewpoint): Promise<Vantage> {
  return vantageAt(viewpoint, chapters.length);
}
