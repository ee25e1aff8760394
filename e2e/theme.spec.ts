import type { Page } from '@playwright/test';
import { publicPages } from './support/public-pages.ts';
import { expect, open, test } from './support/test.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const themeColour = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

for (const path of publicPages) {
  test(`the system's dark preference is followed on ${path} while nothing is saved`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/app${path}`);
    expect(await isDark(page)).toBe(true);
    expect(await themeColour(page)).toBe('#0F1116');
    expect(await saved(page)).toBeNull();
  });
}

test('a change of the system is followed at once, without saving anything', async ({ page }) => {
  await open(page, '/signin');
  expect(await themeColour(page)).toBe('#FFFFFF');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect.poll(() => themeColour(page)).toBe('#0F1116');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  expect(await saved(page)).toBeNull();
});

test('the toggle saves the preference, which then outweighs the system and survives a reload', async ({
  page,
}) => {
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect.poll(() => saved(page)).toBe('dark');
  await expect.poll(() => themeColour(page)).toBe('#0F1116');
  await page.reload();
  expect(await isDark(page)).toBe(true);
  await open(page, '/signin');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(() => saved(page)).toBe('light');
  await expect.poll(() => themeColour(page)).toBe('#FFFFFF');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(false);
  await page.reload();
  expect(await isDark(page)).toBe(false);
});

test('a saved value that is no theme is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/onboarding');
  expect(await isDark(page)).toBe(true);
});

test('another tab follows', async ({ page, context }) => {
  await open(page, '/onboarding');
  const other = await context.newPage();
  await open(other, '/signin');
  await other.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('the toggle is at the top right', async ({ page }) => {
  for (const path of ['/onboarding', '/signin']) {
    await open(page, path);
    const box = await page.getByRole('button', { name: 'Switch to dark theme' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeGreaterThan(1280 - 100);
    expect(box?.y, path).toBeLessThan(60);
  }
});

for (const [theme, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`saved ${theme} on a ${system} system: the first paint has it, before any script of the app`, async ({
    page,
    noise,
  }) => {
    noise.expect(/ERR_FAILED .*\/assets\//);
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    // The app never runs: what is seen is what stood there before it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/app/onboarding', { waitUntil: 'domcontentloaded' });
    expect(await isDark(page)).toBe(theme === 'dark');
    expect(await themeColour(page)).toBe(theme === 'dark' ? '#0F1116' : '#FFFFFF');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe(theme === 'dark' ? 'rgb(15, 17, 22)' : 'rgb(255, 255, 255)');
  });
}

test('the theme is set before the body is there', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      seen.push(document.documentElement.classList.contains('dark'));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/app/onboarding');
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
});
