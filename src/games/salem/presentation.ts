import type { Act, OptionWords, Presentation, Sentence, SignWords } from '../../engine/presentation.ts';
import type { Agent, Happening, Move, Stage } from '../../engine/rules.ts';
import { quoteName } from '../../logic/formula/names.ts';
import { ROLES, type Role, type SalemHappening, type SalemMove } from './types.ts';
import { listed } from '../../kit/english.ts';

const roleWords: Readonly<Record<Role, SignWords>> = {
  LOO: { letter: 'L', label: 'Lookout', atom: 'loo', colour: 'role-lookout' },
  DOC: { letter: 'D', label: 'Doctor', atom: 'doc', colour: 'role-doctor' },
  VET: { letter: 'V', label: 'Veteran', atom: 'vet', colour: 'role-veteran' },
  MAY: { letter: 'M', label: 'Mayor', atom: 'may', colour: 'role-mayor' },
  GFR: { letter: 'G', label: 'Godfather', atom: 'gfr', colour: 'role-godfather' },
};

const moveKinds: Readonly<Record<SalemMove['kind'], true>> = {
  stay: true,
  watch: true,
  heal: true,
  kill: true,
  alert: true,
  reveal: true,
  vote: true,
  abstain: true,
};

const happeningKinds: Readonly<Record<SalemHappening['kind'], true>> = {
  card: true,
  visitors: true,
  attacked: true,
  shots: true,
  death: true,
  quiet: true,
  revealed: true,
  tally: true,
  resolved: true,
  roles: true,
};

/** The engine hands back what Salem's rules gave it, so that the kind alone tells what it is. */
function isSalemMove(move: Move): move is SalemMove {
  return Object.hasOwn(moveKinds, move.kind);
}

function isSalemHappening(happening: Happening): happening is SalemHappening {
  return Object.hasOwn(happeningKinds, happening.kind);
}

type Resolved = Extract<SalemHappening, { kind: 'resolved' }>;

const nothing: Sentence = { icon: 'dot', text: '' };

/** Who is spoken of, as a sentence names them: "you" for the viewer. */
class People {
  constructor(
    readonly names: readonly string[],
    readonly viewer: Agent | null,
  ) {}

  object(agent: Agent): string {
    return agent === this.viewer ? 'you' : this.names[agent];
  }

  /** The beginning of a sentence, with a verb in the past: the same for "you" and for a name. */
  subject(agent: Agent): string {
    return agent === this.viewer ? 'You' : this.names[agent];
  }

  was(agent: Agent): string {
    return agent === this.viewer ? 'You were' : `${this.names[agent]} was`;
  }

  list(agents: readonly Agent[]): string {
    return listed(agents.map((agent) => this.object(agent)));
  }
}

function roleLabel(role: Role): string {
  return roleWords[role].label;
}

function told(happening: SalemHappening, people: People): Sentence {
  switch (happening.kind) {
    case 'card': {
      const is = happening.who === people.viewer ? 'You are' : `${people.names[happening.who]} is`;
      return { icon: 'card', text: `${is} the ${roleLabel(happening.role)}.` };
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
      const was = happening.who === people.viewer ? 'were' : 'was';
      return {
        icon: 'skull',
        text: `${people.was(happening.who)} ${how}, and ${was} the ${roleLabel(happening.role)}.`,
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
        text: `The roles were: ${happening.roles.map((role, agent) => `${people.object(agent)} ${roleLabel(role)}`).join(', ')}.`,
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
  const targets = [...new Set(votes.flatMap(({ target }) => (target === null ? [] : [target])))];
  const counts = targets.map((target) => {
    const those = votes.filter((vote) => vote.target === target);
    const voters = those.map(({ voter, weight }) => people.object(voter) + (weight === 1 ? '' : ` ×${weight}`));
    const sum = those.reduce((total, { weight }) => total + weight, 0);
    return { sum, text: `${sum} for ${people.object(target)} (${voters.join(', ')})` };
  });
  counts.sort((one, other) => other.sum - one.sum);
  const abstained = votes.filter(({ target }) => target === null).length;
  const silent = abstained === votes.length ? 'everybody abstained' : abstained > 0 ? `${abstained} abstained` : '';
  const parts = [...counts.map(({ text }) => text), silent].filter((part) => part !== '');
  const end = out === null ? `no majority, ${needed} needed` : `${needed} were needed`;
  return `Vote: ${parts.join('; ')}; ${end}.`;
}

function summed(happening: SalemHappening, names: readonly string[]): string {
  switch (happening.kind) {
    case 'death': {
      const how = happening.by === 'vote' ? 'was voted out' : 'died';
      return `${names[happening.who]} ${how} and was the ${roleLabel(happening.role)}`;
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

function did(agent: Agent, move: SalemMove, people: People): Sentence | null {
  switch (move.kind) {
    case 'watch':
    case 'heal':
    case 'kill': {
      const [verb, icon] = (
        { watch: ['watched', 'eye'], heal: ['healed', 'heart'], kill: ['attacked', 'skull'] } as const
      )[move.kind];
      const self = agent === people.viewer ? 'yourself' : 'themself';
      return {
        icon,
        text: `${people.subject(agent)} ${verb} ${move.target === agent ? self : people.object(move.target)}.`,
      };
    }
    case 'alert':
      return { icon: 'shield', text: `${people.subject(agent)} went on alert.` };
    // Staying in is no news, and votes and the reveal are told to all.
    case 'stay':
    case 'reveal':
    case 'vote':
    case 'abstain':
      return null;
  }
}

function offered(move: SalemMove, names: readonly string[]): string {
  switch (move.kind) {
    case 'stay':
      return 'Do nothing';
    case 'watch':
      return `Watch ${names[move.target]}`;
    case 'heal':
      return `Heal ${names[move.target]}`;
    case 'kill':
      return `Kill ${names[move.target]}`;
    case 'alert':
      return 'Go on alert';
    case 'reveal':
      return 'Stand up as the Mayor';
    case 'vote':
      return `Vote for ${names[move.target]}`;
    case 'abstain':
      return 'Abstain';
  }
}

function drawn(agent: Agent, move: SalemMove): Act | null {
  switch (move.kind) {
    case 'watch':
      return { from: agent, to: move.target, colour: 'role-lookout', label: 'watches' };
    case 'heal':
      return { from: agent, to: move.target, colour: 'role-doctor', label: 'heals' };
    case 'kill':
      return { from: agent, to: move.target, colour: 'role-godfather', label: 'attacks' };
    case 'alert':
      return { from: agent, to: agent, colour: 'role-veteran', label: 'on alert' };
    case 'reveal':
      return { from: agent, to: agent, colour: 'role-mayor', label: 'stands up' };
    case 'vote':
      return { from: agent, to: move.target, colour: 'vote', label: 'votes' };
    case 'stay':
    case 'abstain':
      return null;
  }
}

function asked(stage: Stage, moves: readonly Move[]): string {
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has('watch')) return 'Whom do you watch tonight?';
  if (kinds.has('heal')) return 'Whom do you heal tonight?';
  if (kinds.has('kill')) return 'Whom do you attack tonight?';
  if (kinds.has('alert')) return 'Do you go on alert tonight? Whoever visits you is shot.';
  if (kinds.has('reveal')) return 'Do you stand up as the Mayor? Your vote then counts three.';
  if (kinds.has('vote')) return 'Whom do you vote for?';
  return stage.phase === 'night'
    ? 'There is nothing for you to do tonight.'
    : 'There is nothing for you to decide now.';
}

const options: readonly OptionWords[] = [
  {
    name: 'mayIdle',
    label: 'Who may do nothing at night',
    help: 'The Veteran always may. Usually Lookout, Doctor and Godfather must act.',
    values: {
      kind: 'choice',
      choices: [
        { value: 'nobody', label: 'nobody else' },
        { value: 'town', label: 'the Town' },
        { value: 'everybody', label: 'everybody' },
      ],
    },
  },
  {
    name: 'selfWatch',
    label: 'The Lookout may watch themself',
    help: 'Usually the Lookout watches another player.',
    values: { kind: 'switch' },
  },
  {
    name: 'watchingIsVisit',
    label: 'Watching is a visit',
    help: 'Then a Veteran on alert shoots a Lookout who watches them.',
    values: { kind: 'switch' },
  },
  {
    name: 'alertProtects',
    label: 'The alert protects the Veteran',
    help: 'If not, the Godfather and the Veteran kill each other, unless the Veteran is healed.',
    values: { kind: 'switch' },
  },
  {
    name: 'healStopsShots',
    label: 'Healing stops the Veteran’s shots',
    help: 'Then the Doctor is told of such a shot as of an attack.',
    values: { kind: 'switch' },
  },
  {
    name: 'revealedMayorHealable',
    label: 'A revealed Mayor can be healed',
    help: 'If not, the Doctor may still choose the Mayor, but the heal fails.',
    values: { kind: 'switch' },
  },
  {
    name: 'deDicto',
    label: 'Sharing needs no particular confidant',
    help: 'A player then shares as soon as they know that somebody knows their role, whoever it is.',
    values: { kind: 'switch' },
  },
  {
    name: 'silenceSpeaks',
    label: 'Silence speaks',
    help: 'When players share becomes common knowledge, so that not sharing tells something too.',
    values: { kind: 'switch' },
  },
  {
    name: 'preferKnown',
    label: 'Reasoned night choices, in percent',
    help: 'How often a reasoning player acts on somebody whose side (for the Godfather: whose role) they know.',
    values: { kind: 'number', least: 0, most: 100 },
  },
  {
    name: 'alertPercent',
    label: 'Reasoned alerts, in percent',
    help: 'How often a reasoning Veteran goes on alert while alerts are left; left empty, one night in as many as there are others alive.',
    values: { kind: 'number', least: 0, most: 100, without: '1 in others alive' },
  },
  {
    name: 'maxNights',
    label: 'Nights until a draw',
    help: 'A game that has not ended by then is a draw.',
    values: { kind: 'number', least: 1, most: 30 },
  },
];

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
  happening: (happening, names, viewer) =>
    isSalemHappening(happening) ? told(happening, new People(names, viewer)) : nothing,
  moved: (agent, move, names, viewer) => (isSalemMove(move) ? did(agent, move, new People(names, viewer)) : null),
  offer: (move, names) => (isSalemMove(move) ? offered(move, names) : move.kind),
  question: asked,
  uneventful: ({ phase }) => (phase === 'talk' ? 'The talk ends; nobody reveals himself.' : ''),
  headline: (happenings, names) =>
    happenings
      .map((happening) => (isSalemHappening(happening) ? summed(happening, names) : ''))
      .filter((text) => text !== '')
      .join('; '),
  act: (agent, move) => (isSalemMove(move) ? drawn(agent, move) : null),
  worn(happening) {
    if (!isSalemHappening(happening)) return null;
    if (happening.kind === 'death') return { who: happening.who, sign: happening.role };
    return happening.kind === 'revealed' ? { who: happening.who, sign: 'MAY' } : null;
  },
  result({ winner }) {
    if (winner === 'town') return 'The Town wins.';
    return winner === 'mafia' ? 'The Mafia wins.' : 'Nobody wins: a draw.';
  },
  policy(policy) {
    if (policy === 'informed')
      return { label: 'reasons', help: 'Decides by what it knows, as in the published study.' };
    if (policy === 'random') return { label: 'at random', help: 'Any legal choice, each equally likely.' };
    return { label: policy, help: '' };
  },
  options,
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
