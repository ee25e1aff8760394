import { expect, open, test } from './support/test.ts';

/* The guard that every other test relies on has to bite: each of these has to fail. */

test.describe('fails on noise', () => {
  test.fail();

  test('an error on the console', async ({ page }) => {
    await open(page, '/terms');
    await page.evaluate(() => console.error('Something is wrong.'));
  });

  test('a warning on the console', async ({ page }) => {
    await open(page, '/terms');
    await page.evaluate(() => console.warn('Something may be wrong.'));
  });

  test('an error in a script', async ({ page }) => {
    await open(page, '/terms');
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('Nobody catches this.');
      });
    });
  });

  test('a rejection that nobody handles', async ({ page }) => {
    await open(page, '/terms');
    await page.evaluate(() => {
      void Promise.reject(new Error('Nobody handles this.'));
    });
  });

  test('a request to another host', async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.abort());
    await open(page, '/terms');
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/pixel.png';
    });
  });

  test('a broken content security policy', async ({ page }) => {
    await open(page, '/terms');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      document.head.append(script);
    });
  });
});

test('what a test expects does not fail it', async ({ page, noise }) => {
  noise.expect(/Something is wrong/);
  await open(page, '/terms');
  await page.evaluate(() => console.error('Something is wrong.'));
  expect(await page.title()).not.toBe('');
});
