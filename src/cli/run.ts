import { Refusal } from '../engine/refusal.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { balanceCommand } from './commands/balance.ts';
import { checkCommand } from './commands/check.ts';
import { convertCommand } from './commands/convert.ts';
import { gamesCommand } from './commands/games.ts';
import { knowCommand } from './commands/know.ts';
import { mergeCommand } from './commands/merge.ts';
import { playCommand } from './commands/play.ts';
import { simulateCommand } from './commands/simulate.ts';
import { solveCommand } from './commands/solve.ts';
import type { Files } from './files.ts';
import { messages } from './messages.ts';
import { Misuse } from './misuse.ts';

const COMMANDS: readonly Command[] = [
  gamesCommand,
  playCommand,
  simulateCommand,
  mergeCommand,
  balanceCommand,
  knowCommand,
  solveCommand,
  checkCommand,
  convertCommand,
];

/** What is to be printed where, and the exit code. */
export interface Outcome {
  readonly output: string;
  readonly complaint: string;
  readonly code: number;
}

/** Options that stand alone. The output is JSON with `--json` and without: a script that wants to be sure can say so. */
const FLAGS = ['json'];

/** The exit code for what cannot be understood or done. */
const BAD_INPUT = 2;

/**
 * Does what a command line asks. Standard output gets JSON lines (or the usage, if that was asked for) and nothing else; what is
 * wrong with the input is said on standard error. Throws only what is a fault of the program.
 */
export function runCommandLine(words: readonly string[], files: Files): Outcome {
  const [name, ...rest] = words;
  if (name === undefined) return complain(messages.noCommand, messages.usage(COMMANDS));
  if (isHelp(name) || name === 'help') return { output: messages.usage(COMMANDS), complaint: '', code: 0 };
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return complain(messages.unknownCommand(name), messages.usage(COMMANDS));
  if (rest.some(isHelp)) return { output: messages.commandUsage(command), complaint: '', code: 0 };
  try {
    const lines = command.run(readArguments(rest, command.options, [...FLAGS, ...(command.flags ?? [])]), files);
    return { output: lines.map((line) => `${line}\n`).join(''), complaint: '', code: 0 };
  } catch (error) {
    if (error instanceof Misuse) return complain(error.message, messages.commandUsage(command));
    if (error instanceof Refusal) return complain(error.message, '');
    throw error;
  }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function complain(problem: string, usage: string): Outcome {
  return { output: '', complaint: `${problem}\n${usage}`, code: BAD_INPUT };
}
