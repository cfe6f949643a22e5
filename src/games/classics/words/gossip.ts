import { numberOption } from '../../../engine/words/options.ts';
import { listed } from '../../../kit/english.ts';
import { puzzlePresentation, verb } from './presentation.ts';

/** Gossip: secrets go round by telephone. */
export const gossip = puzzlePresentation({
  title: 'Gossip',
  summary:
    'Each friend has a secret. In a telephone call the two tell each other all the secrets they have. How many calls until all know all?',
  signs: {
    ONE: { letter: '1', label: 'secret 1', atom: 'secret', colour: 'sign-red' },
    NOUGHT: { letter: '0', label: 'secret 0', atom: null, colour: 'sign-plain' },
  },
  layout: { kind: 'layers', sign: 'ONE', layer: (count) => `${count} ones` },
  region: (name, sign) => `${name}’s secret is ${sign === 'ONE' ? '1' : '0'}`,
  happening({ kind, who, target, what }, people) {
    const { names } = people;
    if (kind === 'called' && who !== undefined && target !== undefined) return `${names[who]} calls ${names[target]}.`;
    if (kind === 'sees') return `${verb(people, who, 'have', 'has')} the secret ${String(what)}.`;
    if (kind !== 'heard') return null;
    const heard = String(what)
      .split(' ')
      .map((secret) => `${names[Number(secret.slice(0, -1))]} ${secret.slice(-1)}`);
    return `${verb(people, who, 'hear', 'hears')}: ${listed(heard)}.`;
  },
  stage: ({ round }) => `Call ${round}`,
  question: () => 'Whom do you call?',
  uneventful: () => 'Nobody calls.',
  offer: ({ target }, names) => `Call ${target === undefined ? '' : names[target]}`,
  results: {
    allKnow: 'Everybody knows all the secrets.',
    cutOff: 'The telephone is cut off; not everybody knows all.',
  },
  policies: {
    fewest: { label: 'fewest calls', help: 'As few calls as can be: 2n − 4 for n friends, if there are four or more.' },
    curious: { label: 'curious', help: 'Calls somebody whose secret they do not have.' },
  },
  options: [
    numberOption('mostCalls', 'Most calls', 'After so many calls the telephone is cut off.', { least: 1, most: 60 }),
  ],
  examples: ([ann, bob]) => [
    { formula: `has(${ann},${bob})`, says: `${ann} has ${bob}’s secret.` },
    { formula: `Kw ${ann} secret(${bob})`, says: `${ann} knows ${bob}’s secret.` },
    { formula: `K ${ann} expert(${bob})`, says: `${ann} knows that ${bob} knows all.` },
  ],
});
