/** The words about how the graph of worlds is drawn. */
export const graphWords = {
  edgesTitle: 'Edges between worlds',
  form: 'Worlds or counts',
  forms: { worlds: 'Worlds', counts: 'Counts' },
  formHelp: {
    worlds: 'Each world is a mark of its own',
    counts: 'Worlds that belong together are one mark, with their number',
  },
  tooMany: 'too many to draw singly',
  edges: 'Edges',
  edgesHelp:
    'A line joins two worlds that a player cannot tell apart. Lines that follow from others are left out: where somebody confuses four and more, lines lead on from world to world. So are loops, since nobody can tell a world from itself.',
  edgesOf: 'Whose edges',
  edgesOfOne: (name: string) => `Edges of ${name}`,
  /** The graph for who does not see it. */
  inWords: {
    title: 'The graph in words',
    possible: (count: number, caption: string) =>
      `${count.toLocaleString('en')} ${caption === '' ? (count === 1 ? 'world possible' : 'worlds possible') : caption}`,
    region: (label: string, count: number) => `${label}: ${count.toLocaleString('en')}`,
    more: (count: number) => `and ${count.toLocaleString('en')} more`,
    ruledOut: (count: number) => `Ruled out: ${count.toLocaleString('en')}`,
    reason: (reason: string, count: number) =>
      `${reason === '' ? 'Elsewhere' : reason}: ${count.toLocaleString('en')} ${count === 1 ? 'world' : 'worlds'}`,
  },
  group: {
    title: (name: string) => name,
    counts: (possible: number, all: number) =>
      `${possible.toLocaleString('en')} of ${all.toLocaleString('en')} worlds possible`,
    standing: { possible: 'possible', elsewhere: 'ruled out here, not by all', pruned: 'ruled out for everybody' },
    actual: 'the actual world',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
  },
} as const;
