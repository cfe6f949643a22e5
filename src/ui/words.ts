import type { Exactness } from '../engine/moment-knowledge/moment-knowledge.ts';
import type { Notice } from '../session/store.ts';
import type { SessionWords } from '../session/words.ts';
import { branchWords } from './words-branches.ts';
import { graphWords } from './words-graph.ts';
import { fileWords } from './words-files.ts';
import { seatWords } from './words-seats.ts';
import { inThoughts, knowledgeWords } from './words-knowledge.ts';
import { notRuledOut, pastsOfKillers, quantity } from './words-views.ts';
import { englishFormulas } from './words-formulas.ts';
import { englishPredict } from './words-predict.ts';
import { listed } from '../kit/english.ts';

/** Words that are fetched when the part of the screen that says them is first opened. They are always the same promise. */
function fetched<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | null = null;
  return () => (loaded ??= load());
}

/**
 * Every word of the interface. Games bring their own words in a `Presentation`. Another language is another object of the
 * type `Words`.
 */
export const english = {
  product: 'Kripketown',
  knowledge: knowledgeWords,
  formulas: englishFormulas,
  zoom: {
    title: 'Look closer at the graph',
    nearer: 'Zoom in (+)',
    farther: 'Zoom out (-)',
    whole: 'The whole graph (0)',
  },
  predict: englishPredict,
  balance: fetched(() => import('./words-balance.ts').then((module) => module.balanceWords)),
  lab: fetched(() => import('./words-lab.ts').then((module) => module.labWords)),
  standoff: fetched(() => import('./words-standoff.ts').then((module) => module.standoffWords)),
  session: {
    deal: 'Deal',
    shared: (name, you) => (you ? 'You shared your whole diary.' : `${name} shared their whole diary.`),
    announced: (name, formula, you) => {
      if (name === null) return `It was announced: ${formula}`;
      return you ? `You announced that you know: ${formula}` : `${name} announced that they know: ${formula}`;
    },
    claimed: (name, formula, you, honesty) => {
      const said = you ? `You claimed: ${formula}` : `${name} claimed: ${formula}`;
      if (honesty === null) return said;
      const worth = { truth: 'the truth', lie: 'a lie', bluff: 'a bluff: unknown to the speaker' }[honesty];
      return `${said} (${worth})`;
    },
    diaryOf: (name, you) => (you ? 'Your diary, read by everybody' : `${name}’s diary, read by everybody`),
    onlyKnownTo: (names, you) => (you ? 'only you' : `only ${listed(names)}`),
    at: (stage, reason) => (reason === '' ? stage : `${stage}: ${reason.replace(/\.$/, '')}`),
    atStart: (name, you) => (you ? 'told apart by what you were shown' : `told apart by what ${name} was shown`),
    toldApart: (name, you) => (you ? 'told apart by what you did and saw' : `told apart by what ${name} did and saw`),
    wears: (name, sign) => `${name} ${sign}`,
    possibleFor: (name, you, worlds, open) => {
      if (open || worlds === null) return notRuledOut(name, you, worlds);
      const pasts = worlds === 1 ? '' : ` (with ${worlds.toLocaleString('en')} different pasts)`;
      if (name === null) return `Possible as far as everybody knows${pasts}.`;
      return `${you ? 'You hold' : `${name} holds`} this possible${pasts}.`;
    },
    ruledOutBy: (name, you, reason) => `${you ? 'You rule' : `${name} rules`} this out, others may not. ${reason}.`,
    inThoughts: (names, possible, _, open) => inThoughts(names, possible, open),
    since: (stage) => `Since ${stage}.`,
    ruledOutForAll: (reason) => `Ruled out for everybody. ${reason}.`,
    actual: 'This is the actual world.',
    nothingShown: (you) => (you ? 'You are shown nothing.' : 'Nobody is shown anything.'),
    decisionIcon: { share: 'speech', announce: 'speech', claim: 'speech' },
  } satisfies SessionWords,

  header: {
    seed: 'Seed',
    viewpoint: 'Viewpoint',
    teacher: 'Teacher',
    teacherHelp: 'The teacher sees everything',
    playerHelp: (name: string) => `See only what ${name} may know`,
    dead: 'dead',
    newGame: 'New game',
    balance: 'Balance lab',
    formulaLab: 'Formula lab',
    help: 'Keys and help',
    theme: 'Light or dark',
    themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  },
  board: {
    title: 'Town',
    titleFor: (name: string | null, you: boolean, people: 'town' | 'players') => {
      const all = people === 'town' ? 'The town' : 'Everybody';
      if (name === null) return people === 'town' ? `${all}, as it is` : `${all}, as they are`;
      return you ? `${all}, as ${name} knows ${people === 'town' ? 'it' : 'them'}` : `What ${name} knows`;
    },
    you: 'you',
    dead: 'dead',
    known: (sign: string) => sign,
    worn: 'everybody knows',
    maybe: (signs: readonly string[]) => `may be ${signs.join(' or ')}`,
    many: (count: number) => `${count} possible`,
    table: (signs: readonly string[]) => `In the middle: ${signs.join(' or ')}`,
    enter: (name: string) => `Enter ${name}’s thoughts`,
    pencil: 'Roles that are still possible',
    shownActs: 'Acts of this step',
    act: (from: string, verb: string, to: string | null) =>
      to === null ? `${from}: ${verb}` : `${from} ${verb} ${to}`,
    /** To whom something was done; who did it follows. */
    toWhom: (verb: string, to: string, count: number) => `${verb} ${to}${count === 1 ? '' : ` (${count})`}:`,
    peek: 'Press a player to enter their thoughts.',
    coarse: 'Knowledge is coarse now.',
    pencils: 'Beside a name: what that player may still be.',
  },
  graph: graphWords,
  worlds: {
    title: 'Worlds',
    drawing: 'The graph of worlds',
    all: 'possible as far as everybody knows',
    centreAll: (count: number, atMost: boolean) =>
      `${count === 1 ? 'world' : 'worlds'} ${atMost ? 'not ruled out for all' : 'possible as far as everybody knows'}`,
    centre: (name: string, count: number, atMost: boolean) =>
      `${count === 1 ? 'world' : 'worlds'} ${name} ${atMost ? 'may hold' : 'holds'} possible`,
    counts: (possible: number, total: number, atMost: boolean) =>
      `${atMost ? 'at most ' : ''}${possible.toLocaleString('en')} of ${total.toLocaleString('en')} worlds`,
    /** How many pasts those pictures stand for, by the kind of knowledge. */
    pasts: {
      exact: (pasts: number) => quantity(pasts, 'past', 'pasts'),
      coarse: (_: number) => 'pasts are not counted now',
      views: (pasts: number) => pastsOfKillers(pasts),
    },
    /** Where every world has as many pasts. */
    pastsEach: (pasts: number) => `, ${pasts.toLocaleString('en')} for each world`,
    /** Where what a player holds possible is told without a view of theirs. */
    late: { late: 'being worked out', refused: 'by cards and what is public', failed: 'could not be worked out' },
    lateHelp: {
      late: 'What this player holds possible is being worked out. So far only their card and what is public count.',
      refused:
        'To work out what this player concludes from meetings and kills would take too many decision diagrams: only their card and what is public count.',
      failed:
        'No answer came to what this player concludes from meetings and kills: only their card and what is public count. It can be asked again.',
    },
    pastsHelp: {
      exact: 'A past is one way in which everything may have happened so far: the same roles may have several.',
      coarse: 'A past is one way in which everything may have happened so far: now they are too many to count.',
      views:
        'A past here is who is on which side, and who was sent to kill in which night. They are counted alike for all: those of a player are some of those for everybody.',
    },
    edgeOfAll: 'all',
    nobody: 'nobody',
    noCarrier: (sign: string) => `nobody is ${sign}`,
    heading: (sign: string, count: number) => `${count} ${sign.toLowerCase()}`,
    signCount: (sign: string, count: number) => `${count} × ${sign}`,
    range: (from: string, to: string) => `${from}–${to}`,
    group: (
      name: string,
      { possible, elsewhere, pruned }: { possible: number; elsewhere: number; pruned: number },
      mind: string | null,
    ) => {
      const all = (possible + elsewhere + pruned).toLocaleString('en');
      const alone =
        elsewhere === 0
          ? []
          : [
              `${elsewhere.toLocaleString('en')} ruled out ${mind === null ? 'by one player' : `by ${mind}`}, but not by everybody`,
            ];
      const never = pruned === 0 ? [] : [`${pruned.toLocaleString('en')} ruled out for everybody`];
      return `${name}: ${[`${possible.toLocaleString('en')} of ${all} worlds possible`, ...alone, ...never].join(', ')}.`;
    },
    legend: 'How to read the worlds',
    bright: 'possible',
    /** Where worlds are counted, and what most are possible of is darkest. */
    scale: 'few to all that are possible',
    ruledOut: 'ruled out:',
    dim: (name: string) => `by ${name}`,
    ghost: 'by all',
    actual: 'actual',
    region: (label: string, possible: number) =>
      possible === 0
        ? `${label}: not possible any more.`
        : `${label}: in ${possible} of the worlds that are possible here.`,
    coarse: 'Too many pasts to list exactly: knowledge is coarse now.',
    /** What is missing where knowledge is not exact; null where nothing is. */
    missing: ({ kind, neverExact }: Pick<Exactness, 'kind' | 'neverExact'>): string | null => {
      if (kind === 'exact') return null;
      if (kind === 'views')
        return 'Only what follows from cards, meetings and kills is ruled out here; the full rules may rule out more.';
      return neverExact
        ? 'Far too many pasts to list: every player keeps their own card and what is public.'
        : 'Too many pasts to list exactly: everybody keeps what they knew about the roles, plus what is public, until a diary is opened.';
    },
  },
  timeline: {
    title: 'What happened',
    ahead: (steps: number) => (steps === 1 ? '1 more step' : `${steps} more steps`),
    goTo: 'Go to this step',
    empty: 'Nothing has happened yet. Step on to see what does.',
    waiting: 'Nothing has happened yet: somebody has to choose first.',
    present: 'you are here',
    diaries: (count: number) => `${count} diaries, read by everybody`,
  },
  transport: {
    title: 'Steps',
    first: 'First step',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'Next step',
    last: 'To the end',
    nextLight: 'Next night or day',
    previousLight: 'Previous night or day',
    slider: 'Step',
    step: (at: number, stage: string) => `Step ${at}: ${stage}`,
    position: (at: number, of: number, over: boolean) => (over ? `Step ${at} of ${of}` : `Step ${at}`),
    counts: 'Worlds each player holds possible, step by step',
    more: (players: number) => `${players} players ▾`,
    moreHelp: (players: number) => `A line for each of ${players} players: scroll to see all of them`,
  },
  next: {
    title: 'What comes next',
    over: 'The game is over',
    again: 'New game',
    review: 'Step back, or see it as a player does.',
    reviewAsPlayer: 'Step back to see how it came to this.',
    allDecide: 'The built-in players decide.',
    invite: 'Step on',
    inviteKey: 'or key →',
    who: 'Who decides',
    whoHelp: 'Take a seat over, or give it back, at any time.',
    hand: { label: 'by hand', help: 'You choose at the screen.' },
    decides: (name: string) => `${name} decides`,
    waits: (name: string) => `${name} has yet to choose.`,
    hasChosen: (name: string) => `${name} has chosen.`,
    enter: (name: string) => `See as ${name}`,
    nobody: 'Nobody acts',
    laterSeat: 'When everybody by hand has chosen, the step is made.',
    speak: 'Say something to all',
    speaker: 'Who speaks',
    moderator: 'Moderator',
    share: 'Share the whole diary',
    formula: 'Announce a formula',
    claimFormula: 'Claim a formula',
    formulaHelp: (example: string) => `For example ${example}. The speaker must know it.`,
    claimHelp: (example: string) => `For example ${example}. Nobody has to believe it, and it rules out nothing.`,
    howToSay: 'How it is said',
    truthfully: 'truthfully (proves)',
    asClaim: 'as a claim (may be a lie)',
    announce: 'Announce',
    claim: 'Claim',
    ownSeat: 'It is your move',
    thinking: 'Working out what everybody knows…',
  },
  newGame: {
    title: 'New game',
    game: 'Game',
    collections: { roles: 'Games of hidden roles', classics: 'Classic puzzles' },
    card: (place: number) => `What player ${place} has`,
    players: 'Players',
    count: 'Number of players',
    name: (place: number) => `Name of player ${place}`,
    role: (place: number) => `Role of player ${place}`,
    decider: (place: number) => `Who decides for player ${place}`,
    nameHead: 'Name',
    roleHead: 'Role',
    cardHead: 'Has',
    deciderHead: 'Decides',
    anyRole: 'by the seed',
    seed: 'Seed',
    seedHelp: 'The same seed gives the same deal and the same chance events.',
    dice: 'Another seed',
    dealRandom: 'Dealt by the seed',
    dealGiven: 'Given by hand',
    options: 'Rules that can be changed',
    larger: 'Larger, as a law in the lab',
    largerOpen: 'Open the law',
    largerCount: (least: number, most: number) => `How many, ${least} to ${most}`,
    start: 'Start the game',
    cancel: 'Cancel',
    emptyName: 'Every player needs a name.',
    equalNames: (name: string) => `Two players are called ${name}: names must differ.`,
    badSeed: (largest: number) => `The seed is a whole number from 0 to ${largest}.`,
  },
  close: 'Close',
  help: fetched(() => import('./words-help.ts').then((module) => module.helpWords)),
  live: {
    knows: (name: string, count: number, you: boolean, atMost: boolean) =>
      `${you ? 'You hold' : `${name} holds`} ${atMost ? 'at most ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'world' : 'worlds'} possible.`,
    all: (count: number, atMost: boolean) =>
      `${atMost ? 'At most ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'world is' : 'worlds are'} possible for all.`,
    viewpoint: (name: string | null) => (name === null ? 'Teacher’s viewpoint.' : `${name}’s viewpoint.`),
    coarser: 'From here on there are too many pasts to list exactly: knowledge is coarse.',
    exactAgain: 'From here on knowledge is exact again.',
    waiting: 'A choice by hand is needed.',
  },
  notice: {
    dismiss: 'Close the message',
    kept: 'The present game is untouched.',
    text(notice: Notice): string {
      if (notice.kind === 'problem') return notice.text;
      if (notice.kind === 'file') return fileWords.problem(notice.problem);
      if (notice.kind === 'saved') return fileWords.saved(notice.name);
      if (notice.kind === 'deleted') return branchWords.deleted;
      if (notice.kind === 'locked') return seatWords.isLocked;
      if (notice.kind === 'copied') {
        const leads = 'it leads to this step of this game.';
        return notice.toClipboard ? `The link was copied: ${leads}` : `The link stands in the address bar: ${leads}`;
      }
      const problems = {
        foreign: 'This link was not made by Kripketown, or its beginning is missing.',
        newer: 'This link was made by a newer version of Kripketown: open it there, or reload this page.',
        tooLong: notice.making
          ? 'This game has become too long for a link.'
          : 'This link is longer than any game could be.',
        broken: 'This link is damaged: a part is missing or was changed on its way.',
      };
      return notice.making ? problems[notice.problem] : `${problems[notice.problem]} The present game is untouched.`;
    },
  },
  branches: branchWords,
  files: fileWords,
  seats: seatWords,
  openStep: 'Open this step',
  openStepInLab: 'Open in the lab',
  /** Parts of these, for which there is room beside a step. */
  stepTools: { open: 'Open', lab: 'in the lab', otherwise: 'otherwise' },
  hallway: fetched(() => import('./words-hallway.ts').then((module) => module.hallwayWords)),
  steps: fetched(() => import('./words-steps.ts').then((module) => module.stepWords)),
};

export type Words = typeof english;
