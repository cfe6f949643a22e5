import { Refusal } from '../../engine/refusal.ts';
import type { Query, Structure } from '../../logic/formula/structure.ts';
import type { LabFile, LabQuery } from '../../logic/exchange/lab-file.ts';
import { openText } from '../../logic/exchange/open-text.ts';
import { asPartitions } from '../../logic/plain/partitions.ts';
import { plainTruth } from '../../logic/plain/plain-truth.ts';
import type { StructureModel } from '../../logic/structure-model.ts';
import { structureModel } from '../../logic/structure-model.ts';
import { MeaningError, truth } from '../../logic/truth.ts';
import { valuedInterpretation } from '../../logic/valued-model.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

/** Answers the queries of structures in SMCDEL's text format and of models in JSON: one line for each query, in the files' order. */
export const checkCommand: Command = {
  name: 'check',
  usage: 'FILE...',
  summary: messages.summaries.check,
  options: [],
  run: ({ words }, files) => {
    if (words.length === 0) throw new Misuse(messages.missingWord('FILE'));
    return words.flatMap((file) => {
      const read = openText(files.read(file));
      if (!read.ok) throw new Refusal(messages.inFile(nameOf(file), read.problem));
      if (read.value.kind === 'labFile') return answersOf(file, read.value.labFile);
      const { structure } = read.value;
      const listed = listStates(structure, nameOf(file));
      return structure.queries.map((query, index) => {
        const answer = answerQuery(listed, query, messages.queryPlace(nameOf(file), index + 1));
        return JSON.stringify({ file, query: query.kind, formula: query.text, answer });
      });
    });
  },
};

/** The answers to a model's queries; for `WHERE?` the names of worlds, in the model's order. */
function answersOf(file: string, { model, queries }: LabFile): string[] {
  const read = asPartitions(model);
  const where = ({ formula }: LabQuery) =>
    read.ok ? truth(read.valued.model, formula, valuedInterpretation(read.valued)) : plainTruth(model, formula);
  return queries.map((query, index) => {
    const worlds = meaningful(messages.queryPlace(nameOf(file), index + 1), () => where(query));
    const answer =
      query.world !== null
        ? worlds[query.world] === 1
        : query.kind === 'VALID?'
          ? !worlds.includes(0)
          : model.worlds.filter((_, world) => worlds[world] === 1).map(({ name }) => name);
    return JSON.stringify({ file, query: query.kind, formula: query.text, answer });
  });
}

/** Evaluates a query; that it means nothing there is a reason to refuse it. */
function meaningful<Value>(place: string, evaluate: () => Value): Value {
  try {
    return evaluate();
  } catch (error) {
    throw error instanceof MeaningError ? new Refusal(messages.inFile(place, error.message)) : error;
  }
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
  const worlds = meaningful(place, () => truth(listed.model, formula, listed.interpretation));
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
