import type { Presentation } from '../engine/presentation.ts';
import type { Agent } from '../engine/rules.ts';
import { isAmong } from '../engine/view.ts';
import type { Faces, Report } from './report.ts';
import type { SessionWords } from './words.ts';

/** Whose eyes the screen looks through. The teacher knows everything. */
export type Viewpoint = 'teacher' | Agent;

/** From where something is seen: the steps up to the present one, the viewpoint, and the words to tell it in. */
export interface Vantage {
  readonly viewpoint: Viewpoint;
  /** The reports from the root to the node at which one stands. At least one. */
  readonly path: readonly Report[];
  /** The players' names, ready to be shown. */
  readonly names: readonly string[];
  readonly presentation: Presentation;
  readonly words: SessionWords;
}

/** A presentation without the signs that no player can carry in this game, such as civilians where the options bring none. */
export function withOccurring(presentation: Presentation, faces: Faces): Presentation {
  const occurring = new Set(faces.flatMap((face) => face.map(({ sign }) => sign)));
  const signs = Object.entries(presentation.signs).filter(([sign]) => occurring.has(sign));
  return { ...presentation, signs: Object.fromEntries(signs) };
}

/** The player who is spoken to as "you"; null in the teacher's viewpoint. */
export function viewerOf(viewpoint: Viewpoint): Agent | null {
  return viewpoint === 'teacher' ? null : viewpoint;
}

/** May this viewpoint see something with this audience? */
export function mayKnow(viewpoint: Viewpoint, audience: 'all' | readonly Agent[]): boolean {
  return viewpoint === 'teacher' || isAmong(audience, viewpoint);
}

/**
 * The steps that a viewpoint may look at while it stands at step `at` of a line: the teacher sees what lies ahead; a player
 * who steps back knows no more than they knew then.
 */
export function visibleLine(viewpoint: Viewpoint, line: readonly Report[], at: number): readonly Report[] {
  return viewpoint === 'teacher' ? line : line.slice(0, at + 1);
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A name as it can stand in a sentence: one written from right to left is isolated, so that it does not turn its surroundings. */
export function shownName(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** A name from its first letter or digit on, character by character; from its beginning where it has none. */
export function lettersOf(name: string): readonly string[] {
  const characters = Array.from(name);
  return characters.slice(
    Math.max(
      0,
      characters.findIndex((one) => /[\p{L}\p{N}]/u.test(one)),
    ),
  );
}

/**
 * One or two letters for each name, where names stand on a line or on a sign: the first letter, or the first two; where these
 * are another's too, the number of the seat.
 */
export function initialsOf(names: readonly string[]): readonly string[] {
  const cut = (length: number) =>
    names.map((name) =>
      lettersOf(name)
        .slice(0, length)
        .map((letter, index) => (index === 0 ? letter.toUpperCase() : letter))
        .join(''),
    );
  const [single, double] = [cut(1), cut(2)];
  const isUnique = (all: readonly string[], index: number) => all.filter((one) => one === all[index]).length === 1;
  return names.map((_, index) => {
    if (isUnique(single, index)) return single[index];
    return isUnique(double, index) ? double[index] : String(index + 1);
  });
}

/** Letters that take nearly twice the room of others. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}WM@%]/u;

/** A name cut to what a small label holds, in ordinary letters; the whole one stands in the label's description. */
export function shortName(name: string, most: number): string {
  let room = most;
  const kept: string[] = [];
  for (const character of name) {
    room -= wide.test(character) ? 1.8 : 1;
    kept.push(character);
    if (room >= 0) continue;
    const cut = kept.slice(0, -2).join('').trimEnd();
    return shownName(`${cut}…`);
  }
  return shownName(name);
}
