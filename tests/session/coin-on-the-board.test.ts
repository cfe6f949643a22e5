import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { presentations } from '../../src/games/classics/words/index.ts';
import { boardOf, type BoardView } from '../../src/session/board.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import type { Viewpoint } from '../../src/session/viewpoint.ts';
import { english } from '../../src/ui/words.ts';

const NAMES = ['Ann', 'Bob'];
const [ANN, BOB] = [0, 1];

/** The board after Bob has looked under the cup in front of Ann. */
async function board(viewpoint: Viewpoint): Promise<BoardView> {
  const backend = createLocalBackend(games);
  const begun = await backend.begin({ game: 'coin', names: NAMES, seed: 1, options: { coin: 'heads' }, deal: null });
  if (!begun.ok) throw new Error(begun.message);
  const looked = await backend.append(begun.value.run, ROOT, { kind: 'act', joint: { 1: { kind: 'look' } } });
  if (!looked.ok) throw new Error(looked.message);
  const reports = await backend.reports(looked.value.run, looked.value.node);
  if (!reports.ok) throw new Error(reports.message);
  const vantage = {
    viewpoint,
    path: reports.value,
    names: NAMES,
    presentation: presentations.coin,
    words: english.session,
  };
  return boardOf(vantage, begun.value.faces, null);
}

describe('the coin on the board, after Bob has looked', () => {
  test('lies in the middle, and at no player', async () => {
    for (const viewpoint of ['teacher', ANN, BOB] as const) {
      const { seats, table } = await board(viewpoint);
      expect(table).not.toBeNull();
      expect(seats.every(({ sign, pencil }) => sign === null && pencil.every(({ possible }) => !possible))).toBe(true);
    }
  });

  test('is known to the teacher and to Bob; to Ann it may lie either way', async () => {
    const signs = await Promise.all(
      (['teacher', ANN, BOB] as const).map(async (one) => (await board(one)).table?.sign),
    );
    expect(signs).toEqual(['HEADS', null, 'HEADS']);
    expect((await board(ANN)).table?.pencil).toEqual([
      { sign: 'HEADS', possible: true },
      { sign: 'TAILS', possible: true },
    ]);
  });
});
