/** The words of the logic's own refusals. */
export const logicMessages = {
  unknownAgent: (name: string, known: readonly string[]): string =>
    `There is no agent "${name}" here. The agents are ${known.join(', ')}.`,
  unknownVariable: (name: string, known: readonly number[]): string =>
    `There is no variable "${name}" here. The variables are ${known.join(', ')}.`,
  tooManyVariables: (given: number, most: number): string =>
    `The structure has ${given} variables; up to ${most} can be listed state by state.`,
  lawNotBoolean: 'The law may only use variables and ~, &, |, ->, <->, AND, OR, XOR and ONEOF; it speaks of what somebody knows.',
} as const;
