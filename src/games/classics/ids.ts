/** The classic puzzles, in the order in which they are offered: known to the page before their words have come. */
export const CLASSIC_IDS = [
  'muddy-children',
  'wise-men',
  'drinking-logicians',
  'cheryls-birthday',
  'cheryls-age',
  'sum-and-product',
  'consecutive-numbers',
  'what-sum',
  'russian-cards',
  'dining-cryptographers',
  'gossip',
  'light-bulb',
  'monty-hall',
  'coin',
] as const;
