import type { Presentation } from '../engine/presentation.ts';
import type { GameReport } from '../session/backend.ts';
import { signWords } from '../session/signs.ts';
import { BY_HAND } from '../session/turn.ts';
import { withCard, wrongNames, type Draft } from './new-game.ts';
import { Policies } from './Policies.tsx';
import { useWords } from './screen.ts';

/** The id of what explains the ways to decide. */
const WAYS = 'ways-to-decide';

/** The id of what says what is wrong with the form. */
export const REFUSAL = 'new-game-refusal';

interface PlayersProps {
  readonly draft: Draft;
  readonly game: GameReport;
  readonly presentation: Presentation;
  /** What is wrong with it was said: the names that are are marked. */
  readonly refused: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Whether the viewpoint stays with whoever plays by hand. */
export function LockOption({ draft, onChange }: Pick<PlayersProps, 'draft' | 'onChange'>) {
  const words = useWords().seats;
  const hands = draft.deciders.filter((way) => way === BY_HAND).length;
  if (hands === 0) return null;
  return (
    <label className="lock-option">
      <input type="checkbox" checked={draft.locked} onChange={({ target }) => onChange({ locked: target.checked })} />
      <span>
        {words.lock}
        <span className="hint">{hands > 1 ? `${words.lockHelp} ${words.passHelp}` : words.lockHelp}</span>
      </span>
    </label>
  );
}

/** Who plays: a name, a card and a way to decide for each. */
export function Players({ draft, game, presentation, refused, onChange }: PlayersProps) {
  const words = useWords().newGame;
  const hand = useWords().next.hand;
  const wrong = new Set(refused ? wrongNames(draft.names) : []);
  const replaced = <T,>(items: readonly T[], place: number, item: T): readonly T[] =>
    items.map((old, index) => (index === place ? item : old));
  return (
    <div className="players" role="group" aria-label={words.players}>
      <div className="players-head" aria-hidden="true">
        <span>{words.nameHead}</span>
        <span>{game.collection === 'roles' ? words.roleHead : words.cardHead}</span>
        <span>{words.deciderHead}</span>
      </div>
      {draft.names.map((name, place) => (
        <div className="player" key={place}>
          <input
            dir="auto"
            aria-label={words.name(place + 1)}
            value={name}
            aria-invalid={wrong.has(place)}
            aria-describedby={wrong.has(place) ? REFUSAL : undefined}
            autoComplete="off"
            onChange={(event) => onChange({ names: replaced(draft.names, place, event.target.value) })}
          />
          <Card draft={draft} place={place} game={game} presentation={presentation} onChange={onChange} />
          <select
            aria-label={words.decider(place + 1)}
            aria-describedby={WAYS}
            value={draft.deciders[place]}
            onChange={(event) => onChange({ deciders: replaced(draft.deciders, place, event.target.value) })}
          >
            {game.policies.map((policy) => (
              <option key={policy} value={policy}>
                {presentation.policy(policy).label}
              </option>
            ))}
            <option value={BY_HAND}>{hand.label}</option>
          </select>
        </div>
      ))}
      <Policies game={game} presentation={presentation} id={WAYS} />
    </div>
  );
}

/** What a player is dealt: one of the cards; written, where these are too many to list. */
function Card({
  draft,
  place,
  game,
  presentation,
  onChange,
}: Omit<PlayersProps, 'refused'> & { readonly place: number }) {
  const words = useWords().newGame;
  const chosen = draft.given ? draft.cards[place] : '';
  if (game.cards.length === 0) {
    return (
      <input
        aria-label={words.card(place + 1)}
        disabled={!draft.given}
        placeholder={draft.given ? '' : words.anyRole}
        value={chosen}
        autoComplete="off"
        onChange={({ target }) =>
          onChange({ cards: draft.cards.map((old, index) => (index === place ? target.value : old)) })
        }
      />
    );
  }
  return (
    <select
      aria-label={words.role(place + 1)}
      disabled={!draft.given}
      value={chosen}
      onChange={(event) => onChange({ cards: withCard(draft.cards, place, event.target.value) })}
    >
      {draft.given ? null : <option value="">{words.anyRole}</option>}
      {game.cards.map((card) => (
        <option key={card} value={card}>
          {presentation.cards?.[card] ?? signWords(presentation, card).label}
        </option>
      ))}
    </select>
  );
}
