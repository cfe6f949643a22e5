import fs from 'node:fs';
import { Refusal } from '../engine/refusal.ts';
import { messages } from './messages.ts';

/** Where the command line reads from. */
export interface Files {
  /** The text of a file; of standard input for `-`. @throws Refusal that names the file if it cannot be read. */
  read(file: string): string;
}

const STANDARD_INPUT = 0;

export const localFiles: Files = {
  read: (file) => {
    try {
      const bytes = fs.readFileSync(file === '-' ? STANDARD_INPUT : file);
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (error) {
      throw new Refusal(messages.unreadable(nameOf(file), reasonOf(error)));
    }
  },
};

/** A file's name as messages tell it. */
export function nameOf(file: string): string {
  return file === '-' ? messages.standardInput : file;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(REASONS, code) ? REASONS[code] : error instanceof Error ? error.message : String(error);
}

const REASONS: Readonly<Record<string, string>> = messages.fileFaults;
