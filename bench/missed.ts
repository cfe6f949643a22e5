import { readNumbers } from './read-numbers.ts';
import { playScene, SCENES } from '../tests/support/rooms-scenes.ts';
import type { Agreement, Tally } from '../tests/support/rooms-views.ts';
import { compareViews, CROWDED_HOUSES, KINDS, SMALL_HOUSES } from '../tests/support/rooms-views.ts';

/*
 * What the views of Rooms miss of what is known: random games in small and in crowded houses, and the scenes of the rules, compared with exact
 * knowledge. Prints JSON lines, one for each house as it is done and one for each group: by kind of formula how much is known by the rules, how much of
 * it views find, and the share missed; for a house also each formula that was missed or claimed falsely.
 */
const given = readNumbers(process.argv.slice(2), {
  /** Games in each house, with seeds from `seed` on. */
  games: 1,
  seed: 1,
  /** The nights in each game: in small houses, in crowded ones, and in crowded ones where openings are told. */
  nights: 2,
  crowded: 1,
  told: 1,
  /** So many nights are played at most for the exact knowledge of one game, in all worlds together; a game that would need more ends before. */
  most: 1_500_000,
  /** 1: witnesses are looked for, which refute what is not known; 0: views alone are asked. */
  witnesses: 0,
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

type Played = readonly [title: string, agreements: readonly Agreement[]];

/** Every house of a list with what was found in it, one after the other. */
function* inHouses(houses: typeof SMALL_HOUSES, nights: number, saidAloud = false): Iterable<Played> {
  const { games, seed, most } = given;
  const extent = { nights, witnesses: given.witnesses > 0, most, saidAloud };
  if (nights === 0) return;
  for (const house of houses)
    yield [house.title, Array.from({ length: games }, (_, game) => compareViews(house, seed + game, extent))];
}

function* inScenes(): Iterable<Played> {
  const extent = { witnesses: given.witnesses > 0, most: Infinity };
  for (const scene of given.scenes > 0 ? SCENES : []) yield [scene.title, [playScene(scene, extent).compared]];
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 100_000) / 10;
}

function print(line: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const groups: readonly (readonly [string, Iterable<Played>])[] = [
  ['small houses', inHouses(SMALL_HOUSES, given.nights)],
  ['scenes', inScenes()],
  ['crowded houses', inHouses(CROWDED_HOUSES, given.crowded)],
  ['crowded houses, openings told', inHouses(CROWDED_HOUSES, given.told, true)],
];
print({ asked: given });
for (const [group, houses] of groups) {
  const all: Agreement[] = [];
  for (const [house, agreements] of houses) {
    all.push(...agreements);
    const [claimedFalsely, missed] = [
      agreements.flatMap(({ wrong }) => wrong),
      agreements.flatMap((one) => one.missed),
    ];
    print({ group, house, ...sharesOf(agreements), claimedFalsely, missed, 'processor seconds': processorSeconds() });
  }
  if (all.length === 0) continue;
  const wrong = all.reduce((sum, one) => sum + one.wrong.length, 0);
  print({
    group,
    games: all.length,
    ...sharesOf(all),
    'claimed falsely': wrong,
    'processor seconds': processorSeconds(),
  });
}
