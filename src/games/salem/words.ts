import type { Sentence } from '../../engine/presentation.ts';
import type { People } from '../../engine/words/people.ts';
import { voteParts } from '../../engine/words/votes.ts';
import type { Role, SalemHappening } from './types.ts';

/** What the roles are called. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  LOO: 'Lookout',
  DOC: 'Doctor',
  VET: 'Veteran',
  MAY: 'Mayor',
  GFR: 'Godfather',
};

type Resolved = Extract<SalemHappening, { kind: 'resolved' }>;

/** What a happening reads like to its viewer. */
export function told(happening: SalemHappening, people: People): Sentence {
  switch (happening.kind) {
    case 'card': {
      return { icon: 'card', text: `${people.is(happening.who)} the ${ROLE_NAMES[happening.role]}.` };
    }
    case 'visitors': {
      const [lookout] = happening.seenBy;
      const whom = happening.visitors.length === 0 ? 'nobody' : people.list(happening.visitors);
      return { icon: 'eye', text: `${people.subject(lookout)} saw ${whom} visit ${people.object(happening.target)}.` };
    }
    case 'attacked': {
      const [doctor] = happening.seenBy;
      const { target } = happening;
      const object = target === doctor && doctor !== people.viewer ? 'they themself' : people.object(target);
      const were = target === doctor || target === people.viewer ? 'were' : 'was';
      return { icon: 'heart', text: `${people.was(doctor)} told that ${object} ${were} attacked.` };
    }
    case 'shots': {
      const [veteran] = happening.seenBy;
      const shots = happening.count === 1 ? 'one visitor was' : `${happening.count} visitors were`;
      return { icon: 'shield', text: `${people.was(veteran)} told that ${shots} shot.` };
    }
    case 'death': {
      const how = happening.by === 'vote' ? 'voted out' : 'found dead';
      const was = people.verb(happening.who, 'were', 'was');
      return {
        icon: 'skull',
        text: `${people.was(happening.who)} ${how}, and ${was} the ${ROLE_NAMES[happening.role]}.`,
      };
    }
    case 'quiet':
      return { icon: 'sun', text: 'Nobody died in the night.' };
    case 'revealed':
      return {
        icon: 'crown',
        text: `${people.subject(happening.who)} stood up as the Mayor: three votes from now on.`,
      };
    case 'tally':
      return { icon: 'ballot', text: tallied(happening, people) };
    case 'resolved':
      return { icon: resolvedIcons[happening.what], text: resolved(happening, people) };
    case 'roles':
      return {
        icon: 'card',
        text: `The roles were: ${happening.roles.map((role, agent) => `${people.object(agent)} ${ROLE_NAMES[role]}`).join(', ')}.`,
      };
  }
}

const resolvedIcons: Readonly<Record<Resolved['what'], Sentence['icon']>> = {
  shot: 'skull',
  shotHealed: 'heart',
  repelled: 'shield',
  killed: 'skull',
  saved: 'heart',
  healFailed: 'heart',
  healTooWeak: 'heart',
  healIdle: 'heart',
};

/** What became of an act of the night; told to nobody, so that no player is spoken to. */
function resolved({ what, who, target }: Resolved, { names }: People): string {
  const self = who === target;
  const [actor, object] = [names[who], self ? 'themself' : names[target]];
  switch (what) {
    case 'shot':
      return `${actor} visited ${object}, who was on alert, and was shot.`;
    case 'shotHealed':
      return `${actor} visited ${object}, who was on alert, and was shot, but the Doctor’s heal saved them.`;
    case 'repelled':
      return `${actor} attacked ${object}, whom the alert protected.`;
    case 'killed':
      return `${actor} attacked ${object}, and nothing protected them.`;
    case 'saved':
      return `${actor} attacked ${object}, but the Doctor’s heal saved them.`;
    case 'healFailed':
      return `${actor} healed ${object}, in vain: a revealed Mayor cannot be healed.`;
    case 'healTooWeak':
      return `${actor} healed ${object}, in vain: no heal stops the Veteran’s shots.`;
    case 'healIdle':
      return `${actor} healed ${object}, whom nothing had struck.`;
  }
}

function tallied({ votes, needed, out }: Extract<SalemHappening, { kind: 'tally' }>, people: People): string {
  const end = out === null ? `no majority, ${needed} needed` : `${needed} were needed`;
  return `Vote: ${[...voteParts(votes, people), end].join('; ')}.`;
}

/** A public happening in a few words; empty for what need not be told again. */
export function summed(happening: SalemHappening, names: readonly string[]): string {
  switch (happening.kind) {
    case 'death': {
      const how = happening.by === 'vote' ? 'was voted out' : 'died';
      return `${names[happening.who]} ${how} and was the ${ROLE_NAMES[happening.role]}`;
    }
    case 'quiet':
      return 'Nobody died';
    case 'revealed':
      return `${names[happening.who]} stood up as the Mayor`;
    case 'tally':
      return happening.out === null ? 'No majority in the vote' : '';
    case 'roles':
      return 'All roles were shown';
    case 'card':
    case 'visitors':
    case 'attacked':
    case 'shots':
    case 'resolved':
      return '';
  }
}
