import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Where a Chromium is that the browser tests can drive: the one CHROMIUM_PATH names, Playwright's own, or the
 * system's. Throws a sentence that says how to get one.
 *
 * @returns {string} path of the program
 */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) {
    throw new Error(
      'No Chromium was found. Please install one ("apt-get install chromium" or "npx playwright install chromium"), or set CHROMIUM_PATH to its path.',
    );
  }
  return found;
}
