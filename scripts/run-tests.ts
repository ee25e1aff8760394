import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { changedFiles, testsFor } from './choose-tests.ts';
import { findChromium } from './find-chromium.mjs';
import { buildIfStale } from './prepare.mjs';

/*
 * `npm test` runs every stage, `npm run test:quick` the checks and the unit and API tests that the current changes need.
 * A stage runs even after another one failed. Failed tests are listed again at the end, so that a shortened log keeps
 * them. The last line counts the tests; a failed stage without tests counts as one.
 */

interface Count {
  passed: number;
  failed: number;
}

/** The used part of Vitest's report. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The used part of Playwright's report. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: { title: string; file: string; line: number; ok: boolean }[];
}

interface Result {
  succeeded: boolean;
  /** Its output. */
  output: string;
}

const isQuick = process.argv[2] === 'quick';
const results = 'test-results';
const total: Count = { passed: 0, failed: 0 };
const times: string[] = [];
const failures: string[] = [];

/** Runs a stage, prints its name and adds its count to the total. */
async function stage(name: string, work: () => Promise<Count>): Promise<void> {
  const started = performance.now();
  const { passed, failed } = await work().catch((error: Error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  times.push(`${failed > 0 ? '✗' : '✓'} ${name}: ${seconds} s`);
}

const announce = (name: string) => console.log(`\n── ${name}`);

interface RunOptions {
  settings?: Record<string, string>;
  /** Whether the output is printed immediately or only returned. */
  isShown?: boolean;
  priority?: number;
}

/** Runs Node with arguments. */
function run(
  args: string[],
  { settings, isShown = true, priority = constants.priority.PRIORITY_NORMAL }: RunOptions = {},
): Promise<Result> {
  return new Promise((resolve) => {
    const options: SpawnOptions = {
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings },
    };
    const child = spawn(process.execPath, args, options);
    // Before it starts processes of its own, which inherit the priority.
    if (child.pid !== undefined && priority !== constants.priority.PRIORITY_NORMAL)
      setPriority(child.pid, priority);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

const countOf = ({ succeeded }: Result): Count => ({ passed: 0, failed: succeeded ? 0 : 1 });

/** Counts the tests in a report; a runner that fails without a failed test counts as one failure. */
async function countIn(report: string, succeeded: boolean, read: (report: never) => Count): Promise<Count> {
  if (!existsSync(report)) throw new Error(`There is no test report in ${report}.`);
  const count = read(JSON.parse(await readFile(report, 'utf8')) as never);
  return succeeded ? count : { ...count, failed: Math.max(1, count.failed) };
}

/** Runs one kind of tests with Vitest, 'quick', 'slow' or 'components', or only those in some files and folders. */
async function runVitest(kind: string, isShown = true, files: readonly string[] = []): Promise<Count> {
  const report = `${results}/${kind}.json`;
  const { succeeded, output } = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      kind === 'components' ? '--config=vitest.components.config.ts' : `--project=${kind}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { isShown },
  );
  if (!isShown) console.log(`\n── ${kind} tests\n${output}`);
  return countIn(report, succeeded, ({ numPassedTests, numFailedTests, testResults }: UnitReport) => {
    for (const { name, status, message, assertionResults } of testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName, failureMessages } of failed) note(`${name}: ${fullName}`, failureMessages[0]);
      if (status === 'failed' && failed.length === 0) note(name, message);
    }
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function note(test: string, message = ''): void {
  failures.push(`✗ ${test}\n${message.split('\n').slice(0, 12).join('\n')}`.trimEnd());
}

/** Runs the browser tests. The slow tests beside them go first, because some measure how long a server takes. */
async function runPlaywright(): Promise<Count> {
  const { succeeded } = await run(['node_modules/@playwright/test/cli.js', 'test'], {
    settings: { CHROMIUM_PATH: await findChromium() },
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
  return countIn(`${results}/e2e.json`, succeeded, ({ stats, suites }: BrowserReport) => {
    noteFailed(suites);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

function noteFailed(suites: BrowserSuite[]): void {
  for (const { specs, suites: inner = [] } of suites) {
    for (const { title, file, line, ok } of specs) if (!ok) note(`e2e/${file}:${line}: ${title}`);
    noteFailed(inner);
  }
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

announce('checks');
await stage('checks', async () => countOf(await run(['scripts/run-checks.ts'])));

announce('unit and API tests');
const changed = isQuick ? changedFiles() : undefined;
await stage('unit and API tests', () => runVitest('quick', true, changed && testsFor(changed)));

if (!isQuick) {
  announce('build and sizes');
  await stage('build', async () => {
    buildIfStale();
    return { passed: 0, failed: 0 };
  });
  await stage('sizes', async () => countOf(await run(['scripts/check-sizes.ts'])));

  announce('component tests');
  await stage('component tests', () => runVitest('components'));

  announce('browser tests, and beside them the slow tests');
  await Promise.all([
    stage('browser tests', runPlaywright),
    stage('slow tests', () => runVitest('slow', false)),
  ]);
}

if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${times.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
