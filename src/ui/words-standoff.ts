import type { Chances, Exact, Standing, StandoffOutcome, StateMark, StatesReport } from '../session/solver.ts';

const OUTCOMES: Readonly<Record<StandoffOutcome, string>> = {
  good: 'the good win',
  evil: 'evil wins',
  draw: 'draw',
  standstill: 'standstill',
};

const ENDS: readonly StandoffOutcome[] = ['good', 'evil', 'draw', 'standstill'];

const ACTS: Readonly<Partial<Record<string, string>>> = {
  shoot: 'a shot',
  drop: 'a drop',
  take: 'taking the hostage',
  shootHostage: 'a shot at the hostage',
};

const CARDS: Readonly<Record<Standing['card'], string>> = { GOOD: 'good', EVIL: 'evil', CIVILIAN: 'civilian' };

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** "2 good, armed". */
function standing({ card, evil, alive, dropped, waiting, asked, taker, players }: Standing): string {
  const turned = evil && card !== 'EVIL' ? ' (evil by taking the hostage)' : '';
  const how = !alive
    ? ['out']
    : [
        asked ? 'asked whether to pick up' : dropped ? 'dropped' : 'armed',
        ...(waiting ? ['must wait'] : []),
        ...(taker ? ['holds the hostage'] : []),
      ];
  return `${players} ${CARDS[card]}${turned}: ${how.join(', ')}`;
}

const chancesLine = (chances: Chances): string =>
  ENDS.filter((outcome) => chances[outcome].value > 0)
    .map((outcome) => `${OUTCOMES[outcome]} ${percent(chances[outcome].value)}`)
    .join(', ');

/** A state in one line, for a screen reader. */
function markLine(mark: StateMark, here: boolean, onPath: boolean): string {
  const place = here ? 'The game stands here. ' : onPath ? 'On the game’s path. ' : '';
  if (mark.chances === null) return `${place}${plural(mark.states, 'state')} up to names.`;
  const what = mark.end === null ? chancesLine(mark.chances) : `The game is over: ${OUTCOMES[mark.end]}`;
  return `${place}${mark.standings.map(standing).join('; ')}. ${what}.`;
}

/** The words of the Standoff's lab. They are fetched with it, and are no part of the first load. */
export const standoffWords = {
  tabs: {
    title: 'Parts of the Standoff lab',
    states: 'States',
    pay: 'Does being evil pay?',
    series: 'Series',
    round: 'Classroom, live',
  },
  percent,
  exact: (value: Exact | null) => (value === null ? '–' : value.text),
  outcomes: OUTCOMES,
  setting: {
    players: 'Players',
    evil: 'Evil',
    civilians: 'Civilians',
    hostage: 'Hostage',
    good: 'The good play',
    evilPlays: 'The evil play',
    policies: { random: 'at random', cautious: 'cautious', predator: 'predator' },
    reading: 'Rules as in',
    pickUp: 'Picking up',
    scheduler: 'Likely to act next',
    values: {
      prose: 'their text',
      code: 'their program',
      choice: 'each decides',
      auto: 'all pick up',
      half: 'by chance 1/2',
      pairs: 'all acts alike',
      players: 'all players alike',
    },
    asGame: 'As in the game',
  },
  states: {
    working: 'Solving…',
    drawing: 'The graph of states: the arrow keys lead from state to state, Enter goes there in the game',
    layer: (living: number, steps: number) => `Layer: ${living} alive, at most ${plural(steps, 'step')} from the start`,
    band: (living: number) => `${living} alive`,
    bandShort: (living: number) => String(living),
    mark: markLine,
    standing,
    ends: { good: 'G', evil: 'E', draw: 'D', standstill: 'S' } satisfies Record<StandoffOutcome, string>,
    summary: ({ states, upToNames, ends, marks, edges, byLayer }: StatesReport) => {
      const drawn = (outcome: StandoffOutcome) => marks.filter(({ end }) => end === outcome).length;
      const told = (outcome: StandoffOutcome) =>
        byLayer || ends[outcome] === 0
          ? `${OUTCOMES[outcome]} ${ends[outcome]}`
          : `${OUTCOMES[outcome]} ${drawn(outcome)} (${ends[outcome]})`;
      const steps = byLayer
        ? plural(edges.length, 'link between layers', 'links between layers')
        : plural(edges.length, 'step');
      return `${plural(upToNames, 'state')} if names are left out (${states.toLocaleString('en')} with names), ${steps}. Ends: ${ENDS.map(told).join(', ')}.`;
    },
    byLayer: 'There are too many states to draw: each mark is a layer.',
    legend: 'Colour: how likely the good (blue-green) or evil (red) win from there. Squares are ends.',
    path: 'The thick line is the path of this game.',
    noPath: 'The game’s path is in the teacher’s view only.',
    otherPath: 'This is not the set-up of the present game, so its path is not marked.',
    start: 'The start',
    here: 'The game stands here',
    onPath: 'On the game’s path',
    state: (copies: number) => `A state (${copies} with names)`,
    layerTitle: 'A layer',
    goTo: 'Go to this step',
    chancesFrom: 'From here',
    next: 'What may follow',
    end: 'The game is over',
    acts: ACTS,
    noAct: 'decisions or silence',
    looking: 'Looking for a way there…',
    unreachable: 'No acts lead from the game’s present state to this one.',
    route: (steps: number) =>
      `From the game’s present state ${plural(steps, 'turn')} lead${steps === 1 ? 's' : ''} there:`,
    branch: 'Go there as a branch',
    nobody: 'Nobody acts.',
    went: 'The game stands there now.',
    layerHolds: (count: number, copies: number) =>
      `${plural(count, 'state')} up to names, ${copies.toLocaleString('en')} with names.`,
  },
  pay: {
    intro: 'Expected points of one player, by how many of the others are evil: is it better to be good, or evil?',
    drawing: 'Chart of expected points by how many of the others are evil',
    good: 'being good',
    evil: 'being evil',
    others: 'evil among the others',
    points: 'expected points',
    table: 'Expected points as fractions',
    othersHead: 'Others evil',
    goodHead: 'Good gets',
    evilHead: 'Evil gets',
    paysHead: 'Pays',
    even: 'neither',
    readout: (others: number, good: string, evil: string, pays: 'good' | 'evil' | 'even') =>
      `With ${others} of the others evil: good expects ${good} points, evil ${evil}; ${pays === 'even' ? 'neither pays more' : `being ${pays} pays more`}.`,
    export: 'Save as',
    svg: 'SVG',
    png: 'PNG',
    csv: 'CSV',
    saved: (name: string) => `Saved as ${name}.`,
    failed: 'This browser could not make the picture.',
    file: (players: number, good: string, evil: string) => `kripketown-standoff-pay-${players}-players-${good}-${evil}`,
  },
  series: {
    intro:
      'Several games by the same players, with points: an evil player who is the last one standing gets one more than there were players, each good winner as many as there are living good players, and everybody else nothing.',
    caption: 'Points by game',
    round: (place: number) => `Game ${place}`,
    roundHead: 'Game',
    seed: 'Seed',
    end: 'End',
    sum: 'Sum',
    going: 'still going',
    goTo: (place: number) => `Go to game ${place}`,
    current: 'on the screen',
    next: 'Next game: deal anew',
    nextHelp: 'The same players, rules and ways to decide; the next seed follows from the first game’s.',
    notOver: 'The next game can be dealt when this one is over.',
    hidden: 'The points of the game on the screen show who is what: they are in the teacher’s view only.',
    most: (rounds: number) => `A series has at most ${rounds} games.`,
    kept: 'Links and files of the game hold the whole series.',
  },
  round: {
    intro:
      'Everybody at one keyboard: each player has a key to aim at the next one, a key to shoot and a key to drop. What is done within 60 ms counts as the same instant: who was sooner is drawn from the seed.',
    takeHint: 'With a hostage, a fourth key takes it; it can be aimed at like a player.',
    locked:
      'The screen is locked to a seat: unlock it first. The classroom needs the teacher’s view, since all look at one screen.',
    over: 'This game is over. Deal the next one, or step back in it to play on from there.',
    keys: 'Keys',
    player: 'Player',
    actions: { aim: 'aim', shoot: 'shoot', drop: 'drop', take: 'take' },
    keyOf: (name: string, action: string) => `Key of ${name} to ${action}`,
    press: 'press a key…',
    taken: (key: string, name: string) => `The key ${key} is already ${name}’s.`,
    unusable: (key: string) => `The key ${key} cannot be used here; take a letter, a digit or a sign.`,
    automatic: 'Choose keys anew',
    look: 'Before it begins: who holds the drop key down sees their own hand. The others look away.',
    hand: (name: string, label: string) => `${name}: ${label}`,
    start: 'Start (Space)',
    countdown: (seconds: number) => `Begins in ${seconds}…`,
    running: 'Live: act!',
    pause: 'Pause (Space)',
    resume: 'Go on (Space)',
    paused: 'Paused',
    asking: (names: readonly string[], seconds: number) =>
      `${names.join(', ')}: press your shoot key to pick up (${seconds} s).`,
    standstill: 'End it: nobody will act',
    standstillHelp: 'If nobody wants to act any more, the game ends as a standstill.',
    voided: (name: string, offer: string, reason: string) => `Void: ${name}: ${offer}. ${reason}`,
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    aims: (name: string, target: string) => `${name} aims at ${target}`,
    hostage: 'the hostage',
    log: 'What happened',
    board: 'The players with their keys',
    out: 'out',
    up: 'picks up',
    saved: 'Every act is a step of the game: close this, and step through it.',
  },
};

export type StandoffWords = typeof standoffWords;
