/**
 * Checks the types as `tsc` does and lints as `eslint .` does. Both ask the same program for its types, which are found out once.
 *
 * Prints what is wrong, then a line for each that was done: `types: ok` or `types: failed`, `lint: ok` or `lint: failed`.
 */
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from './install.mjs';

/** @type {ts.FormatDiagnosticsHost} */
const paths = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** @param {readonly ts.Diagnostic[]} diagnostics */
function told(diagnostics) {
  return ts.formatDiagnostics(diagnostics, paths);
}

/** The program of tsconfig.json. */
function programOf() {
  const file = path.join(root, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(told([diagnostic]));
    },
  });
  if (parsed === undefined || parsed.errors.length > 0) throw new Error(told(parsed?.errors ?? []));
  return ts.createProgram(parsed.fileNames, parsed.options);
}

/**
 * @param {string} check
 * @param {boolean} ok
 * @param {string} output
 */
function tell(check, ok, output) {
  process.stdout.write(`${output}${check}: ${ok ? 'ok' : 'failed'}\n`);
  if (!ok) process.exitCode = 1;
}

const program = programOf();
const wrong = ts.getPreEmitDiagnostics(program);
tell('types', wrong.length === 0, told(wrong));

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
const faults = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
tell('lint', results.length > 0 && faults === 0, await formatter.format(results));
