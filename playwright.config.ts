import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/support/cluster.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that only passes at the second try hides a race.
  retries: 0,
  // One more than there are cores: a browser often waits for what a page shows later.
  workers: 3,
  // What is waited for comes in a second or two; the slow tests, which run beside these, can make it late.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    colorScheme: 'light',
    // A worker would hide requests from a test's routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Movement is looked at by eye; tests need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    // Recording slows every test; 'npx playwright test --trace on' does it when it is wanted.
    screenshot: 'only-on-failure',
  },
});
