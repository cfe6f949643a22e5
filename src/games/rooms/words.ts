import type { Sentence } from '../../engine/presentation.ts';
import type { People } from '../../engine/words/people.ts';
import { voteParts } from '../../engine/words/votes.ts';
import { listed } from '../../kit/english.ts';
import { aRole, listedRoles, ROLE_NAMES } from './role-names.ts';
import { isOutsideLimit } from './roles.ts';
import type { RoomsHappening } from './types.ts';
import { resolvedSentence } from './words-causes.ts';

type Told<K extends RoomsHappening['kind']> = Extract<RoomsHappening, { kind: K }>;

/** What a happening reads like to its viewer. */
export function told(happening: RoomsHappening, people: People): Sentence {
  switch (happening.kind) {
    case 'opened': {
      const { players, rooms, roles } = happening;
      const unnamed = roles.includes('STOWAWAY')
        ? ' The Stowaway is never named to others: whoever met nobody by name may have slept beside them.'
        : '';
      return {
        icon: 'flag',
        text: `${players} guests, ${rooms} rooms in one hallway. In play are ${listedRoles(roles)}.${unnamed}`,
      };
    }
    case 'card': {
      const own = happening.who === people.viewer;
      const is = own ? 'You are' : `${people.names[happening.who]} is`;
      const loophole = isOutsideLimit(happening.role)
        ? `, and ${own ? 'do' : 'does'} not count towards the limit of a room`
        : '';
      return { icon: 'card', text: `${is} ${aRole(happening.role)}${loophole}.` };
    }
    case 'partners':
      return partners(happening, people);
    case 'planned': {
      const { by, room } = happening;
      if (by === null) return { icon: 'moon', text: 'The mafia ordered no kill.' };
      return { icon: 'skull', text: `The mafia sent ${people.object(by)} to room ${room} for the kill.` };
    }
    case 'slept': {
      const { who, room, company } = happening;
      const whom = company.length === 0 ? 'and met nobody by name' : `with ${people.list(company)}`;
      return { icon: 'moon', text: `${people.subject(who)} slept in room ${room} ${whom}.` };
    }
    case 'sentBack':
      return { icon: 'dot', text: `${people.was(happening.who)} sent back from room ${happening.room}: it was full.` };
    case 'placed':
      return { icon: 'dot', text: `${people.was(happening.who)} put into a room, since the old one had to be left.` };
    case 'entered': {
      const { who, room, visitors } = happening;
      const whom = visitors.length === 0 ? 'nobody' : people.list(visitors);
      return { icon: 'eye', text: `${people.subject(who)} saw ${whom} enter room ${room}.` };
    }
    case 'heard': {
      const { who, room, count } = happening;
      return {
        icon: 'eye',
        text: `${people.subject(who)} heard ${count === 0 ? 'nobody' : String(count)} in room ${room}.`,
      };
    }
    case 'awake': {
      const knock = happening.knock ? 'somebody' : 'nobody';
      return { icon: 'eye', text: `${people.subject(happening.who)} lay awake: ${knock} was sent back from the door.` };
    }
    case 'trapVoid':
      return { icon: 'shield', text: `The trap in room ${happening.room} went off without a victim and is void.` };
    case 'notDestroyed':
      return { icon: 'dot', text: `${people.was(happening.who)} told that room ${happening.room} was not destroyed.` };
    case 'resolved':
      return resolvedSentence(happening, people.names);
    default:
      return announced(happening, people);
  }
}

/** What everybody is told. */
function announced(
  happening: Told<
    'jailed' | 'stunned' | 'death' | 'failedKill' | 'quiet' | 'dismantled' | 'destroyed' | 'tally' | 'roles'
  >,
  people: People,
): Sentence {
  switch (happening.kind) {
    case 'jailed':
    case 'stunned':
      return { icon: 'shield', text: `${people.was(happening.who)} ${happening.kind} in the night.` };
    case 'death':
      return { icon: 'skull', text: died(happening, people) };
    case 'failedKill':
      return { icon: 'shield', text: 'A kill failed in the night.' };
    case 'quiet':
      return { icon: 'sun', text: 'Nobody died in the night.' };
    case 'dismantled':
      return {
        icon: 'shield',
        text: happening.count === 1 ? 'A trap was dismantled.' : `${happening.count} traps were dismantled.`,
      };
    case 'destroyed':
      return { icon: 'flag', text: `Room ${happening.room} was destroyed.` };
    case 'tally':
      return { icon: 'ballot', text: tallied(happening, people) };
    case 'roles':
      return {
        icon: 'card',
        text: `The roles were: ${happening.roles.map((role, agent) => `${people.object(agent)} ${ROLE_NAMES[role]}`).join(', ')}.`,
      };
  }
}

function partners({ partners: all, roles }: Told<'partners'>, people: People): Sentence {
  const members = all.map((agent, place) => `${people.object(agent)} (${ROLE_NAMES[roles[place]]})`);
  if (all.length > 1) return { icon: 'eye', text: `The mafia are ${listed(members)}.` };
  return { icon: 'eye', text: `${people.is(all[0])} the only one of the mafia.` };
}

function died({ who, role, by, room }: Told<'death'>, people: People): string {
  const how = {
    kill: `killed in room ${room}`,
    trap: 'killed by a trap',
    vote: 'voted out',
  }[by];
  return `${people.was(who)} ${how}, and ${people.verb(who, 'were', 'was')} ${aRole(role)}.`;
}

function tallied({ votes, out }: Told<'tally'>, people: People): string {
  return `Vote: ${[...voteParts(votes, people), ...(out === null ? ['nobody is voted out'] : [])].join('; ')}.`;
}

/** The public events of a step in a few words. */
export function summed(happening: RoomsHappening, names: readonly string[]): string {
  switch (happening.kind) {
    case 'death': {
      const how = { kill: `was killed in room ${happening.room}`, trap: 'died in a trap', vote: 'was voted out' }[
        happening.by
      ];
      return `${names[happening.who]} ${how} and was ${aRole(happening.role)}`;
    }
    case 'quiet':
      return 'Nobody died';
    case 'failedKill':
      return 'A kill failed';
    case 'jailed':
    case 'stunned':
      return `${names[happening.who]} was ${happening.kind}`;
    case 'dismantled':
      return happening.count === 1 ? 'A trap was dismantled' : `${happening.count} traps were dismantled`;
    case 'destroyed':
      return `Room ${happening.room} was destroyed`;
    case 'tally':
      return happening.out === null ? 'Nobody was voted out' : '';
    case 'roles':
      return 'All roles were shown';
    default:
      return '';
  }
}
