import { longNumber } from '../../kit/big-number.ts';

/** The words of the lab's refusals. */
export const labMessages = {
  noEvents: 'There is no event yet: add one, or begin with one of the patterns.',
  nameless: 'Every event needs a name.',
  inEvent: (name: string, problem: string): string => `Event "${name}": ${problem}`,
  postcondition: (part: string): string => `"${part}" is no postcondition: it must read such as p := ~p.`,
  tooManyWorlds: (given: number, most: number): string =>
    `There are ${given.toLocaleString('en')} worlds here; the lab opens up to ${most.toLocaleString('en')}. Go to another step.`,
  noActual: 'No world is actual here: choose one first.',
  tooManyNodes: (most: number): string =>
    `This needs more than ${most.toLocaleString('en')} nodes of decision diagrams, and was given up. Nothing is lost: all is as it was before.`,
  tooManyToList: (given: number, most: number): string =>
    `There are ${given.toLocaleString('en')} worlds; up to ${most.toLocaleString('en')} are listed one by one.`,
  noEditing: 'Worlds that are kept as a law cannot be edited one by one. List them first, if they are few enough.',
  noContraction:
    'A law has no worlds that could be put together one by one: worlds alike in all are one already. List them first to contract the model.',
  deceives: (given: bigint, most: number): string =>
    `Somebody would take one event for another, and might then believe what is false. A law keeps knowledge, which is true, and its ${longNumber(given)} worlds are too many to be listed (up to ${longNumber(BigInt(most))}). Let the others see that something is told (semi-private), or rule worlds out first.`,
  onlyEquivalences: 'A law keeps equivalences only. List the worlds first for relations of any kind.',
  nobodyCounts: 'Choose at least one player who counts.',
  notKept:
    'At this step there were more worlds than can be kept one by one, so that it is no event model here. Go to an earlier step, or play with fewer players.',
  tooLarge: (most: number): string =>
    `The file is too large: models of at most ${most.toLocaleString('en')} characters are read.`,
  unreadable: 'The browser cannot read this file.',
} as const;
