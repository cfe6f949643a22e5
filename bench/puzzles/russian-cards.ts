import * as f from '../../src/logic/formula/constructors.ts';
import type { AtomFormula, Formula } from '../../src/logic/formula/formula.ts';
import { announced } from '../../src/logic/symbolic/announced.ts';
import type { KnowledgeStructure } from '../../src/logic/symbolic/knowledge-structure.ts';
import { worldWith } from '../../src/logic/symbolic/knowledge-structure.ts';
import { knowledgeStructure } from '../../src/logic/symbolic/structure-description.ts';
import { truthAt } from '../../src/logic/symbolic/world-truth.ts';

type Hand = readonly number[];

const CARDS = [0, 1, 2, 3, 4, 5, 6];
const PLAYERS = ['alice', 'bob', 'cath'];
const ALICE: Hand = [0, 1, 2];
const BOB: Hand = [3, 4, 5];
const CATH: Hand = [6];

const holds = (player: string, card: number): AtomFormula => f.atom(player, String(card));
const hasHand = (hand: Hand): Formula => f.and(...hand.map((card) => holds('alice', card)));

/** Seven cards, three for Alice, three for Bob, one for Cath (van Ditmarsch 2003). `alice(0)` says that Alice holds card 0. */
export function russianCards(): KnowledgeStructure {
  const own = (player: string) => CARDS.map((card) => holds(player, card));
  return knowledgeStructure({
    agents: PLAYERS,
    atoms: CARDS.flatMap((card) => PLAYERS.map((player) => holds(player, card))),
    law: f.and(
      ...CARDS.map((card) => f.oneOf(...PLAYERS.map((player) => holds(player, card)))),
      f.or(
        ...threeHands().map((hand) =>
          f.and(hasHand(hand), ...without(hand).map((card) => f.not(holds('alice', card)))),
        ),
      ),
      f.oneOf(...own('cath')),
    ),
    sights: PLAYERS.map((player) => [{ when: f.top, sees: own(player) }]),
  });
}

/**
 * The sets of five to seven hands that hold 012 and pairwise share at most one card; of each whether it is a safe announcement for Alice, who
 * holds 012, if Bob holds 345: then Bob knows the deal, Cath knows of no card that she does not hold who has it, and that is common knowledge.
 */
export function screenAnnouncements(): readonly { readonly hands: readonly Hand[]; readonly safe: boolean }[] {
  const structure = russianCards();
  const actual = worldWith(structure, [
    ...ALICE.map((card) => holds('alice', card)),
    ...BOB.map((card) => holds('bob', card)),
    ...CATH.map((card) => holds('cath', card)),
  ]);
  const bobKnows = f.and(...CARDS.map((card) => f.knowsWhether('bob', holds('alice', card))));
  const cathIgnorant = f.and(
    ...CARDS.flatMap((card) => ['alice', 'bob'].map((player) => f.not(f.knows('cath', holds(player, card))))),
  );
  const afterwards = f.and(
    f.common({ kind: 'listed', agents: ['alice', 'bob'] }, bobKnows),
    f.common({ kind: 'all' }, cathIgnorant),
  );
  return candidates().map((hands) => {
    const told = announced(structure, f.knows('alice', f.or(...hands.map(hasHand))));
    return { hands, safe: truthAt(told, actual, afterwards) };
  });
}

function candidates(): readonly (readonly Hand[])[] {
  const grown = (hands: readonly Hand[], rest: readonly Hand[]): (readonly Hand[])[] => [
    hands,
    ...rest.flatMap((hand, place) =>
      grown(
        [...hands, hand],
        rest.slice(place + 1).filter((other) => apart(hand, other)),
      ),
    ),
  ];
  const others = threeHands().filter((hand) => apart(hand, ALICE));
  return grown([ALICE], others).filter(({ length }) => length >= 5 && length <= 7);
}

function threeHands(): readonly Hand[] {
  return CARDS.flatMap((one) =>
    CARDS.slice(one + 1).flatMap((two) => CARDS.slice(two + 1).map((three) => [one, two, three])),
  );
}

/** Whether two hands share at most one card. */
function apart(one: Hand, other: Hand): boolean {
  return one.filter((card) => other.includes(card)).length <= 1;
}

function without(hand: Hand): readonly number[] {
  return CARDS.filter((card) => !hand.includes(card));
}
