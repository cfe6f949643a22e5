import { Refusal } from '../../engine/refusal.ts';
import type { Deal, Deals } from '../../engine/rules.ts';
import type { Random } from '../../kit/random.ts';
import { refusals } from './refusals.ts';
import { firstState, type StandoffState } from './state.ts';
import type { Card, StandoffHappening, StandoffOptions } from './types.ts';

/**
 * All ways in which the players may have chosen (S2): 2^n, with civilians 3^n; if everybody knows how many are evil, only those.
 * A chosen number of evil players that is told to nobody matters only when the cards are drawn.
 * @throws Refusal if more players are to be evil than there are.
 */
export function deals(options: StandoffOptions, players: number): Deals<StandoffState, StandoffHappening> {
  const { evil, evilCountKnown, civilians } = options;
  if (evil !== null && evil > players) throw new Refusal(refusals.evilCount(evil, players));
  const kinds: readonly Card[] = civilians ? ['GOOD', 'EVIL', 'CIVILIAN'] : ['GOOD', 'EVIL'];
  const isPossible = (deal: Deal): boolean => !evilCountKnown || deal.filter((card) => card === 'EVIL').length === evil;
  const count = evilCountKnown && evil !== null ? choose(players, evil) * (kinds.length - 1) ** (players - evil) : 0;
  return {
    count: BigInt(evilCountKnown ? count : kinds.length ** players),
    *all() {
      for (let number = 0; number < kinds.length ** players; number++) {
        const deal = cardsOf(number, kinds, players);
        if (isPossible(deal)) yield deal;
      }
    },
    draw: (random) => draw(random, kinds, players, evil),
    lay: (deal) => {
      const cards = deal.flatMap((card) => kinds.find((kind) => kind === card) ?? []);
      if (cards.length !== players || deal.length !== players) throw new Refusal(refusals.deal(deal, kinds, players));
      if (!isPossible(deal)) throw new Refusal(refusals.dealCount(deal, evil ?? 0));
      return {
        next: firstState(cards, options),
        happenings: cards.map((card, who) => ({ kind: 'card', seenBy: [who], who, card })),
      };
    },
  };
}

/** The deal of a number, the last player's card changing fastest. */
function cardsOf(number: number, kinds: readonly Card[], players: number): Card[] {
  return Array.from(
    { length: players },
    (_, agent) => kinds[Math.floor(number / kinds.length ** (players - 1 - agent)) % kinds.length],
  );
}

function draw(random: Random, kinds: readonly Card[], players: number, evil: number | null): readonly Card[] {
  if (evil === null) return Array.from({ length: players }, () => random.pick(kinds));
  const others = kinds.filter((card) => card !== 'EVIL');
  const cards = Array.from({ length: players }, (_, place) => (place < evil ? 'EVIL' : random.pick(others)));
  return random.shuffle(cards);
}

/** In how many ways `few` can be chosen among `many`. */
function choose(many: number, few: number): number {
  let ways = 1;
  for (let taken = 0; taken < few; taken++) ways = (ways * (many - taken)) / (taken + 1);
  return ways;
}
