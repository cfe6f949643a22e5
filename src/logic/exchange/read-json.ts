import * as v from 'valibot';
import { describeIssue } from '../../kit/describe-issue.ts';
import { readJson } from '../../kit/json-text.ts';
import type { AtomFormula, Formula } from '../formula/formula.ts';
import { agentsOf, atomsOf } from '../formula/inspect.ts';
import { parseFormula } from '../formula/parse.ts';
import { printFormula } from '../formula/print.ts';
import { cellsOf } from '../plain/partitions.ts';
import type { NamedEvent, PlainEventModel } from '../plain/plain-events.ts';
import { plainEventModel } from '../plain/plain-events.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { plainModel, refuseDoubles } from '../plain/plain-model.ts';
import type { Relation } from '../plain/relation.ts';
import { equivalence, relationOf } from '../plain/relation.ts';
import type { LabFile, LabQuery, Reading } from './lab-file.ts';
import { reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import type { AgentJson, ModelJson } from './schema.ts';
import { FORMAT, FORMAT_VERSION, modelSchema } from './schema.ts';

/** Longer texts are refused unread. */
const LONGEST_TEXT = 4_000_000;

/** Reads a model from its JSON, as docs/models.md and docs/model.schema.json describe it. Never throws for a faulty text. */
export function readModel(text: string): Reading<LabFile> {
  return reading(() => {
    if (text.length > LONGEST_TEXT) throw new Unreadable(messages.tooLong(text.length, LONGEST_TEXT));
    const read = readJson(text);
    if (!read.ok) throw new Unreadable(messages.notJson(read.line, read.column, read.found));
    return labFileIn(checked(read.value));
  });
}

function checked(value: unknown): ModelJson {
  const head = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), value);
  if (!head.success) throw new Unreadable(messages.foreign);
  const { version } = head.output;
  if (version > FORMAT_VERSION) throw new Unreadable(messages.newer(version, FORMAT_VERSION));
  const read = v.safeParse(modelSchema, value);
  if (read.success) return read.output;
  throw new Unreadable(messages.schema(read.issues.slice(0, 3).map(describeIssue).join(' ')));
}

function labFileIn(json: ModelJson): LabFile {
  const isS5 = json.kind === 's5';
  for (const atom of json.atoms) checkAtom(atom);
  const worldNames = json.worlds.map(({ name }) => name);
  const model = plainModel(
    json.agents.map(({ name }) => name),
    json.atoms,
    json.worlds.map((world) => ({ name: world.name, facts: world.true ?? [] })),
    relationsIn(json.agents, worldNames, messages.unknownWorld),
  );
  if (isS5) refuseOtherRelations(model);
  return {
    model,
    isS5,
    actual: json.actual === undefined ? null : numberIn(worldNames, json.actual, messages.unknownWorld, 'actual'),
    eventModel: json.events === undefined ? null : eventModelIn(json.events, model),
    queries: (json.queries ?? []).map((query, index) => queryIn(query, `queries.${index}`, model, json.actual)),
    notation: json.notation ?? null,
  };
}

type UnknownName = (name: string, place: string) => string;

function numberIn(names: readonly string[], name: string, unknown: UnknownName, place: string): number {
  const number = names.indexOf(name);
  if (number < 0) throw new Unreadable(unknown(name, place));
  return number;
}

function relationsIn(agents: readonly AgentJson[], names: readonly string[], unknown: UnknownName): Relation[] {
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

function refuseOtherRelations({ agents, relations, worlds }: PlainModel): void {
  for (const [agent, relation] of relations.entries()) {
    const read = cellsOf(relation);
    if (read.ok) continue;
    const { from, to, because } = read.missing;
    const problem = messages.notEquivalence(agents[agent], worlds[from].name, worlds[to].name, because);
    throw new Unreadable(`${problem} ${messages.onlyPlain}`);
  }
}

function eventModelIn({ events, agents }: NonNullable<ModelJson['events']>, model: PlainModel): PlainEventModel {
  const silent = model.agents.find((name) => agents.every((agent) => agent.name !== name));
  if (silent !== undefined) throw new Unreadable(messages.eventAgents(silent));
  for (const { name } of agents) if (!model.agents.includes(name)) throw new Unreadable(messages.unknownAgent(name));
  const named = events.map(({ name, precondition, postconditions }, index): NamedEvent => {
    const place = `events.${index}`;
    return {
      name,
      precondition: formulaIn(precondition ?? 'Top', `${place}.precondition`, model),
      postconditions: (postconditions ?? []).map(({ atom, becomes }, number) => ({
        atom: atomIn(atom, `${place}.postconditions.${number}.atom`, model),
        becomes: formulaIn(becomes, `${place}.postconditions.${number}.becomes`, model),
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

function queryIn(
  { kind, at, formula }: NonNullable<ModelJson['queries']>[number],
  place: string,
  model: PlainModel,
  actual: string | undefined,
): LabQuery {
  const asked = kind === 'TRUE?' ? (at ?? actual) : undefined;
  if (kind === 'TRUE?' && asked === undefined) throw new Unreadable(messages.noWorldAsked(place));
  const names = model.worlds.map(({ name }) => name);
  return {
    kind,
    world: asked === undefined ? null : numberIn(names, asked, messages.unknownWorld, place),
    formula: formulaIn(formula, `${place}.formula`, model),
    text: formula,
  };
}

/** Reads a formula about a model. @throws Unreadable with its place, also for agents and atoms that the model does not have. */
function formulaIn(text: string, place: string, model: PlainModel): Formula {
  const read = parseFormula(text);
  if (!read.ok) throw new Unreadable(messages.formula(place, read.error.message));
  const atom = atomsOf(read.formula)
    .map((own) => printFormula(own))
    .find((own) => !model.atoms.includes(own));
  if (atom !== undefined) throw new Unreadable(messages.formula(place, messages.unknownAtom(atom)));
  const agent = agentsOf(read.formula).find((name) => !model.agents.includes(name));
  if (agent !== undefined) throw new Unreadable(messages.formula(place, messages.unknownAgent(agent)));
  return read.formula;
}

function atomIn(text: string, place: string, model: PlainModel): AtomFormula {
  const formula = formulaIn(text, place, model);
  if (formula.kind !== 'atom') throw new Unreadable(messages.noAtom(place));
  return formula;
}

/** Atoms are listed in the very form in which formulas are printed, so that they can be found again. */
function checkAtom(text: string): void {
  const read = parseFormula(text);
  if (!read.ok) throw new Unreadable(messages.formula('atoms', read.error.message));
  if (read.formula.kind !== 'atom') throw new Unreadable(messages.noAtom(`atoms, "${text}"`));
  const right = printFormula(read.formula);
  if (right !== text) throw new Unreadable(messages.atomNotPlain(text, right));
}
