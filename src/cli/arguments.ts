import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { messages } from './messages.ts';
import { Misuse } from './misuse.ts';

/** What was given to a command: the words in their order, and the options by name. */
export interface Arguments {
  readonly words: readonly string[];
  /** The text of an option; undefined if it was not given. */
  text(option: string): string | undefined;
  /** Was an option given that takes no value? */
  flag(option: string): boolean;
  /** The whole number of an option; undefined if it was not given. @throws Misuse for anything but a whole number in the range. */
  number(option: string, least: number, most: number): number | undefined;
}

/**
 * Reads what follows a command's name.
 * @throws Misuse for an option that is unknown, given twice, or lacks its value.
 */
export function readArguments(
  given: readonly string[],
  options: readonly string[],
  flags: readonly string[],
): Arguments {
  const values = new Map<string, string>();
  const seen = new Set<string>();
  const words: string[] = [];
  const config: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of options) config[name] = { type: 'string' };
  for (const name of flags) config[name] = { type: 'boolean' };
  const { tokens } = parseArgs({
    args: [...given],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const takesValue = options.includes(name);
    if (!rawName.startsWith('--') || !(takesValue || flags.includes(name))) {
      throw new Misuse(
        messages.unknownOption(
          rawName,
          [...options, ...flags].map((known) => `--${known}`),
        ),
      );
    }
    if (seen.has(name)) throw new Misuse(messages.optionTwice(rawName));
    seen.add(name);
    if (takesValue && (value === undefined || value === '')) throw new Misuse(messages.noValue(rawName));
    if (!takesValue && value !== undefined) throw new Misuse(messages.strayValue(rawName, value));
    if (value !== undefined) values.set(name, value);
  }
  return {
    words,
    text: (option) => values.get(option),
    flag: (option) => seen.has(option),
    number: (option, least, most) => {
      const text = values.get(option);
      return text === undefined ? undefined : wholeNumber(`--${option}`, text, least, most);
    },
  };
}

/** Reads a whole number. @throws Misuse that names what it is for, if it is none or out of range. */
export function wholeNumber(what: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Misuse(messages.number(what, text, least, most));
}

/** The only word that a command takes, such as the name of a game. @throws Misuse if there is none, or more than one. */
export function onlyWord({ words }: Arguments, what: string): string {
  if (words.length === 0) throw new Misuse(messages.missingWord(what));
  if (words.length > 1) throw new Misuse(messages.strayWord(words[1]));
  return words[0];
}
