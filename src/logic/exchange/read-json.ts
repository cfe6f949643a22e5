import { cellsOf } from '../plain/partitions.ts';
import type { PlainModel } from '../plain/plain-model.ts';
import { plainModel } from '../plain/plain-model.ts';
import type { LabFile, LabQuery, Reading } from './lab-file.ts';
import { reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import { atomOf, eventModelIn, formulaIn, jsonOfFormat, numberIn, relationsIn } from './read-parts.ts';
import type { ModelJson } from './schema.ts';
import { FORMAT, modelSchema } from './schema.ts';

/** Reads a model from its JSON, as docs/models.md and docs/model.schema.json describe it. Never throws for a faulty text. */
export function readModel(text: string): Reading<LabFile> {
  return reading(() => {
    return labFileIn(jsonOfFormat(text, FORMAT, modelSchema));
  });
}

/** What a model's JSON says. @throws Unreadable with the place of what is wrong. */
export function labFileIn(json: ModelJson): LabFile {
  const isS5 = json.kind === 's5';
  for (const atom of json.atoms) atomOf(atom);
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

function refuseOtherRelations({ agents, relations, worlds }: PlainModel): void {
  for (const [agent, relation] of relations.entries()) {
    const read = cellsOf(relation);
    if (read.ok) continue;
    const { from, to, because } = read.missing;
    const problem = messages.notEquivalence(agents[agent], worlds[from].name, worlds[to].name, because);
    throw new Unreadable(`${problem} ${messages.onlyPlain}`);
  }
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
