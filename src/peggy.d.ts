/** A grammar, compiled to a parser by scripts/peggy-plugin.ts. */
declare module '*.peggy' {
  interface Position {
    readonly offset: number;
    readonly line: number;
    readonly column: number;
  }

  interface Location {
    readonly source: string | undefined;
    readonly start: Position;
    readonly end: Position;
  }

  /** What the parser would have accepted at the place of the error. */
  type Expectation =
    | { readonly type: 'literal'; readonly text: string; readonly ignoreCase: boolean }
    | {
        readonly type: 'class';
        readonly parts: readonly (string | readonly string[])[];
        readonly inverted: boolean;
        readonly ignoreCase: boolean;
      }
    | { readonly type: 'any' }
    | { readonly type: 'end' }
    | { readonly type: 'other'; readonly description: string };

  /** Names of the rules that `startRule` may ask for; the first is the default. */
  export const StartRules: readonly string[];

  export function parse(input: string, options?: { startRule?: string; grammarSource?: string }): unknown;

  export class SyntaxError extends globalThis.SyntaxError {
    /** Null if an action of the grammar threw the error itself, by `error(message)`. */
    readonly expected: readonly Expectation[] | null;
    readonly found: string | null;
    readonly location: Location;
    format(sources: readonly { source: string | undefined; text: string }[]): string;
  }
}
