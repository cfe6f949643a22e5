import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import type { Presentation } from '../../engine/presentation.ts';
import type { GameReport } from '../../session/backend.ts';
import { plainRecord } from '../new-game.ts';
import { OptionFields } from '../OptionFields.tsx';
import { usePresentations, useSession } from '../screen.ts';
import type { Simulation } from './simulation.ts';
import { SimulationResult } from './SimulationResult.tsx';
import { useBalanceWords } from './words.ts';

/** A simulation as it stands in the form. */
interface Draft {
  readonly game: string;
  readonly players: string;
  readonly decider: string;
  readonly games: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}

function draftFor(game: GameReport): Draft {
  return {
    game: game.id,
    players: String(game.players.usual),
    // The quickest comes last.
    decider: game.policies.at(-1) ?? '',
    games: '10000',
    seed: '1',
    options: plainRecord(game.options),
  };
}

/** Reads a whole number; NaN for anything else, and out of range. */
function whole(text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= least && number <= most ? number : NaN;
}

const MOST_GAMES = 1_000_000;
const LARGEST_SEED = 0xffffffff;

/** Plays many games of any kind, in a worker, and shows how they ended while it does. */
export function SimulatePanel({ simulation }: { simulation: Simulation }) {
  const games = useSession((state) => state.games);
  const present = useSession((state) => state.run?.game);
  const [draft, setDraft] = useState<Draft | null>(() => {
    const { series, games: wanted } = simulation;
    const first = games.find(({ id }) => id === (series?.game ?? present)) ?? games.at(0);
    if (first === undefined) return null;
    if (series === null) return draftFor(first);
    const { players, seed, decider, options } = series;
    const numbers = { players: String(players), seed: String(seed), games: String(wanted) };
    return { game: first.id, decider, ...numbers, options: plainRecord(options) };
  });
  const game = games.find(({ id }) => id === draft?.game);
  const presentation = usePresentations()[game?.id ?? ''];
  if (draft === null || game === undefined || presentation === undefined) return null;
  return (
    <div className="balance-panel simulate-panel">
      <Form draft={draft} game={game} presentation={presentation} simulation={simulation} onChange={setDraft} />
      <SimulationResult simulation={simulation} />
    </div>
  );
}

interface FormProps {
  readonly draft: Draft;
  readonly game: GameReport;
  readonly presentation: Presentation;
  readonly simulation: Simulation;
  readonly onChange: (draft: Draft) => void;
}

function Form({ draft, game, presentation, simulation, onChange }: FormProps) {
  const words = useBalanceWords().simulate;
  const games = useSession((state) => state.games);
  const presentations = usePresentations();
  const [problem, setProblem] = useState('');
  const running = simulation.phase === 'running';
  const change = (part: Partial<Draft>) => {
    setProblem('');
    onChange({ ...draft, ...part });
  };

  const submit = () => {
    const { least, most } = game.players;
    const players = whole(draft.players, least, most);
    const wanted = whole(draft.games, 1, MOST_GAMES);
    const seed = whole(draft.seed, 0, LARGEST_SEED);
    if (Number.isNaN(players)) setProblem(words.badPlayers(least, most));
    else if (Number.isNaN(wanted)) setProblem(words.badGames);
    else if (Number.isNaN(seed)) setProblem(words.badSeed);
    else simulation.start({ game: game.id, players, decider: draft.decider, options: draft.options, seed }, wanted);
  };

  const field = (key: 'players' | 'games' | 'seed', label: string) => (
    <label className="balance-field">
      {label}
      <input inputMode="numeric" value={draft[key]} onChange={({ target }) => change({ [key]: target.value })} />
    </label>
  );
  return (
    <form
      noValidate
      className="simulate-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (running) simulation.stop();
        else submit();
      }}
    >
      <label className="balance-field">
        {words.game}
        <select
          value={game.id}
          onChange={({ target }) => {
            const other = games.find(({ id }) => id === target.value);
            if (other !== undefined) change(draftFor(other));
          }}
        >
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {presentations[id]?.title ?? id}
            </option>
          ))}
        </select>
      </label>
      {field('players', words.players)}
      <label className="balance-field">
        {words.decide}
        <select value={draft.decider} onChange={({ target }) => change({ decider: target.value })}>
          {game.policies.map((policy) => (
            <option key={policy} value={policy}>
              {presentation.policy(policy).label}
            </option>
          ))}
        </select>
      </label>
      {field('games', words.games)}
      {field('seed', words.seed)}
      <button type="submit" className={running ? 'button' : 'button primary'}>
        {running ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        {running ? words.stop : words.start}
      </button>
      <p className="refusal" role="alert">
        {problem}
      </p>
      <details className="options">
        <summary>{words.options}</summary>
        <OptionFields
          options={presentation.options}
          values={draft.options}
          onChange={(options) => change({ options })}
        />
      </details>
    </form>
  );
}
