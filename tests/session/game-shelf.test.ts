import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { salem } from '../../src/games/salem/index.ts';
import type { Game } from '../../src/players/game.ts';
import { createShelf, waitingFor } from '../../src/session/game-shelf.ts';
import { createLocalBackend } from '../../src/session/local-backend.ts';
import { createLocalSimulator } from '../../src/session/local-simulator.ts';

function shelved() {
  let settle: { resolve(loaded: readonly Game[]): void; reject(error: Error): void } | undefined;
  const promise = new Promise<readonly Game[]>((resolve, reject) => (settle = { resolve, reject }));
  if (settle === undefined) throw new Error('A promise settles nothing by itself.');
  const shelf = createShelf([salem], () => promise);
  const backend = waitingFor(shelf, { ...createLocalBackend(shelf.games), ...createLocalSimulator(shelf.games) });
  return { backend, ...settle };
}

const wanted = { game: 'salem', names: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'], seed: 1, options: {}, deal: null };
const three = { ...wanted, game: 'rooms', names: ['Ann', 'Bob', 'Cat'], options: { rooms: 3 } };

test('the first game is dealt before the others are there', async () => {
  const { backend } = shelved();
  expect((await backend.games(false)).map(({ id }) => id)).toEqual(['salem']);
  expect(await backend.begin(wanted)).toMatchObject({ ok: true });
});

test('another game is waited for, whether it is dealt, opened or simulated', async () => {
  const { backend, resolve } = shelved();
  const dealt = backend.begin(three);
  const played = backend.simulate({ game: 'rooms', players: 3, options: {}, seed: 1, decider: 'random' }, 1, 2);
  resolve(games);
  const begun = await dealt;
  if (!begun.ok) throw new Error(begun.message);
  expect(await backend.open(begun.value.run)).toMatchObject({ ok: true });
  expect(await played).toMatchObject({ ok: true });
  expect((await backend.games(true)).map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

test('a game that there is not is refused once all are there; what cannot be loaded is told', async () => {
  const { backend, resolve } = shelved();
  resolve(games);
  expect(await backend.begin({ ...wanted, game: 'chess' })).toMatchObject({ ok: false });
  const broken = shelved();
  broken.reject(new Error('not to be had'));
  await expect(broken.backend.games(true)).rejects.toThrow('not to be had');
  expect(await broken.backend.begin(wanted)).toMatchObject({ ok: true });
});
