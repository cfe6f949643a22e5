import type { Presentation, SignWords } from '../../engine/presentation.ts';
import { inOwnWords } from '../../engine/words/own-words.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { isSalemHappening, isSalemMove } from './kinds.ts';
import { optionWords } from './option-words.ts';
import { ROLES, type Role, type SalemHappening, type SalemMove } from './types.ts';
import { asked, did, drawn, offered } from './words-moves.ts';
import { ROLE_NAMES, summed, told } from './words.ts';

const roleWords: Readonly<Record<Role, SignWords>> = {
  LOO: { letter: 'L', label: ROLE_NAMES.LOO, atom: 'loo', colour: 'role-lookout' },
  DOC: { letter: 'D', label: ROLE_NAMES.DOC, atom: 'doc', colour: 'role-doctor' },
  VET: { letter: 'V', label: ROLE_NAMES.VET, atom: 'vet', colour: 'role-veteran' },
  MAY: { letter: 'M', label: ROLE_NAMES.MAY, atom: 'may', colour: 'role-mayor' },
  GFR: { letter: 'G', label: ROLE_NAMES.GFR, atom: 'gfr', colour: 'role-godfather' },
};

/** Salem's words and pictures. */
export const presentation: Presentation = {
  title: 'Salem',
  summary:
    'Four of the Town against one Godfather: five hidden roles, nights of secret acts, days of true words and votes.',
  signs: roleWords,
  layout: { kind: 'sectors', sign: 'GFR' },
  region: (name, sign) => `${name} is the ${roleWords[ROLES.find((role) => role === sign) ?? 'GFR'].label}`,
  stage: ({ phase, round }) => `${phase === 'night' ? 'Night' : 'Day'} ${round}`,
  light: ({ phase }) => (phase === 'night' ? 'night' : 'day'),
  ...inOwnWords<SalemMove, SalemHappening>({
    isMove: isSalemMove,
    isHappening: isSalemHappening,
    told,
    did,
    offered,
    summed,
    drawn,
    // T7: the Lookout is shown who came, and not what for.
    drawnOf: (happening) =>
      happening.kind === 'visitors'
        ? happening.visitors.map((from) => ({ from, to: happening.target, colour: 'vote', label: 'visits' }))
        : [],
    worn(happening) {
      if (happening.kind === 'death') return { who: happening.who, sign: happening.role };
      return happening.kind === 'revealed' ? { who: happening.who, sign: 'MAY' } : null;
    },
  }),
  question: asked,
  uneventful: ({ phase }) => (phase === 'talk' ? 'The talk ends; nobody reveals themself.' : ''),
  result({ winner }) {
    if (winner === 'town') return 'The Town wins.';
    return winner === 'mafia' ? 'The Mafia wins.' : 'Nobody wins: a draw.';
  },
  policy(policy) {
    if (policy === 'informed')
      return { label: 'by what they know', help: 'Decides by what is known to them, as in the published study.' };
    if (policy === 'random') return { label: 'at random', help: 'Any legal choice, each equally likely.' };
    return { label: policy, help: '' };
  },
  options: optionWords,
  examples(names) {
    const [first, second, , , last] = names.map(quoteName);
    return [
      { formula: `K ${first} gfr(${last})`, says: `${names[0]} knows that ${names[4]} is the Godfather.` },
      { formula: `~gfr(${second})`, says: `${names[1]} is not the Godfather.` },
      {
        formula: `K ${first} ~K ${second} loo(${first})`,
        says: `${names[0]} knows that ${names[1]} does not know that ${names[0]} is the Lookout.`,
      },
    ];
  },
};
