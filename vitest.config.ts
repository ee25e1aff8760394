import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['src/server/platform/testing/cluster.ts'],
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    // As the server does: without it each worker takes half a second and 200 MiB to load the same.
    execArgv: ['--import=./src/server/platform/quicken-start.ts'],
    // Far more than any test takes, so that a busy machine fails none.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
