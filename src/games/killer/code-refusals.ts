const EXAMPLE = 'such as AA062';

/** What is wrong with a version code, or with a set-up that is to have one, and what would be right. */
export const codeRefusals = {
  length: (text: string, digits: number): string =>
    `A version code has five hexadecimal digits, ${EXAMPLE}; "${text}" has ${digits}.`,
  digit: (text: string, place: number, found: string): string =>
    `A version code has five hexadecimal digits (0 to 9 and A to F), ${EXAMPLE}; digit ${place} of "${text}" is "${found}".`,
  undefinedLoss: (code: string, digit: string): string =>
    `The version code ${code} begins with the bits 11, and no losing condition is defined for them. ` +
    `The first digit must be from 0 to B: 0 to 3 for condition 00, 4 to 7 for 01, 8 to B for 10; it is ${digit}.`,
  tooMany: (code: string, digit: string, players: number): string =>
    `The fourth digit of ${code}, ${digit}, stands for ${players} players. With more than 15 a more complex rule set is ` +
    `recommended, or one tuned for them: a version code goes from 0 (5 players) to A (15 players).`,
  noKillers: (code: string, most: number): string =>
    `The version code ${code} has no killers: the game would be over at once. The fifth digit must be from 1 to ${most}.`,
  noCivilians: (code: string, players: number, killers: number, most: number): string =>
    `The version code ${code} has ${killers} killers among ${players} players, so that there are no civilians. ` +
    `The fifth digit must be from 1 to ${most}.`,
  killersWin: (code: string, players: number, killers: number, most: number): string =>
    `The version code ${code} has ${killers} killers among ${players} players: half or more, so that they would have won at ` +
    `once. The fifth digit must be from 1 to ${most}.`,
  bits: (bits: number): string => `The ten unexplained bits must be a whole number from 0 to 1023, not ${bits}.`,
} as const;
