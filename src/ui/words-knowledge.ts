import type { KnowledgeSentences } from '../session/knowledge/asker.ts';
import { listed } from '../kit/english.ts';

/** "Ann holds possible that Bob holds possible": the players of a chain of thoughts, but for what the last holds possible. */
function chained(names: readonly string[], last: string, between: string): string {
  return names.map((name, index) => `${name} ${index === names.length - 1 ? last : between}`).join(' that ');
}

/** Where a world stands in the thoughts of a chain of players. */
export function inThoughts(names: readonly string[], possible: boolean, atMost: boolean): string {
  if (possible && atMost) return `It is not ruled out that ${chained(names, 'holds this possible', 'holds possible')}.`;
  return possible
    ? `${chained(names, 'holds this possible', 'holds possible')}.`
    : `${chained(names, 'rules this out', 'knows')}.`;
}

/** The words of thoughts, of the tab of knowledge and of explanations. */
export const knowledgeWords = {
  tabs: {
    title: 'Worlds and knowledge',
    worlds: 'Worlds',
    everybody: 'Everybody’s worlds',
    knowledge: 'Knowledge',
  },
  thoughts: {
    title: 'Whose thoughts',
    teacher: 'Teacher',
    crumb: (name: string, teacher: boolean) => (teacher ? `${name}: what everybody knows` : `${name}: these thoughts`),
    leave: 'Leave these thoughts',
    home: 'In nobody else’s thoughts.',
    /** Says to a screen reader whose thoughts were entered; without a number while it is being found out. */
    entered: (names: readonly string[], worlds: number | null) =>
      `You look at the worlds ${chained(names, 'holds possible', 'holds possible')}` +
      (worlds === null ? '.' : `: ${worlds}.`),
    /** The caption under the number of worlds. */
    caption: (names: readonly string[]) =>
      names.length > 2
        ? `worlds in the thoughts of ${names.join(' ▸ ')}`
        : `worlds ${chained(names, 'holds possible', 'holds possible')}`,
    board: (names: readonly string[]) => `What ${chained(names, 'holds possible', 'holds possible')}`,
    /** The same where there is one line for it. */
    boardBrief: (names: readonly string[]) => `In the thoughts of ${names.join(' ▸ ')}`,
    dim: 'here',
    /** A player on the board, once somebody's thoughts have been entered. */
    enter: (names: readonly string[]) => `Go on to what ${chained(names, 'holds possible', 'holds possible')}`,
  },
  deep: {
    title: 'Three deep',
    start: 'Work it out',
    stop: 'Cancel',
    stopWork: 'Stop',
    stopHelp: 'Stop working it out (Escape)',
    stopped: 'Stopped before there was an answer.',
    again: 'Ask again',
    progress: 'How far it has come',
    count: (done: number, of: number) => `${done} of ${of} rows`,
    awaited: 'Working it out…',
    thoughts: (names: readonly string[]) =>
      `What ${chained(names, 'holds possible', 'holds possible')} takes some seconds.`,
    table: 'This takes some seconds for each row.',
  },
  card: {
    past: (worlds: number) =>
      worlds === 1
        ? 'It could only have come about so:'
        : `For instance, one of ${worlds.toLocaleString('en')} ways it may have come about:`,
    confused: 'Cannot tell it from the actual world:',
    nobody: 'nobody',
    cells: 'Worlds each would hold possible there:',
    press: 'Press the world to see which.',
    title: 'A world',
    count: (worlds: number) => (worlds === 1 ? '1 world' : `${worlds.toLocaleString('en')} worlds`),
    more: (count: number) => `and ${count.toLocaleString('en')} more`,
    moreOf: (name: string, count: number) => `and ${count.toLocaleString('en')} more worlds of ${name}`,
  },
  everybody: {
    hint: 'What each player holds possible, every world at its place in the graph. Press a picture to enlarge it.',
    viewerHint: (name: string) =>
      `${name}’s own worlds; for the others, what ${name} holds possible that they hold possible. Press one to enlarge it.`,
    key: (teacher: boolean) => `Blue: possible; small and grey: not${teacher ? '; framed: the actual world' : ''}.`,
    worlds: (count: number, atMost: boolean) =>
      atMost
        ? `at most ${count.toLocaleString('en')}`
        : count === 1
          ? '1 world'
          : `${count.toLocaleString('en')} worlds`,
    awaited: '…',
  },
  sentences: {
    knowsThat: (name, clause) => `${name} knows that ${clause}`,
    knowsNotThat: (name, clause) => `${name} does not know that ${clause}`,
    knowsWhat: (name, about) => `${name} knows what ${about} is`,
    knowsNotWhat: (name, about) => `${name} does not know what ${about} is`,
    commonly: (names, clause) => `it is common knowledge among ${listed(names)} that ${clause}`,
    commonlyWhat: (names, about) => `it is common knowledge among ${listed(names)} what ${about} is`,
    notCommonlyWhat: (names, about) => `It is not common knowledge among ${listed(names)} what ${about} is.`,
  } satisfies KnowledgeSentences,
  table: {
    title: 'Who knows what',
    questions: 'What is asked',
    what: 'Who knows what',
    nested: 'Who knows who knows',
    third: 'Three deep',
    common: 'Common knowledge',
    whatCaption: 'Each row: what that player knows of the players above the columns.',
    viewerCaption: (name: string) =>
      `${name}’s own row is exact; the others are as far as ${name} knows (dashed, with “?”: ${name} cannot tell).`,
    viewerCaptionOpen: (name: string) => `${name}’s own row, and the others as far as ${name} knows.`,
    nestedCaption: (name: string) => `Each row: does that player know that ${name} knows what the others are?`,
    nestedViewerCaption: (name: string, second: string) =>
      `As far as ${name} knows: does each player know that ${second} knows what the others are?`,
    thirdCaption: (second: string, third: string) =>
      `Each row: does that player know that ${second} knows that ${third} knows what the others are?`,
    thirdViewerCaption: (name: string, second: string, third: string) =>
      `As far as ${name} knows: does each player know that ${second} knows that ${third} knows what the others are?`,
    secondThat: 'knows that',
    second: 'Knows that',
    secondAfter: 'knows it',
    commonCaption: (names: readonly string[]) =>
      names.length === 0
        ? 'Choose who belongs to the group.'
        : `First row: what ${listed(names)} all know, all know that they all know, and so on without end. Below: what each of them knows.`,
    group: 'The group',
    all: 'All',
    living: 'The living',
    commonRow: 'In common',
    knower: 'Knower',
    since: (stage: string, step: number) => (step === 0 ? 'from the start' : `since ${stage}`),
    now: 'at this step',
    awaited: '…',
    standing: { known: 'knows', knows: 'knows', unknown: 'does not know', unclear: 'cannot tell' },
    nestedStanding: { known: 'knows it', knows: 'knows it', unknown: 'knows it is false', unclear: 'cannot tell' },
    commonStanding: { known: 'common', knows: 'common', unknown: 'not common', unclear: 'cannot tell' },
    /** Where views answer, which keep less than the rules: what they do not prove is open. */
    open: 'not decided',
    openCaption: 'Dashed or with “?”: not decided, since cards, meetings and kills do not prove it.',
    of: (count: number) => `one of ${count}`,
    /** A cell for a screen reader. */
    cell: (row: string, column: string, standing: string, signs: readonly string[], since: string) =>
      `${row}, ${column}: ${standing}${signs.length === 0 ? '' : ` ${signs.join(' or ')}`}, ${since}. Why?`,
    unsayable: 'Formulas of this game cannot say what a player is.',
  },
  why: {
    title: 'Why?',
    of: (formula: string) => `Why? ${formula}`,
    close: 'Close the explanation',
    knows: (name: string, says: string) => `${name} knows that ${says}.`,
    knowsNotThat: (name: string, says: string) => `${name} does not know that ${says}.`,
    knowsNot: (name: string, says: string) => `${name} does not know whether ${says}.`,
    awaited: 'Working it out…',
    because: (worlds: number) =>
      worlds === 1
        ? 'At the beginning it was false in one world that was possible. What became of that world:'
        : `At the beginning it was false in ${worlds} worlds that were possible. What became of them:`,
    always: (name: string) => `From the beginning it was true in every world that ${name} held possible.`,
    unsettled: (name: string, says: string) => `It is not decided whether ${name} knows that ${says}.`,
    unsettledLead: (name: string) =>
      `Cards, meetings and kills, as far as ${name} knows them, leave this standing; by all the rules it may be ruled out:`,
    refuted: (name: string) => `Because ${name} holds this possible:`,
    pruned: (stage: string, reason: string) =>
      reason === '' ? `Ruled out for all in ${stage}` : `Ruled out for all in ${stage}: ${reason}`,
    apart: (stage: string, name: string, seen: string) =>
      seen === '' ? `Told apart in ${stage} by what ${name} did and saw` : `Told apart in ${stage}: ${seen}`,
    satisfies: (stage: string) => `Still possible, and it has been true there since ${stage}`,
    worlds: (count: number) => (count === 1 ? '1 world' : `${count} worlds`),
    more: (count: number) => `and ${count} more`,
    partial: 'From before the worlds were too many to list, nothing was kept world by world.',
    lit: 'These worlds are outlined in the graph. Point at a group to outline it alone.',
    litOne: 'This world is outlined in the graph.',
    showInGraph: 'Show in the graph',
    formula: 'As a formula',
    onBoard: (name: string) => `Why these roles for ${name}?`,
  },
};
