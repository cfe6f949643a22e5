/** The words of a board that is a hallway. */
export const hallwayWords = {
  tabs: { title: 'Hallway and nights', hallway: 'Hallway', nights: 'Nights' },
  ways: 'Ways of this step',
  broken: (place: string) => `${place}, destroyed`,
  elsewhere: 'Not in a room that is known',
  held: { jailed: 'jailed', stunned: 'stunned' },
  stages: 'Stages of the night',
  whole: 'The whole night',
  stage: (number: number, of: number, title: string) => `Stage ${number} of ${of}: ${title}`,
  previous: 'Stage before',
  next: 'Next stage',
  quiet: 'Nobody moved.',
  memory: 'Faint: seen in an earlier night (n1).',
  plan: 'Who slept where, as far as known; † died there.',
  room: 'Room',
  nobody: '–',
  died: (name: string) => `${name} †`,
} as const;
