/*
 * The Standoff by its source, written down a second time and apart from src/games/standoff: the summary as a program, taken over
 * word by word (S22, S23), and beside it the same with the prose's words for who may pick up and who may shoot again.
 */

/** A player as the summary has them. */
export interface SummaryPlayer {
  readonly name: number;
  readonly good: boolean;
  dropped: boolean;
  mayShoot: boolean;
}

export interface Summary {
  players: SummaryPlayer[];
  readonly reading: 'prose' | 'code';
}

export function summaryOf(good: readonly boolean[], reading: Summary['reading']): Summary {
  return { players: good.map((isGood, name) => ({ name, good: isGood, dropped: false, mayShoot: true })), reading };
}

/** `drop_weapon(player)`; in the prose somebody else's act ends the wait. */
export function dropWeapon({ players, reading }: Summary, player: SummaryPlayer): void {
  player.dropped = true;
  if (reading === 'prose') for (const other of players) if (other !== player) other.mayShoot = true;
}

/** `shoot(killer, victim)`; `wants` says who of those who may pick up wants to. */
export function shootAt(
  summary: Summary,
  killer: SummaryPlayer,
  victim: SummaryPlayer,
  wants: (player: SummaryPlayer) => boolean,
): void {
  if (killer.dropped || !killer.mayShoot) throw new RangeError('The summary asserts that the killer may shoot.');
  summary.players = summary.players.filter((player) => player !== victim);
  for (const player of summary.players) {
    player.mayShoot = true;
    if (player.dropped && (summary.reading === 'code' || !victim.dropped) && wants(player)) player.dropped = false;
  }
  if (!victim.dropped) {
    killer.mayShoot = false;
    if (victim.good) killer.dropped = true;
  }
}

/** Who wins: S3, then S4; null while the game goes on. */
export function winnerOf({ players }: Summary): 'good' | 'evil' | 'draw' | null {
  if (players.length === 1 && !players[0].good) return 'evil';
  if (!players.every((player) => player.dropped)) return null;
  return players.some((player) => player.good) ? 'good' : 'draw';
}
