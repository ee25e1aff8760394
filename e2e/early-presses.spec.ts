import type { Page } from '@playwright/test';
import { register } from './support/accounts.ts';
import { dmcc } from './support/plan.ts';
import { expect, open, test } from './support/test.ts';

/** Holds back every script of the page. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

/** The timers of a busy page: none is on time. */
async function delayTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setOnTime = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setOnTime(run, delay + 2_000, ...rest)) as typeof setTimeout;
  });
}

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask our AI expert now...' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Landfall Expert' });

test('a press before the scripts works once they run, however late timers are', async ({ page }) => {
  const release = await holdScripts(page);
  await delayTimers(page);
  await page.goto('/app/onboarding', { waitUntil: 'commit' });
  await askButton(page).click();
  release();
  await expect(panel(page)).toBeVisible();
});

test('presses on two buttons are both repeated, each once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/app/onboarding', { waitUntil: 'commit' });
  const theme = page.getByRole('button', { name: 'Switch to dark theme' });
  await theme.click();
  await askButton(page).click();
  release();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a sign-in sent before the scripts is signed in', async ({ page, server }) => {
  const { email, password } = await register(server.origin);
  const release = await holdScripts(page);
  await page.goto('/app/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

/** Presses the button so many milliseconds after the HTML has arrived as the address says. */
async function pressLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const wait = Number(new URLSearchParams(location.search).get('press-after'));
      const startedAt = performance.now();
      const tick = () => {
        if (performance.now() - startedAt < wait) return void requestAnimationFrame(tick);
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent === 'Ask our AI expert now...')?.click();
      };
      tick();
    });
  });
}

for (const slowdown of [1, 6]) {
  test(`no press is lost while the page becomes interactive, slowed down ${slowdown} times`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await pressLater(page);
    for (let wait = 0; wait < 300 * slowdown; wait += 25 * slowdown) {
      await page.goto(`/app/onboarding?press-after=${wait}`, { waitUntil: 'commit' });
      await expect(panel(page), `pressed ${wait} ms after the HTML`).toBeVisible();
    }
  });
}

test('a plan is started with where the button was pressed before the scripts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/app${dmcc}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with this plan' }).first().click();
  release();
  await expect(page).toHaveURL(/\/app\/signup$/);
});

test('a currency that was chosen before the scripts is shown once they run', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/app${dmcc}`, { waitUntil: 'commit' });
  await page.getByLabel('Show totals in').selectOption('USD');
  release();
  await expect(page).toHaveURL(/&in=USD$/);
  await expect(page.getByLabel('Show totals in')).toHaveValue('USD');
});

test('a press in a part of a plan whose code comes last is not lost', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/american-questions.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await open(page, '/plan?country=US&type=llc&visas=0&office=virtual');
  const answer = page.getByRole('region', { name: 'Before you pay' }).getByRole('button', { name: 'Yes' });
  await answer.first().click();
  await expect(answer.first()).toHaveAttribute('aria-pressed', 'false');
  code.resolve();
  await expect(answer.first()).toHaveAttribute('aria-pressed', 'true');
});
