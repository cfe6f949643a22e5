import type { MissingPair } from '../plain/partitions.ts';

/** The words about files and links of the lab that cannot be read or written. */
export const exchangeMessages = {
  eventModelLeftOut: 'The event model is left out.',
  tooLong: (given: number, most: number): string =>
    `The file has ${given} characters; models of at most ${most} are read.`,
  notJson: (line: number, column: number, found: string | null): string =>
    found === null
      ? `This is no JSON: the text ends too early, at line ${line}, column ${column}.`
      : `This is no JSON: line ${line}, column ${column}: ${JSON.stringify(found)} cannot stand there.`,
  foreign: (format: string): string => `This is no model of this program: it must begin with "format": "${format}".`,
  lawOrModel: 'A structure has "atoms", a "law" and "agents", or else a "model" of which it is made, and not both.',
  seesOrCases: (agent: string): string => `The agent ${agent} must have either "sees" or "cases".`,
  twice: (kind: string, name: string): string => `The ${kind} "${name}" is defined twice.`,
  unlawfulFacts: (facts: readonly string[]): string =>
    facts.length === 0
      ? 'No world in which all atoms are false fits the law.'
      : `No world in which exactly ${facts.join(', ')} are true fits the law.`,
  noEquivalence: (agent: string): string =>
    `${agent} may take one event for another and not the other way round. A law keeps equivalences only: nobody can be deceived.`,
  onlyS5: 'Only an S5 model can be kept as a law:',
  newer: (given: number, own: number): string =>
    `This model was written in version ${given} of the format; this program reads version ${own}.`,
  schema: (problems: string): string => `The model cannot be read: ${problems}`,
  unknownWorld: (name: string, place: string): string => `${place}: there is no world "${name}".`,
  unknownEvent: (name: string, place: string): string => `${place}: there is no event "${name}".`,
  twoCells: (name: string, agent: string): string => `"${name}" lies in two cells of ${agent}; cells must not overlap.`,
  cellsAndPairs: (agent: string): string => `The agent ${agent} must have either "cells" or "pairs".`,
  formula: (place: string, problem: string): string => `${place}: ${problem}`,
  noAtom: (place: string): string => `${place}: this is a formula and no atom.`,
  atomNotPlain: (given: string, right: string): string => `The atom "${given}" must be written ${right}.`,
  unknownAtom: (name: string): string => `there is no atom "${name}" in this model.`,
  unknownAgent: (name: string): string => `there is no agent "${name}" in this model.`,
  eventAgents: (agent: string): string => `The event model does not say what ${agent} can tell apart.`,
  noWorldAsked: (place: string): string =>
    `${place}: "TRUE?" is asked at a world: give it as "at", or mark one as "actual".`,
  notEquivalence: (agent: string, from: string, to: string, because: MissingPair['because']): string =>
    `The relation of ${agent} is no equivalence: it leads not from "${from}" to "${to}", as it must to be ${because}.`,
  onlyPlain: 'Leave out "kind": "s5" to read it as a plain model.',
  tooManyWorlds: (given: number, most: number): string =>
    `The model has ${given} worlds; up to ${most} are written out.`,
  tooManyPairs: (most: number): string =>
    `The model has more than ${most} pairs of worlds that somebody cannot tell apart.`,
  whatHappens: 'what happened to a structure',
  conditionalSight: 'an observation that depends on a condition',
  notInSmcdel: (what: string): string => `SMCDEL's files have no sign for ${what}.`,
  unlawful: (state: readonly string[]): string =>
    `The state {${state.join(',')}} breaks the law, so nothing can be true or false there.`,
  playground: 'This is no link of the modal logic playground: after "model=" it must read such as "ApS0,1;AS;".',
  playgroundTarget: (from: number, to: string): string => `State ${from} leads to state ${to}, which there is not.`,
  brokenLink: 'This link was cut off, or changed on its way.',
  foreignLink: 'This link holds no model.',
  unfoldsTooLong: 'This link unfolds to more than is read.',
} as const;
