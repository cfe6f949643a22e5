import { readJson } from '../../kit/json-text.ts';
import type { Structure } from '../formula/structure.ts';
import { parseStructure } from '../formula/structure.ts';
import { fromPartitions } from '../plain/partitions.ts';
import { knowledgeOf } from '../symbolic/choice.ts';
import type { LabFile, Reading } from './lab-file.ts';
import { labFileOf, reading, Unreadable } from './lab-file.ts';
import { exchangeMessages as messages } from './messages.ts';
import { unpackModel } from './model-link.ts';
import { isPlaygroundLink, readPlayground } from './playground.ts';
import { readModel } from './read-json.ts';
import { readStructureFile } from './read-structure.ts';
import { STRUCTURE_FORMAT } from './schema.ts';
import type { StructureFile } from './structure-file.ts';
import { structureIn } from './structure-file.ts';
import type { Place } from './take-step.ts';
import { placeAt, takeStep } from './take-step.ts';
import { structureFileOf } from './write-structure.ts';

/** What a text of any known format holds. */
export type OpenedText =
  | { readonly kind: 'structure'; readonly structure: Structure }
  | { readonly kind: 'structureFile'; readonly file: StructureFile }
  /** `because` says why a model from elsewhere is no S5 model; null if it is one, or said itself what it is. */
  | { readonly kind: 'labFile'; readonly labFile: LabFile; readonly because: string | null };

/** More worlds than this are not listed with their names. */
export const MOST_NAMED_WORLDS = 20_000;

/** Reads a structure in SMCDEL's format, a structure or a model in JSON, a link with one, or a link of the modal logic playground. */
export function openText(text: string): Reading<OpenedText> {
  const start = text.slice(0, 1000).trimStart();
  if (start.startsWith('{') && !start.startsWith('{-')) return openJson(text);
  const [address] = /^(?:\S*#)?(?=m1\.)/.exec(start) ?? [];
  if (address !== undefined) {
    const json = unpackModel(text.trimStart().slice(address.length));
    return json.ok ? openJson(json.value) : json;
  }
  if (isPlaygroundLink(start)) {
    const read = readPlayground(text.trim());
    return read.ok ? { ok: true, value: { kind: 'labFile', ...read.value } } : read;
  }
  const read = parseStructure(text);
  return read.ok
    ? { ok: true, value: { kind: 'structure', structure: read.structure } }
    : { ok: false, problem: read.error.message };
}

function openJson(text: string): Reading<OpenedText> {
  if (isStructureFile(text)) {
    const read = readStructureFile(text);
    return read.ok ? { ok: true, value: { kind: 'structureFile', file: read.value } } : read;
  }
  const read = readModel(text);
  return read.ok ? { ok: true, value: { kind: 'labFile', labFile: read.value, because: null } } : read;
}

function isStructureFile(text: string): boolean {
  const json = readJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return false;
  return 'format' in json.value && json.value.format === STRUCTURE_FORMAT;
}

/** What a text holds as a file of a structure: a model too, if it is to be kept as a law. */
export function structureFileOfText(opened: OpenedText): StructureFile {
  if (opened.kind === 'structureFile') return opened.file;
  if (opened.kind === 'structure') return structureFileOf(opened.structure);
  const { model, actual, eventModel, queries, notation } = opened.labFile;
  const factsAt = (world: number) => model.atoms.filter((atom) => model.worlds[world].facts.has(atom));
  return {
    source: { kind: 'model', model },
    actual: actual === null ? null : factsAt(actual),
    steps: [],
    eventModel,
    queries: queries.map(({ kind, world, formula, text }) => ({
      kind,
      at: world === null ? null : factsAt(world),
      formula,
      text,
    })),
    notation,
  };
}

/**
 * What is known after a structure's steps; worlds are listed or kept as a law, as `knowledgeOf` chooses.
 * @throws Unreadable and RangeError if the file does not fit itself.
 * @throws NodesOverBudget
 */
export function placeOfFile({ source, actual, steps }: StructureFile, mostListed?: number, budget?: number): Place {
  return steps.reduce(takeStep, placeAt(knowledgeOf(structureIn(source, budget), mostListed), actual));
}

/** The model of a text; a structure's states are listed, and each is named by its true variables. */
export function labFileOfText(opened: OpenedText): Reading<LabFile> {
  return opened.kind === 'labFile'
    ? { ok: true, value: opened.labFile }
    : labFileOfStructure(structureFileOfText(opened));
}

/** A structure's states after its steps as a model, its queries with it. A state against the law is refused. */
export function labFileOfStructure(file: StructureFile): Reading<LabFile> {
  return reading(() => labFileOfPlace(placeOfFile(file, MOST_NAMED_WORLDS), file));
}

/**
 * The worlds of a place as a model, each named by its true atoms, and what goes with it.
 * @throws OverBudget if there are too many.
 * @throws Unreadable if a question is asked at a world that is not there.
 */
export function labFileOfPlace(
  { knowledge, situation }: Place,
  { queries, eventModel, notation }: Pick<StructureFile, 'queries' | 'eventModel' | 'notation'>,
): LabFile {
  const { valued, world: actual } =
    situation?.listed(MOST_NAMED_WORLDS) ?? ({ valued: knowledge.listed(MOST_NAMED_WORLDS), world: null } as const);
  const numberOf = new Map<string, number>();
  for (const [world, state] of valued.model.states.entries()) {
    let name = nameOfFacts(valued.atoms.filter((atom) => valued.valuations[state].has(atom)));
    while (numberOf.has(name)) name += '′';
    numberOf.set(name, world);
  }
  return {
    ...labFileOf(fromPartitions(valued, [...numberOf.keys()]), true),
    actual,
    eventModel,
    notation,
    queries: queries.map(({ kind, at, formula, text }) => {
      if (kind !== 'TRUE?') return { kind, world: null, formula, text };
      const facts = at === null ? null : valued.atoms.filter((atom) => at.includes(atom));
      const world = facts === null ? actual : numberOf.get(nameOfFacts(facts));
      if (world === undefined || world === null) throw new Unreadable(messages.unlawful(at ?? []));
      return { kind, world, formula, text };
    }),
  };
}

/** A world as it is named: its true atoms, in their order. */
export function nameOfFacts(facts: readonly string[]): string {
  return `{${facts.join(',')}}`;
}
