import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.mjs';
import { flagFiles } from './vite.config.ts';

/** Tests of components in a browser, without a server. Apart from the others, which need no browser installed. */
export default defineConfig({
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
    include: ['src/web/**/*.browser.test.tsx'],
    // One page at a time: a browser throttles those in the background.
    fileParallelism: false,
    setupFiles: ['src/web/testing/page.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
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
});
