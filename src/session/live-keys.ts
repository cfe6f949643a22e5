/** What a player can do with a key. */
export const ACTIONS = ['aim', 'shoot', 'drop', 'take'] as const;
export type LiveAction = (typeof ACTIONS)[number];

/** A player's keys, as the browser names them, in small letters. */
export type PlayerKeys = Readonly<Record<LiveAction, string>>;

/** The columns of a keyboard: to take, to aim, to shoot and to drop, from above. */
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.'];

/** Keys for so many players: a column of the keyboard for each, as far from each other as there is room. */
export function keysFor(players: number): readonly PlayerKeys[] {
  const last = players <= 7 ? 6 : COLUMNS.length - 1;
  return Array.from({ length: players }, (_, player) => {
    const [take, aim, shoot, drop] = COLUMNS[Math.round((player * last) / Math.max(1, players - 1))];
    return { aim, shoot, drop, take };
  });
}

/** Whose key it is, and for what; null if it is nobody's. Without a hostage nobody has a key to take it. */
export function whoseKey(
  keys: readonly PlayerKeys[],
  key: string,
  hostage: boolean,
): { readonly agent: number; readonly action: LiveAction } | null {
  const pressed = key.toLowerCase();
  for (const [agent, own] of keys.entries()) {
    const action = ACTIONS.find((kind) => own[kind] === pressed && (hostage || kind !== 'take'));
    if (action !== undefined) return { agent, action };
  }
  return null;
}

/** Can a key be a player's? Those that write a letter, a digit or a sign can. */
export function isUsable(key: string): boolean {
  return Array.from(key).length === 1 && key.trim() !== '';
}

/** The keys with another one for a player. */
export function withKey(
  keys: readonly PlayerKeys[],
  agent: number,
  action: LiveAction,
  key: string,
): readonly PlayerKeys[] {
  return keys.map((own, other) => (other === agent ? { ...own, [action]: key.toLowerCase() } : own));
}
