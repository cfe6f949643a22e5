/** `npm run -s bench`: runs the benchmarks of bench/index.ts on Node; JSON on standard output, nothing else. */
import { bundle, run } from './bundle.mjs';

try {
  await run(await bundle('bench', 'bench/index.ts', ['src', 'bench', 'tests/support']));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 2;
}
