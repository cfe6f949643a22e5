import * as v from 'valibot';
import type { Agent } from '../../engine/rules.ts';
import type { Story, Telling } from '../../players/story.ts';
import type { Puzzle } from './puzzle.ts';
import { close, wasSaid } from './telling.ts';

/** Who paid (-1: the NSA), and the coins: the one between a diner and the one before, by the diner, as bits. */
interface DinnerWorld {
  readonly payer: number;
  readonly coins: number;
  readonly players: number;
}

/** Who may have paid. */
export interface DiningOptions {
  readonly payer: 'any' | 'nsa' | 'diner';
}

const heads = ({ coins }: DinnerWorld, agent: Agent): boolean => ((coins >> agent) & 1) === 1;
const next = (agent: number, players: number): number => (agent + 1) % players;

/** What is said. */
export const dinnerLines = {
  /** "The coins that I see differ", or the contrary, if I paid. */
  different: (names: readonly string[], agent: Agent) => {
    const name = names[agent];
    return `XOR(heads(${name}), heads(${names[next(agent, names.length)]}), paid(${name}))`;
  },
  same: (names: readonly string[], agent: Agent) => `~${dinnerLines.different(names, agent)}`,
  nsaPaid: () => 'C all nsa',
  dinerPaid: () => 'C all ~nsa',
} as const;

/** Each in turn says truthfully, or the contrary if they paid, whether their two coins differ. */
const story = (): Story => (telling) => {
  const { names } = telling;
  const agent = names.findIndex(
    (_, one) => !wasSaid(telling, dinnerLines.different(names, one)) && !wasSaid(telling, dinnerLines.same(names, one)),
  );
  if (agent < 0) return close(telling, [dinnerLines.nsaPaid(), dinnerLines.dinerPaid()]);
  return { kind: 'announce', by: agent, formula: spoken(telling, agent) };
};

function spoken(telling: Telling, agent: Agent): string {
  const different = dinnerLines.different(telling.names, agent);
  return telling.holds(different) ? different : dinnerLines.same(telling.names, agent);
}

/** The dining cryptographers (Chaum 1988): whether one of them paid, but not who. */
export const dining: Puzzle<DinnerWorld, DiningOptions> = {
  id: 'dining-cryptographers',
  players: { least: 3, most: 6, usual: 3 },
  options: v.strictObject({ payer: v.optional(v.picklist(['any', 'nsa', 'diner']), 'diner') }),
  *worlds(_options, players) {
    for (let payer = -1; payer < players; payer++) {
      for (let coins = 0; coins < 1 << players; coins++) yield { payer, coins, players };
    }
  },
  key: ({ payer, coins }) => `${payer} ${coins}`,
  carries: (world, agent) => `${heads(world, agent) ? 'HEADS' : 'TAILS'}${world.payer === agent ? ' PAID' : ''}`,
  sees: (world, agent) =>
    [
      heads(world, agent) ? 'heads' : 'tails',
      heads(world, next(agent, world.players)) ? 'heads' : 'tails',
      world.payer === agent ? 'paid' : 'free',
    ].join(' '),
  told({ payer }, players, random) {
    if (payer === 'any') return null;
    return {
      payer: payer === 'nsa' ? -1 : random.integer(players),
      coins: random.integer(1 << players),
      players,
    };
  },
  atoms: [
    { name: 'paid', arguments: ['player'], holds: ({ payer }, [agent]) => payer === agent },
    { name: 'heads', arguments: ['player'], holds: (world, [agent]) => heads(world, agent) },
    { name: 'nsa', arguments: [], holds: ({ payer }) => payer < 0 },
  ],
  cards: ['HEADS', 'TAILS', 'HEADS PAID', 'TAILS PAID'],
  story,
};
