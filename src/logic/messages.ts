/** The words of the logic's own refusals. */
export const unknownAgent = (name: string, known: readonly string[]): string =>
  `There is no agent "${name}" here. The agents are ${known.join(', ')}.`;
