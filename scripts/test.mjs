/**
 * `npm test`: installs what is missing, then runs every check. The last line reads `N passed, N failed`; each static
 * check counts as one, each test as one.
 *
 * Unit tests take both cores; beside them the static checks run one after another. Browser tests come after the unit
 * tests, as soon as the site is built and the browser is there.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';

/**
 * What a check came to. `output` is shown only if something failed.
 * @typedef {{ passed: number, failed: number, note?: string, output: string, failures?: string[] }} Outcome
 */

/** Only ends what hangs: a busy machine takes its time. */
const longest = 30 * 60_000;
const total = { passed: 0, failed: 0 };
/**
 * What failed, a line for each, told once more at the end.
 * @type {string[]}
 */
const failures = [];

/**
 * Runs a program of node_modules/.bin.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function tool([name = '', ...args], env = {}) {
  return run(path.join(root, 'node_modules', '.bin', name), args, env);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(program, args, env = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    child.stdout.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.stderr.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\nStopped by ${signal}.\n`;
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * Runs one check, counts it and prints its section.
 * @param {string} title
 * @param {() => Promise<Outcome>} check
 */
async function section(title, check) {
  const start = performance.now();
  /** @type {Outcome} */
  let outcome;
  try {
    outcome = await check();
  } catch (error) {
    outcome = { passed: 0, failed: 1, output: error instanceof Error ? String(error.stack) : String(error) };
  }
  const { passed, failed, note, output } = outcome;
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  process.stdout.write(`== ${title}: ${verdict}${note ? ` (${note})` : ''}, ${seconds} s\n`);
  if (failed > 0) {
    process.stdout.write(`${output.trim()}\n== end of ${title}\n`);
    failures.push(...(outcome.failures ?? [title]));
  }
  return failed === 0;
}

/**
 * A check that passes or fails as a whole.
 * @param {string} title
 * @param {string[]} command
 */
function whole(title, command) {
  return section(title, async () => {
    const { ok, output } = await tool(command);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  });
}

/** Two checks that are made at once, since they ask for the same types. */
function typesAndLint() {
  const checks = ['types', 'lint'];
  return section(checks.join(' and '), async () => {
    const { ok, output } = await run(process.execPath, [path.join(root, 'scripts', 'types-and-lint.mjs')]);
    const lines = output.split('\n');
    const passed = checks.filter((check) => lines.includes(`${check}: ok`)).length;
    const failures = checks.filter((check) => !lines.includes(`${check}: ok`));
    // It must end well, too.
    if (!ok && failures.length === 0) return { passed: 1, failed: 1, output };
    return { passed, failed: failures.length, output, failures };
  });
}

/**
 * @param {string} title
 * @param {string} why
 */
function notRun(title, why) {
  return section(title, () => Promise.resolve({ passed: 0, failed: 1, note: 'not run', output: why }));
}

/**
 * Runs vitest and counts its tests from its JSON report.
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function vitest(title, args, env) {
  return section(title, async () => {
    const report = path.join(scratch, `${title.replaceAll(' ', '-')}.json`);
    const { ok, output } = await tool(
      [
        'vitest',
        'run',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${report}`,
        ...args,
      ],
      env,
    );
    if (!fs.existsSync(report)) return { passed: 0, failed: 1, note: 'no result', output };
    /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */
    const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const count = { passed: 0, failed: 0, skipped: 0 };
    /** @type {string[]} */
    const named = [];
    for (const { name, status, message, assertionResults } of testResults) {
      const file = path.relative(root, name);
      let failed = 0;
      for (const test of assertionResults) {
        if (test.status === 'passed') count.passed += 1;
        else if (test.status === 'failed') {
          failed += 1;
          named.push(`${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
        } else count.skipped += 1;
      }
      // A file that cannot be loaded, or whose hooks fail, fails without a test of its own.
      if (status === 'failed' && failed === 0) {
        failed = 1;
        named.push(`${file}: ${firstLine(message)}`);
      }
      count.failed += failed;
    }
    if (count.failed === 0 && (!ok || count.passed === 0)) {
      count.failed = 1;
      named.push(`${title}: no test failed, but the whole did`);
    }
    const note = `${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`;
    return { passed: count.passed, failed: count.failed, note, output, failures: named };
  });
}

/** @param {string} [message] */
function firstLine(message = '') {
  return message.trim().split('\n', 1)[0];
}

try {
  ensureInstalled();
} catch (error) {
  process.stdout.write(`== installation: FAILED\n${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}
const chromium = ensureChromium();
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'kripketown-test-'));

/** @param {Promise<boolean>} built */
async function staticChecks(built) {
  if (await built) await whole('bundle size', ['size-limit']);
  else await notRun('bundle size', 'There is no build.');
  await typesAndLint();
  await whole('format', ['prettier', '--check', '.']);
  const cruised = ['src', 'tests', 'bench'].filter((folder) => fs.existsSync(path.join(root, folder)));
  await whole('import boundaries', ['depcruise', ...cruised]);
  await whole('dead code', ['knip', '--no-progress']);
}

/** @param {Promise<boolean>} built */
async function tests(built) {
  await vitest('unit tests', []);
  const found = await chromium;
  if (!(await built)) await notRun('browser tests', 'There is no build.');
  else if (found.browser === undefined) await notRun('browser tests', found.why);
  else await vitest('browser tests', ['--config', 'vitest.e2e.config.ts'], { CHROMIUM: found.browser });
}

try {
  const built = whole('production build', ['vite', 'build', '--logLevel', 'warn']);
  await Promise.all([staticChecks(built), tests(built)]);
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}

for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
