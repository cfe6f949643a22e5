import { readNumbers } from './read-numbers.ts';
import { playScene, SCENES } from '../tests/support/rooms-scenes.ts';
import type { Agreement, Tally } from '../tests/support/rooms-views.ts';
import { compareViews, CROWDED_HOUSES, KINDS, SMALL_HOUSES } from '../tests/support/rooms-views.ts';

/*
 * What the views of Rooms miss of what is known: random games in small and in crowded houses, and the scenes of the rules, compared with exact
 * knowledge. Prints as JSON, by kind of house and of formula, how much is known by the rules, how much of it views find, and the share missed.
 */
const given = readNumbers(process.argv.slice(2), {
  /** Games in each house, with seeds from `seed` on, and the nights in each of them. */
  games: 2,
  seed: 1,
  nights: 2,
  /** So many nights are played at most for the exact knowledge of one game, in all worlds together; a game that would need more ends before. */
  most: 400_000,
  /** 1: witnesses are looked for, which refute what is not known; 0: views alone are asked. */
  witnesses: 1,
  /** 0: scenes are left out. */
  scenes: 1,
});

interface Share {
  readonly known: number;
  readonly found: number;
  readonly 'missed share': number;
  readonly 'not known': number;
  readonly refuted: number;
}

function shareOf(tallies: readonly Tally[]): Share {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const [known, found] = [sum(({ holding }) => holding), sum((tally) => tally.found)];
  const missed = known === 0 ? 0 : Math.round(((known - found) / known) * 10_000) / 10_000;
  return {
    known,
    found,
    'missed share': missed,
    'not known': sum(({ failing }) => failing),
    refuted: sum(({ refuted }) => refuted),
  };
}

function sharesOf(agreements: readonly Agreement[]): Readonly<Record<string, Share>> {
  return Object.fromEntries(KINDS.map((kind) => [kind, shareOf(agreements.map(({ tallies }) => tallies[kind]))]));
}

const { games, seed, nights, most } = given;
const extent = { nights, witnesses: given.witnesses > 0, most };
const inHouses = (houses: typeof SMALL_HOUSES, saidAloud = false) =>
  houses.map((house) => ({
    title: house.title,
    agreements: Array.from({ length: games }, (_, game) => compareViews(house, seed + game, { ...extent, saidAloud })),
  }));
const groups = {
  'small houses': inHouses(SMALL_HOUSES),
  'crowded houses': inHouses(CROWDED_HOUSES),
  'crowded houses, openings told': inHouses(CROWDED_HOUSES, true),
  scenes: (given.scenes > 0 ? SCENES : []).map((scene) => ({
    title: scene.title,
    agreements: [playScene(scene, extent).compared],
  })),
};
const all = Object.values(groups).flatMap((houses) => houses.flatMap(({ agreements }) => agreements));
const figures = {
  asked: given,
  claimedFalsely: all.flatMap(({ wrong }) => wrong),
  missed: all.flatMap(({ missed }) => missed),
  ...Object.fromEntries(
    Object.entries(groups).map(([kind, houses]) => [
      kind,
      {
        all: sharesOf(houses.flatMap(({ agreements }) => agreements)),
        ...Object.fromEntries(houses.map(({ title, agreements }) => [title, sharesOf(agreements)])),
      },
    ]),
  ),
};
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
