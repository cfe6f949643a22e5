import { shortNumber } from '../kit/big-number.ts';
import { listed } from '../kit/english.ts';
import type { FrameAxiom } from '../logic/plain/properties.ts';
import type { ModelEdit } from '../logic/plain/edit-model.ts';
import type { LabStep } from '../logic/plain/lab-history.ts';
import { printUnicode } from '../logic/formula/print.ts';
import type { ExampleId } from '../session/lab/examples.ts';
import { lawWords } from './words-laws.ts';
import { stepLabWords } from './words-lab-step.ts';

/** The words of the formula lab. They are fetched with it, and are no part of the first load. */
export const labWords = {
  everybody: 'all',
  law: lawWords,
  step: stepLabWords,
  tools: {
    title: 'What there is in the lab',
    begin: 'Begin with…',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
    models: 'Which relations',
    s5: 'S5',
    s5Help: 'Every relation is an equivalence: what is known is true. Worlds lie in cells.',
    plain: 'Any relations',
    plainHelp: 'Relations are arrows of any kind: what is believed may be false.',
    openGame: 'From the game',
    openGameHelp: 'Opens what is known at the present step of the game as a model',
    save: 'Save and share',
    open: 'Open a file…',
    link: 'Copy a link to this model',
    formats: {
      json: 'JSON, for this program',
      smcdel: 'SMCDEL’s structure file (S5 only)',
      dot: 'DOT, for graphviz',
      tikz: 'TikZ, for LaTeX',
      svg: 'Picture as SVG',
      png: 'Picture as PNG',
    },
    saved: (name: string) => `Saved as ${name}.`,
    linkCopied: 'The link was copied. It holds the whole model, its formulas, events and notation.',
    linkShown: 'The link stands in the address bar.',
    linkTooLong: 'This model is too large for a link: save it as a file.',
    file: 'kripketown-model',
    dismiss: 'Close the message',
  },
  examples: {
    coin: 'A coin under a cup',
    muddy: 'Three muddy children',
    privateNews: 'Private news: false belief arises',
    sallyAnne: 'Sally and Anne: where is the marble?',
    empty: 'An empty model',
  } satisfies Readonly<Record<ExampleId, string>>,
  fromGame: (game: string, step: number) => `${game}, step ${step}`,
  fromLink: 'A model from a link',
  fromText: 'A model from text',
  graph: {
    title: (worlds: number, kind: string) => `The model: ${worlds} ${worlds === 1 ? 'world' : 'worlds'}, ${kind}`,
    s5: 'S5',
    plain: 'any relations',
    tool: 'What dragging does',
    move: 'Move',
    moveHelp: 'Drag worlds to their places; with the keyboard, Shift and the arrow keys',
    link: 'Link',
    linkHelp:
      'Drag from world to world to link them for an agent, or again to unlink; with the keyboard, Enter on both',
    linkFor: 'Link for',
    linesOf: 'Lines of',
    arrange: 'Arrange anew',
    addWorld: 'New world',
    hint: 'Press a world to edit it. Press the ground twice for a new one.',
    hintLink: (agent: string) => `Drag from world to world: links for ${agent}. Again: unlinks.`,
    hintLinkFrom: (world: string) => `From ${world}: press the other world.`,
    tooManyLines: 'There are too many lines to be drawn. Choose whose lines are shown.',
    legend: (isS5: boolean) =>
      `Double border: the actual world. ${isS5 ? 'Lines: cannot be told apart.' : 'Arrows: what is held possible.'}`,
    nothing: 'There is no world. Press the ground twice, or “New world”.',
    none: '–',
    more: (count: number) => `+${count} more`,
    world: (name: string, facts: readonly string[]) =>
      `${name}: ${facts.length === 0 ? 'nothing is true' : `true: ${listed(facts)}`}.`,
    actual: 'This is the actual world.',
    cell: (agent: string, others: readonly string[]) =>
      others.length === 0 ? `${agent} tells it from all others.` : `${agent} confuses it with ${listed(others)}.`,
    arrows: (agent: string, targets: readonly string[]) =>
      targets.length === 0 ? `${agent} holds nothing possible.` : `${agent} holds possible ${listed(targets)}.`,
    holds: { true: 'The formula is true here.', false: 'The formula is false here.' },
    andMore: (count: number) => `${count} more`,
  },
  formula: {
    invite: 'Type a formula: ✓ and ✗ on the graph show where it holds.',
    valid: 'true at every world',
    never: 'true at no world',
    count: (count: bigint, of: bigint) => `true at ${lawWords.shareOfWorlds(count, of)}`,
    actual: { true: 'true at the actual world', false: 'false at the actual world' },
    noActual: 'no world is actual',
    belief: (agents: readonly string[]) => `For ${listed(agents)}, K is belief here: it may be false.`,
    falseBelief: (agent: string) => `${agent} believes this, but it is false: K is belief here.`,
    watch: 'Watch this formula',
    unwatch: 'Watch it no longer',
    clear: 'Clear the field',
    reference: 'How formulas are written',
  },
  tabs: {
    title: 'Parts of the lab',
    edit: 'Edit',
    truth: 'Truth',
    update: 'Update',
    events: 'Events',
    relations: 'Axioms',
    compare: 'Compare',
    text: 'Text',
  },
  edit: {
    atoms: 'Atoms',
    addAtom: 'New atom',
    agents: 'Agents',
    addAgent: 'New agent',
    add: 'Add',
    remove: (name: string) => `Remove ${name}`,
    noWorld: 'Press a world in the graph, or choose one here, to change it.',
    world: 'World',
    chooseWorld: 'Choose a world',
    name: 'Name',
    trueHere: 'True here',
    noAtoms: 'There are no atoms yet.',
    actual: 'The actual world',
    delete: 'Delete this world',
    links: (isS5: boolean) => (isS5 ? 'Who confuses it with which worlds' : 'Who holds which worlds possible here'),
    linked: (agent: string, world: string) => `${agent}: ${world}`,
    tooMany: 'Here are too many worlds for a list: link them in the graph or as text.',
  },
  truth: {
    parts: 'Parts of the formula',
    partsHint: 'Press one to light it on the graph.',
    noParts: 'Type a formula under the graph, and its parts are listed here.',
    tooManyParts: 'The formula has too many parts to be listed.',
    after: 'after the announcement',
    watched: 'Watch list',
    noWatched: 'Press the pin beside a formula to watch it through all steps.',
    valid: 'valid',
    use: 'Ask this formula again',
    drop: (formula: string) => `Watch no longer: ${formula}`,
    notation: 'Notation',
    knows: 'Knows',
    considers: 'Holds possible',
    announcement: 'Announcement',
    notationHint: 'All of these are read. What is chosen here is written, and travels with links and files.',
  },
  update: {
    current: 'The formula',
    noFormula: 'Type a formula under the graph first. What is done here is done with it.',
    offered: (count: number) => `${count} safe announcements`,
    choose: 'Choose one',
    announce: 'Announce to all',
    announceHelp: 'Everybody hears that it is true: the other worlds go.',
    success: {
      yes: 'A successful update: wherever it can be announced, it is then true.',
      no: (count: bigint, first: readonly string[]) =>
        `Not a successful update: announced in ${lawWords.worlds(count)}, such as ${lawWords.facts(first)}, it becomes false.`,
    },
    some: 'Tell only some',
    hearers: 'Who hears it',
    semiPrivate: 'They learn whether, all see it',
    semiPrivateHelp: 'Semi-private: the hearers learn whether it is true, and the others see that they do.',
    private: 'Nobody else suspects',
    privateHelp: 'Private: the others think that nothing happened, so that they may come to believe what is false.',
    contract: 'Contract',
    contractD: 'keeping D',
    contractWithout: 'without D',
    contracted:
      'Worlds that nobody tells apart become one. “Keeping D” merges less, so that distributed knowledge stays.',
  },
  events: {
    intro:
      'What may happen, where it can (precondition), what it changes (postconditions), and who tells it from what else.',
    patterns: 'Begin with a pattern',
    public: 'Public event',
    semiPrivate: 'Semi-private news',
    private: 'Private news',
    change: 'Public change of an atom',
    add: 'New event',
    name: 'Name',
    precondition: 'Precondition',
    postconditions: 'Postconditions',
    real: 'Really happens',
    remove: (name: string) => `Remove the event ${name}`,
    who: (isS5: boolean) => (isS5 ? 'Who cannot tell which events apart' : 'What each thinks is happening'),
    whoHint: 'In the row of what happens: all that it may be for the agent.',
    pair: (agent: string, from: string, to: string) => `${agent}: if ${from} happens, it may be ${to}`,
    drawing: (events: number) => `The event model: ${events} ${events === 1 ? 'event' : 'events'}`,
    tooManyToLink: 'There are too many events for tables of who confuses which: change that as text.',
    tooManyToDraw: 'There are too many events to be drawn.',
    apply: 'Let it happen',
    anyPrecondition: 'Top',
    exampleChange: 'p := ~p',
    circle: (event: string, atoms: readonly string[]) =>
      `In ${event}, ${atoms.join(', ')} are set from one another: all are set at once, from what was true before the event.`,
  },
  relations: {
    title: 'What holds of each relation',
    intro: 'Each axiom with the property of relations that it stands for. Press one that fails to mark where.',
    axioms: {
      T: { name: 'T', says: 'K f → f', property: 'reflexive' },
      D: { name: 'D', says: '¬K ⊥', property: 'serial' },
      B: { name: 'B', says: 'f → K M f', property: 'symmetric' },
      '4': { name: '4', says: 'K f → K K f', property: 'transitive' },
      '5': { name: '5', says: '¬K f → K ¬K f', property: 'Euclidean' },
    } satisfies Readonly<Record<FrameAxiom, { name: string; says: string; property: string }>>,
    holds: 'holds',
    fails: 'fails',
    breaks: (agent: string, axiom: string, worlds: readonly string[]) =>
      `${axiom} fails for ${agent} at ${listed(worlds)}.`,
    way: {
      T: ([at]: readonly string[]) => `“${at}” does not lead to itself.`,
      D: ([at]: readonly string[]) => `“${at}” leads nowhere.`,
      B: ([at, one]: readonly string[]) => `“${at}” leads to “${one}”, which does not lead back.`,
      '4': ([at, one, two]: readonly string[]) =>
        `“${at}” leads to “${one}” and that to “${two}”, but “${at}” not to “${two}”.`,
      '5': ([at, one, two]: readonly string[]) =>
        `“${at}” leads to “${one}” and to “${two}”, but “${one}” not to “${two}”.`,
    } satisfies Readonly<Record<FrameAxiom, (worlds: readonly string[]) => string>>,
    kind: { s5: 'Every relation is an equivalence (S5).', plain: 'Not every relation is an equivalence:' },
    common: 'Common knowledge: the component',
    commonHint:
      'From this world chains of the group’s lines lead to the marked worlds. What holds at all of these is common knowledge there.',
    group: 'Group',
    mark: (world: string) => `Mark it from ${world}`,
    unmark: 'Unmark',
    component: (worlds: number, of: number) => `${worlds} of ${of} worlds`,
  },
  compare: {
    formulas: 'Two formulas',
    first: 'The formula under the graph is compared with',
    second: 'Second formula',
    equivalent: 'Both are true at the same worlds.',
    only: (which: 'first' | 'second', worlds: readonly string[], count: bigint) => {
      const more = count - BigInt(worlds.length);
      return `Only the ${which}: ${count === 0n ? 'nowhere' : listed(more > 0n ? [...worlds, `${shortNumber(more)} more`] : worlds)}.`;
    },
    worlds: 'Two worlds',
    worldA: 'World A',
    worldB: 'World B',
    tell: 'Tell them apart',
    shortest: (size: number) => `True at A, false at B; a shortest formula (size ${size}):`,
    short: (size: number) => `True at A, false at B (size ${size}; perhaps not the shortest):`,
    bisimilar: 'Bisimilar: no formula without D tells them apart. Worlds that correspond (dotted lines in the graph):',
    tooLong: 'They differ, but a formula that says how would be too long to be read.',
    ask: 'Ask it',
    pair: (one: string, other: string) => `${one} ↔ ${other}`,
    whether: 'Who knows whether, to which depth?',
    whetherHint: 'Of a, b: a knows whether b knows whether the formula holds.',
    depth: 'Depth',
    row: (agents: readonly string[]) => agents.join(' › '),
    rewrite: 'Announcements rewritten away',
    rewriteHint: 'One reduction axiom a line; each line says the same as the one before.',
    nothingToRewrite: 'The formula has no announcement.',
    copyText: 'Copy as text',
    copyLatex: 'Copy as LaTeX',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying.',
    needFormula: 'Type a formula under the graph first.',
    here: (world: string | null) => (world === null ? 'at the actual world' : `at ${world}`),
    all: 'all worlds',
  },
  text: {
    intro:
      'Change it here, or put in a structure in SMCDEL’s format, a model in JSON, a link of this lab or of the modal logic playground.',
    field: 'Model as text',
    apply: 'Open this text',
    reset: 'Back to the present model',
    tooLong: 'The model is too large to be shown as text: save it as a file.',
  },
  timeline: {
    title: 'Steps in the lab',
    undone: 'undone',
    open: (title: string) => `Opened: ${title}`,
    actual: (world: string | null) => (world === null ? 'No world is actual' : `${world} is actual`),
    models: (isS5: boolean) => (isS5 ? 'S5 from now on' : 'Any relations from now on'),
    kinds: { law: 'Kept as a law', listed: 'Listed world by world' },
    edit(edit: ModelEdit): string {
      switch (edit.kind) {
        case 'addWorld':
          return `New world ${edit.name}`;
        case 'removeWorld':
          return `Deleted ${edit.world}`;
        case 'renameWorld':
          return `${edit.world} is called ${edit.name}`;
        case 'toggleFact':
          return `${edit.atom} at ${edit.world}`;
        case 'addAtom':
          return `New atom ${edit.atom}`;
        case 'removeAtom':
          return `Removed atom ${edit.atom}`;
        case 'addAgent':
          return `New agent ${edit.agent}`;
        case 'removeAgent':
          return `Removed agent ${edit.agent}`;
        case 'link':
          return `${edit.agent}: ${edit.from} – ${edit.to} linked`;
        case 'unlink':
          return `${edit.agent}: ${edit.from} – ${edit.to} unlinked`;
      }
    },
    step(step: LabStep): string {
      switch (step.kind) {
        case 'announce':
          return `Announced: ${printUnicode(step.formula)}`;
        case 'news':
          return `${listed(step.hearers) || 'Nobody'} learnt whether ${printUnicode(step.formula)}`;
        case 'events':
          return `Events: ${step.eventModel.events.map(({ name }) => name).join(', ')}${step.event === null ? '' : ` (really: ${step.event})`}`;
        case 'contract':
          return step.keeps === 'with-distributed' ? 'Contracted, keeping D' : 'Contracted';
      }
    },
  },
} as const;

export type LabWords = typeof labWords;
