/** The words of the engine's refusals: what is wrong, where, and what would be right. */
export const messages = {
  unknownAtom: (name: string, known: readonly string[]): string =>
    `There is no atom "${name}" in this game. The atoms are ${known.join(', ')}.`,
  wrongArguments: (signature: string, given: number): string =>
    `The atom is written ${signature}, but ${given === 1 ? '1 argument is' : `${given} arguments are`} given.`,
  unknownPlayer: (name: string, names: readonly string[]): string =>
    `There is no player "${name}". The players are ${names.join(', ')}.`,
  notANumber: (text: string, signature: string): string =>
    `"${text}" is not a whole number; the atom is written ${signature}.`,
  historyLost: (name: string): string =>
    `Whether "${name}" holds cannot be said while the worlds are over budget: diaries are not kept apart then.`,
  beyondPicture: (name: string): string =>
    `Whether "${name}" holds cannot be said while the worlds are over budget: only who is what, and what is public, is kept then.`,
  tooManyDeals: (count: bigint): string =>
    `There are ${count} ways to deal this game, more than can be kept apart. Choose fewer players or smaller options.`,
  unknownGame: (given: string, known: readonly string[]): string =>
    `There is no game "${given}". The games are ${known.join(', ')}.`,
  byRule: (rule: string | undefined, problem: string): string => (rule === undefined ? problem : `${rule}: ${problem}`),
  mostLinked: (most: number): string => `Links are looked for among at most ${most} pictures.`,
  gameOver: 'The game is over; nothing more can be decided.',
  missingSeat: (seat: string): string => `The seat of ${seat} has not chosen; in this turn every seat chooses.`,
  unknownSeat: (seat: string, seats: readonly string[]): string =>
    seats.length === 0
      ? `There is no seat "${seat}" in this turn; nobody has anything to choose.`
      : `There is no seat "${seat}" in this turn. The seats are ${seats.join(', ')}.`,
  illegalMove: (seat: string, move: string, allowed: readonly string[]): string =>
    `${seat} may not choose ${move} now. Allowed: ${allowed.join(', ')}.`,
  malformedMove: (move: string): string => `${move} is not one of this game's moves.`,
  unknownPolicy: (name: string, known: readonly string[]): string =>
    `Nobody decides by "${name}" in this game. The ways to decide are ${known.join(', ')}.`,
  oneActs: (count: number): string => `At most one seat acts in this turn, not ${count}.`,
  mayNotSpeak: (name: string, allowed: readonly string[]): string =>
    allowed.length === 0
      ? `${name} may not speak now: there is no talk in this turn.`
      : `${name} may not speak now. Those who may are ${allowed.join(', ')}.`,
  mayNotClaim: (name: string, allowed: readonly string[]): string =>
    allowed.length === 0
      ? `${name} may not claim anything now: the rules leave no room for claims in this turn.`
      : `${name} may not claim anything now. Those who may are ${allowed.join(', ')}.`,
  notSpeaker: (agent: number): string => `There is no player number ${agent}.`,
  notKnown: (name: string, formula: string): string =>
    `${name} does not know that ${formula}, so ${name} may not say it: every statement is true and known to be.`,
  notTrue: (formula: string): string => `${formula} is false here; only what is true can be announced.`,
  knownUndecided: (name: string, formula: string): string =>
    `Whether ${name} knows that ${formula} cannot be decided: the worlds are over budget, and what is kept of them does not settle it. So it cannot be announced. It can be claimed.`,
  truthUndecided: (formula: string): string =>
    `Whether ${formula} is true cannot be decided: the worlds are over budget, and what is kept of them does not settle it. So it cannot be announced.`,
  announceOverBudget:
    'Nothing can be announced while the worlds are over budget, since it cannot be judged whether it is known. A diary can be shared.',
  names: {
    count: (given: number, least: number, most: number): string =>
      least === most
        ? `The game is for ${least} players; ${given} names are given.`
        : `The game is for ${least} to ${most} players; ${given} names are given.`,
    empty: (place: number): string => `Player ${place} has no name. Every player needs one.`,
    twice: (name: string): string => `Two players are called "${name}". Every player needs a name of their own.`,
    long: (most: number): string => `A name may have at most ${most} characters.`,
    spaces: (name: string): string => `The name "${name}" starts or ends with a space; leave it out.`,
    reserved: (name: string): string => `"${name}" is the name of a group in formulas, so no player can be called so.`,
  },
  options: (problem: string): string => `The options cannot be read: ${problem}`,
  optionsAreList: 'they must be an object such as {"maxNights":5}, not a list.',
  versionOlder: (game: string, given: number, own: number): string =>
    `This run was made with version ${given} of ${game}; this program plays version ${own}. It cannot be opened.`,
} as const;
