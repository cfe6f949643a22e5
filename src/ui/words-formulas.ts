/** The words of the formula bar and of predictions. Joined into words.ts. */
export const englishFormulas = {
  title: 'Formula',
  placeholder: 'A formula, such as K Ann gfr(Eve)',
  placeholderFor: (example: string) => `A formula, for example ${example}`,
  completions: 'What can be written here',
  kinds: { operator: '', atom: 'atom', name: 'player', group: 'group', number: 'number' },
  clear: 'Clear the formula',
  pin: 'Pin this formula',
  unpin: (formula: string) => `Remove ${formula}`,
  useAgain: (formula: string) => `Ask ${formula} again`,
  drawer: 'Pinned formulas and examples',
  drawerWith: (count: number) =>
    count === 0 ? 'Pinned formulas and examples' : `Pinned formulas and examples, pinned: ${count}`,
  drawerShort: (pinned: number) => (pinned === 0 ? 'Examples' : `Pinned: ${pinned}`),
  atomsShort: (atoms: readonly (readonly [string, string])[]) =>
    `In formulas: ${atoms.map(([atom, label]) => `${atom} is ${label}`).join(', ')}.`,
  pinned: 'Pinned',
  nonePinned: 'Nothing is pinned. Type a formula and pin it, to see its truth at every step under the slider.',
  pinnedCount: (count: number) => `${count} ${count === 1 ? 'formula' : 'formulas'}`,
  strips: 'Pinned formulas, step by step',
  examples: 'Worth trying',
  reference: 'The language of formulas',
  hint: 'Type a formula; the arrow key ↓ lists what can be written.',
  asking: 'Working it out…',
  /** What can be said of the formula; for a player, only what they know. */
  verdict: {
    everything: {
      true: 'true here',
      false: 'false here',
      unknown: 'not settled here',
      undecided: 'cannot be said here',
    },
    player: {
      true: 'you know it is true',
      false: 'you know it is false',
      unknown: 'you cannot tell',
      undecided: 'cannot be said here',
    },
  },
  worlds: (all: number, some: number, of: number) => {
    const holds = `holds in ${all} of ${of} ${of === 1 ? 'world' : 'worlds'}`;
    return some === 0 ? holds : `${holds}; in ${some} it depends on the past`;
  },
  /** Where views answer, which keep less than the rules. */
  verdictOpen: 'not decided',
  worldsOfViews: (all: number, open: number, of: number) => {
    const holds = `holds in ${all} of ${of} ${of === 1 ? 'world' : 'worlds'}`;
    return open === 0 ? holds : `${holds}, not decided in ${open}`;
  },
  openHelp:
    'Only cards, meetings and kills are kept here, not all that the rules make of them: what these do not prove is not decided.',
  /** Why views that answer kept less than was asked about. */
  limits: {
    tooManyEyes: 'so many players at once are too many for a view',
    tooLarge: 'a view of these players would take too many decision diagrams',
  },
  undecided: 'This cannot be told now: there are too many worlds, or there is no step before.',
  strip: (formula: string) => `${formula}, step by step`,
  /** Before the strip beside the answer. */
  stepByStep: 'Steps:',
  cell: (step: number, stage: string, verdict: string) => `Step ${step}, ${stage}: ${verdict}`,
  emphasis: {
    holds: 'The formula holds here.',
    partly: 'Whether the formula holds here depends on the past.',
    fails: 'The formula does not hold here.',
    marked: 'Marked: you say that it falls.',
    hit: 'You said that it falls, and it fell.',
    overlooked: 'It fell, and you had not marked it.',
    wrong: 'You said that it falls, but it did not.',
  },
  try: 'Try',
  operatorsHead: 'Written',
  meaningHead: 'Says',
  atoms: 'What this game’s formulas speak of',
  precedence:
    'What binds tightest comes first: ~, K, E, C and announcements; then &, |, -> and <->. Parentheses group otherwise.',
  /** What each operator says, by what is written; `example` is made from the first two names and an atom of the game. */
  operators: [
    { key: '~', written: '~f', says: 'not f', example: (f: string) => `~${f}` },
    { key: '&', written: 'f & g', says: 'f and g', example: (f: string, g: string) => `${f} & ${g}` },
    { key: '|', written: 'f | g', says: 'f or g', example: (f: string, g: string) => `${f} | ${g}` },
    { key: '->', written: 'f -> g', says: 'if f then g', example: (f: string, g: string) => `${f} -> ${g}` },
    { key: '<->', written: 'f <-> g', says: 'f if and only if g', example: (f: string, g: string) => `${f} <-> ${g}` },
    {
      key: 'K',
      written: 'K Ann f',
      says: 'Ann knows that f',
      example: (f: string, _: string, a: string) => `K ${a} ${f}`,
    },
    {
      key: 'M',
      written: 'M Ann f',
      says: 'Ann holds f possible',
      example: (f: string, _: string, a: string) => `M ${a} ${f}`,
    },
    {
      key: 'Kw',
      written: 'Kw Ann f',
      says: 'Ann knows whether f',
      example: (f: string, _: string, a: string) => `Kw ${a} ${f}`,
    },
    { key: 'E', written: 'E all f', says: 'everybody knows that f', example: (f: string) => `E all ${f}` },
    { key: 'C', written: 'C all f', says: 'it is common knowledge that f', example: (f: string) => `C all ${f}` },
    { key: 'D', written: 'D all f', says: 'together they would know that f', example: (f: string) => `D all ${f}` },
    { key: 'Ew', written: 'Ew all f', says: 'everybody knows whether f', example: (f: string) => `Ew all ${f}` },
    { key: 'Cw', written: 'Cw all f', says: 'it is common knowledge whether f', example: (f: string) => `Cw all ${f}` },
    {
      key: 'Dw',
      written: 'Dw all f',
      says: 'together they would know whether f',
      example: (f: string) => `Dw all ${f}`,
    },
    { key: 'Y', written: 'Y f', says: 'before the last step, f', example: (f: string) => `Y ~${f}` },
    {
      key: '[!',
      written: '[!f] g',
      says: 'once f is announced, g',
      example: (f: string, _: string, a: string) => `[!${f}] C all Kw ${a} ${f}`,
    },
    {
      key: '<!',
      written: '<!f> g',
      says: 'f is true, and once it is announced, g',
      example: (f: string) => `<!~${f}> C all ~${f}`,
    },
    { key: 'AND', written: 'AND(f, g)', says: 'all of them', example: (f: string, g: string) => `AND(${f}, ${g})` },
    {
      key: 'OR',
      written: 'OR(f, g)',
      says: 'at least one of them',
      example: (f: string, g: string) => `OR(${f}, ${g})`,
    },
    {
      key: 'XOR',
      written: 'XOR(f, g)',
      says: 'an odd number of them',
      example: (f: string, g: string) => `XOR(${f}, ${g})`,
    },
    {
      key: 'ONEOF',
      written: 'ONEOF(f, g)',
      says: 'exactly one of them',
      example: (f: string, g: string) => `ONEOF(${f}, ${g})`,
    },
    { key: 'Top', written: 'Top', says: 'always true', example: () => 'Top' },
    { key: 'Bot', written: 'Bot', says: 'never true', example: () => 'Bot' },
  ],
};
