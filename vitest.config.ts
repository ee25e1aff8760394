import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.mjs';
import { flagFiles } from './vite.config.ts';

/** Tests that kill servers, start databases or load speech engines carry it in their file's name. */
const slow = 'src/**/*.slow.test.ts';
/** Tests of components, which run in a browser without a server. */
const components = 'src/web/**/*.browser.test.tsx';

const cluster = ['src/server/platform/testing/cluster.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [slow, components],
          globalSetup: cluster,
        },
      },
      // Beside the browser tests, which leave room for one: these mostly wait for other processes.
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          maxWorkers: 1,
          globalSetup: cluster,
          // They start several servers each, which takes minutes on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { alias: [flagFiles] },
        // Known from the start: one that is met later would load the page anew in the middle of a test.
        optimizeDeps: {
          include: [
            '@tanstack/history',
            '@tanstack/react-query',
            'lucide-react',
            'radix-ui',
            'react-dom/client',
            'sonner',
            'wouter',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          include: [components],
          // One page at a time: a browser lets those in the background wait.
          fileParallelism: false,
          setupFiles: ['src/web/testing/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: await findChromium(),
                args: ['--no-sandbox', '--disable-dev-shm-usage'],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Asia/Dubai' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    // As the server does: without it each worker takes half a second and 200 MiB to load the same.
    execArgv: ['--import=./src/server/platform/quicken-start.ts'],
    // Far more than any test takes, so that a busy machine fails none.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
