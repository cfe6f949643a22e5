import { listed } from '../kit/english.ts';

/** Where all worlds are too many, the ones that are ruled out for all may be left out of the drawing. */
const picture = (onlyLeft: boolean) => `Each picture is a world${onlyLeft ? ' that is left' : ''}`;

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
  /** Why there can be none here. */
  noEdges: (most: number) =>
    `Lines join worlds that are drawn singly, if at least 2 and at most ${most} of them are possible here.`,
  edgesOf: 'Whose edges',
  edgesOfOne: (name: string) => `Edges of ${name}`,
  /** How to read the graph, in one line. */
  hints: {
    plain: 'Each picture is a world: who is what. Point at one to see why it is ruled out.',
    /** Where lines are drawn: the ones that nobody needs to read them are not; and of too many worlds, those that are possible are joined. */
    lines: (partly: boolean, more: string) =>
      partly
        ? 'Only worlds that are possible here are joined. Lines that follow from others are left out.'
        : `Lines that follow from others, and loops, are left out. ${more}`,
    order: (names: readonly string[]) => `Letters: ${names.join(', ')}.`,
    /** Where a picture has a letter for everybody. */
    letters: (names: readonly string[], onlyLeft: boolean) =>
      `${picture(onlyLeft)}: a letter each for ${listed(names)}, in order.`,
    /** Where rows and columns do not say by themselves what they are. */
    grid: ({ across, down }: { across: string; down: string }, onlyLeft: boolean) =>
      `${picture(onlyLeft)}. Across: ${across}; down: ${down}. Point at one.`,
    countsGrid: ({ across, down }: { across: string; down: string }) =>
      `How many worlds are possible. Across: ${across}; down: ${down}. Press a mark.`,
    small:
      'Each picture is a world: who is what. Zooming in (+) makes them larger; point at one to see why it is ruled out.',
    counts: 'Each mark counts worlds: how many are possible, of how many. Press one to see them.',
    countsLayers: (sign: string, others: readonly string[]) =>
      `How many worlds are possible. Down: how many are ${sign}; across: how many ${others.at(-1) ?? ''}. Press a mark.`,
    /** Where a mark is for a player who has a card, or for two who both have it; to the teacher those with the actual world are framed. */
    countsCarriers: (sign: string, two: boolean, framed: boolean) =>
      `Worlds in which ${two ? 'both players have' : 'the player has'} “${sign}”${framed ? '; framed: the actual one too' : ''}. Press a mark.`,
    dots: 'Each dot is a world: point at one to read who is what.',
    dotsCarriers: (sign: string) =>
      `Each dot is a world: column and row name two who have “${sign}”. Point at one to read the rest.`,
  },
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
    standing: {
      possible: 'possible',
      elsewhere: 'ruled out here, but not by everybody',
      pruned: 'ruled out for everybody',
    },
    actual: 'the actual world',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
  },
} as const;
