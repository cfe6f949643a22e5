/** The words of predictions. Joined into words.ts. */
export const englishPredict = {
  begin: 'Predict first',
  title: 'Predict the next step',
  question: 'What do you predict?',
  questions: { worlds: 'Which worlds fall?', roles: 'What is known then?' },
  whose: 'For whom',
  everybody: 'for all',
  markWorlds: 'Mark what will be ruled out: press single worlds, or a player’s area for all worlds in it.',
  marked: (marked: number, of: number) => `${marked} of ${of} marked`,
  invert: 'Invert',
  clear: 'Clear',
  markRoles: (name: string, you: boolean) =>
    `Strike out the roles that ${you ? 'you' : name} will be able to rule out.`,
  roles: 'Roles still possible after the step',
  square: (name: string, role: string) => `${name} may still be ${role}`,
  settled: 'already ruled out',
  make: 'Make the step',
  cancel: 'Cancel',
  close: 'Close',
  again: 'Predict the next',
  result: 'Your prediction',
  scoreWorlds: (fell: number, found: number, wrong: number) => {
    const worlds = (count: number) => (count === 1 ? '1 world' : `${count} worlds`);
    const first =
      fell === 0 ? 'No world fell.' : `${worlds(fell)} fell: you found ${found}, and overlooked ${fell - found}.`;
    const second = wrong === 0 ? '' : ` You marked ${worlds(wrong)} that ${wrong === 1 ? 'stays' : 'stay'} possible.`;
    return `${first}${second}${found === fell && wrong === 0 ? ' All correct!' : ''}`;
  },
  scoreRoles: (right: number, of: number) => `${right} of ${of} squares correct.${right === of ? ' All correct!' : ''}`,
  reason: (reason: string, fell: number, found: number) =>
    `${reason === '' ? 'Told apart' : reason}: ${found} of ${fell} found.`,
  stays: 'What was marked and stays possible: nothing that happened contradicts it.',
  fallen: (role: string, name: string, reason: string) =>
    `${name} is not ${role}. ${reason === '' ? 'Told apart' : reason}.`,
  remains: (role: string, name: string) => `${name} may still be ${role}: nothing that happened contradicts it.`,
  outcome: {
    hit: 'right',
    overlooked: 'overlooked: it fell',
    wrong: 'wrong: it is still possible',
    stays: 'right: still possible',
  },
};
