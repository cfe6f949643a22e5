/**
 * Who may import whom (docs/architecture.md):
 *
 *   kit <- logic <- engine <- players <- games <- analysis <- session <- ui
 *
 * `graph` stands aside: it sees kit, logic and d3 only. Only src/app.tsx, the worker's entry and the command line see
 * the list of games. React and d3 stay out of everything left of `session`.
 */

/** @param {string[]} rooms */
const room = (...rooms) => `^src/(${rooms.join('|')})/`;

/** @param {string[]} names packages and their types */
const packages = (...names) => names.flatMap((name) => [`^node_modules/${name}/`, `^node_modules/@types/${name}/`]);

/** Rooms that a room may import, besides itself. */
const mayImport = {
  kit: [],
  logic: ['kit'],
  graph: ['kit', 'logic'],
  engine: ['kit', 'logic'],
  players: ['kit', 'logic', 'engine'],
  games: ['kit', 'logic', 'engine', 'players'],
  analysis: ['kit', 'logic', 'engine', 'players', 'games'],
  session: ['kit', 'logic', 'engine', 'players', 'analysis'],
  // The types of engine, players and analysis too: see ui-takes-types-only.
  ui: ['kit', 'logic', 'graph', 'session', 'engine', 'players', 'analysis'],
};

const rooms = Object.entries(mayImport).map(([name, others]) => ({
  name: `room-${name}`,
  comment: `src/${name} may import from ${['itself', ...others].join(', ')} only.`,
  severity: 'error',
  from: {
    path: room(name),
    // The worker's entry hands the list of games to the session: see games-list.
    ...(name === 'session' && { pathNot: '^src/session/worker\\.ts$' }),
  },
  to: { path: '^src/', pathNot: room(name, ...others) },
}));

const entries = ['^src/app\\.tsx$', '^src/session/worker\\.ts$', '^src/cli/'];

module.exports = {
  forbidden: [
    ...rooms,
    {
      name: 'worker-entry',
      comment: "The worker's entry may import what the session may, and the games that come first.",
      severity: 'error',
      from: { path: '^src/session/worker\\.ts$' },
      to: { path: '^src/', pathNot: [room('session', ...mayImport.session), '^src/games/first\\.ts$'] },
    },
    {
      name: 'cli-without-a-browser',
      comment: 'The command line runs without a browser.',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: ['^src/(ui|app\\.)', ...packages('react', 'react-dom', 'lucide-react')] },
    },
    {
      name: 'ui-takes-types-only',
      comment: 'The interface computes nothing: of engine, players and analysis it imports types only.',
      severity: 'error',
      from: { path: room('ui') },
      to: { path: room('engine', 'players', 'analysis'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'known-through-one-interface',
      comment: 'What is known at a moment is asked through src/engine/moment-knowledge, whichever way it is kept.',
      severity: 'error',
      from: { path: ['^src/app\\.tsx$', room('session', 'ui', 'cli')] },
      to: {
        path: '^src/engine/(knowledge|known|coarse|kept-view|view-book|viewed-past|views|decided|thoughts|meaning|explain|face-links)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'games-apart',
      comment: 'A game does not import another game.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-through-their-list',
      comment:
        'Only src/games/index.ts, first.ts and views.ts (and the wiring: app.tsx and the command line) may import from a game; the exact figures ' +
        "of analysis/balance are those of Killer's set-ups and codes, those of analysis/standoff solve the Standoff.",
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/games/(index|first|views)\\.ts$',
          '^src/games/[^/]+/',
          '^src/app\\.tsx$',
          '^src/cli/',
          '^src/analysis/balance/',
          '^src/analysis/standoff/',
        ],
      },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'games-list',
      comment: "Only app.tsx, the worker's entry and the command line may import the lists of games.",
      severity: 'error',
      from: { path: '^src/', pathNot: [...entries, '^src/games/first\\.ts$'] },
      to: { path: '^src/games/(index|first|views)\\.ts$' },
    },
    {
      name: 'no-drawing-left-of-session',
      comment: 'React, zustand, d3 and what belongs to them stay out of the rooms left of session.',
      severity: 'error',
      from: { path: room('kit', 'logic', 'engine', 'players', 'games', 'analysis') },
      to: { path: packages('react', 'react-dom', 'zustand', 'd3', 'd3-[^/]+', 'lucide-react', 'comlink') },
    },
    {
      name: 'graph-draws-with-d3-alone',
      comment: 'Of all packages, graph imports d3 only.',
      severity: 'error',
      from: { path: room('graph') },
      to: { path: '^node_modules/', pathNot: packages('d3', 'd3-[^/]+') },
    },
    {
      name: 'node-on-the-command-line-only',
      comment: 'Only the command line may use modules of Node itself.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-stands-alone',
      comment: 'The program imports nothing from its tests, benchmarks or scripts.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'no-circles',
      comment: 'No module imports itself, however far round.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that imports nothing and that nobody imports is left over.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '^src/app\\.tsx$', '^src/session/worker\\.ts$', '^src/cli/main\\.ts$'],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: '^(dist|coverage|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css', '.peggy'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
