import { Refusal } from '../../engine/refusal.ts';
import type { Query } from '../../logic/formula/structure.ts';
import type { LabFile, LabQuery } from '../../logic/exchange/lab-file.ts';
import { openText } from '../../logic/exchange/open-text.ts';
import { asPartitions } from '../../logic/plain/partitions.ts';
import { plainTruth } from '../../logic/plain/plain-truth.ts';
import { MeaningError, truth } from '../../logic/truth.ts';
import { valuedInterpretation } from '../../logic/valued-model.ts';
import type { Facts, Knowledge } from '../../logic/knowledge.ts';
import { knowledgeOf, readStructure } from '../../logic/symbolic/choice.ts';
import { NodesOverBudget } from '../../logic/symbolic/node-table.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

/** So many states are listed in an answer; of more, the first ones. */
const MOST_STATES = 100_000;

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
      const knowledge = within(nameOf(file), () => knowledgeOf(readStructure(structure)));
      return structure.queries.map((query, index) => {
        const place = messages.queryPlace(nameOf(file), index + 1);
        const answer = within(place, () => answerQuery(knowledge, query));
        return JSON.stringify({ file, query: query.kind, formula: query.text, ...answer });
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
    const worlds = within(messages.queryPlace(nameOf(file), index + 1), () => where(query));
    const answer =
      query.world !== null
        ? worlds[query.world] === 1
        : query.kind === 'VALID?'
          ? !worlds.includes(0)
          : model.worlds.filter((_, world) => worlds[world] === 1).map(({ name }) => name);
    return JSON.stringify({ file, query: query.kind, formula: query.text, answer });
  });
}

/** Does some work; what is wrong with the structure is said with its place. */
function within<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof NodesOverBudget)
      throw new Refusal(messages.inFile(place, messages.tooManyNodes(error.budget)));
    const isRefused = error instanceof RangeError || error instanceof MeaningError;
    throw isRefused ? new Refusal(messages.inFile(place, error.message)) : error;
  }
}

interface Answer {
  /** True or false; for `WHERE?` the states, each with its variables ascending, in the order of a dictionary. */
  readonly answer: boolean | readonly (readonly number[])[];
  /** In how many states the formula holds, if not all of them are listed. Written as text, since it may be any number. */
  readonly states?: string;
}

function answerQuery(knowledge: Knowledge, { kind, state = [], formula }: Query): Answer {
  switch (kind) {
    case 'TRUE?': {
      const situation = knowledge.at(state.map(String));
      if (situation === null) throw new RangeError(messages.unlawful(state));
      return { answer: situation.holds(formula) };
    }
    case 'VALID?':
      return { answer: knowledge.valid(formula) };
    case 'WHERE?': {
      const { count, worlds } = knowledge.where(formula, MOST_STATES);
      const answer = worlds.map(numbersOf);
      return count > MOST_STATES ? { answer, states: String(count) } : { answer };
    }
  }
}

function numbersOf(facts: Facts): readonly number[] {
  return facts.map(Number);
}
