import type { Dealt, Outcome } from './chart.ts';
import { pictureKnowledge } from './coarse.ts';
import { dealKnowledge } from './knowledge.ts';
import type { Known } from './known.ts';
import { coarsely, exactly } from './known.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Deal, Happening, Move } from './rules.ts';
import type { Setting } from './setting.ts';

/** So many deals are laid down at most. */
const MOST_DEALS = 1_000_000;

/** So many, where pictures can stand for them: of more, one night later there would be too many worlds anyway. */
const MOST_PICTURED_DEALS = 50_000;

/**
 * The deals that the rules allow, which number the worlds at the root, and what each leads to; one for each picture where there
 * are too many to list. They are worked out when they are first asked for.
 */
export class DealTable<S, M extends Move, O, H extends Happening> {
  #deals: readonly Deal[] | null = null;
  #outcomes: Dealt | null = null;

  constructor(private readonly setting: Setting<S, M, O, H>) {}

  /** The deals, always in the same order. @throws Refusal if there are too many, and no pictures that can stand for them. */
  deals(): readonly Deal[] {
    return (this.#deals ??= [...this.#listed()]);
  }

  /** What each deal leads to, in the deals' order. @throws Refusal; see `deals`. */
  outcomes(): Dealt {
    return (this.#outcomes ??= this.#lay());
  }

  /** What is known right after the deal that leads to this outcome. @throws Refusal; see `deals`. */
  known(outcome: Outcome): Known {
    const { rules, options, names, possibilities } = this.setting;
    const outcomes = this.outcomes();
    const { next } = outcomes;
    if (rules.deals(options, names.length).count > next.length)
      return coarsely(pictureKnowledge(possibilities, next, outcome.next, names.length), 'deal');
    return exactly(dealKnowledge(outcomes, next.indexOf(outcome.next)));
  }

  #listed(): Iterable<Deal> {
    const { rules, options, names, budget } = this.setting;
    const deals = rules.deals(options, names.length);
    const most = rules.pictures === undefined ? MOST_DEALS : Math.min(budget, MOST_PICTURED_DEALS);
    if (deals.count <= most) return deals.all();
    if (rules.pictures === undefined) throw new Refusal(messages.tooManyDeals(deals.count));
    return rules.pictures.deals(options, names.length);
  }

  /** Lays each deal down. Pictures are asked for in this order, so that they are numbered by it. */
  #lay(): Dealt {
    const { rules, options, names, possibilities } = this.setting;
    const dealt = possibilities.dealAll(rules.deals(options, names.length), () => this.deals());
    for (const state of dealt.next) possibilities.faceOf(state);
    return dealt;
  }
}
