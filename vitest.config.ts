import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that kill servers, start databases or load speech engines carry it in their file's name. */
const slow = '{src,scripts}/**/*.slow.test.ts';
/** Those of components run in a browser: `vitest.components.config.ts`. */
const components = 'src/**/*.browser.test.tsx';
/** Tests that put something in place of modules, globals or clocks, or that measure their own process. */
const alone = globSync('{src,scripts}/**/*.test.{ts,tsx}', { exclude: [components] }).filter((file) =>
  /^import \{[^}]*\bvi\b[^}]*\} from 'vitest'|\bglobalThis\b|\b(?:memory|cpu)Usage\b/m.test(
    readFileSync(file, 'utf8'),
  ),
);

const slowAlone = alone.filter((file) => file.includes('.slow.'));

const slowTests = {
  globalSetup: ['scripts/build-before-slow-tests.ts'],
  // They start several servers each, which takes minutes on a busy machine.
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

/** Unit and API tests. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [slow, components, ...alone],
          // Files share the modules they load, as every request to a server does: loading them anew takes longer than
          // most tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'quick-alone', include: alone, exclude: [slow] } },
      {
        extends: true,
        test: { ...slowTests, name: 'slow', include: [slow], exclude: alone, isolate: false },
      },
      { extends: true, test: { ...slowTests, name: 'slow-alone', include: slowAlone } },
    ],
    globalSetup: ['scripts/search-index/build-before-tests.ts', 'src/server/platform/testing/cluster.ts'],
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    // As the server does: without it each worker takes half a second and 200 MiB to load the same.
    execArgv: ['--import=./src/server/platform/quicken-start.ts'],
    // Far more than any test takes, so that a busy machine fails none.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A second, as is usual, is too short beside other tests.
    expect: { poll: { timeout: 15_000 } },
  },
});
