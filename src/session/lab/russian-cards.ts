import type { StructureFile } from '../../logic/exchange/structure-file.ts';
import { and, atom, knows, knowsWhether, not, oneOf, or, top } from '../../logic/formula/constructors.ts';
import type { Formula } from '../../logic/formula/formula.ts';
import { printFormula } from '../../logic/formula/print.ts';
import { described } from './described-example.ts';
import type { Offer } from './lab-state.ts';

const CARDS = Array.from({ length: 7 }, (_, card) => String(card));
const PLAYERS = ['Alice', 'Bob', 'Cath'];
/** What Alice holds. */
const ALICE = '012';
/** How many hands an announcement names. */
const FEWEST = 5;
const MOST = 7;

/** Hands of three, as words of ascending cards. */
const HANDS: readonly string[] = CARDS.flatMap((one, at) =>
  CARDS.slice(at + 1).flatMap((two, next) => CARDS.slice(at + next + 2).map((three) => one + two + three)),
);

const holds = (player: string, card: string) => atom('holds', player, card);
const hand = (player: string, own: string) => and(...Array.from(own).map((card) => holds(player, card)));
const announcementOf = (hands: readonly string[]): Formula =>
  knows('Alice', or(...hands.map((three) => hand('Alice', three))));

/** Seven cards, three for Alice, three for Bob, one for Cath (van Ditmarsch 2003); Alice is about to say that she holds one of five hands. */
export function russianCards(): StructureFile {
  const own = (player: string) => CARDS.map((card) => holds(player, card));
  const exactly = (player: string, held: string) =>
    and(hand(player, held), ...CARDS.filter((card) => !held.includes(card)).map((card) => not(holds(player, card))));
  const bobKnows = and(...CARDS.map((card) => knowsWhether('Bob', holds('Alice', card))));
  const cathIgnorant = and(
    ...CARDS.flatMap((card) => ['Alice', 'Bob'].map((player) => not(knows('Cath', holds(player, card))))),
  );
  return described(
    {
      agents: PLAYERS,
      atoms: CARDS.flatMap((card) => PLAYERS.map((player) => holds(player, card))),
      law: and(
        ...CARDS.map((card) => oneOf(...PLAYERS.map((player) => holds(player, card)))),
        or(...HANDS.map((three) => exactly('Alice', three))),
        oneOf(...own('Cath')),
      ),
      sights: PLAYERS.map((player) => [{ when: top, sees: own(player) }]),
    },
    [ALICE, '345', '6'].flatMap((held, player) => Array.from(held).map((card) => holds(PLAYERS[player], card))),
    [announcementOf([ALICE, '034', '056', '135', '246']), bobKnows, cathIgnorant],
  );
}

/**
 * What Alice may safely say, of the sets of five to seven hands that hold hers and pairwise share at most one card, so that Bob learns the deal
 * whatever it is. Safe is what tells Cath of no card who has it, whichever card is hers (Albert, Aldred, Atkinson, van Ditmarsch and Handley 2005): the hands
 * without it share no card, and between them have all others.
 */
export function safeAnnouncements(): readonly Offer[] {
  const others = HANDS.filter((other) => isApart(other, ALICE));
  return grown([ALICE], others)
    .filter(
      (hands) => hands.length >= FEWEST && hands.length <= MOST && CARDS.every((card) => tellsNothing(hands, card)),
    )
    .sort((one, other) => one.length - other.length)
    .map((hands) => ({ title: hands.join(' '), formula: printFormula(announcementOf(hands)) }));
}

/** All sets that add some of the other hands, of which no two share more than one card. */
function grown(hands: readonly string[], others: readonly string[]): (readonly string[])[] {
  const larger = others.flatMap((next, place) =>
    grown(
      [...hands, next],
      others.slice(place + 1).filter((other) => isApart(other, next)),
    ),
  );
  return [hands, ...larger];
}

function isApart(one: string, other: string): boolean {
  return Array.from(one).filter((card) => other.includes(card)).length <= 1;
}

/** Whether Cath, if she holds a card, learns of no other who has it. */
function tellsNothing(hands: readonly string[], held: string): boolean {
  const left = hands.filter((own) => !own.includes(held));
  return (
    left.length === 0 ||
    CARDS.every((card) => {
      const having = left.filter((own) => own.includes(card)).length;
      return card === held || (having > 0 && having < left.length);
    })
  );
}
