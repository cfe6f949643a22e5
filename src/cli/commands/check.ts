import { Refusal } from '../../engine/refusal.ts';
import type { Query, Structure } from '../../logic/formula/structure.ts';
import { parseStructure } from '../../logic/formula/structure.ts';
import type { StructureModel } from '../../logic/structure-model.ts';
import { structureModel } from '../../logic/structure-model.ts';
import { truth } from '../../logic/truth.ts';
import type { Command } from '../command.ts';
import type { Files } from '../files.ts';
import { nameOf } from '../files.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

/** Answers the queries of structures in SMCDEL's text format: one line for each query, in the files' order. */
export const checkCommand: Command = {
  name: 'check',
  usage: 'FILE...',
  summary: messages.summaries.check,
  options: [],
  run: ({ words }, files) => {
    if (words.length === 0) throw new Misuse(messages.missingWord('FILE'));
    return words.flatMap((file) => {
      const structure = readStructure(file, files);
      const listed = listStates(structure, nameOf(file));
      return structure.queries.map((query, index) => {
        const answer = answerQuery(listed, query, messages.queryPlace(nameOf(file), index + 1));
        return JSON.stringify({ file, query: query.kind, formula: query.text, answer });
      });
    });
  },
};

function readStructure(file: string, files: Files): Structure {
  const read = parseStructure(files.read(file));
  if (read.ok) return read.structure;
  throw new Refusal(messages.inFile(nameOf(file), read.error.message));
}

function listStates(structure: Structure, file: string): StructureModel {
  try {
    return structureModel(structure);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal(messages.inFile(file, error.message)) : error;
  }
}

/** True or false; for `WHERE?` the states, each with its variables ascending, in the order of a dictionary. */
function answerQuery(
  listed: StructureModel,
  { kind, state = [], formula }: Query,
  place: string,
): boolean | number[][] {
  const world = kind === 'TRUE?' ? listed.worldOf(state) : 0;
  if (world === undefined) throw new Refusal(messages.inFile(place, messages.unlawful(state)));
  const worlds = truth(listed.model, formula, listed.interpretation);
  switch (kind) {
    case 'TRUE?':
      return worlds[world] === 1;
    case 'VALID?':
      return !worlds.includes(0);
    case 'WHERE?':
      return listed.states
        .filter((_, index) => worlds[index] === 1)
        .map((held) => [...held].sort((one, other) => one - other))
        .sort(byVariables);
  }
}

function byVariables(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < one.length && index < other.length; index++) {
    if (one[index] !== other[index]) return one[index] - other[index];
  }
  return one.length - other.length;
}
