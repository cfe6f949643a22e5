/** `npm run -s fuzz`: a million random operations on decision diagrams, compared with truth tables; JSON on standard output. */
import { bundle, run } from './bundle.mjs';

try {
  await run(await bundle('fuzz', 'bench/fuzz.ts', ['src', 'bench', 'tests/support']));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 2;
}
