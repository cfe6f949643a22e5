/** The words of the logic's own refusals. */
export const logicMessages = {
  unknownAgent: (name: string, known: readonly string[]): string =>
    `There is no agent "${name}" here. The agents are ${known.join(', ')}.`,
  lawNotBoolean:
    'The law may only use variables and ~, &, |, ->, <->, AND, OR, XOR and ONEOF; it speaks of what somebody knows.',
  conditionNotBoolean: 'The condition of an observation speaks of what somebody knows; it may only speak of atoms.',
  unknownAtom: (name: string, known: readonly string[]): string =>
    `There is no atom "${name}" here. The atoms are ${known.join(', ')}.`,
  worldCells: (agents: number, given: number): string =>
    `A world lies in one cell of each of the ${agents} agents, not in ${given}.`,
  eventCells: (events: number, given: number): string =>
    `An event model of ${events} events needs ${events} cell numbers for each agent, not ${given}.`,
  eventAgents: (agents: number, given: number): string =>
    `The event model speaks of ${given} agents; the model has ${agents}.`,
  sights: (agents: number, given: number): string =>
    `A structure of ${agents} agents needs what each of them observes, not ${given} of them.`,
  noAtom: (text: string): string => `"${text}" is no atom.`,
  noHistory: 'There is nothing to explain without a moment.',
} as const;
