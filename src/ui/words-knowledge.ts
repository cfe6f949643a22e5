/** "Ann holds possible that Bob holds possible": the players of a chain of thoughts, but for what the last holds possible. */
function chained(names: readonly string[], last: string, between: string): string {
  return names.map((name, index) => `${name} ${index === names.length - 1 ? last : between}`).join(' that ');
}

/** Where a world stands in the thoughts of a chain of players. */
export function inThoughts(names: readonly string[], possible: boolean): string {
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
    home: 'Outside of others’ thoughts.',
    /** Says to a screen reader whose thoughts were entered; without a number while it is being found out. */
    entered: (names: readonly string[], worlds: number | null) =>
      `You look at the worlds ${chained(names, 'holds possible', 'holds possible')}` +
      (worlds === null ? '.' : `: ${worlds}.`),
    /** The caption under the number of worlds. */
    caption: (names: readonly string[]) =>
      names.length > 3
        ? `worlds in thoughts of ${names.join(' ▸ ')}`
        : `worlds ${chained(names, 'holds possible', 'holds possible')}`,
    board: (names: readonly string[]) => `What ${chained(names, 'holds possible', 'holds possible')}`,
    dim: 'possible for all, not in these thoughts',
    /** A player on the board, once somebody's thoughts have been entered. */
    enter: (names: readonly string[]) => `Go on to what ${chained(names, 'holds possible', 'holds possible')}`,
    own: 'Back to your own thoughts',
  },
};
