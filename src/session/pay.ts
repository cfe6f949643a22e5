import type { PayChoice } from './solver.ts';

/** The choices as comma-separated values, a line each, under a line of names. */
export function payAsCsv(choices: readonly PayChoice[]): string {
  const lines = choices.map(({ others, good, evil, pays }) =>
    [others, good.text, good.value, evil.text, evil.value, pays].join(','),
  );
  return ['others_evil,good_exact,good_points,evil_exact,evil_points,pays', ...lines, ''].join('\r\n');
}
