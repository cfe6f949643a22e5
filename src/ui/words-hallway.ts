/** The words of a board that is a hallway. */
export const hallwayWords = {
  tabs: { title: 'Hallway and nights', hallway: 'Hallway', nights: 'Nights' },
  ways: 'Ways of this step',
  broken: (place: string) => `${place}, destroyed`,
  /** Who is in no room that is known: out of the game, or somewhere. */
  elsewhere: (gone: boolean, unknown: boolean) =>
    gone && unknown ? 'Out of the game (†), or whereabouts unknown' : gone ? 'Out of the game' : 'Whereabouts unknown',
  held: { jailed: 'jailed', stunned: 'stunned' },
  stages: 'Stages of the night',
  whole: 'The whole night',
  stage: (number: number, of: number, title: string) => `Stage ${number} of ${of}: ${title}`,
  previous: 'Stage before',
  next: 'Next stage',
  quiet: 'Nobody moved.',
  memory: 'Faint: seen in an earlier night (n1; n0 is the opening).',
  traps: 'Red teeth: a trap, with its age in nights.',
  plan: (allIsKnown: boolean) => `Who slept where${allIsKnown ? '' : ', as far as known'}; † died there.`,
  room: 'Room',
  nobody: '–',
  empty: (rooms: readonly string[], allIsKnown: boolean) =>
    `Nobody ${allIsKnown ? 'slept' : 'is known to have slept'} in ${rooms.join(', ')}.`,
  died: (name: string) => `${name}\u00a0†`,
} as const;
