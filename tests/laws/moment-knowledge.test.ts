import { describe, expect, test } from 'vitest';
import type { Pieces } from '../../src/engine/moment-knowledge/moment-knowledge.ts';
import { ifKept } from '../../src/engine/not-kept.ts';
import type { Agent, Glyph } from '../../src/engine/rules.ts';
import { atom, knows, knowsWhether, not } from '../../src/logic/formula/constructors.ts';
import type { Formula } from '../../src/logic/formula/formula.ts';
import { printFormula } from '../../src/logic/formula/print.ts';
import { truth } from '../../src/logic/truth.ts';
import { OverBudget } from '../../src/logic/update.ts';
import { valuedInterpretation } from '../../src/logic/valued-model.ts';
import { SMALL_HOUSES } from '../support/rooms-views.ts';
import type { Known, Way } from '../support/ways-known.ts';
import { knownRooms, knownSalem, picturesIn, picturesOf } from '../support/ways-known.ts';

/** Without special roles, and with a Jailer. */
const HOUSES = [SMALL_HOUSES[0], SMALL_HOUSES[4]];
const moments: readonly Known[] = [...knownSalem(), ...HOUSES.flatMap((house) => knownRooms(house, 1))];

/** Models of so many worlds are looked at. */
const MOST_LISTED = 1_000;

const atOnce: Pieces = (work) => Promise.resolve(work());

/** What the pictures of a game speak of: who wears which sign. Its atoms have the signs' names. */
function signsOf({ exact: { faces } }: Known): readonly Glyph[] {
  return [...new Map(faces.flat().map((glyph) => [JSON.stringify(glyph), glyph])).values()];
}

const says = ({ names }: Known, { of, sign }: Glyph): Formula => atom(sign.toLowerCase(), names[of]);
const wears = (face: readonly Glyph[], { of, sign }: Glyph): boolean =>
  face.some((glyph) => glyph.of === of && glyph.sign === sign);

function chainsOf({ names }: Known): readonly (readonly Agent[])[] {
  const all = [...names.keys()];
  return [[], ...all.map((one) => [one]), [0, 1], [1, 0], [2, 1], [0, 1, 2]];
}

/** Every way of knowing every moment, the exact one too. */
const ways = moments.flatMap((known) => [known.exact, ...known.others].map((way) => ({ known, way })));

test('all kinds of knowledge are among those that the laws are asked of', () => {
  const kinds = ways.map(({ way: { knowledge } }) => `${knowledge.exactness.kind} ${knowledge.exactness.neverExact}`);
  expect([...new Set(kinds)].sort()).toEqual([
    'coarse false',
    'coarse true',
    'exact false',
    'views false',
    'views true',
  ]);
});

describe('pictures', () => {
  test('none falls in any way of knowing that is possible exactly, and what really is never falls', () => {
    for (const { known, way } of ways) {
      for (const chain of chainsOf(known)) {
        const held = picturesIn(way, chain);
        expect([known.title, chain, [...picturesIn(known.exact, chain)].filter((face) => !held.has(face))]).toEqual([
          known.title,
          chain,
          [],
        ]);
        expect(held).toContain(JSON.stringify(way.faces[way.actual]));
      }
    }
  });

  test('what a player holds possible is possible for all, and thinking of oneself adds nothing; counts add up', () => {
    for (const { known, way } of ways) {
      const all = picturesIn(way, []);
      for (const agent of known.names.keys()) {
        const own = way.knowledge.held([agent]);
        expect([...picturesOf(way.faces, own.byFace)].filter((face) => !all.has(face))).toEqual([]);
        expect(picturesIn(way, [agent, agent])).toEqual(picturesOf(way.faces, own.byFace));
        expect(own.worlds).toBe(own.byFace.reduce((sum, count) => sum + count, 0));
      }
    }
  });

  test('behind a picture are as many worlds as are held possible with it, and from there nobody rules it out', () => {
    for (const { known, way } of ways) {
      for (const viewer of [null, 0]) {
        const { byFace } = way.knowledge.held(viewer === null ? [] : [viewer]);
        const standing = [...byFace.keys()].filter((face) => byFace[face] > 0);
        for (const face of standing.slice(0, 3)) {
          const { worlds, decisions, cell } = way.knowledge.behind(face, viewer);
          expect(worlds).toBe(byFace[face]);
          expect(decisions === null).toBe(way.knowledge.exactness.kind !== 'exact');
          for (const agent of known.names.keys()) expect(cell(agent).byFace[face]).toBeGreaterThan(0);
        }
        const fallen = byFace.indexOf(0);
        if (fallen >= 0) expect(way.knowledge.behind(fallen, viewer)).toMatchObject({ worlds: 0, decisions: null });
      }
    }
  });

  test('what is linked exactly is linked in every way of knowing', () => {
    for (const { known, way } of ways) {
      const { faces } = known.exact;
      const links = ({ faces: own, knowledge }: Way) => {
        const text = own.map((face) => JSON.stringify(face));
        const wanted = faces.slice(0, 12).map((face) => text.indexOf(JSON.stringify(face)));
        return knowledge.links(wanted, null).flatMap(({ from, to, agents }) => {
          return agents.map((agent) => `${agent} ${[text[from], text[to]].sort().join(' ')}`);
        });
      };
      const found = new Set(links(way));
      expect(links(known.exact).filter((link) => !found.has(link))).toEqual([]);
    }
  });
});

/** For every player and sign: that it is worn, and who knows that it is, is not, or knows who knows; all else negated. */
function formulasOf(known: Known): readonly Formula[] {
  const { names } = known;
  return signsOf(known).flatMap((glyph) => {
    const fact = says(known, glyph);
    return [
      fact,
      ...names.flatMap((name) => [knows(name, fact), knows(name, not(fact)), not(knows(name, fact))]),
      knows(names[0], knowsWhether(names[1], fact)),
      not(knowsWhether(names[1], fact)),
    ];
  });
}

const isNegation = (formula: Formula): boolean => formula.kind === 'not';

describe('formulas', () => {
  test('what is said to hold does; what is said to fail fails, or is not known as far as is kept; else it is left open', () => {
    for (const { known, way } of ways) {
      const { kind, leavesOpen } = way.knowledge.exactness;
      const wrong = formulasOf(known).filter((formula) => {
        const exact = known.exact.knowledge.holds(formula);
        const told = ifKept(() => way.knowledge.holds(formula));
        if (told === null) return !leavesOpen;
        // Coarse knowledge tells what the players still know: of what is exactly known it may say that it is not.
        if (kind === 'coarse') return isNegation(formula) ? exact === true && !told : told && exact !== true;
        return told !== exact;
      });
      expect([known.title, kind, wrong.map((formula) => printFormula(formula))]).toEqual([known.title, kind, []]);
    }
  });

  test('who sees everything is told at least as much as tables are, and the same; a player what they know', () => {
    for (const { known, way } of ways) {
      for (const glyph of signsOf(known)) {
        const fact = says(known, glyph);
        const { knowledge } = way;
        for (const formula of [fact, knows(known.names[0], fact)]) {
          const told = knowledge.holds(formula);
          if (told !== null) expect(knowledge.verdict(formula, null)).toBe(String(told));
        }
        for (const [agent, name] of known.names.entries()) {
          const verdict = knowledge.verdict(fact, agent);
          expect(verdict === 'true').toBe(knowledge.holds(knows(name, fact)) === true);
          expect(verdict === 'false').toBe(knowledge.holds(knows(name, not(fact))) === true);
          if (verdict === 'unknown') expect(knowledge.exactness.leavesOpen).toBe(false);
        }
      }
    }
  });

  test('a sign is worn in exactly those pictures that show it, and nothing is told of others than a player holds possible', () => {
    for (const { known, way } of ways) {
      const { knowledge, faces } = way;
      for (const viewer of [null, 0, 1]) {
        const held = knowledge.held(viewer === null ? [] : [viewer]).byFace;
        for (const glyph of signsOf(known)) {
          const { verdict, byFace, open = [] } = knowledge.evaluate(says(known, glyph), viewer);
          expect(verdict).toBe(knowledge.verdict(says(known, glyph), viewer));
          expect(open).toEqual([]);
          expect([...byFace]).toEqual(faces.map((face, place) => (wears(face, glyph) ? held[place] : 0)));
        }
      }
    }
  });

  test('unknown names mean nothing anywhere', () => {
    for (const { way } of ways) {
      for (const formula of [atom('sheep', 'Ann'), knows('Zoe', atom('alive', 'Ann')), atom('alive', 'Zoe')]) {
        expect(() => ifKept(() => way.knowledge.holds(formula))).toThrow(/sheep|Zoe/);
      }
    }
  });
});

describe('explanations', () => {
  test('agree with the truth; what refutes is a picture that the player holds possible and in which it fails', async () => {
    for (const { known, way } of ways) {
      const { knowledge } = way;
      for (const glyph of signsOf(known)) {
        const fact = says(known, glyph);
        for (const [agent, name] of known.names.entries()) {
          for (const viewer of [null, agent]) {
            const { answer, from } = await knowledge.explain(agent, fact, viewer, atOnce);
            const isKnown = knowledge.holds(knows(name, fact)) === true;
            expect(answer.known === true).toBe(isKnown);
            expect(from).toBeGreaterThanOrEqual(0);
            if (answer.known === true) {
              // Whatever spoke against it showed another picture.
              for (const { face, count } of answer.groups)
                expect([wears(face, glyph), count > 0]).toEqual([false, true]);
              continue;
            }
            if (answer.known === null) expect(knowledge.exactness.leavesOpen).toBe(true);
            expect(picturesIn(way, [agent])).toContain(JSON.stringify(answer.face));
            expect(wears(answer.face, glyph)).toBe(false);
          }
        }
      }
    }
  });
});

describe('as a model', () => {
  test('listed worlds say of the present state what was said before; too many are refused', () => {
    for (const { known, way } of ways) {
      const { knowledge } = way;
      const { kind } = knowledge.exactness;
      if (knowledge.held([]).worlds > MOST_LISTED && kind !== 'views') continue;
      const { valued, world } = knowledge.listed(MOST_LISTED);
      if (valued.model.size > 1) expect(() => knowledge.listed(valued.model.size - 1)).toThrow(OverBudget);
      // The model beside views is what was known when that was last exact.
      if (kind === 'views') continue;
      expect(valued.model.size).toBe(knowledge.held([]).worlds);
      for (const formula of formulasOf(known)) {
        const atoms = signsOf(known).map((glyph) => printFormula(says(known, glyph)));
        if (!atoms.every((one) => valued.atoms.includes(one))) continue;
        const listed = truth(valued.model, formula, valuedInterpretation(valued))[world] === 1;
        expect(listed).toBe(knowledge.holds(formula));
      }
    }
  });
});
