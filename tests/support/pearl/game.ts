import { Refusal } from '../../../src/engine/refusal.ts';
import type { Agent, Choice, Move, Stage, Turn } from '../../../src/engine/rules.ts';
import type { Random } from '../../../src/kit/random.ts';
import { gameOf } from '../../../src/players/game.ts';
import type { Mind } from '../../../src/players/mind.ts';
import { randomPolicy } from '../../../src/players/policy.ts';
import type { PearlHappening, PearlMove, PearlOptions, PearlState } from './rules.ts';
import { peek, pearl as rules } from './rules.ts';

/** Accuses whom they know to hold the pearl, if it is another; peeks at somebody they cannot tell about. */
function careful({ moves }: Choice<PearlMove>, stage: Stage, mind: Mind, random: Random): PearlMove | null {
  const possible = mind.possibleSigns();
  const holder = possible.findIndex((signs) => signs.size === 1 && signs.has('PEARL'));
  const wanted = (agent: Agent): boolean => (stage.phase === 'morning' ? agent === holder : possible[agent].size > 1);
  const fitting = moves.filter((move) => 'target' in move && wanted(move.target));
  if (fitting.length > 0) return random.pick(fitting);
  return stage.phase === 'morning' ? null : moves[0];
}

/** Pearl, ready to be played. */
export const pearl = gameOf<PearlState, PearlMove, PearlOptions, PearlHappening>({
  rules,
  policies: () => ({ careful: { reasons: true, choose: careful }, random: randomPolicy }),
  talk: () => null,
  cards: ['PEARL', 'NOTHING'],
  script,
  write,
  playerFields: ['who', 'target'],
});

/** `{"evening":{"Ann":"Bob","lantern":"lit"}}`: Ann peeks at Bob, who is not named sleeps; `{"accuse":["Ann","Bob"]}` or `{"accuse":null}`. */
function script(entry: Readonly<Record<string, unknown>>, turn: Turn<PearlMove>, names: readonly string[]) {
  if (turn.stage.phase === 'morning') {
    const { accuse } = entry;
    if (accuse === null) return { joint: {}, again: false };
    if (!Array.isArray(accuse))
      throw new Refusal('In the morning somebody accuses: {"accuse":["Ann","Bob"]} or {"accuse":null}.');
    const [by, target]: number[] = accuse.map((name) => names.indexOf(String(name)));
    return { joint: { [by]: { kind: 'accuse', target } }, again: false };
  }
  const evening = new Map(entriesOf(entry['evening']));
  const joint: Record<string, Move> = {};
  for (const { seat, by } of turn.choices) {
    const chosen = evening.get(by.length === 0 ? seat : names[by[0]]);
    const target = names.indexOf(String(chosen));
    if (by.length === 0) joint[seat] = { kind: chosen === 'dark' ? 'dark' : 'lit' };
    else joint[seat] = target < 0 ? { kind: 'sleep' } : peek(target);
  }
  return { joint, again: false };
}

/** Writes what `script` reads. */
function write(joint: readonly (PearlMove | null)[], turn: Turn<PearlMove>, names: readonly string[]) {
  const chosen = turn.choices.flatMap(({ by }, index): [string, string][] => {
    const move = joint[index];
    if (move === null || move.kind === 'sleep') return [];
    return [[by.length === 0 ? 'lantern' : names[by[0]], 'target' in move ? names[move.target] : move.kind]];
  });
  if (turn.stage.phase === 'evening') return { evening: Object.fromEntries(chosen) };
  return { accuse: chosen.at(0) ?? null };
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
