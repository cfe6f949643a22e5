import type { FileProblem } from '../session/files.ts';

const untouched = 'The present game is untouched.';

function problemText(problem: FileProblem): string {
  switch (problem.kind) {
    case 'unreadable': {
      const place =
        problem.line === null ? '' : ` It stops making sense in line ${problem.line}, column ${problem.column ?? 1}.`;
      return `This file cannot be read: it is not JSON, or it was cut off or changed.${place}`;
    }
    case 'foreign':
      return 'This file was not made by Kripketown.';
    case 'record':
      return `This is one player’s record${problem.name === '' ? '' : ` (${problem.name})`}: it holds what that player may know and no deal, so that it cannot be stepped. Open the file of the whole game instead.`;
    case 'newer':
      return `This file has format ${problem.version}; this program reads up to format ${problem.own}. Reload the page to get the newest program, or open the file where it was made.`;
    case 'older':
      return `This file says it has format ${problem.version}; this program reads format ${problem.own}.`;
    case 'tooLong':
      return `This file is longer than any game could be: more than ${problem.most.toLocaleString('en')} letters.`;
    case 'broken':
      return `This file is damaged. ${problem.where}`;
    case 'misfit':
      return 'This file is damaged. One of node, viewpoint and deciders does not fit the run.';
    case 'rules':
      return `The game in this file cannot be played. ${problem.text}`;
    case 'lost':
      return 'The browser could not read this file.';
  }
}

/** The words about files, links and pictures. */
export const fileWords = {
  problem: (problem: FileProblem) => `${problemText(problem)} ${untouched}`,
  saved: (name: string) => `Saved as ${name}, where your browser keeps downloads.`,
  share: 'Share',
  shareTitle: 'Save, open and hand on',
  game: 'The game',
  link: { label: 'Copy link', help: 'The whole game in an address' },
  save: { label: 'Save to a file', help: 'The whole game, to open again' },
  open: { label: 'Open a file…', help: 'Or drop one anywhere on the page' },
  seen: 'What is seen here',
  chronicle: (name: string | null) => ({
    label: 'Chronicle as text',
    help: name === null ? 'All that happened' : `What happened, as ${name} saw it`,
  }),
  svg: { label: 'Graph as SVG', help: 'A drawing to scale and edit' },
  png: { label: 'Graph as PNG', help: 'A picture at double size' },
  record: (name: string) => ({
    label: `${name}’s own file`,
    help: 'What they did and saw, for them to keep; it cannot be stepped',
  }),
  recordHint: 'A file that one player may keep: choose the player’s viewpoint first.',
  secret: 'Links and files of the whole game hold the deal: only the teacher can take them.',
  noPicture: 'There is no graph to draw now.',
  onlyFirst: (name: string) => `One file is opened at a time: this is ${name}, the others were left alone.`,
  drop: 'Drop the file to open the game in it',
  parts: { game: 'game', chronicle: 'chronicle', graph: 'graph', record: 'record', step: (at: number) => `step ${at}` },
  chronicleText: {
    from: (name: string | null) => (name === null ? 'As it was' : `As ${name} saw it`),
    seed: (seed: number) => `Seed ${seed}`,
    players: (names: readonly string[]) => `Players: ${names.join(', ')}`,
    quiet: 'Nothing that shows.',
  },
};
