import { Refusal } from '../../engine/refusal.ts';
import type { LabFile, LabQuery } from '../../logic/exchange/lab-file.ts';
import { openText, placeOfFile, structureFileOfText } from '../../logic/exchange/open-text.ts';
import type { StructureQuery } from '../../logic/exchange/structure-file.ts';
import type { Place } from '../../logic/exchange/take-step.ts';
import { asPartitions } from '../../logic/plain/partitions.ts';
import { plainTruth } from '../../logic/plain/plain-truth.ts';
import { MeaningError, truth } from '../../logic/truth.ts';
import { valuedInterpretation } from '../../logic/valued-model.ts';
import { NodesOverBudget } from '../../logic/symbolic/node-table.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

/** So many states are listed in an answer; of more, the first ones. */
const MOST_STATES = 100_000;

/** Answers the queries of structures in SMCDEL's text format or in JSON, and of models in JSON: one line for each query, in the files' order. */
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
      const structure = structureFileOfText(read.value);
      const state = within(nameOf(file), () => placeOfFile(structure));
      const isNumbered = read.value.kind === 'structure';
      return structure.queries.map((query, index) => {
        const place = messages.queryPlace(nameOf(file), index + 1);
        const answer = within(place, () => answerQuery(state, query, isNumbered));
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
  /** True or false; for `WHERE?` the states, each with its true variables or atoms in their order, in the order of a dictionary. */
  readonly answer: boolean | readonly (readonly (number | string)[])[];
  /** In how many states the formula holds, if not all of them are listed. Written as text, since it may be any number. */
  readonly states?: string;
}

/** In SMCDEL's format atoms are numbers; there every `TRUE?` has its state. */
function answerQuery(
  { knowledge, situation }: Place,
  { kind, at, formula }: StructureQuery,
  isNumbered: boolean,
): Answer {
  switch (kind) {
    case 'TRUE?': {
      const here = at === null ? situation : knowledge.at(at);
      if (here === null) throw new RangeError(messages.unlawful(at));
      return { answer: here.holds(formula) };
    }
    case 'VALID?':
      return { answer: knowledge.valid(formula) };
    case 'WHERE?': {
      const { count, worlds } = knowledge.where(formula, MOST_STATES);
      const answer = isNumbered ? worlds.map((facts) => facts.map(Number)) : worlds;
      return count > MOST_STATES ? { answer, states: String(count) } : { answer };
    }
  }
}
