import type { Presentation, SignWords } from '../engine/presentation.ts';

/** The words and the look of a sign, listed or not. */
export function signWords(presentation: Presentation, name: string): SignWords {
  const { signs } = presentation;
  if (Object.hasOwn(signs, name)) return signs[name];
  return presentation.sign?.(name) ?? { letter: name.slice(0, 1), label: name, atom: null, colour: 'accent' };
}

/** Signs in the presentation's order; those that are not listed after the others, numbers by their size. */
export function inOrder({ signs }: Presentation, some: Iterable<string>): readonly string[] {
  const listed = Object.keys(signs);
  const place = (sign: string) => (Object.hasOwn(signs, sign) ? listed.indexOf(sign) : listed.length);
  return [...some].sort((one, other) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }));
}
