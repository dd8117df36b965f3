// `npm test`: builds, checks types, lints, and runs every test, end-to-end ones in both browsers included. A step that fails does not stop the others.
// The last line counts tests and steps: "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const VITEST_RESULTS = join(root, '.cache', 'vitest.json');
const SECOND_TRIES = join(root, '.cache', 'second-tries.json');

/** Warnings of web-ext lint that are not ours to mend, each with the reason. Any other warning fails the step. */
const KNOWN_WARNINGS = [
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    message: /innerHTML/,
    reason: "Preact's own property for HTML, which nothing here sets (test/unit/structure.test.ts)",
  },
  { build: 'chrome', code: 'MANIFEST_PERMISSIONS', message: /"offscreen"/, reason: 'the linter knows Firefox; Chrome needs this one' },
  {
    build: 'chrome',
    code: 'BACKGROUND_SERVICE_WORKER_IGNORED',
    message: /service_worker/,
    reason: 'the linter knows Firefox; Chrome needs this one',
  },
  {
    build: 'chrome',
    code: 'UNSUPPORTED_API',
    message: /^(?:offscreen|storage\.AccessLevel)\b/,
    reason: 'the linter knows Firefox; called in Chrome alone',
  },
];

/** How many of the slowest test files are named at the end. */
const NAMED_SLOW = 12;

const failures = [];
const durations = [];
let secondTries = [];
let passed = 0;
let failed = 0;

/** Runs a command with its output shown as it comes; `capture` also returns what it writes to stdout. */
function run(command, args, { capture = false, env = {} } = {}) {
  return new Promise((resolve) => {
    // Windows finds npx only by a shell.
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** One step, counted as one test. `work` says whether it went well. */
async function step(name, work) {
  process.stdout.write(`\n=== ${name}\n`);
  const start = performance.now();
  const ok = await work();
  const seconds = (performance.now() - start) / 1000;
  durations.push({ name, seconds });
  process.stdout.write(`=== ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)\n`);
  if (ok) passed++;
  else {
    failed++;
    failures.push(name);
  }
  return ok;
}

const npm = async (script) => (await run('npm', ['run', '--silent', script])).ok;
const npx = async (...args) => (await run('npx', ['--no-install', ...args])).ok;

async function lintExtension(build) {
  const { output } = await run(
    'npx',
    ['--no-install', 'web-ext', 'lint', '--source-dir', `dist/${build}`, '--no-config-discovery', '--output', 'json'],
    { capture: true },
  );
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    process.stdout.write(`web-ext lint gave no report: ${output.slice(0, 500)}\n`);
    return false;
  }
  const known = ({ code, message }) =>
    KNOWN_WARNINGS.some((each) => (each.build ?? build) === build && each.code === code && each.message.test(message));
  const ours = [...report.errors, ...report.warnings.filter((warning) => !known(warning))];
  for (const { _type, code, message, file, line } of ours) process.stdout.write(`${_type} ${code}: ${message} (${file}:${line ?? '?'})\n`);
  process.stdout.write(
    `${report.errors.length} errors, ${report.warnings.length} warnings, ${report.warnings.filter(known).length} of them known and not ours\n`,
  );
  return ours.length === 0;
}

/** Finds or installs the browsers; their executables become part of the environment of the tests. */
async function browsers(env) {
  const { ok, output } = await run(process.execPath, ['dist/tools/browsers.js'], { capture: true });
  try {
    Object.assign(env, JSON.parse(output.trim().split('\n').pop()));
  } catch {
    return false;
  }
  for (const [name, path] of Object.entries(env)) process.stdout.write(`${name}=${path}\n`);
  return ok;
}

/** Runs vitest, and adds its tests to the count: each test, and each file that could not even be loaded. */
async function tests(env) {
  rmSync(VITEST_RESULTS, { force: true });
  mkdirSync(dirname(VITEST_RESULTS), { recursive: true });
  process.stdout.write('\n=== tests\n');
  const { ok } = await run(
    'npx',
    [
      ...['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`],
      '--reporter=./test/second-tries.mjs',
    ],
    { env: { ...env, SECOND_TRIES } },
  );
  let results;
  try {
    results = JSON.parse(readFileSync(VITEST_RESULTS, 'utf8'));
    secondTries = JSON.parse(readFileSync(SECOND_TRIES, 'utf8'));
  } catch {
    failed++;
    failures.push('tests: vitest left no results');
    return;
  }
  for (const { name, startTime, endTime } of results.testResults)
    durations.push({ name: relative(root, name), seconds: (endTime - startTime) / 1000 });
  const all = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  const unloadable = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  // A test that does not run says nothing, so it does not count as passed.
  const wrong = all.filter(({ status }) => status !== 'passed');
  passed += all.length - wrong.length;
  failed += wrong.length + unloadable.length;
  for (const { fullName, status } of wrong) failures.push(`${fullName}${status === 'failed' ? '' : ` (${status})`}`);
  for (const { name } of unloadable) failures.push(`${name} could not be run`);
  if (!ok && wrong.length + unloadable.length === 0) {
    failed++;
    failures.push('tests: vitest reports an error outside of any test');
  }
}

const env = {};
await step('build for Node', () => npm('build:node'));
await step('build of the action', () => npm('build:action'));
await step('build of the extension', () => npm('build:extension'));
await step('types', () => npm('typecheck'));
await step('eslint', () => npx('eslint', '.'));
await step('prettier', () => npx('prettier', '--check', '--log-level', 'warn', '.'));
for (const build of ['chrome', 'firefox']) await step(`web-ext lint of dist/${build}`, () => lintExtension(build));
await step('browsers', () => browsers(env));
await tests(env);

const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, NAMED_SLOW);
process.stdout.write(
  `\nwhat took longest:\n${slowest.map(({ name, seconds }) => `  ${seconds.toFixed(0).padStart(5)} s  ${name}\n`).join('')}`,
);
if (secondTries.length > 0) process.stdout.write(`\npassed at the second try only:\n${secondTries.map((name) => `  ${name}\n`).join('')}`);
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
