import type { Sentence } from '../../engine/presentation.ts';
import type { Agent } from '../../engine/rules.ts';
import type { People } from '../../engine/words/people.ts';
import { voteParts } from '../../engine/words/votes.ts';
import type { KillerHappening, Loss, Role } from './types.ts';

const ROLE_WORDS: Readonly<Record<Role, string>> = { KILLER: 'killer', CIVILIAN: 'civilian' };

/** Who did something, and to whom: "You named yourself". */
export function deed(people: People, agent: Agent, verb: string, target: Agent): string {
  return `${people.subject(agent)} ${verb} ${people.objectOf(agent, target)}.`;
}

/** How somebody left the game, with the verb that follows them. */
function wentOut(were: string, by: 'night' | 'vote' | 'lot'): string {
  return { night: 'went out in the night', vote: `${were} voted out`, lot: 'went out by lot' }[by];
}

/** What a check has told everybody by ending nothing (K18). */
function goesOn(loss: Loss): string {
  const condition = {
    '00': '',
    '01': ', and no two civilians in a row have been voted out',
    '10': ', and fewer than two civilians have been voted out',
  }[loss];
  return `The game goes on: at least one killer lives, and fewer than half of the living are killers${condition}.`;
}

/** What a happening reads like to its viewer. */
export function told(happening: KillerHappening, people: People): Sentence {
  switch (happening.kind) {
    case 'opened': {
      const are = happening.killers === 1 ? 'One of them is a killer' : `${happening.killers} of them are killers`;
      return {
        icon: 'flag',
        text: `${happening.players} players report in, and speak in the order of their seats. ${are}.`,
      };
    }
    case 'card': {
      return { icon: 'card', text: `${people.is(happening.who)} a ${ROLE_WORDS[happening.role]}.` };
    }
    case 'partners': {
      const { partners } = happening;
      const text = partners.length === 1 ? 'is the only killer' : 'are the killers, and know each other';
      const only = partners.length === 1 && partners[0] === people.viewer ? 'are the only killer' : text;
      const who = people.list(partners);
      return { icon: 'eye', text: `${who.charAt(0).toUpperCase()}${who.slice(1)} ${only}.` };
    }
    case 'drawn':
      return {
        icon: 'card',
        text: `${people.was(happening.who)} drawn to act for the killers.`,
      };
    case 'notDrawn':
      return { icon: 'card', text: 'Another killer was drawn to act.' };
    case 'named': {
      const { by, target } = happening;
      const text = target === null ? `${people.subject(by)} named nobody.` : deed(people, by, 'named', target);
      return { icon: 'speech', text };
    }
    case 'out': {
      const how = wentOut(people.verb(happening.who, 'were', 'was'), happening.by);
      const role =
        happening.role === null
          ? ''
          : `, and ${people.verb(happening.who, 'were', 'was')} a ${ROLE_WORDS[happening.role]}`;
      return { icon: 'skull', text: `${people.subject(happening.who)} ${how}${role}.` };
    }
    case 'quiet':
      return { icon: 'sun', text: 'Nobody went out in the night.' };
    case 'tally':
      return { icon: 'ballot', text: tallied(happening, people) };
    case 'goesOn':
      return { icon: 'eye', text: goesOn(happening.loss) };
    case 'roles': {
      const killers = happening.roles.flatMap((role, agent) => (role === 'KILLER' ? [agent] : []));
      const who = people.list(killers);
      const text = killers.length === 1 ? 'The killer was' : 'The killers were';
      return { icon: 'card', text: `${text} ${who}; all others were civilians. All diaries are opened.` };
    }
  }
}

function tallied({ votes, tied, out, toLot }: Extract<KillerHappening, { kind: 'tally' }>, people: People): string {
  const end =
    tied.length > 1
      ? `a tie of ${people.list(tied)}: ${toLot ? 'the lot decides' : 'nobody goes out'}`
      : 'nobody goes out';
  return `Vote: ${[...voteParts(votes, people), ...(out === null ? [end] : [])].join('; ')}.`;
}

/** The public events of a step in a few words; empty for what everybody need not be told again. */
export function summed(happening: KillerHappening, names: readonly string[]): string {
  switch (happening.kind) {
    case 'out': {
      const role = happening.role === null ? '' : ` and was a ${ROLE_WORDS[happening.role]}`;
      return `${names[happening.who]} ${wentOut('was', happening.by)}${role}`;
    }
    case 'goesOn':
      return 'The game goes on';
    case 'quiet':
      return 'Nobody went out';
    case 'tally':
      if (happening.out !== null) return '';
      return happening.tied.length > 1 ? 'A tie in the vote' : 'Nobody was voted for';
    case 'roles':
      return 'The killers were named';
    case 'opened':
    case 'card':
    case 'partners':
    case 'drawn':
    case 'notDrawn':
    case 'named':
      return '';
  }
}
