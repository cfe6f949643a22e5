import type { Agent } from '../engine/rules.ts';
import type { Faces } from './report.ts';
import { signWords } from './signs.ts';
import { boardOf } from './board.ts';
import { possibleFaces } from '../engine/counts.ts';
import { stageTitle, stepLines, type LogLine } from './view.ts';
import type { Vantage } from './viewpoint.ts';

/** A line of what happened, and whether the other branch has it too. */
export interface ComparedLine extends LogLine {
  readonly onlyHere: boolean;
}

/** One of two branches at a step. */
export interface ComparedSide {
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

/** What a player knows in one branch at a step. */
export interface Known {
  readonly worlds: number;
  /** The other players' roles that they know, and whose: "Bob Doctor". */
  readonly roles: readonly { readonly about: Agent; readonly text: string }[];
}

/** Two branches at the same step, side by side; a side is null where that branch has not been played so far. */
export interface Comparison {
  readonly sides: readonly [ComparedSide | null, ComparedSide | null];
  readonly players: readonly {
    readonly name: string;
    readonly known: readonly [Known | null, Known | null];
    readonly differs: boolean;
  }[];
}

/** Compares two branches, given from the deal on, at a place of their paths. For the teacher. */
export function compareBranches(left: Vantage, right: Vantage, index: number, faces: Faces): Comparison {
  const lines = [left, right].map((vantage) => (index < vantage.path.length ? stepLines(vantage, index) : null));
  const side = (vantage: Vantage, own: readonly LogLine[] | null, other: readonly LogLine[] | null) =>
    own === null
      ? null
      : {
          title: stageTitle(vantage, vantage.path[index]),
          lines: own.map((line) => ({
            ...line,
            onlyHere: other !== null && !other.some(({ text, secret }) => text === line.text && secret === line.secret),
          })),
        };
  const known = [knowledgeAt(left, index, faces), knowledgeAt(right, index, faces)] as const;
  return {
    sides: [side(left, lines[0], lines[1]), side(right, lines[1], lines[0])],
    players: left.names.map((name, agent) => {
      const both = [known[0]?.[agent] ?? null, known[1]?.[agent] ?? null] as const;
      return { name, known: both, differs: JSON.stringify(both[0]) !== JSON.stringify(both[1]) };
    }),
  };
}

function knowledgeAt(vantage: Vantage, index: number, faces: Faces): readonly Known[] | null {
  if (index >= vantage.path.length) return null;
  const here = { ...vantage, path: vantage.path.slice(0, index + 1) };
  const { players } = vantage.path[index];
  return vantage.names.map((_, agent) => ({
    worlds: possibleFaces(players[agent]),
    roles: boardOf(here, faces, agent).seats.flatMap((seat) =>
      seat.agent === agent || seat.sign === null
        ? []
        : [
            {
              about: seat.agent,
              text: vantage.words.wears(seat.name, signWords(vantage.presentation, seat.sign).label),
            },
          ],
    ),
  }));
}
