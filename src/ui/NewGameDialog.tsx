import { Dices } from 'lucide-react';
import { startTransition, useState } from 'react';
import type { Presentation } from '../engine/presentation.ts';
import type { GameReport } from '../session/backend.ts';
import type { Run } from '../engine/run.ts';
import { Dialog } from './Dialog.tsx';
import { LockOption, Players, REFUSAL } from './NewGamePlayers.tsx';
import { LargerPuzzle } from './LargerPuzzle.tsx';
import { OptionFields } from './OptionFields.tsx';
import { anySeed, plainRecord, usualDraft, wantedOf, withPlayers, type Draft } from './new-game.ts';
import { useCommands, usePresentations, useSession, useWords } from './screen.ts';
import { IconButton } from './IconButton.tsx';

/** Asks for a new game: who plays, with what seed or cards, who decides, under which rules. */
export default function NewGameDialog({ onClose }: { onClose: () => void }) {
  const words = useWords().newGame;
  const games = useSession((state) => state.games);
  const run = useSession((state) => state.run);
  const deciders = useSession((state) => state.deciders);
  const presentations = usePresentations();
  const [draft, setDraft] = useState(() => firstDraft(games, run, deciders));
  const game = games.find(({ id }) => id === draft?.game);
  const presentation = game === undefined ? undefined : presentations[game.id];
  if (draft === null || game === undefined || presentation === undefined) return null;
  return (
    <Dialog title={words.title} onClose={onClose} className="new-game">
      <Form draft={draft} game={game} presentation={presentation} onChange={setDraft} onClose={onClose} />
    </Dialog>
  );
}

/** The parts of the list of games, in their order. */
const COLLECTIONS = ['roles', 'classics'] as const;

/** The present game once more, with another seed; or the first game of the list. */
function firstDraft(games: readonly GameReport[], run: Run | null, deciders: readonly string[]): Draft | null {
  const game = games.find(({ id }) => id === run?.game) ?? games.at(0);
  if (game === undefined) return null;
  const draft = usualDraft(game, anySeed());
  if (run === null) return draft;
  const again = { ...draft, names: run.names, deciders, options: plainRecord(run.options) };
  return withPlayers(again, game, run.names.length);
}

interface FormProps {
  readonly draft: Draft;
  readonly game: GameReport;
  readonly presentation: Presentation;
  readonly onChange: (draft: Draft) => void;
  readonly onClose: () => void;
}

function Form({ draft, game, presentation, onChange, onClose }: FormProps) {
  const words = useWords().newGame;
  const commands = useCommands();
  const games = useSession((state) => state.games);
  const presentations = usePresentations();
  const [refusal, setRefusal] = useState('');
  const change = (part: Partial<Draft>) => {
    setRefusal('');
    onChange({ ...draft, ...part });
  };
  const submit = async () => {
    const wanted = wantedOf(draft, words);
    const refused = typeof wanted === 'string' ? wanted : await commands.newGame(wanted);
    // With the new game, which is drawn as a transition too: it stands there when its dialog goes.
    if (refused === null) startTransition(onClose);
    else setRefusal(refused);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {games.length > 1 ? (
        <label className="field">
          {words.game}
          <select
            value={draft.game}
            onChange={(event) => {
              const other = games.find(({ id }) => id === event.target.value);
              if (other !== undefined) change(usualDraft(other, Number(draft.seed)));
            }}
          >
            {COLLECTIONS.map((collection) => (
              <optgroup key={collection} label={words.collections[collection]}>
                {games
                  .filter((one) => one.collection === collection)
                  .map(({ id }) => (
                    <option key={id} value={id}>
                      {presentations[id]?.title ?? id}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      ) : null}
      <p className="hint">{presentation.summary}</p>
      <div className="seed-row">
        <label className="field">
          {words.seed}
          <input inputMode="numeric" value={draft.seed} onChange={(event) => change({ seed: event.target.value })} />
        </label>
        <IconButton icon={Dices} label={words.dice} onPress={() => change({ seed: String(anySeed()) })} />
        <fieldset className="choice-row">
          <legend className="visually-hidden">{words.roleHead}</legend>
          <label>
            <input type="radio" name="given" checked={!draft.given} onChange={() => change({ given: false })} />
            {words.dealRandom}
          </label>
          <label>
            <input type="radio" name="given" checked={draft.given} onChange={() => change({ given: true })} />
            {words.dealGiven}
          </label>
        </fieldset>
      </div>
      {game.players.least === game.players.most ? null : (
        <label className="field count">
          {words.count}
          <select
            value={draft.names.length}
            onChange={({ target }) => change(withPlayers(draft, game, Number(target.value)))}
          >
            {game.usualDeals.map((_, more) => (
              <option key={more}>{game.players.least + more}</option>
            ))}
          </select>
        </label>
      )}
      <Players draft={draft} game={game} presentation={presentation} refused={refusal !== ''} onChange={change} />
      <LockOption draft={draft} onChange={change} />
      <details className="options" open={game.collection === 'classics'} key={game.id}>
        <summary>{words.options}</summary>
        <OptionFields
          options={presentation.options}
          values={draft.options}
          onChange={(options) => change({ options })}
        />
      </details>
      <LargerPuzzle key={`larger ${game.id}`} game={game.id} />
      <footer>
        <p className="refusal" role="alert" id={REFUSAL}>
          {refusal}
        </p>
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" className="button primary">
          {words.start}
        </button>
      </footer>
    </form>
  );
}
