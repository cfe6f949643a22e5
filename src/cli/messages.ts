/** The beginning of every command. */
const CALL = 'npm run -s cli --';

interface CommandWords {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
}

function call({ name, usage }: CommandWords): string {
  return [CALL, name, usage].filter((part) => part !== '').join(' ');
}

/** The words of the command line. */
export const messages = {
  /** The phase of a game's first step. */
  dealPhase: 'deal',
  player: (number: number): string => `Player ${number}`,

  summaries: {
    games: 'Lists the games with their players, policies, options and cards.',
    play: 'Plays one game by built-in players and tells it step by step. With --number, the game of that number of simulate.',
    simulate: 'Plays many games by built-in players and tells how they ended.',
    merge: 'Puts the outputs of all shards of a simulation together, as if it had been run at once.',
    balance:
      'Tells the exact baseline win rate of the civilians in the killer game: of the published table, of a version code, of so many players, or which set-ups come into an aim.',
    know: 'Plays a scenario, or each of a list, and answers its queries. FILE may be - for standard input.',
    solve: 'Solves a game exactly: how likely each end is, as fractions, and the points that either side can expect.',
    check:
      "Answers the queries of structures in SMCDEL's text format and of models in JSON. A FILE may be - for standard input.",
    convert:
      'Writes a structure, a model in JSON or a link of the modal logic playground in another format. FILE may be - for standard input.',
  },
  usage: (commands: readonly CommandWords[]): string =>
    [
      'Usage:',
      ...commands.flatMap((command) => [`  ${call(command)}`, `      ${command.summary}`]),
      'JSON is written to standard output, errors to standard error with exit code 2.',
      '',
    ].join('\n'),
  commandUsage: (command: CommandWords): string => `Usage: ${call(command)}\n${command.summary}\n`,

  noCommand: 'No command is given.',
  unknownCommand: (given: string): string => `There is no command "${given}".`,
  unknownOption: (given: string, known: readonly string[]): string =>
    `There is no option ${given} here. The options are ${known.join(', ')}.`,
  optionTwice: (option: string): string => `${option} is given twice.`,
  noValue: (option: string): string => `${option} needs a value after it.`,
  strayValue: (option: string, value: string): string => `${option} takes no value, but "${value}" is given.`,
  number: (what: string, given: string, least: number, most: number): string =>
    `${what} must be ${least === most ? String(least) : `a whole number from ${least} to ${most}`}, not "${given}".`,
  missingWord: (what: string): string => `${what} is missing.`,
  strayWord: (given: string): string => `"${given}" is one word too many.`,
  policy: (given: string, known: readonly string[]): string =>
    `--players-decide must be one of ${known.join(', ')}, not "${given}".`,
  oneOf: (option: string, given: string, known: readonly string[]): string =>
    `${option} must be one of ${known.join(', ')}, not "${given}".`,
  notSolved: (given: string, known: string): string => `Only ${known} can be solved, not "${given}".`,
  evilMissing: '--evil is missing: how many of the players are evil?',
  gamesMissing: '--games is missing: how many games are to be played?',
  shard: (given: string): string => `--shard must be a number and how many there are, such as 2/5, not "${given}".`,
  shardNumber: 'The number of the shard in --shard',
  shardCount: 'The number of shards in --shard',

  codeAlone: (option: string): string =>
    `--code says players, killers and losing condition by itself: ${option} cannot stand beside it.`,
  playersMissing: (option: string): string => `${option} needs --players: how many play?`,
  aimAlone: (option: string): string =>
    `--aim looks for killers and losing conditions: ${option} cannot stand beside it.`,
  killersWin: (players: number, killers: number, most: number): string =>
    most === 0
      ? `With ${players} players no game begins.`
      : `${killers} killers among ${players} players are half or more: they would have won at once. --killers must be from 1 to ${most}.`,
  loss: (given: string): string =>
    `--loss must be 00 (all civilians are out), 01 (two in a row voted out) or 10 (two in all voted out), not "${given}".`,
  aim: (given: string): string =>
    `--aim must be two percentages from 0 to 100 with two dots between them, such as 15..20 or 6..25.5, not "${given}".`,
  aimReversed: (given: string): string =>
    `--aim must begin with the lower percentage: "${given}" begins with the higher.`,
  quietDay: (given: string): string => `--quiet-day must be a chance from 0 to 1, such as 1/5 or 0.2, not "${given}".`,
  quietBreaksRow: (given: string): string => `--quiet-day-breaks-row must be yes or no, not "${given}".`,
  quietBreaksWhat: '--quiet-day-breaks-row says something of quiet days only: it needs --quiet-day.',

  standardInput: 'standard input',
  unreadable: (file: string, reason: string): string => `${file} cannot be read: ${reason}.`,
  fileFaults: {
    ENOENT: 'there is no such file',
    ENOTDIR: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'reading it is not permitted',
    ERR_ENCODING_INVALID_ENCODED_DATA: 'it is no text in UTF-8',
  },
  json: (what: string, place: { readonly line: number; readonly column: number }, found: string | null): string =>
    found === null
      ? `${what} is no JSON: the text ends too early, at line ${place.line}, column ${place.column}.`
      : `${what} is no JSON: line ${place.line}, column ${place.column}: ${JSON.stringify(found)} cannot stand there.`,
  inFile: (place: string, problem: string): string => `${place}: ${problem}`,

  notShard: (file: string, problem: string): string => `${file} is no output of simulate. ${problem}`,
  noSuchShard: (number: number, of: number): string => `There is no shard ${number} of ${of}.`,
  otherRules: (file: string, game: string, given: number, own: number): string =>
    `${file} was made by version ${given} of the rules of ${game}; this program plays version ${own}.`,
  wrongSize: (file: string, given: number, size: number): string =>
    `${file} holds ${given} games, but its shard has ${size}.`,
  changedFigures: (file: string): string => `${file} was changed: its figures do not follow from its counts.`,
  otherSetting: (file: string, setting: string, given: string, other: string, expected: string): string =>
    `${file} does not belong to ${other}: ${setting} is ${given} there, not ${expected}.`,
  otherSplit: (file: string, given: number, other: string, expected: number): string =>
    `${file} does not belong to ${other}: it is one of ${given} shards, not of ${expected}.`,
  doubleShard: (number: number, of: number, first: string, second: string): string =>
    `Shard ${number}/${of} is given twice: ${first} and ${second}.`,
  missingShards: (numbers: readonly number[], count: number, of: number): string => {
    const named = numbers.map((number) => `${number}/${of}`).join(', ');
    const more = count > numbers.length ? ` and ${count - numbers.length} more` : '';
    return count === 1 ? `Shard ${named} is missing.` : `${count} shards are missing: ${named}${more}.`;
  },

  scenario: (problem: string): string => `The scenario cannot be read: ${problem}`,
  scenarioPlace: (file: string, number: number): string => `${file}, scenario ${number}`,
  decision: (number: number, problem: string): string => `Decision ${number}: ${problem}`,
  strayCard: (name: string, players: readonly string[]): string =>
    `The deal gives a card to "${name}", who is not among the players ${players.join(', ')}.`,
  noCard: (name: string): string => `The deal gives no card to ${name}.`,
  share: '"share" must be a list of names, such as {"share":["Ann"]}, and stand alone.',
  announce:
    '"announce" must be a formula as text, with "by" the speaker\'s name: {"announce":"alive(Ann)","by":"Ann"}.',
  claim: '"claim" must be a formula as text, with "by" the name of who claims it: {"claim":"~killer(Ann)","by":"Ann"}.',
  silence:
    '"silence" must be a formula as text, with "by" the name of who said nothing: {"silence":"~gfr(Bob)","by":"Ann"}.',
  unknownPlayer: (given: string, names: readonly string[]): string =>
    `There is no player ${given}. The players are ${names.join(', ')}.`,
  query: (text: string, problem: string): string => `The query ${JSON.stringify(text)}: ${problem}`,

  toMissing: (known: readonly string[]): string => `--to is missing: ${known.join(', ')}.`,
  unknownFormat: (given: string, known: readonly string[]): string =>
    `--to must be one of ${known.join(', ')}, not "${given}".`,
  queryPlace: (file: string, number: number): string => `${file}, query ${number}`,
  unlawful: (state: readonly string[] | null): string =>
    state === null
      ? 'no world is actual, so "TRUE?" needs one: give it as "at".'
      : `the state {${state.join(',')}} breaks the law, so nothing can be true or false there.`,
  tooManyNodes: (budget: number): string =>
    `more than ${budget} nodes of decision diagrams would be needed. Another order of the variables' numbers may need fewer.`,
} as const;
