import type { FaceCounts } from '../../engine/counts.ts';
import type { Agent } from '../../engine/rules.ts';
import { printFormula } from '../../logic/formula/print.ts';
import { signsIn } from '../board.ts';
import { facesHeld } from '../held.ts';
import type { Faces } from '../report.ts';
import { inOrder, signWords } from '../signs.ts';
import type { Vantage } from '../viewpoint.ts';
import type { Asker } from './asker.ts';
import { wears } from './asker.ts';
import type { KnowledgeCell } from './cell.ts';
import { lastRun } from './cell.ts';

/** The signs that a player can be in what somebody holds possible, in the presentation's order. */
export function possibleSigns(
  { presentation }: Vantage,
  faces: Faces,
  held: FaceCounts,
  about: Agent,
): readonly string[] {
  const possible = signsIn(facesHeld(faces, held), about);
  return inOrder(presentation, possible);
}

/** May the viewpoint see all that a player holds possible? */
export function isOpenBook({ viewpoint }: Vantage, knower: Agent): boolean {
  return viewpoint === 'teacher' || viewpoint === knower;
}

/**
 * What a player knows of what another is, read off the pictures that the knower holds possible: for the teacher, and for a
 * player's own knowledge. The explanation of what is not known speaks of the sign that is worn (teacher), or of the first
 * that is possible.
 */
export function openCell(asker: Asker, faces: Faces, knower: Agent, about: Agent): KnowledgeCell {
  const { vantage } = asker;
  const { path, presentation, names, viewpoint } = vantage;
  const line = path.map((report) => possibleSigns(vantage, faces, report.players[knower], about));
  const possible = line[line.length - 1];
  const report = path[path.length - 1];
  const worn = faces[report.actual].find(({ of }) => of === about)?.sign;
  const known = possible.length === 1 ? possible[0] : null;
  const asked = known ?? (viewpoint === 'teacher' ? worn : undefined) ?? possible.at(0);
  const atomName = asked === undefined ? null : signWords(presentation, asked).atom;
  const why =
    asked === undefined || atomName === null
      ? null
      : {
          agent: knower,
          formula: printFormula(wears(asker, about, atomName)),
          says: presentation.region(names[about], asked),
        };
  // Where what is not found out is open, more signs may be ruled out than are.
  const open = report.exactness.leavesOpen ? 'unclear' : 'unknown';
  return {
    standing: known === null ? open : 'known',
    sign: known,
    possible,
    since: lastRun(line.map((signs) => signs.join())),
    why,
  };
}
