import { Refusal } from '../../engine/refusal.ts';
import { onlyWord } from '../arguments.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { parseJson } from '../json.ts';
import { messages } from '../messages.ts';
import { answerScenario, readScenario } from '../scenario.ts';
import { readBudget } from '../seating.ts';
import { Tables } from '../tables.ts';

/** Plays a scenario, or a list of them, and answers its queries: one line for each. */
export const knowCommand: Command = {
  name: 'know',
  usage: 'FILE [--budget WORLDS]',
  summary: messages.summaries.know,
  options: ['budget'],
  run: (given, files) => {
    const file = onlyWord(given, 'FILE');
    const tables = new Tables(readBudget(given));
    const value = parseJson(files.read(file), nameOf(file));
    const place = (index: number) =>
      Array.isArray(value) ? messages.scenarioPlace(nameOf(file), index + 1) : nameOf(file);
    const scenarios: unknown[] = Array.isArray(value) ? value : [value];
    return scenarios.map((scenario, index) => answer(scenario, tables, place(index)));
  },
};

function answer(scenario: unknown, tables: Tables, place: string): string {
  try {
    return JSON.stringify(answerScenario(readScenario(scenario), tables));
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(messages.inFile(place, error.message)) : error;
  }
}
