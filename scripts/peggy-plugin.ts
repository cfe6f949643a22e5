/**
 * Compiles `*.peggy` grammars, so that `import { parse } from './grammar.peggy'` works in every build and test.
 *
 * A first line such as `// start: Formula Structure` names the rules that may start a parse, the default first;
 * `// start: *` allows every rule; without such a line only the grammar's first rule may start.
 */
import path from 'node:path';
import peggy from 'peggy';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** Compiled grammars by path and text: several builds and test projects may share one process. */
const compiled = new Map<string, string>();

function startRules(grammar: string): string[] | undefined {
  const names = /^\/\/[ \t]*start:(.*)/.exec(grammar)?.[1]?.trim();
  return names === undefined || names === '' ? undefined : names.split(/[\s,]+/);
}

function compile(file: string, grammar: string): string {
  const key = `${file}\n${grammar}`;
  let code = compiled.get(key);
  if (code === undefined) {
    const rules = startRules(grammar);
    code = peggy.generate(grammar, {
      output: 'source',
      format: 'es',
      grammarSource: file,
      ...(rules !== undefined && { allowedStartRules: rules }),
    });
    compiled.set(key, code);
  }
  return code;
}

export function peggyPlugin(): Plugin {
  return {
    name: 'kripketown:peggy',
    enforce: 'pre',
    transform: {
      filter: { id: /\.peggy(?:\?.*)?$/ },
      handler(grammar, id) {
        const file = path.relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
        try {
          return { code: compile(file, grammar), moduleType: 'js', map: { mappings: '' } };
        } catch (error) {
          if (error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError) {
            throw new Error(error.format([{ source: file, text: grammar }]), { cause: error });
          }
          throw error;
        }
      },
    },
  };
}
