/** The words for a step that is opened: what was chosen, what came of it, and what it was as an event. */
export const stepWords = {
  title: (stage: string) => `${stage}, opened`,
  tabs: { played: 'What was done', event: 'As an event' },
  chosen: 'What was chosen',
  chosenOwn: 'Your choice',
  inTheOpen: 'Everybody saw this.',
  secret: 'Each chose in secret.',
  said: 'What was said',
  dealt: 'This is how the game began.',
  nothingChosen: 'Nothing was chosen.',
  resolution: 'How it was resolved, seen by nobody',
  cameOfIt: 'What came of it, for all to see',
  nothingPublic: 'Nothing that everybody saw.',
  told: 'What each was told besides',
  toldOwn: 'What you were told besides',
  toldNobody: 'Nobody was told anything besides.',
  toldNothing: 'Nothing besides.',
  diaries: 'Diaries that were opened',
  chance: 'Chance',

  eventIntro: (name: string | null, you: boolean) => {
    const rest = 'Each line is one way the step could have looked; whatever looks alike is one event.';
    if (name === null) return `${rest} Told apart by what everybody saw.`;
    return you ? `${rest} Told apart by what you did and saw.` : `${rest} Told apart by what ${name} did and saw.`;
  },
  tellApart: 'Seen through the eyes of',
  everybody: 'everybody together',
  counts: 'The model before and after',
  before: 'Before',
  after: 'After',
  countsAll: 'Possible as far as everybody knows',
  countsOf: (name: string, you: boolean) => (you ? 'you hold possible' : `${name} holds possible`),
  pictures: (count: number, atMost: boolean) =>
    `${atMost ? 'at most ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'world' : 'worlds'}`,
  pasts: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'past' : 'pasts'}`,
  unknown: 'not counted while there are too many worlds',
  happened: 'this happened',
  ways: (ways: number) => `${ways.toLocaleString('en')} ${ways === 1 ? 'way' : 'ways'}`,
  waysHelp: 'Ways: a world that was possible before, with choices in it that lead to this.',
  alternatives: (count: number) => (count === 1 ? '1 event' : `${count.toLocaleString('en')} events`),
  more: (count: number) => `and ${count.toLocaleString('en')} more, each with no more ways than these`,
  unseen: 'Nothing shows.',
  noEvents: 'Nothing was chosen in secret here, so that only one thing can have happened: an announcement.',
  eventsOverBudget: 'There were too many worlds here to list the events exactly.',
  loading: 'Working out the events…',
};
