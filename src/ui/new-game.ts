import { LARGEST_SEED } from '../kit/random.ts';
import type { GameReport } from '../session/backend.ts';
import type { WantedGame } from '../session/commands.ts';
import type { Words } from './words.ts';
import { USUAL_NAMES } from '../kit/english.ts';

/** A new game as it stands in the form. */
export interface Draft {
  readonly game: string;
  readonly names: readonly string[];
  readonly seed: string;
  /** Roles given by hand, instead of by the seed. */
  readonly given: boolean;
  readonly cards: readonly string[];
  readonly deciders: readonly string[];
  /** The viewpoint stays with whoever plays by hand. */
  readonly locked: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The game that is proposed: the usual number of players, all decided by the usual policy. */
export function usualDraft(game: GameReport, seed: number): Draft {
  const none: Draft = {
    game: game.id,
    names: [],
    seed: String(seed),
    given: false,
    cards: [],
    deciders: [],
    locked: false,
    options: plainRecord(game.options),
  };
  return withPlayers(none, game, game.players.usual);
}

/** The draft with another number of players: the last ones leave, or others come with names of their own. */
export function withPlayers(draft: Draft, game: GameReport, count: number): Draft {
  const { least, most } = game.players;
  const names = draft.names.slice(0, count);
  const free = [
    ...(game.players.names ?? []),
    ...USUAL_NAMES,
    ...Array.from({ length: most }, (_, place) => `P${place + 1}`),
  ].filter((name) => !draft.names.includes(name));
  return {
    ...draft,
    names: [...names, ...free.slice(0, count - names.length)],
    deciders: Array.from({ length: count }, (_, place) => draft.deciders.at(place) ?? game.policies[0]),
    cards: game.usualDeals[count - least],
  };
}

/** A name as it is taken: without room around it. */
function trimmed(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** The places of the names that cannot stand: empty ones, and those that are another's too. */
export function wrongNames(names: readonly string[]): readonly number[] {
  const taken = names.map(trimmed);
  return taken.flatMap((name, place) =>
    name === '' || taken.some((other, index) => other === name && index !== place) ? [place] : [],
  );
}

/** What is asked of the backend; or the sentence that says what is wrong with the form. */
export function wantedOf(draft: Draft, words: Words['newGame']): WantedGame | string {
  const names = draft.names.map(trimmed);
  if (names.includes('')) return words.emptyName;
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return words.equalNames(twice);
  const seed = /^\d{1,10}$/.test(draft.seed.trim()) ? Number(draft.seed.trim()) : NaN;
  if (!(seed <= LARGEST_SEED)) return words.badSeed(LARGEST_SEED);
  const { game, given, cards, deciders, locked, options } = draft;
  return { game, names, seed, options, deal: given ? cards : null, deciders, locked };
}

/**
 * Gives a player a card. Where no two cards are alike, whoever had it gets the other one, so that the deal stays one that the
 * rules allow.
 */
export function withCard(cards: readonly string[], player: number, card: string): readonly string[] {
  const other = new Set(cards).size === cards.length ? cards.indexOf(card) : -1;
  return cards.map((old, place) => (place === player ? card : place === other ? cards[player] : old));
}

/** Fresh chance, for a new seed that can be read out. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000;
}

/** The fields of a plain object; none if it is something else. */
export function plainRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
