import { listed } from '../../../kit/english.ts';
import type { Glyph } from '../../../engine/rules.ts';
import { bulbLines } from '../bulb.ts';
import { coinLines } from '../coin.ts';
import { dinnerLines } from '../dining.ts';
import { cardLines } from '../russian.ts';
import { actualOption, puzzlePresentation, quoted, verb } from './presentation.ts';

const signOf = (face: readonly Glyph[], player: number): string => face.find(({ of }) => of === player)?.sign ?? '';

/** What Alice says, by the announcement's name. */
function announcement(what: string): string {
  const named: Readonly<Record<string, string>> = {
    five: 'My hand is one of 012, 034, 056, 135 and 246.',
    seven: 'My hand is one of 012, 034, 056, 135, 146, 236 and 245.',
    orNone: 'I have 012, or none of 0, 1 and 2.',
    orOther: 'I have 012 or 345.',
  };
  if (what.startsWith('without')) return `I do not have ${what.slice('without'.length)}.`;
  if (what.startsWith('rest')) return `The sum of my cards leaves ${what.slice('rest'.length)} when divided by 7.`;
  return named[what] ?? what;
}

export const russianCards = puzzlePresentation({
  title: 'Russian cards',
  summary:
    'Seven cards: Alice and Bob have three each, Cath has one. Alice and Bob want to learn each other’s hands by what they say aloud, so that Cath learns no card of theirs.',
  sign: (sign) => ({
    letter: sign,
    label: sign,
    atom: null,
    colour: sign.length > 1 ? 'sign-plain' : 'sign-red',
  }),
  layout: {
    kind: 'grid',
    letters: 3,
    place: (face) => ({ column: 0, row: Number(signOf(face, 2)) }),
    column: () => '',
    row: (row) => `Cath ${row}`,
  },
  region: (name, sign) => `${name} has ${sign}`,
  happening({ kind, who, what }, speaking) {
    if (kind === 'announced') return quoted(speaking.names[who ?? 0], announcement(String(what)));
    return kind === 'sees' ? `${verb(speaking, who, 'have', 'has')} ${String(what)}.` : null;
  },
  said(by, formula, names, formulaNames) {
    const [alice, bob, cath] = names;
    const card = /,(\d)\)$/u.exec(formula)?.[1];
    if (by === 1 && card !== undefined && formula === cardLines.cathHas(formulaNames, card)) {
      return quoted(bob, `${cath} has ${card}.`);
    }
    if (by === 1 && formula === cardLines.bobIgnorant(formulaNames)) return quoted(bob, 'I do not know the cards.');
    if (formula === cardLines.safe(formulaNames)) {
      return `${alice} and ${bob} know the deal, and it is common knowledge that ${cath} knows no card of theirs: it was safe.`;
    }
    if (formula === cardLines.unsafe(formulaNames)) {
      return `${cath} knows no card of theirs, but that is not common knowledge: it was not safe.`;
    }
    if (formula === cardLines.betrayed(formulaNames)) return `${cath} knows a card of theirs: it was not safe.`;
    return formula === cardLines.unsolved(formulaNames) ? `${alice} and ${bob} do not both know the deal.` : null;
  },
  stage: ({ phase }) => (phase === 'announce' ? 'Alice' : 'Answer'),
  question: () => 'What do you announce?',
  offer: ({ what = '' }) => announcement(what),
  options: [
    actualOption('012, 345 and 6'),
    {
      name: 'announcement',
      label: 'Alice announces',
      help: 'What a built-in Alice says if it is true; else what the sum of her cards leaves when divided by 7. By hand she chooses.',
      values: {
        kind: 'choice',
        choices: [
          { value: 'five', label: 'one of five hands' },
          { value: 'seven', label: 'one of seven hands' },
          { value: 'rest', label: 'her sum, divided by 7' },
          { value: 'without6', label: 'I do not have 6' },
          { value: 'orNone', label: '012 or none of 0, 1, 2' },
          { value: 'orOther', label: '012 or 345' },
        ],
      },
    },
  ],
  examples: ([alice, bob, cath]) => [
    { formula: `Kw ${bob} holds(${alice},0)`, says: `${bob} knows whether ${alice} has 0.` },
    { formula: `~K ${cath} holds(${alice},0)`, says: `${cath} does not know that ${alice} has 0.` },
    {
      formula: `K ${alice} ~K ${cath} holds(${alice},0)`,
      says: `${alice} knows that ${cath} does not know that she has 0.`,
    },
  ],
});

const COINS: Readonly<Record<string, readonly [string, string]>> = {
  HEADS: ['H', 'coin heads'],
  TAILS: ['T', 'coin tails'],
  'HEADS PAID': ['H', 'paid, coin heads'],
  'TAILS PAID': ['T', 'paid, coin tails'],
};

export const diningCryptographers = puzzlePresentation({
  title: 'Dining cryptographers',
  summary:
    'Their dinner is paid, by one of them or by the NSA. A coin between each two is seen by both; each says whether their two coins differ, or the contrary if they paid.',
  signs: Object.fromEntries(
    Object.entries(COINS).map(([sign, [letter, label]]) => [
      sign,
      { letter, label, atom: null, colour: sign.endsWith('PAID') ? 'sign-red' : 'sign-plain' },
    ]),
  ),
  layout: {
    kind: 'grid',
    place: (face) => ({ column: face.findIndex(({ sign }) => sign.endsWith('PAID')) + 1, row: 0 }),
    column: (column) => (column === 0 ? 'the NSA paid' : `diner ${column} paid`),
    row: () => '',
  },
  region: (name, sign) => `${name}: ${COINS[sign]?.[1] ?? sign}`,
  happening({ kind, who, what }, speaking) {
    if (kind !== 'sees') return null;
    const [one, other, paid] = String(what).split(' ');
    const coins = one === other ? `${one} on both sides` : `${one} on one side, ${other} on the other`;
    const sees = verb(speaking, who, 'see', 'sees');
    return paid === 'paid'
      ? `${sees} ${coins}, and ${who === speaking.viewer ? 'have' : 'has'} paid.`
      : `${sees} ${coins}.`;
  },
  said(by, formula, names, formulaNames) {
    if (formula === dinnerLines.nsaPaid()) return 'It is common knowledge that the NSA paid.';
    if (formula === dinnerLines.dinerPaid()) {
      return 'It is common knowledge that one of them paid; who it was the others do not know.';
    }
    if (by === null) return null;
    if (formula === dinnerLines.different(formulaNames, by)) return quoted(names[by], 'Different.');
    return formula === dinnerLines.same(formulaNames, by) ? quoted(names[by], 'The same.') : null;
  },
  options: [
    {
      name: 'payer',
      label: 'Who paid',
      help: 'A diner or the NSA, by chance where it is left open.',
      values: {
        kind: 'choice',
        choices: [
          { value: 'diner', label: 'one of the diners' },
          { value: 'nsa', label: 'the NSA' },
          { value: 'any', label: 'any, by chance' },
        ],
      },
    },
  ],
  examples: ([ann, bob]) => [
    { formula: 'Cw all nsa', says: 'It is common knowledge whether the NSA paid.' },
    { formula: `Kw ${ann} paid(${bob})`, says: `${ann} knows whether ${bob} paid.` },
    { formula: 'D all nsa', says: 'Together they know that the NSA paid.' },
  ],
});

export const gossip = puzzlePresentation({
  title: 'Gossip',
  summary:
    'Friends have a secret each. In a telephone call both tell all the secrets they have. How many calls until all know all?',
  signs: {
    ONE: { letter: '1', label: 'secret 1', atom: 'secret', colour: 'sign-red' },
    NOUGHT: { letter: '0', label: 'secret 0', atom: null, colour: 'sign-plain' },
  },
  layout: { kind: 'layers', sign: 'ONE', layer: (count) => `${count} ones` },
  region: (name, sign) => `${name}’s secret is ${sign === 'ONE' ? '1' : '0'}`,
  happening({ kind, who, target, what }, speaking) {
    const { names } = speaking;
    if (kind === 'called' && who !== undefined && target !== undefined) return `${names[who]} calls ${names[target]}.`;
    if (kind === 'sees') return `${verb(speaking, who, 'have', 'has')} the secret ${String(what)}.`;
    if (kind !== 'heard') return null;
    const heard = String(what)
      .split(' ')
      .map((secret) => `${names[Number(secret.slice(0, -1))]} ${secret.slice(-1)}`);
    return `${verb(speaking, who, 'hear', 'hears')}: ${listed(heard)}.`;
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
    fewest: { label: 'fewest calls', help: 'As the fewest calls go: 2n − 4 for n friends, from four on.' },
    curious: { label: 'curious', help: 'Calls somebody whose secret they do not have.' },
  },
  options: [
    {
      name: 'mostCalls',
      label: 'Most calls',
      help: 'After so many calls the telephone is cut off.',
      values: { kind: 'number', least: 1, most: 60 },
    },
  ],
  examples: ([ann, bob]) => [
    { formula: `has(${ann},${bob})`, says: `${ann} has ${bob}’s secret.` },
    { formula: `Kw ${ann} secret(${bob})`, says: `${ann} knows ${bob}’s secret.` },
    { formula: `K ${ann} expert(${bob})`, says: `${ann} knows that ${bob} knows all.` },
  ],
});

export const lightBulb = puzzlePresentation({
  title: 'Prisoners and a light bulb',
  summary:
    'The warden interviews one prisoner after the other in a room with a light. The second at the table counts and puts it out; each other prisoner lights it once, when it is off. All know this.',
  signs: {
    ON: { letter: '1', label: 'light on at first', atom: null, colour: 'sign-beer' },
    OFF: { letter: '0', label: 'light off at first', atom: null, colour: 'sign-plain' },
  },
  layout: {
    kind: 'grid',
    place: (face) => ({ column: signOf(face, 0) === 'ON' ? 1 : 0, row: 0 }),
    column: (column) => (column === 1 ? 'on at first' : 'off at first'),
    row: () => '',
  },
  region: (_name, sign) => (sign === 'ON' ? 'the light was on at first' : 'the light was off at first'),
  marks: {
    on: { drawing: 'lit', label: 'the light is on, when last seen' },
    off: { drawing: 'unlit', label: 'the light is off, when last seen' },
  },
  leaves: ({ kind, what }) =>
    kind === 'sees' ? String(what) : kind === 'found' ? (String(what).split(' ').at(-1) ?? null) : null,
  happening({ kind, who, what }, speaking) {
    if (kind === 'interview') return `Interview ${String(what)} takes place.`;
    if (kind === 'declared') return quoted(speaking.names[who ?? 1], 'All of us have been here.');
    if (kind === 'sees') return `${verb(speaking, who, 'know', 'knows')} that the light is ${String(what)}.`;
    if (kind !== 'found') return null;
    const [before, after] = String(what).split(' ');
    const found = `${verb(speaking, who, 'find', 'finds')} the light ${before}`;
    if (before === after) return `${found} and ${who === speaking.viewer ? 'leave' : 'leaves'} it.`;
    return `${found} and ${who === speaking.viewer ? 'put' : 'puts'} it ${after === 'on' ? 'on' : 'out'}.`;
  },
  said(_by, formula, names, formulaNames) {
    if (formula === bulbLines.allBeen(formulaNames)) return `${names[1]} knows that all were there.`;
    return formula === bulbLines.notYet(formulaNames) ? `${names[1]} does not know whether all were there.` : null;
  },
  stage: ({ phase, round }) => (phase === 'interview' ? `Day ${round}` : 'The end'),
  question: () => 'Whom do you interview?',
  offer: ({ target }, names) => (target === undefined ? '' : names[target]),
  policies: {
    inTurn: {
      label: 'to and fro',
      help: 'The second prisoner, the one who counts, the third, again the one who counts.',
    },
  },
  options: [
    {
      name: 'known',
      label: 'The light is known to be off at first',
      help: 'If not, the one who counts cannot tell what the first light means.',
      values: { kind: 'switch' },
    },
    {
      name: 'days',
      label: 'Interviews',
      help: 'So many at most; with each there are more pasts to keep apart.',
      values: { kind: 'number', least: 1, most: 10 },
    },
  ],
  examples: ([, counter, other]) => [
    { formula: `K ${counter} everybody`, says: `${counter} knows that all were there.` },
    { formula: `K ${counter} been(${other})`, says: `${counter} knows that ${other} was there.` },
    { formula: `Kw ${counter} light`, says: `${counter} knows whether the light is on.` },
  ],
});

export const montyHall = puzzlePresentation({
  title: 'Monty Hall',
  summary:
    'A car behind one of the doors. The contestant picks one; the host, who knows, opens another without the car. Keep the door, or change? Worlds are not odds.',
  sign: (sign) => ({
    letter: sign.slice(3),
    label: `car behind door ${sign.slice(3)}`,
    atom: null,
    colour: 'sign-red',
  }),
  layout: {
    kind: 'grid',
    place: (face) => ({ column: Number(signOf(face, 1).slice(3)) - 1, row: 0 }),
    column: (column) => `door ${column + 1}`,
    row: () => '',
  },
  region: (_name, sign) => `the car is behind door ${sign.slice(3)}`,
  happening({ kind, who, what }, speaking) {
    const door = `door ${String(what)}`;
    const told: Readonly<Record<string, string>> = {
      sees: `${verb(speaking, who, 'know', 'knows')} that the car is behind ${door}.`,
      picked: `${speaking.names[0]} picks ${door}.`,
      opened: `${speaking.names[1]} opens ${door}: no car.`,
      took: `${speaking.names[0]} takes ${door}.`,
      car: `The car is behind ${door}.`,
    };
    return told[kind] ?? null;
  },
  stage: ({ phase }) => ({ pick: 'Pick', choose: 'Host', open: 'Door', final: 'Final' })[phase] ?? phase,
  question: ({ phase }) =>
    phase === 'choose' ? 'Which door will you open?' : phase === 'open' ? '' : 'Which door do you take?',
  uneventful: ({ phase }) => (phase === 'choose' ? 'The host makes up his mind.' : ''),
  offer: ({ kind, what }) => (kind === 'open' ? 'Open the door' : `Door ${what ?? ''}`),
  results: {
    keptWon: 'The contestant kept the door, and won the car.',
    keptLost: 'The contestant kept the door, and lost.',
    changedWon: 'The contestant changed the door, and won the car.',
    changedLost: 'The contestant changed the door, and lost.',
  },
  options: [
    actualOption('car behind door 1'),
    { name: 'doors', label: 'Doors', help: 'How many doors there are.', values: { kind: 'number', least: 3, most: 6 } },
  ],
  examples: ([contestant, host]) => [
    { formula: `K ${contestant} ~car(3)`, says: `${contestant} knows that the car is not behind door 3.` },
    { formula: `Kw ${contestant} car(1)`, says: `${contestant} knows whether it is behind door 1.` },
    { formula: `K ${contestant} Kw ${host} car(1)`, says: `${contestant} knows that ${host} knows whether it is.` },
  ],
});

export const coin = puzzlePresentation({
  title: 'A coin under a cup',
  summary:
    'A coin lies under a cup. One may look at it in front of the other, who sees that they do: semi-private news.',
  signs: {
    HEADS: { letter: 'H', label: 'heads', atom: null, colour: 'sign-red' },
    TAILS: { letter: 'T', label: 'tails', atom: null, colour: 'sign-plain' },
  },
  layout: {
    kind: 'grid',
    place: (face) => ({ column: signOf(face, 0) === 'HEADS' ? 0 : 1, row: 0 }),
    column: (column) => (column === 0 ? 'heads' : 'tails'),
    row: () => '',
  },
  region: (_name, sign) => `the coin shows ${sign.toLowerCase()}`,
  happening({ kind, who, what }, speaking) {
    if (kind === 'looked') return `${verb(speaking, who, 'look', 'looks')} under the cup.`;
    return kind === 'shown' ? `${verb(speaking, who, 'see', 'sees')} ${String(what).toLowerCase()}.` : null;
  },
  said(_by, formula, names, formulaNames) {
    const [ann, bob] = names;
    if (formula === coinLines.moore(formulaNames)) return `It is said: “It is heads, and ${ann} does not know it.”`;
    if (formula === coinLines.mooreFalse(formulaNames)) {
      return `By being said it has become false: ${ann} knows that it is heads.`;
    }
    if (formula === coinLines.common()) return 'It is common knowledge how the coin lies.';
    return formula === coinLines.bobOnly(formulaNames)
      ? `${bob} knows how the coin lies; ${ann} does not, but knows that ${bob} does.`
      : null;
  },
  stage: ({ phase }) => (phase === 'look' ? 'Look' : 'Talk'),
  question: () => 'Do you look under the cup?',
  offer: () => 'Look',
  uneventful: ({ phase }) => (phase === 'look' ? 'Nobody looks.' : ''),
  options: [
    {
      name: 'coin',
      label: 'The coin',
      help: 'How it lies.',
      values: {
        kind: 'choice',
        choices: [
          { value: 'heads', label: 'heads' },
          { value: 'tails', label: 'tails' },
          { value: 'any', label: 'any, by chance' },
        ],
      },
    },
    {
      name: 'story',
      label: 'What happens',
      help: 'Moore’s sentence is one that becomes false by being said; it can be said only if it is heads.',
      values: {
        kind: 'choice',
        choices: [
          { value: 'bob', label: 'the second looks in front of the first' },
          { value: 'both', label: 'first the second looks, then the first' },
          { value: 'moore', label: 'Moore: “It is heads, and the first does not know it”' },
        ],
      },
    },
  ],
  examples: ([ann, bob]) => [
    { formula: `K ${ann} Kw ${bob} heads`, says: `${ann} knows that ${bob} knows how it lies.` },
    { formula: `K ${bob} heads`, says: `${bob} knows that it is heads.` },
    { formula: `heads & ~K ${ann} heads`, says: `It is heads, and ${ann} does not know it.` },
  ],
});
