/** `npm run -s missed -- --games 2`: what the views of Rooms miss of exact knowledge in small houses; JSON lines on standard output. */
import { bundle, run } from './bundle.mjs';

try {
  await run(await bundle('missed', 'bench/missed.ts', ['src', 'bench', 'tests/support']));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 2;
}
