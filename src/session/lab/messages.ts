/** The words of the lab's refusals. */
export const labMessages = {
  noEvents: 'There is no event yet: add one, or begin with one of the patterns.',
  nameless: 'Every event needs a name.',
  inEvent: (name: string, problem: string): string => `Event "${name}": ${problem}`,
  postcondition: (part: string): string => `"${part}" is no postcondition: it must read such as p := ~p.`,
  tooManyWorlds: (given: number, most: number): string =>
    `There are ${given.toLocaleString('en')} worlds here; the lab opens up to ${most.toLocaleString('en')}. Go to another step.`,
  nobodyCounts: 'Choose at least one player who counts.',
  notKept:
    'At this step there were more worlds than can be kept one by one, so that it is no event model here. Go to an earlier step, or play with fewer players.',
  tooLarge: (most: number): string =>
    `The file is too large: models of at most ${most.toLocaleString('en')} characters are read.`,
  unreadable: 'The browser cannot read this file.',
} as const;
