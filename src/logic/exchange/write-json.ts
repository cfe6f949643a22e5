import { printFormula } from '../formula/print.ts';
import { cellsOf } from '../plain/partitions.ts';
import type { PlainEventModel } from '../plain/plain-events.ts';
import type { Relation } from '../plain/relation.ts';
import { pairsOf } from '../plain/relation.ts';
import type { LabFile } from './lab-file.ts';
import type { AgentJson, EventsJson, ModelJson } from './schema.ts';
import { FORMAT, FORMAT_VERSION } from './schema.ts';

/** A model as JSON, which `readModel` reads. One line, or one for each part if it is for people. */
export function writeModel(labFile: LabFile, forPeople = false): string {
  return writeJson(jsonOf(labFile), forPeople);
}

/** JSON in one line, or one for each part if it is for people. */
export function writeJson(json: object, forPeople: boolean): string {
  if (!forPeople) return JSON.stringify(json);
  const lines = Object.entries(json).map(([key, value]) => `${JSON.stringify(key)}: ${writeField(value)}`);
  return `{\n  ${lines.join(',\n  ')}\n}`;
}

/** A list with an item in each line, anything else in one. */
function writeField(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n    ${value.map((item) => JSON.stringify(item)).join(',\n    ')}\n  ]`;
}

/** A model as a value of JSON. */
export function jsonOf({ model, isS5, actual, eventModel, queries, notation }: LabFile): ModelJson {
  const names = model.worlds.map(({ name }) => name);
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    kind: isS5 ? 's5' : 'plain',
    atoms: [...model.atoms],
    worlds: model.worlds.map(({ name, facts }) => ({ name, true: model.atoms.filter((atom) => facts.has(atom)) })),
    agents: agentsOf(model.agents, model.relations, names),
    ...(actual === null ? {} : { actual: names[actual] }),
    ...(eventModel === null ? {} : { events: eventsOf(eventModel) }),
    ...(queries.length === 0
      ? {}
      : {
          queries: queries.map(({ kind, world, text }) => ({
            kind,
            ...(world === null ? {} : { at: names[world] }),
            formula: text,
          })),
        }),
    ...(notation === null ? {} : { notation }),
  };
}

/** Cells for equivalences, leaving out whoever is alone; pairs for all else. */
function agentsOf(agents: readonly string[], relations: readonly Relation[], names: readonly string[]): AgentJson[] {
  return agents.map((name, agent) => {
    const relation = relations[agent];
    const read = cellsOf(relation);
    if (!read.ok) return { name, pairs: [...pairsOf(relation)].map(([from, to]) => [names[from], names[to]]) };
    const firsts = read.value.filter(
      (cell, point, cells) => cells.indexOf(cell) === point && relation[point].length > 1,
    );
    const cells = Array.from(firsts, (cell) => Array.from(relation[read.value.indexOf(cell)], (point) => names[point]));
    return { name, cells };
  });
}

/** An event model as it is written in JSON. */
export function eventsOf({ agents, events, relations }: PlainEventModel): EventsJson {
  return {
    events: events.map(({ name, precondition, postconditions }) => ({
      name,
      precondition: printFormula(precondition),
      postconditions: postconditions.map(({ atom, becomes }) => ({
        atom: printFormula(atom),
        becomes: printFormula(becomes),
      })),
    })),
    agents: agentsOf(
      agents,
      relations,
      events.map(({ name }) => name),
    ),
  };
}
