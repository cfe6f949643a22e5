import { Refusal } from '../../src/engine/refusal.ts';
import type { Outcome } from '../../src/cli/run.ts';
import { runCommandLine } from '../../src/cli/run.ts';

/** Runs the command line in this process, with files that exist in the test only. `words` are split at spaces. */
export function commandLine(words: string | readonly string[], files: Readonly<Record<string, string>> = {}): Outcome {
  return runCommandLine(typeof words === 'string' ? words.split(' ') : words, {
    read: (file) => {
      if (Object.hasOwn(files, file)) return files[file];
      throw new Refusal(`${file} cannot be read.`);
    },
  });
}

/** What a command prints, line by line. It must print nothing but JSON, and complain of nothing. */
export function printed(words: string | readonly string[], files: Readonly<Record<string, string>> = {}): unknown[] {
  const { output, complaint, code } = commandLine(words, files);
  if (code !== 0 || complaint !== '') throw new Error(complaint);
  if (!output.endsWith('\n')) throw new Error('The last line is not ended.');
  return output.slice(0, -1).split('\n').map(parsed);
}

/** What a command complains of; it must print nothing. */
export function complaintOf(words: string | readonly string[], files: Readonly<Record<string, string>> = {}): string {
  const { output, complaint, code } = commandLine(words, files);
  if (code !== 2 || output !== '') throw new Error(`exit code ${code}: ${output}`);
  return complaint;
}

/** Reads JSON without claiming to know what it holds. */
export function parsed(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return value;
}
