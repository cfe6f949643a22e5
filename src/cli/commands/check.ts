import { Refusal } from '../../engine/refusal.ts';
import type { Query, Structure } from '../../logic/formula/structure.ts';
import { parseStructure } from '../../logic/formula/structure.ts';
import type { Facts, Knowledge } from '../../logic/knowledge.ts';
import { knowledgeOf, readStructure } from '../../logic/symbolic/choice.ts';
import { NodesOverBudget } from '../../logic/symbolic/node-table.ts';
import type { Command } from '../command.ts';
import type { Files } from '../files.ts';
import { nameOf } from '../files.ts';
import { messages } from '../messages.ts';
import { Misuse } from '../misuse.ts';

/** So many states are listed in an answer; of more, the first ones. */
const MOST_STATES = 100_000;

/** Answers the queries of structures in SMCDEL's text format: one line for each query, in the files' order. */
export const checkCommand: Command = {
  name: 'check',
  usage: 'FILE...',
  summary: messages.summaries.check,
  options: [],
  run: ({ words }, files) => {
    if (words.length === 0) throw new Misuse(messages.missingWord('FILE'));
    return words.flatMap((file) => {
      const structure = parseFile(file, files);
      const knowledge = within(nameOf(file), () => knowledgeOf(readStructure(structure)));
      return structure.queries.map((query, index) => {
        const place = messages.queryPlace(nameOf(file), index + 1);
        const answer = within(place, () => answerQuery(knowledge, query));
        return JSON.stringify({ file, query: query.kind, formula: query.text, ...answer });
      });
    });
  },
};

function parseFile(file: string, files: Files): Structure {
  const read = parseStructure(files.read(file));
  if (read.ok) return read.structure;
  throw new Refusal(messages.inFile(nameOf(file), read.error.message));
}

/** Does some work; what is wrong with the structure is said with its place. */
function within<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof NodesOverBudget)
      throw new Refusal(messages.inFile(place, messages.tooManyNodes(error.budget)));
    throw error instanceof RangeError ? new Refusal(messages.inFile(place, error.message)) : error;
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
