import type { AtomFormula } from '../formula/formula.ts';
import { isReserved } from '../formula/names.ts';
import { printFormula } from '../formula/print.ts';
import type { Structure } from '../formula/structure.ts';
import type { ModelCode, VariableMeaning } from '../model-code.ts';
import { modelCode } from '../model-code.ts';
import { asPartitions } from '../plain/partitions.ts';
import type { LabFile, LabQuery, Reading } from './lab-file.ts';
import { labFileOf, reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import type { SmcdelNames } from './smcdel-formula.ts';
import { writeSmcdelFormula } from './smcdel-formula.ts';
import type { StructureFile } from './structure-file.ts';

/** States more than these are not listed in a law. */
const MOST_STATES = 5000;

/** The lines of a structure file. SMCDEL wants a variable in every list, and an agent at least. */
interface StructureLines {
  readonly comments: readonly string[];
  readonly variables: readonly number[];
  readonly law: string;
  readonly observes: readonly { readonly agent: string; readonly variables: readonly number[] }[];
  readonly queries: readonly string[];
}

/** A structure in SMCDEL's text format, with its operators. It means the same there and here; see `writeSmcdelFormula`. */
export function writeStructure({ variables, law, observes, queries }: Structure): Reading<string> {
  return reading(() => {
    const { names, comments } = namesFor(
      observes.map(({ agent }) => agent),
      ({ name }) => Number(name),
    );
    return writeLines({
      comments,
      variables,
      law: writeSmcdelFormula(law, names),
      observes: observes.map((line) => ({ agent: names.agent(line.agent), variables: line.variables })),
      queries: queries.map(({ kind, state, formula }) => {
        const at = kind === 'TRUE?' ? ` {${(state ?? []).join(',')}}` : '';
        return `${kind}${at} ${writeSmcdelFormula(formula, names)}`;
      }),
    });
  });
}

/**
 * A structure as it is described, in SMCDEL's text format; comments say which variable stands for which atom. What happens to it, and observations that
 * depend on a condition, have no sign there and are refused; one that is made of a model is written state by state.
 */
export function writeStructureFileAsSmcdel({ source, steps, eventModel, queries }: StructureFile): Reading<string> {
  if (steps.length > 0) return { ok: false, problem: messages.notInSmcdel(messages.whatHappens) };
  if (source.kind === 'model') {
    return writeModelAsStructure({ ...labFileOf(source.model, true), eventModel });
  }
  return reading(() => {
    const { agents, atoms, law, sights } = source.description;
    const numbers = new Map(atoms.map((atom, place) => [printFormula(atom), place + 1]));
    const variable = (atom: AtomFormula) => numbers.get(printFormula(atom)) ?? 0;
    const { names, comments } = namesFor(agents, variable);
    const meanings = [...numbers]
      .filter(([text, number]) => text !== String(number))
      .map(([text, number]) => `${number}: ${oneLine(text)}`);
    return writeLines({
      comments: [...meanings, ...comments, ...(eventModel === null ? [] : [messages.eventModelLeftOut])],
      variables: [...numbers.values()],
      law: writeSmcdelFormula(law, names),
      observes: agents.map((agent, index) => {
        const own = sights[index];
        if (own.length > 1 || own.some(({ when }) => when.kind !== 'top')) {
          throw new Unreadable(messages.notInSmcdel(messages.conditionalSight));
        }
        return { agent: names.agent(agent), variables: own.flatMap(({ sees }) => sees.map(variable)) };
      }),
      queries: queries.flatMap(({ kind, at, formula }) => {
        if (kind === 'TRUE?' && at === null) return [];
        const state = at === null ? '' : ` {${at.map((text) => numbers.get(text) ?? 0).join(',')}}`;
        return [`${kind}${state} ${writeSmcdelFormula(formula, names)}`];
      }),
    });
  });
}

/**
 * An S5 model as a structure in SMCDEL's text format; comments say what its variables stand for. A model that is not S5 is refused, with
 * the pair that its relation lacks. An event model is left out, which a comment says.
 */
export function writeModelAsStructure({ model, eventModel, queries }: LabFile): Reading<string> {
  return reading(() => {
    const read = asPartitions(model);
    if (!read.ok) {
      const { from, to, because } = read.missing;
      const [one, other] = [model.worlds[from].name, model.worlds[to].name];
      throw new Unreadable(messages.notEquivalence(model.agents[read.agent], one, other, because));
    }
    if (model.worlds.length > MOST_STATES) {
      throw new Unreadable(messages.tooManyWorlds(model.worlds.length, MOST_STATES));
    }
    const structure = modelCode(read.valued);
    const { names, comments } = namesFor(model.agents, (atom) => 1 + model.atoms.indexOf(printFormula(atom)));
    const meanings = structure.meanings.map((meaning, index) => `${index + 1}: ${describe(meaning, names)}`);
    return writeLines({
      comments: [...meanings, ...comments, ...(eventModel === null ? [] : [messages.eventModelLeftOut])],
      variables: structure.meanings.map((_, index) => index + 1),
      law: lawOf(structure),
      observes: model.agents.map((agent, index) => ({
        agent: names.agent(agent),
        variables: structure.observes[index],
      })),
      queries: queries.map((query) => writeQuery(query, structure, names)),
    });
  });
}

function describe(meaning: VariableMeaning, names: SmcdelNames): string {
  if (meaning.kind === 'atom') return oneLine(meaning.atom);
  return `bit ${meaning.bit} of the cell of ${names.agent(meaning.agent)}`;
}

function writeQuery({ kind, world, formula }: LabQuery, { states }: ModelCode, names: SmcdelNames): string {
  const at = world === null ? '' : ` {${states[world].join(',')}}`;
  return `${kind}${at} ${writeSmcdelFormula(formula, names)}`;
}

/** Exactly the states of the model: every one, with what is true and what is false. */
function lawOf({ meanings, states }: ModelCode): string {
  const different = [...new Map(states.map((state) => [state.join(), state])).values()];
  if (different.length === 2 ** meanings.length) return 'Top';
  if (different.length === 0) return 'Bot';
  const described = different.map((state) => {
    const signs = meanings.map((_, index) => (state.includes(index + 1) ? String(index + 1) : `~ ${index + 1}`));
    return signs.length === 0 ? 'Top' : `AND(${signs.join(', ')})`;
  });
  return `OR(${described.join(',\n    ')})`;
}

/** SMCDEL's agents are words of Latin letters and digits; others are renamed, and comments say how. */
function namesFor(
  agents: readonly string[],
  variable: (atom: AtomFormula) => number,
): { readonly names: SmcdelNames; readonly comments: readonly string[] } {
  const taken = new Set(agents);
  const given = new Map<string, string>();
  const comments: string[] = [];
  for (const agent of agents) {
    let word = agent;
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(agent) || isReserved(agent) || SMCDEL_WORDS.has(agent)) {
      for (let number = 1; taken.has((word = `agent${number}`)); number++);
      taken.add(word);
      comments.push(`${word}: ${oneLine(agent)}`);
    }
    given.set(agent, word);
  }
  return {
    names: { variable, agent: (name) => given.get(name) ?? name, everybody: agents },
    comments,
  };
}

const SMCDEL_WORDS: ReadonlySet<string> = new Set(['Forall', 'ForAll', 'Exists']);

function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}

function writeLines({ comments, variables, law, observes, queries }: StructureLines): string {
  const isBare =
    variables.length === 0 || observes.length === 0 || observes.some((line) => line.variables.length === 0);
  // Lists must not be empty there: a variable that is always false tells nobody anything.
  const idle = Math.max(0, ...variables) + 1;
  const filled = (list: readonly number[]) => (list.length === 0 ? [idle] : list).join(',');
  const idleNote = `${idle}: always false, for lists that would be empty`;
  const lines = observes.length === 0 ? [{ agent: 'nobody', variables: [] }] : observes;
  const text = [
    ...[...comments, ...(isBare ? [idleNote] : [])].map((comment) => `-- ${comment}`),
    `VARS ${[...variables, ...(isBare ? [idle] : [])].join(',')}`,
    `LAW ${isBare ? `AND(${law}, ~ ${idle})` : law}`,
    `OBS ${lines.map((line) => `${line.agent}: ${filled(line.variables)}`).join('\n    ')}`,
    ...queries,
  ];
  return `${text.join('\n')}\n`;
}
