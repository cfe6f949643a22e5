import { listed } from '../kit/english.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const worlds = (count: number) => counted(count, 'world', 'worlds');
const events = (count: number) => counted(count, 'event', 'events');

/** The words for a step of a game that is opened in the lab: a model, an event model and their product. */
export const stepLabWords = {
  open: 'A step of the game',
  openHelp: 'The model before the step, the step as an event model, and the model after it',
  title: (game: string, step: number, stage: string) => `${game}, step ${step}: ${stage}`,
  back: 'Back to the editor',
  previous: 'The step before',
  next: 'The next step',
  loading: 'Making the models of this step…',
  noGame: 'There is no game yet.',
  players: 'Players considered',
  playersHelp: 'Only what one of these can tell apart is kept apart.',
  atoms: 'Facts considered',
  atomsHelp: 'The atoms that are kept; worlds that differ in nothing else become one.',
  panels: { before: 'Before', events: 'What may have happened', product: 'After' },
  signs: { times: '×', equals: '=' },
  enlarge: 'Enlarge',
  sideBySide: 'Side by side',
  counts: {
    before: (all: number, merged: number) =>
      all === merged ? worlds(all) : `${worlds(all)}, merged into ${merged.toLocaleString('en')}`,
    events: (ways: number, merged: number) =>
      ways === merged ? events(merged) : `${events(merged)} (${counted(ways, 'way', 'ways')})`,
    product: (pairs: number, merged: number) =>
      pairs === merged ? worlds(pairs) : `${worlds(pairs)}; merged, ${merged.toLocaleString('en')}`,
  },
  pairs: 'World by world',
  merged: 'Merged',
  productHelp:
    'A world for each world before with each event that can happen there. Merged: what nobody tells apart is one.',
  actions: (panel: string) => `Open or save: ${panel}`,
  edit: { before: 'Open in the editor', events: 'Open in the editor, under Events', product: 'Open in the editor' },
  formats: { json: 'JSON, for this program', dot: 'DOT, for graphviz', tikz: 'TikZ, for LaTeX' },
  files: { before: 'model-before', events: 'event-model', product: 'model-after' },
  saved: (name: string) => `Saved as ${name}.`,
  tooManyToDraw: (what: string, most: number, beside: boolean) =>
    `${what} are too many to be read here; up to ${most.toLocaleString('en')} are drawn. ${beside ? 'Enlarge this drawing, or let' : 'Let'} fewer players or atoms count.`,
  notDrawn: (left: number) => `${worlds(left)} more, of which nothing is left, are not drawn.`,
  tooManyToWrite: (before: string, event: string, product: string) =>
    `The models of this step have ${before}, ${event}, and ${product} in the product: too many to be written out.`,
  help: 'What helps: let fewer players or atoms count (above), go to another step, or play with fewer players.',
  sizes: { worlds, events },
  tooManyLines: 'Too many lines to be drawn: let fewer players count.',
  drawing: {
    before: (count: number) => `The model before: ${worlds(count)}`,
    events: (count: number) => `The event model: ${events(count)}`,
    product: (count: number) => `The model after: ${worlds(count)}`,
  },
  legend: {
    teacher:
      'Double border: what is actual. Lines join what somebody confuses. Point at a node to see what it came from, or becomes.',
    player:
      'Thick border: what you hold possible. Lines join what somebody confuses. Point at a node to see what it came from, or becomes.',
  },
  facts: (facts: readonly string[]) => (facts.length === 0 ? 'nothing is true' : `true: ${listed(facts)}`),
  spoken: {
    world: (name: string, facts: string) => `${name}: ${facts}.`,
    event: (name: string, precondition: string, changes: readonly string[], ways: string) =>
      `${name}: can happen where ${precondition}${changes.length === 0 ? '' : `; then ${listed(changes)}`}. ${ways}.`,
    from: (parents: readonly string[], happened: readonly string[]) =>
      `From ${listed(parents)} by ${listed(happened)}.`,
    actual: 'This is actual.',
    possible: 'You hold this possible.',
  },
  details: {
    hint: 'Point at a world or an event, or walk to it by the keyboard, and it is explained here.',
    precondition: 'Can happen where',
    changes: 'Changes',
    ways: (count: number) => `${counted(count, 'way', 'ways')} to get there`,
    nothing: 'Nobody who counts did or saw anything of their own.',
    stands: 'It stands for several that nobody tells apart; one of them:',
    from: 'Came from',
    becomes: 'Becomes',
    none: 'It falls: no event can happen there.',
    truths: 'True',
    merged: (count: number) => `stands for ${worlds(count)}`,
    more: (count: number) => `${count.toLocaleString('en')} more`,
  },
  opened: { before: 'before', product: 'after' },
  eventsOpened: 'The event model stands under “Events”: let it happen to get the model after the step.',
} as const;

export type StepLabWords = typeof stepLabWords;
