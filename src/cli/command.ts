import type { Arguments } from './arguments.ts';
import type { Files } from './files.ts';

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What may follow the name: `GAME --games N [--seed S]`. */
  readonly usage: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** The options that take a value. */
  readonly options: readonly string[];
  /** Those that take none. */
  readonly flags?: readonly string[];
  /**
   * Does the command's work and gives the lines to print, each a JSON text (of `convert`, the text of the file). Nothing is printed unless all of it comes out well.
   * @throws Misuse for arguments that do not fit, Refusal for anything else that was asked and cannot be done.
   */
  run(given: Arguments, files: Files): readonly string[];
}
