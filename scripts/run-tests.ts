import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { findChromium } from './find-chromium.mjs';
import { buildIfStale } from './prepare.mjs';

/*
 * Every stage runs, also after one that failed, so that one run shows all there is to repair. The last
 * line counts the tests; a stage that is no test counts as one where it fails.
 */

interface Count {
  passed: number;
  failed: number;
}

const results = 'test-results';
const total: Count = { passed: 0, failed: 0 };
const times: string[] = [];

async function stage(name: string, work: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${name}`);
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

/** Runs Node on something and resolves to whether it succeeded. */
function run(args: string[], settings: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    const child = spawn(process.execPath, args, { stdio: 'inherit', env });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const countOf = (succeeded: boolean): Count => ({ passed: 0, failed: succeeded ? 0 : 1 });

/** What a runner's report says; a runner that failed without a failed test counts as one. */
async function counted(report: string, succeeded: boolean, read: (report: never) => Count): Promise<Count> {
  if (!existsSync(report)) throw new Error(`There is no report of the tests in ${report}.`);
  const count = read(JSON.parse(await readFile(report, 'utf8')) as never);
  return succeeded ? count : { ...count, failed: Math.max(1, count.failed) };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

await stage('types, lint, dead code, fences', async () => countOf(await run(['scripts/run-checks.ts'])));

await stage('unit and API tests', async () => {
  const report = `${results}/vitest.json`;
  const succeeded = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(
    report,
    succeeded,
    ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  );
});

await stage('build', async () => {
  buildIfStale();
  return countOf(true);
});

await stage('sizes', async () => countOf(await run(['scripts/check-sizes.ts'])));

await stage('browser tests', async () => {
  const settings = { CHROMIUM_PATH: await findChromium() };
  const succeeded = await run(['node_modules/@playwright/test/cli.js', 'test'], settings);
  return counted(
    `${results}/e2e.json`,
    succeeded,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
});

console.log(`\n${times.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
