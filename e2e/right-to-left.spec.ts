import type { Page } from '@playwright/test';
import { openDashboard } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import { expect, open, test } from './support/test.ts';

/** English days, such as '24 Nov 2026', of which the number stands behind the month. */
const turnedDays = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const day = /\d+ (?=[A-Z])/.exec(text.textContent ?? '');
      if (!day) continue;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      if (leftOf(day.index) > leftOf(day.index + day[0].length)) turned.push(text.textContent ?? '');
    }
    return turned;
  });

test('from right to left the days of the calendar still begin with their number', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page, '/calendar');
  await expect(page.getByText('1 Jan', { exact: true })).toBeVisible();
  expect(await turnedDays(page)).toEqual([]);
});

test('from right to left the days in a plan still begin with their number', async ({ page }) => {
  await open(page, '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi');
  await expect(page.getByText(/^\d+ [A-Z][a-z]+ \d{4}$/).first()).toBeAttached();
  expect(await turnedDays(page)).toEqual([]);
});

test('from right to left the days of the back office still begin with their number', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn());
  await page.goto('/app/operator/companies');
  await expect(page.getByRole('cell', { name: /\d{4}$/ }).first()).toBeVisible();
  expect(await turnedDays(page)).toEqual([]);
});

test('what is typed reads in its own direction', async ({ page }) => {
  await open(page, '/forgot-password');
  const field = page.getByLabel('Email');
  const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
  await field.fill('لينا');
  expect(await direction()).toBe('rtl');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await field.fill('lena@');
  expect(await direction()).toBe('ltr');
});

test('from right to left the name and the email of the person keep their start', async ({ page, signIn }) => {
  const email = `a.long.address.that.does.not.fit.into.the.column.${crypto.randomUUID()}@example.com`;
  await signIn({ email, firstName: 'Donaudampfschifffahrtsgesellschaft', lastName: 'Hartmann' });
  await openDashboard(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const menu = page.getByRole('button', { name: email });
  for (const text of [menu.getByText(email), menu.getByText('Hartmann')]) {
    await expect(text).toBeVisible();
    // What is too long is cut off at the end of the direction it is read in.
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  }
});
