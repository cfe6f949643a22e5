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
  relations: (agents: number, given: number): string =>
    `A model of ${agents} agents needs a relation for each, not ${given}.`,
  relationSize: (worlds: number): string => `A relation over ${worlds} worlds says for each where it leads.`,
  defined: (kind: string, name: string): string => `The ${kind} "${name}" is defined twice.`,
  eventRelations: (agents: number, given: number): string =>
    `An event model of ${agents} agents needs a relation for each, not ${given}.`,
  eventModelAgents: (given: readonly string[], agents: readonly string[]): string =>
    `The event model is about ${given.join(', ') || 'nobody'}; the model is about ${agents.join(', ') || 'nobody'}.`,
  changedTwice: (event: string, atom: string): string =>
    `The event "${event}" changes "${atom}" twice; an event gives each atom one formula.`,
  unknownEvent: (name: string): string => `There is no event "${name}" here.`,
  whichEvent: 'Several events can happen; say which one does at the actual world.',
  cannotHappen: (event: string): string =>
    `The event "${event}" cannot happen at the actual world: its precondition is false there.`,
  falseHere: (formula: string): string => `${formula} is false at the actual world; only truths can be announced.`,
  bisimilar: 'The worlds are bisimilar: no formula tells them apart.',
  unknownWorld: (name: string): string => `There is no world "${name}" here.`,
  nameLength: (most: number): string => `A name has 1 to ${most} characters.`,
  noAtom: (text: string): string => `"${text}" is a formula and no atom. An atom is a name such as p or muddy(Ann).`,
  notEquivalence: 'The relation is no equivalence, so it has no cells that could be merged or split.',
  onlyEquivalences: (agent: string): string =>
    `What ${agent} holds possible is no equivalence, so that the model is no S5 model.`,
  noStepBefore:
    'There is no step before this one, or none that is known, so "Y" (before the last step) says nothing here.',
  sights: (agents: number, given: number): string =>
    `A structure of ${agents} agents needs what each of them observes, not ${given} of them.`,
  noHistory: 'There is nothing to explain without a moment.',
} as const;
