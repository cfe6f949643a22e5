import type { Act, Beat, Presentation, Sentence, SignWords } from '../../engine/presentation.ts';
import type { Agent, Move, Stage } from '../../engine/rules.ts';
import { inOwnWords } from '../../engine/words/own-words.ts';
import type { People } from '../../engine/words/people.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { isStandoffHappening, isStandoffMove } from './kinds.ts';
import { optionWords } from './option-words.ts';
import type { Card, StandoffHappening, StandoffMove } from './types.ts';

const signs: Readonly<Record<Card, SignWords>> = {
  GOOD: { letter: 'G', label: 'Good', atom: 'choseGood', colour: 'side-good' },
  EVIL: { letter: 'E', label: 'Evil', atom: 'choseEvil', colour: 'side-evil' },
  CIVILIAN: { letter: 'C', label: 'Civilian', atom: 'civilian', colour: 'side-civilian' },
};

const HANDS: Readonly<Record<Card, string>> = {
  GOOD: 'good',
  EVIL: 'evil',
  CIVILIAN: 'a civilian',
};

function told(happening: StandoffHappening, people: People): Sentence {
  switch (happening.kind) {
    case 'card': {
      return { icon: 'card', text: `${people.is(happening.who)} ${HANDS[happening.card]}.` };
    }
    case 'shot': {
      const { shooter, victim, card, down } = happening;
      const how = down ? ', who had dropped,' : '';
      return {
        icon: 'skull',
        text: `${people.subject(shooter)} shot ${people.object(victim)}${how} and ${people.viewer === victim ? 'your' : `${people.names[victim]}’s`} card shows: ${HANDS[card]}.`,
      };
    }
    case 'hostageShot':
      return { icon: 'skull', text: `${people.subject(happening.shooter)} shot the hostage.` };
    case 'dropped':
      return happening.forced
        ? {
            icon: 'flag',
            text: `${people.subject(happening.who)} had to drop the weapon for having shot somebody who was not evil.`,
          }
        : { icon: 'flag', text: `${people.subject(happening.who)} dropped the weapon.` };
    case 'taken': {
      return {
        icon: 'speech',
        text: `${people.subject(happening.who)} took the hostage: whoever does counts as evil from then on, whatever their card shows.`,
      };
    }
    case 'pickedUp':
      return { icon: 'shield', text: `${people.subject(happening.who)} picked the weapon up again.` };
    case 'stayedDown':
      return { icon: 'dot', text: `${people.subject(happening.who)} left the weapon on the ground.` };
  }
}

function summed(happening: StandoffHappening, names: readonly string[]): string {
  switch (happening.kind) {
    case 'shot':
      return `${names[happening.victim]} was shot by ${names[happening.shooter]} and was ${HANDS[happening.card]}`;
    case 'hostageShot':
      return `${names[happening.shooter]} shot the hostage`;
    case 'dropped':
      return happening.forced ? `${names[happening.who]} had to drop` : `${names[happening.who]} dropped`;
    case 'taken':
      return `${names[happening.who]} took the hostage`;
    case 'pickedUp':
      return `${names[happening.who]} picked up`;
    case 'card':
    case 'stayedDown':
      return '';
  }
}

function offered(move: StandoffMove, names: readonly string[]): string {
  switch (move.kind) {
    case 'shoot':
      return `Shoot ${names[move.target]}`;
    case 'drop':
      return 'Drop the weapon';
    case 'take':
      return 'Take the hostage and count as evil';
    case 'shootHostage':
      return 'Shoot the hostage';
    case 'pickUp':
      return move.who === undefined ? 'Pick up the weapon' : `${names[move.who]} picks up`;
    case 'stayDown':
      return move.who === undefined ? 'Leave it on the ground' : `${names[move.who]} stays down`;
  }
}

function drawn(agent: Agent, move: StandoffMove): Act | null {
  switch (move.kind) {
    case 'shoot':
      return { from: agent, to: move.target, colour: 'shot', label: 'bang!' };
    case 'shootHostage':
      return { from: agent, to: agent, colour: 'shot', label: 'shoots hostage' };
    case 'drop':
      return { from: agent, to: agent, colour: 'side-good', label: 'drops' };
    case 'take':
      return { from: agent, to: agent, colour: 'side-evil', label: 'takes hostage' };
    case 'pickUp':
      return { from: agent, to: agent, colour: 'shot', label: 'picks up' };
    case 'stayDown':
      return null;
  }
}

/** A shot, the hand that is shown (S7), the forced drop (S10), and who picks up (S12): one after the other. */
function beatsOf(happening: StandoffHappening): readonly Beat[] {
  switch (happening.kind) {
    case 'shot':
      return [
        { beat: 0, shows: 'act', at: happening.shooter },
        { beat: 1, shows: 'sign', at: happening.victim },
      ];
    case 'hostageShot':
      return [{ beat: 0, shows: 'act', at: happening.shooter }];
    case 'dropped':
      return happening.forced ? [{ beat: 2, shows: 'mark', at: happening.who }] : [];
    case 'pickedUp':
      return [{ beat: 3, shows: 'mark', at: happening.who }];
    default:
      return [];
  }
}

const POLICY_WORDS: Readonly<Record<string, { readonly label: string; readonly help: string }>> = {
  random: { label: 'at random', help: 'Any act, each equally likely; picks up with chance 1/2.' },
  sided: { label: 'by its side', help: 'The good are cautious, the evil are predators.' },
  cautious: { label: 'cautious', help: 'Only ever drops the weapon, and leaves it on the ground.' },
  predator: { label: 'predator', help: 'Shoots whenever it may, never drops, always picks up.' },
  grim: { label: 'grim', help: 'Drops, but picks up and shoots whoever has shot.' },
};

/** The Standoff's words and pictures. */
export const presentation: Presentation = {
  title: 'Standoff',
  summary:
    'Everybody secretly is good or evil and points a weapon. The good win together when all have dropped; evil wins as the last one standing.',
  beginning: 'Start',
  signs,
  layout: {
    kind: 'layers',
    sign: 'EVIL',
    layer: (count) => (count === 1 ? '1 is evil' : `${count === 0 ? 'none' : count} are evil`),
  },
  region: (name, sign) => `${name} is ${sign === 'CIVILIAN' ? 'a civilian' : sign.toLowerCase()}`,
  stage: ({ round }: Stage) => `Round ${round}`,
  light: () => 'day',
  // Everything is done in the open, and told by what happened.
  ...inOwnWords<StandoffMove, StandoffHappening>({
    isMove: isStandoffMove,
    isHappening: isStandoffHappening,
    told,
    offered,
    summed,
    drawn,
    worn: (happening) => (happening.kind === 'shot' ? { who: happening.victim, sign: happening.card } : null),
    beats: beatsOf,
  }),
  question: ({ phase }: Stage, moves: readonly Move[]) => {
    if (phase === 'pickUp') return 'Do you pick up your weapon?';
    return moves.some(({ kind }) => kind === 'shoot')
      ? 'Do you shoot somebody, or drop your weapon?'
      : 'Do you drop your weapon?';
  },
  marks: {
    armed: { drawing: 'aiming', label: 'armed' },
    dropped: { drawing: 'folded', label: 'has dropped the weapon' },
    waiting: { drawing: 'waiting', label: 'must wait for another act' },
    hostage: { drawing: 'animal', label: 'the hostage' },
  },
  uneventful: ({ phase }) => (phase === 'standoff' ? 'Nobody acts.' : ''),
  result: ({ winner, reason }) => {
    if (winner === 'good') return 'All weapons are down: the good win together.';
    if (winner === 'evil') return 'The last one standing is evil, and wins.';
    return reason === 'standstill'
      ? 'Nobody acts any more: a standstill.'
      : 'All weapons are down, and nobody alive is good: a draw.';
  },
  policy: (policy) => (Object.hasOwn(POLICY_WORDS, policy) ? POLICY_WORDS[policy] : { label: policy, help: '' }),
  options: optionWords,
  lab: 'Standoff lab',
  examples(names) {
    const [first, second, third] = names.map(quoteName);
    return [
      { formula: `K ${first} evil(${second})`, says: `${names[0]} knows that ${names[1]} is evil.` },
      {
        formula: `~Kw ${first} good(${second}) & ~Kw ${second} good(${first})`,
        says: `${names[0]} and ${names[1]} do not know each other's side.`,
      },
      {
        formula: `C all (dropped(${third}) | armed(${third}) | ~alive(${third}))`,
        says: `Whether ${names[2]} has dropped is common knowledge.`,
      },
    ];
  },
};
