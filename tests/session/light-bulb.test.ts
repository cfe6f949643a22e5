import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/engine/run.ts';
import { games } from '../../src/games/index.ts';
import { presentations } from '../../src/games/classics/words/index.ts';
import type { PuzzleMove } from '../../src/games/classics/types.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { boardOf } from '../../src/session/board.ts';
import type { Viewpoint } from '../../src/session/viewpoint.ts';
import { english } from '../../src/ui/words.ts';

const NAMES = ['Warden', 'Ann', 'Bob', 'Cat'];
const [ANN, BOB, CAT] = [1, 2, 3];
const visit = (target: number): PuzzleMove => ({ kind: 'interview', target });

describe('the light on the board, interviews of Bob, Ann, Cat, Ann', () => {
  /** The light after each step, from a viewpoint: `?` where it has not been seen. */
  async function lights(viewpoint: Viewpoint): Promise<string> {
    const backend = createLocalBackend(games);
    const begun = await backend.begin({ game: 'light-bulb', names: NAMES, seed: 1, options: {}, deal: null });
    if (!begun.ok) throw new Error(begun.message);
    let { run } = begun.value;
    let node = ROOT;
    for (const target of [BOB, ANN, CAT, ANN]) {
      const next = await backend.append(run, node, { kind: 'act', joint: { 0: visit(target) } });
      if (!next.ok) throw new Error(next.message);
      ({ run, node } = next.value);
    }
    const reports = await backend.reports(run, node);
    if (!reports.ok) throw new Error(reports.message);
    return reports.value
      .map((_, at) => {
        const path = reports.value.slice(0, at + 1);
        const vantage = {
          viewpoint,
          path,
          names: NAMES,
          presentation: presentations['light-bulb'],
          words: english.session,
        };
        const [light] = boardOf(vantage, begun.value.faces, null).middle;
        return light === undefined ? '?' : light.drawing === 'lit' ? '1' : '0';
      })
      .join('');
  }

  test('the teacher sees it as it is after each visit', async () => {
    expect(await lights('teacher')).toBe('01010');
  });

  test('a prisoner sees it as they left it, and knows nothing of it before', async () => {
    expect(await lights(BOB)).toBe('?1111');
    expect(await lights(ANN)).toBe('??000');
    expect(await lights(CAT)).toBe('???11');
  });

  test('the warden, who is not in the room, sees how it was at first', async () => {
    expect(await lights(0)).toBe('00000');
  });
});
