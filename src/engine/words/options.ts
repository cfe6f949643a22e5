import type { OptionWords } from '../presentation.ts';

/** The words of an option that is on or off. */
export function switchOption(name: string, label: string, help: string): OptionWords {
  return { name, label, help, values: { kind: 'switch' } };
}

/** The words of an option that is a whole number; `without` is what having no number is called, where that may be. */
export function numberOption(
  name: string,
  label: string,
  help: string,
  range: { readonly least: number; readonly most: number; readonly without?: string },
): OptionWords {
  return { name, label, help, values: { kind: 'number', ...range } };
}

/** The words of an option that is one of some values, each with what it is called, in the order in which they are offered. */
export function choiceOption(
  name: string,
  label: string,
  help: string,
  choices: readonly (readonly [value: string, label: string])[],
): OptionWords {
  const worded = choices.map(([value, called]) => ({ value, label: called }));
  return { name, label, help, values: { kind: 'choice', choices: worded } };
}

/** The option after how many nights a game that has not ended is a draw: the same in all games of nights. */
export function nightsOption(most: number): OptionWords {
  return numberOption('maxNights', 'Nights until a draw', 'A game that has not ended by then is a draw.', {
    least: 1,
    most,
  });
}
