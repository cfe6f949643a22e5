/** `npm run -s cli -- COMMAND ...`: the command line. Standard output holds nothing but the program's own. */
import { bundle, run } from './bundle.mjs';

try {
  const program = await bundle('cli', 'src/cli/main.ts', ['src']);
  // npm runs scripts in the project's folder; file names are meant relative to where the user stands.
  const { INIT_CWD: cwd, npm_lifecycle_event: script } = process.env;
  if (script === 'cli' && cwd !== undefined) process.chdir(cwd);
  await run(program);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 2;
}
