/** The words about playing a seat, and passing the screen from one player to the next. */
export const seatWords = {
  lock: 'Lock the viewpoint to whoever plays by hand',
  lockHelp: 'Nobody can look through other eyes until it is unlocked.',
  passHelp: 'The screen is covered whenever it must be passed to another player.',
  isLocked: 'The viewpoint is locked to this seat. Unlock it in the header to look through other eyes.',
  locked: 'Locked',
  lockedTo: (name: string) => `${name}’s seat: the viewpoint is locked`,
  unlock: 'Unlock the viewpoint',
  unlockTitle: 'Unlock the viewpoint?',
  unlockIntro: 'Everybody at the screen can then see every secret and all thoughts. This cannot be unseen.',
  unlockConfirm: 'Unlock',
  takeTitle: (name: string) => `Take ${name}’s seat over?`,
  takeIntro: (name: string) =>
    `Whoever takes it over sees ${name}’s secrets and thoughts, which cannot be unseen. The viewpoint stays locked: the screen is passed to ${name} and covered in between.`,
  takeConfirm: 'Take it over',
  leaveSeat: 'Leave it',
  stayLocked: 'Keep it locked',
  unlocked: 'The viewpoint is unlocked.',
  pass: (name: string) => `Pass the screen to ${name}.`,
  press: (name: string) => `${name}: press to look`,
  passHint: 'Nobody else should watch from here on.',
};
