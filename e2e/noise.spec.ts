import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/* The guard that every other test relies on has to bite. */

const noises: Record<string, [make: (page: Page) => Promise<unknown>, heard: RegExp]> = {
  'an error on the console': [
    (page) => page.evaluate(() => console.error('It broke.')),
    /^console error: It broke\./,
  ],
  'a warning on the console': [
    (page) => page.evaluate(() => console.warn('It may break.')),
    /^console warning: It may break\./,
  ],
  'an error in a script': [
    (page) =>
      page.evaluate(() =>
        queueMicrotask(() => {
          throw new Error('Nobody catches this.');
        }),
      ),
    /^script error: .*Nobody catches this\./,
  ],
  'a rejection that nobody handles': [
    (page) =>
      page.evaluate(() => {
        void Promise.reject(new Error('Nobody handles this.'));
      }),
    /^script error: .*Nobody handles this\./,
  ],
  'a broken content security policy': [
    (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = '/app/onboarding';
        document.body.append(frame);
      }),
    /^console error: .*Content Security Policy/,
  ],
};

for (const [name, [make, heard]] of Object.entries(noises)) {
  test(`${name} is heard`, async ({ page, noise }) => {
    noise.expect(heard);
    await open(page, '/terms');
    expect(noise.heard()).toEqual([]);
    await make(page);
    await expect.poll(() => noise.heard()[0]).toMatch(heard);
  });
}

test('a request that leaves for another host is heard', async ({ page, noise }) => {
  noise.expect(/^request to another host: https:\/\/elsewhere\.example\//, /ERR_FAILED/);
  await page.route('https://elsewhere.example/**', (route) => route.abort());
  await open(page, '/terms');
  await page.goto('https://elsewhere.example/').catch(() => {});
  expect(noise.heard()[0]).toMatch(/^request to another host/);
});

test('noise that no one expected fails a test', async ({ page }) => {
  test.fail();
  await open(page, '/terms');
  const said = page.context().waitForEvent('console');
  await page.evaluate(() => console.error('Nobody expects this.'));
  await said;
});
