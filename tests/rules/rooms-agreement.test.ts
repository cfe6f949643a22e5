import { describe, expect, test } from 'vitest';
import { parseFormula } from '../../src/logic/formula/parse.ts';
import { ExactSides } from '../support/rooms-exact.ts';
import { exactGame } from '../support/rooms-explicit.ts';
import { roomsOptions } from '../support/rooms-house.ts';
import { playScene, SCENES } from '../support/rooms-scenes.ts';
import type { Agreement } from '../support/rooms-views.ts';
import { compareViews, CROWDED_HOUSES, SMALL_HOUSES } from '../support/rooms-views.ts';

function sum({ tallies }: Agreement, of: (tally: Agreement['tallies'][keyof Agreement['tallies']]) => number): number {
  return Object.values(tallies).reduce((total, tally) => total + of(tally), 0);
}

test(
  'exact knowledge of sides, played night by night and with rooms alike, is that of the listed worlds',
  { timeout: 60_000 },
  () => {
    const [house] = SMALL_HOUSES;
    for (const seed of [2, 3]) {
      const { engine, moments } = exactGame(house, seed, 60_000, false);
      expect(moments[3].overBudgetSince).toBeNull();
      const deal = engine.deals()[moments[0].knowledge.actual];
      const played = [true, false].map(
        (renames) => new ExactSides(roomsOptions(house.options), deal, Infinity, renames),
      );
      for (const moment of moments.slice(1, 4)) for (const exact of played) exact.advance(moment);
      const names = engine.names;
      const listed = (text: string) => {
        const parsed = parseFormula(text);
        return parsed.ok && engine.truth(moments[3], parsed.formula)[moments[3].knowledge.actual] === 1;
      };
      for (const [agent, name] of names.entries()) {
        for (const [other, about] of names.entries()) {
          const known = [listed(`K ${name} mafia(${about})`), listed(`K ${name} ~mafia(${about})`)];
          const nested = names.map((third) => listed(`K ${name} Kw ${about} mafia(${third})`));
          for (const exact of played) {
            expect([exact.knows(agent, other, true), exact.knows(agent, other, false)]).toEqual(known);
            expect(names.map((_, third) => exact.knowsKnowsWhether(agent, other, third))).toEqual(nested);
          }
        }
      }
    }
  },
);

describe(
  'what a view knows of sides is what is known exactly, by all players of all players, where',
  { timeout: 60_000 },
  () => {
    test.each(SCENES.map((scene) => [scene.title, scene] as const))('%s', (_, scene) => {
      const { compared, happened } = playScene(scene, { witnesses: false });
      expect(happened).toContain(scene.happens);
      expect({ wrong: compared.wrong, missed: compared.missed }).toEqual({ wrong: [], missed: [] });
    });
  },
);

describe(
  'in random games in crowded houses of five, two to a room at the start, who tend to stay, a view claims nothing false and misses nothing',
  { timeout: 60_000 },
  () => {
    const [plain, unseen] = CROWDED_HOUSES;
    // After two nights where everybody was told who opens where: exact knowledge reaches no further else.
    const games = [
      { house: plain, seed: 2, extent: { nights: 1 } },
      { house: unseen, seed: 4, extent: { nights: 1 } },
      { house: plain, seed: 3, extent: { nights: 2, saidAloud: true } },
      { house: plain, seed: 5, extent: { nights: 2, saidAloud: true } },
    ];
    test.each(games)('R6 to R21: $house.title, seed $seed, nights: $extent.nights', ({ house, seed, extent }) => {
      const compared = compareViews(house, seed, { ...extent, witnesses: false });
      expect({ wrong: compared.wrong, missed: compared.missed }).toEqual({ wrong: [], missed: [] });
      expect(sum(compared, ({ holding, failing }) => holding + failing)).toBeGreaterThanOrEqual(120 * extent.nights);
    });
  },
);

describe(
  'in random games in small houses a view never claims what exact knowledge refutes, nor the other way round, and misses nothing',
  { timeout: 60_000 },
  () => {
    test.each(SMALL_HOUSES.map((house) => [house.title, house] as const))('%s', (_, house) => {
      const compared = compareViews(house, 3, { nights: 1, witnesses: true });
      expect({ wrong: compared.wrong, missed: compared.missed }).toEqual({ wrong: [], missed: [] });
      expect(sum(compared, ({ refuted }) => refuted)).toBeGreaterThan(sum(compared, ({ failing }) => failing) / 4);
    });
  },
);
