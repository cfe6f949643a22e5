import { seedFor, logOf } from './view.ts';
import { viewerOf, type Vantage } from './viewpoint.ts';
import type { Run } from '../engine/run.ts';

/** The words of a chronicle that no game brings. */
export interface ChronicleWords {
  from(name: string | null): string;
  seed(seed: number): string;
  players(names: readonly string[]): string;
  readonly quiet: string;
}

/**
 * What happened, as plain text, as far as the viewpoint may know. `whole` is the line of steps, `at` the place in it at which
 * one stands.
 */
export function chronicleOf(whole: Vantage, at: number, run: Run, words: ChronicleWords): string {
  const { presentation, viewpoint } = whole;
  const names = whole.names.map((name) => name.replace(/\s+/g, ' '));
  const viewer = viewerOf(viewpoint);
  const seed = seedFor(viewpoint, run);
  const head = [
    `${presentation.title}. ${words.from(viewer === null ? null : names[viewer])}.`,
    words.players(names),
    ...(seed === null ? [] : [words.seed(seed)]),
  ];
  const body = logOf({ ...whole, names }, at).map(({ title, steps }) => {
    const lines = steps.flatMap((step) => [
      ...step.lines.map(({ text, secret }) => `  ${text}${secret === null ? '' : ` (${secret})`}`),
      ...step.diaries.flatMap((diary) => [
        `  ${diary.title}:`,
        ...diary.entries.map((entry) => `    ${entry.stage}: ${entry.lines.map(({ text }) => text).join(' ')}`),
      ]),
    ]);
    return [title, '-'.repeat(title.length), ...(lines.length === 0 ? [`  ${words.quiet}`] : lines)].join('\n');
  });
  return `${[head.join('\n'), ...body].join('\n\n')}\n`;
}
