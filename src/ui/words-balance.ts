import type { Loss, Place } from '../session/balance.ts';

/** A share as a percentage of two decimals. */
function percent(share: number, decimals = 2): string {
  return `${(share * 100).toFixed(decimals)} %`;
}

const killersOf = (killers: number) => `${killers} ${killers === 1 ? 'killer' : 'killers'}`;

const conditions: Readonly<Record<Loss, string>> = {
  '00': 'all civilians are out',
  '01': 'two civilians in a row are voted out',
  '10': 'two civilians in all are voted out',
};

const END = 'The killers win as soon as they are half of the living or more.';

/** The words of the balance lab. They are fetched with it, and are no part of the first load. */
export const balanceWords = {
  intro: `How often the civilians of the killer game win if each day somebody alive, drawn by lot, is voted out, and each night the killers kill a civilian. ${END} Exact; nothing is simulated here.`,
  tabs: {
    title: 'Parts of the balance lab',
    table: 'Published table',
    chart: 'Chart and map',
    simulate: 'Simulate',
    setups: 'Set-ups and codes',
  },
  percent,
  killersOf,
  condition: (loss: Loss) => `${loss}: ${conditions[loss]}`,
  losses: ['00', '01', '10'] satisfies Loss[],
  loss: 'The civilians lose when',

  band: {
    title: 'Adjustable band',
    from: 'from',
    to: 'to',
    unit: '%',
    reset: 'As published (6 to 25 %)',
    problem: 'Two percentages from 0 to 100, the lower one first: the band before stays.',
    places: { below: 'below the band', inside: 'in the band', above: 'above the band' } satisfies Record<Place, string>,
    marks: { below: '▼', inside: '●', above: '▲' } satisfies Record<Place, string>,
  },

  table: {
    title: 'Civilians’ win rate: exact, and as printed',
    hint: 'Losing condition 00. In each cell the exact rate in percent; where something else is printed, that is struck out below it.',
    killers: 'Killers',
    players: 'Players',
    printed: (printed: string) => `printed ${printed}`,
    cell: (players: number, killers: number, exact: string, share: number, place: string) =>
      `${players} players, ${killersOf(killers)}: ${exact}, ${percent(share)}, ${place}`,
    agree: (agree: number, wrong: number) => `${agree} cells agree with the exact rate; ${wrong} do not:`,
    wrong: (players: number, killers: number, printed: string, exact: string, share: number) =>
      `${players} players, ${killersOf(killers)}: ${printed} % is printed; right is ${exact} = ${percent(share)}.`,
    witness: (right: string, wrong: string, printed: string) =>
      `The table itself shows it. 14 players with 5 killers come from the two wrong cells of 12 players: after a night and a vote, 5/13 of the way to 4 killers, 8/13 to 5. The right values give ${right}, the printed ones would give ${wrong}; ${printed} % is printed.`,
    export: 'Table as CSV',
    file: 'kripketown-killer-published-table',
  },

  listed: {
    title: 'The fifteen listed set-ups',
    hint: 'Exact under each set-up’s own losing condition; figures that differ are struck out.',
    code: 'Code',
    setup: 'Set-up',
    loss: 'Loss',
    printed: 'Printed',
    exact: 'Exact',
    verdict: 'Verdict',
    civilians: (players: number, killers: number) => `${players}: ${players - killers} + ${killers}`,
    spoken: (players: number, killers: number) =>
      `${players} players: ${players - killers} civilians and ${killersOf(killers)}`,
    leaves: {
      below: 'below (as printed: in)',
      inside: 'in the band',
      above: 'above (as printed: in)',
    } satisfies Record<Place, string>,
    notRight: 'not right:',
    summary: (outside: number, leaving: number) =>
      `${outside} of 15 lie outside the band; ${leaving} of them only show it once their own condition and the right figure are used.`,
  },

  chart: {
    as: 'Show as',
    lines: 'Lines',
    map: 'Map',
    most: 'Up to',
    mostPlayers: (most: number) => `${most} players`,
    apart: 'Join even and odd apart',
    quiet: 'Quiet days',
    quietHelp: 'The chance, in percent, that nobody is voted out on a day',
    quietProblem: 'A percentage from 0 to 100, such as 20: the one before stays.',
    breaksRow: 'They break a row',
    drawing: (as: string) => `${as} of win rates: the arrow keys lead from point to point, Home and End along a line`,
    parity: `Full points on a stripe: an even number of players. Hollow points: an odd number. ${END}`,
    mapHint: `A column for each number of players, a row for each number of killers. Fields in the band have a frame. ${END}`,
    readout: (players: number, killers: number, loss: Loss, exact: string, share: number, place: string) =>
      `${players} players, ${killersOf(killers)}, condition ${loss}: ${exact} = ${percent(share, 3)}, ${place}.`,
    misprint: (printed: string) => `Printed: ${printed} %, which is wrong.`,
    invite: 'Point at a mark, or press Tab and the arrow keys.',
    svg: 'SVG',
    png: 'PNG',
    csv: 'CSV',
    export: 'Save as',
    saved: (name: string) => `Saved as ${name}, where your downloads go.`,
    failed: 'The picture could not be made by this browser.',
    file: (as: 'lines' | 'map', loss: Loss, most: number) => `kripketown-killer-${as}-${loss}-${most}-players`,
    words: {
      players: 'Players',
      killers: 'Killers',
      rate: 'Civilians win',
      band: 'adjustable band',
      misprint: 'printed',
      line: killersOf,
    },
  },

  simulate: {
    title: 'Play many games',
    game: 'Game',
    players: 'Players',
    decide: 'All decide',
    games: 'Games',
    seed: 'Seed',
    options: 'Rules that can be changed',
    start: 'Start',
    stop: 'Stop',
    badGames: 'The number of games is a whole number from 1 to 1,000,000.',
    badSeed: 'The seed is a whole number from 0 to 4294967295.',
    badPlayers: (least: number, most: number) =>
      least === most
        ? `This game is for ${least} players.`
        : `The number of players is a whole number from ${least} to ${most}.`,
    progress: (played: number, games: number) =>
      `${played.toLocaleString('en')} of ${games.toLocaleString('en')} games`,
    progressTitle: 'Games played so far',
    phases: {
      idle: 'Choose a game and start: results come while it plays.',
      running: 'Playing…',
      done: 'All games were played.',
      stopped: 'Stopped: this is what was played so far.',
      refused: 'This cannot be played:',
    },
    result: 'Winner',
    /** A faction by its own word, as the command line tells it. */
    winner: (faction: string | null) =>
      faction === null ? 'Nobody' : `${faction.charAt(0).toUpperCase()}${faction.slice(1)}`,
    count: 'Games',
    share: 'Share',
    interval: '95 % interval',
    intervalHelp: 'Wilson score interval',
    exact: 'Exact',
    isInside: 'inside the interval',
    isOutside: 'outside the interval',
    unknown: 'not known',
    range: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
    meanRounds: (rounds: number) => `A game took ${rounds.toFixed(2)} rounds on average.`,
    overBudget: (games: number) =>
      games === 0
        ? ''
        : `In ${games.toLocaleString('en')} games exact knowledge would have taken too many worlds: from there on the players decided by less than they could know.`,
    drawing: 'How the shares settled, game by game, with their intervals; dashed: the exact value',
    axis: 'Games played',
    exactLine: 'exact',
    again: 'The same on the command line:',
    failed: 'The simulator failed. Start it again; if it fails again, with other rules.',
  },

  finder: {
    title: 'Find a set-up',
    players: 'Players',
    aim: 'Aim at',
    problem: (least: number, most: number) =>
      `Players: a whole number from ${least} to ${most}. The aim: two percentages from 0 to 100, the lower one first.`,
    found: (count: number) => {
      if (count === 0) return 'Nothing fits: widen the aim, or try one player more or fewer.';
      return count === 1 ? 'One set-up fits.' : `${count} set-ups fit.`;
    },
    killers: 'Killers',
    loss: 'The civilians lose when',
    rate: 'They win',
    code: 'Code',
    listed: 'listed',
    ours: 'made here',
    oursHelp: 'Made here: not among the fifteen published codes; the bits that the source does not explain are zero.',
    none: 'none',
    noneHelp: 'There are codes for 5 to 15 players only. For more than 15 a more complex rule set is recommended.',
    read: (code: string) => `Read the code ${code}`,
    all: (players: number) => `All set-ups with ${players} players`,
    allHint: 'The civilians’ win rates in percent; those that fit the aim are marked.',
    fits: 'fits',
  },

  code: {
    title: 'Version code',
    field: 'Code of five hexadecimal digits',
    invite: 'Type a code, such as AA062.',
    digits: 'Digits',
    bits: 'Bits',
    means: 'Meaning',
    first: (loss: Loss) => `the civilians lose when ${conditions[loss]}`,
    unexplained: 'not explained by the source; kept as they are',
    fourth: (digit: string, players: number) => `${digit} + 5 = ${players} players`,
    fifth: (killers: number, civilians: number) => `${killersOf(killers)}, ${civilians} civilians`,
    all: 'The listed codes',
    listed: 'It stands in the published list.',
    unlisted: 'It is well formed, but not among the fifteen listed.',
    written: (code: string, ours: boolean) =>
      ours
        ? `For this set-up we write ${code}: the unexplained bits zero, since the source does not explain them.`
        : `The listed code of this set-up is ${code}.`,
    rate: (exact: string, share: number, place: string) =>
      `The civilians’ baseline win rate is ${exact} = ${percent(share)}: ${place}.`,
  },
};

export type BalanceWords = typeof balanceWords;
