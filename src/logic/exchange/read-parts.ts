import * as v from 'valibot';
import { describeIssue } from '../../kit/describe-issue.ts';
import { readJson } from '../../kit/json-text.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import { agentsOf, atomsOf } from '../formula/inspect.ts';
import { parseFormula } from '../formula/parse.ts';
import { printFormula } from '../formula/print.ts';
import type { NamedEvent, PlainEventModel } from '../plain/plain-events.ts';
import { plainEventModel } from '../plain/plain-events.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { refuseDoubles } from '../plain/plain-model.ts';
import type { Relation } from '../plain/relation.ts';
import { equivalence, relationOf } from '../plain/relation.ts';
import { Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import type { AgentJson, EventsJson } from './schema.ts';
import { FORMAT_VERSION } from './schema.ts';

// Parts that files of models and of structures share.

/** Longer texts are refused unread. */
const LONGEST_TEXT = 4_000_000;

/** The JSON of a text in a format of this program. @throws Unreadable with the place of what is wrong. */
export function jsonOfFormat<Schema extends v.GenericSchema>(
  text: string,
  format: string,
  schema: Schema,
): v.InferOutput<Schema> {
  if (text.length > LONGEST_TEXT) throw new Unreadable(messages.tooLong(text.length, LONGEST_TEXT));
  const json = readJson(text);
  if (!json.ok) throw new Unreadable(messages.notJson(json.line, json.column, json.found));
  const head = v.safeParse(v.object({ format: v.literal(format), version: v.number() }), json.value);
  if (!head.success) throw new Unreadable(messages.foreign(format));
  const { version } = head.output;
  if (version > FORMAT_VERSION) throw new Unreadable(messages.newer(version, FORMAT_VERSION));
  const read = v.safeParse(schema, json.value);
  if (read.success) return read.output;
  throw new Unreadable(messages.schema(read.issues.slice(0, 3).map(describeIssue).join(' ')));
}

/** The names that formulas may use. */
export type Names = Pick<PlainModel, 'agents' | 'atoms'>;

/** What is said of a name that is not defined, with its place. */
type UnknownName = (name: string, place: string) => string;

/** The place of a name in a list. @throws Unreadable if it is not there. */
export function numberIn(names: readonly string[], name: string, unknown: UnknownName, place: string): number {
  const number = names.indexOf(name);
  if (number < 0) throw new Unreadable(unknown(name, place));
  return number;
}

/** Relations from their cells or pairs. @throws Unreadable for unknown names, or cells that overlap. */
export function relationsIn(agents: readonly AgentJson[], names: readonly string[], unknown: UnknownName): Relation[] {
  refuseDoubles(
    'agent',
    agents.map(({ name }) => name),
  );
  const numbers = new Map(names.map((name, number) => [name, number]));
  return agents.map(({ name: agent, cells, pairs }) => {
    const numberOf = (name: string): number => {
      const number = numbers.get(name);
      if (number === undefined) throw new Unreadable(unknown(name, agent));
      return number;
    };
    if ((cells === undefined) === (pairs === undefined)) throw new Unreadable(messages.cellsAndPairs(agent));
    if (pairs !== undefined) {
      return relationOf(
        names.length,
        pairs.map(([from, to]) => [numberOf(from), numberOf(to)] as const),
      );
    }
    // Who stands in no cell is alone.
    const column = names.map((_, point) => -1 - point);
    for (const [cell, members] of (cells ?? []).entries()) {
      for (const member of members) {
        const point = numberOf(member);
        if (column[point] >= 0 && column[point] !== cell) throw new Unreadable(messages.twoCells(member, agent));
        column[point] = cell;
      }
    }
    return equivalence(column);
  });
}

/** An event model about some agents. @throws Unreadable with the place of what is wrong. */
export function eventModelIn({ events, agents }: EventsJson, names: Names): PlainEventModel {
  const silent = names.agents.find((name) => agents.every((agent) => agent.name !== name));
  if (silent !== undefined) throw new Unreadable(messages.eventAgents(silent));
  for (const { name } of agents) if (!names.agents.includes(name)) throw new Unreadable(messages.unknownAgent(name));
  const named = events.map(({ name, precondition, postconditions }, index): NamedEvent => {
    const place = `events.${index}`;
    return {
      name,
      precondition: formulaIn(precondition ?? 'Top', `${place}.precondition`, names),
      postconditions: (postconditions ?? []).map(({ atom, becomes }, number) => ({
        atom: atomIn(atom, `${place}.postconditions.${number}.atom`, names),
        becomes: formulaIn(becomes, `${place}.postconditions.${number}.becomes`, names),
      })),
    };
  });
  const relations = relationsIn(
    agents,
    events.map(({ name }) => name),
    messages.unknownEvent,
  );
  return plainEventModel(
    agents.map(({ name }) => name),
    named,
    relations,
  );
}

/** Reads a formula. @throws Unreadable with its place, also for agents and atoms that are not defined. */
export function formulaIn(text: string, place: string, names: Names): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Unreadable(messages.formula(place, read.error.message));
  const atom = atomsOf(read.formula)
    .map((own) => printFormula(own))
    .find((own) => !names.atoms.includes(own));
  if (atom !== undefined) throw new Unreadable(messages.formula(place, messages.unknownAtom(atom)));
  const agent = agentsOf(read.formula).find((name) => !names.agents.includes(name));
  if (agent !== undefined) throw new Unreadable(messages.formula(place, messages.unknownAgent(agent)));
  return read.formula;
}

/** An atom of those that are known. @throws Unreadable with its place. */
function atomIn(text: string, place: string, names: Names): AtomFormula {
  const formula = formulaIn(text, place, names);
  if (formula.kind !== 'atom') throw new Unreadable(messages.noAtom(place));
  return formula;
}

/** A listed atom. Atoms are listed in the very form in which formulas are printed, so that they can be found again. */
export function atomOf(text: string): AtomFormula {
  const read = parseFormula(text);
  if (!read.ok) throw new Unreadable(messages.formula('atoms', read.error.message));
  if (read.formula.kind !== 'atom') throw new Unreadable(messages.noAtom(`atoms, "${text}"`));
  const right = printFormula(read.formula);
  if (right !== text) throw new Unreadable(messages.atomNotPlain(text, right));
  return read.formula;
}
