import type { Formula } from '../formula/formula.ts';
import { printFormula } from '../formula/print.ts';
import type { Structure } from '../formula/structure.ts';
import { descriptionOf } from '../symbolic/choice.ts';
import type { SightDescription } from '../symbolic/structure-description.ts';
import { labFileOf } from './lab-file.ts';
import type { StructureJson } from './schema.ts';
import { FORMAT_VERSION, STRUCTURE_FORMAT } from './schema.ts';
import type { StructureFile, StructureSource } from './structure-file.ts';
import { eventsOf, jsonOf, writeJson } from './write-json.ts';

/** A structure and what happens to it as JSON, which `readStructureFile` reads. */
export function writeStructureFile(file: StructureFile, forPeople = false): string {
  const { source, actual, steps, eventModel, queries, notation } = file;
  const json: StructureJson = {
    format: STRUCTURE_FORMAT,
    version: FORMAT_VERSION,
    ...sourceJson(source),
    ...(actual === null ? {} : { actual: [...actual] }),
    ...(steps.length === 0 ? {} : { steps: [...steps] }),
    ...(eventModel === null ? {} : { events: eventsOf(eventModel) }),
    ...(queries.length === 0
      ? {}
      : {
          queries: queries.map(({ kind, at, text }) => ({
            kind,
            ...(at === null ? {} : { at: [...at] }),
            formula: text,
          })),
        }),
    ...(notation === null ? {} : { notation }),
  };
  return writeJson(json, forPeople);
}

function sourceJson(source: StructureSource): Pick<StructureJson, 'atoms' | 'law' | 'agents' | 'model'> {
  if (source.kind === 'model') return { model: jsonOf(labFileOf(source.model, true)) };
  const { agents, atoms, law, sights } = source.description;
  const texts = new Map<Formula, string>(atoms.map((atom) => [atom, printFormula(atom)]));
  return {
    atoms: [...texts.values()],
    law: printFormula(law),
    agents: agents.map((name, agent) => ({ name, ...sightJson(sights[agent], texts) })),
  };
}

/** `known` has the texts of atoms: many agents may see the same. */
function sightJson(sights: readonly SightDescription[], known: ReadonlyMap<Formula, string>) {
  const texts = (formulas: readonly Formula[]) =>
    formulas.map((formula) => known.get(formula) ?? printFormula(formula));
  if (sights.length === 1 && sights[0].when.kind === 'top') return { sees: texts(sights[0].sees) };
  return { cases: sights.map(({ when, sees }) => ({ when: printFormula(when), sees: texts(sees) })) };
}

/** A structure in SMCDEL's format as a file of this program: its atoms are the variables' numbers, its queries come along. */
export function structureFileOf(structure: Structure): StructureFile {
  return {
    source: { kind: 'described', description: descriptionOf(structure) },
    actual: null,
    steps: [],
    eventModel: null,
    queries: structure.queries.map(({ kind, state, formula, text }) => ({
      kind,
      at: state === undefined ? null : state.map(String),
      formula,
      text,
    })),
    notation: null,
  };
}
