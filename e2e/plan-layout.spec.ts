import type { Page } from '@playwright/test';
import { companyTypesOf, countries, subTypesOf } from '../src/domain/catalogue/choices.ts';
import { planAddressOf } from '../src/web/plans/plan-choice.ts';
import { expectNoFindings, expectNoWider } from './support/accessibility.ts';
import { beyondQuota, openPlan, part } from './support/plan.ts';
import { expect, test } from './support/test.ts';

const longest = {
  'Dubai mainland': '/plan?country=AE&type=mainland-llc&emirate=dubai&visas=2&office=flexi',
  DIFC: '/plan?country=AE&type=free-zone&zone=difc&visas=5&office=flexi',
  DMCC: beyondQuota,
  'a Saudi LLC': '/plan?country=SA&type=llc&visas=0&office=physical',
};

for (const [name, path] of Object.entries(longest)) {
  test(`the plan of ${name} opens folded: 4,500 pixels at most on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPlan(page, path);
    expect(await heightOf(page)).toBeLessThanOrEqual(4_500);
  });

  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`the plan of ${name} opens folded: seven screens at most on a phone`, async ({ page }) => {
      await openPlan(page, path);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect(await heightOf(page)).toBeLessThanOrEqual(7 * 844);
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the plan of every place opens folded on a phone: seven screens at most', async ({ page }) => {
    test.slow();
    for (const place of places) {
      // Most lines, the most problems and a second sum beside each.
      const address = planAddressOf({ ...place, visas: 5, officeType: 'flexi', currency: 'GBP' });
      await openPlan(page, address);
      expect(await heightOf(page), address).toBeLessThanOrEqual(7 * 844);
    }
  });

  test('costs and steps begin with the first on a phone, and all are shown when asked for or printed', async ({
    page,
  }) => {
    await openPlan(page, '/plan?country=AE&type=free-zone&zone=adgm&visas=2&office=flexi');
    const steps = part(page, 'Steps').getByRole('heading', { level: 3 });
    await expect(steps).toHaveCount(5);
    const cost = part(page, 'Costs by year').getByRole('rowheader', { name: /^2 × Medical test/ });
    await expect(cost).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(cost).toBeVisible();
    await expect(steps).toHaveCount(12);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Show all 12 steps' }).click();
    await expect(steps).toHaveCount(12);
    await expect(steps.nth(5).getByRole('button')).toBeFocused();
    await page.getByRole('button', { name: 'Show all 13 costs' }).click();
    await expect(cost).toBeVisible();
    await expect(part(page, 'Costs by year').getByRole('button', { name: /^Show all/ })).toBeHidden();
    const sixth = part(page, 'Costs by year').getByRole('row', { name: /^Registering the lease/ });
    await expect(sixth.getByRole('button')).toBeFocused();
  });

  test('no sum of a plan is broken in its middle on a phone', async ({ page }) => {
    await openPlan(page, '/plan?country=AE&type=free-zone&zone=adgm&visas=2&office=flexi');
    const total = part(page, 'Costs by year')
      .getByText(/^from AED\s[\d,.]+ \+ USD/)
      .first();
    const [words, all] = await total.evaluate((element) => {
      const text = element.firstChild as Text;
      const lines = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getClientRects().length;
      };
      const at = text.data.indexOf('AED');
      return [lines(at, text.data.indexOf(' + ')), lines(0, text.data.length)];
    });
    expect(words).toBe(1);
    expect(all).toBe(2);
  });
});

/** Every place that can be chosen. */
const places = countries.flatMap((country) =>
  companyTypesOf(country).flatMap((companyType) => {
    const subTypes = subTypesOf(companyType);
    if (subTypes.length === 0) return [{ country, companyType }];
    return subTypes.map((subType) => ({ country, companyType, subType }));
  }),
);

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test.describe('before its script has run, a plan', () => {
  test.use({ javaScriptEnabled: false });

  test('lays out what is near the screen, and a part that is jumped to', async ({ page }) => {
    await page.goto(`/app${beyondQuota}`);
    const facts = part(page, 'Key facts').getByRole('heading', { level: 2, includeHidden: true });
    const isLaidOut = () => facts.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Key facts' }).click();
    await expect(facts).toBeInViewport();
    expect(await isLaidOut()).toBe(true);
  });
});

test('deadlines begin with the next five, and all are shown when asked for', async ({ page }) => {
  await openPlan(page);
  const deadlines = part(page, 'Deadlines of the next three years');
  await expect(deadlines.getByRole('listitem')).toHaveCount(5);
  await deadlines.getByRole('button', { name: /^Show all \d+ deadlines$/ }).click();
  await expect(deadlines.getByRole('button', { name: /^Show all/ })).toBeHidden();
  expect(await deadlines.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(10);
  await expect(deadlines.getByRole('heading', { level: 3 }).nth(5).getByRole('button')).toBeFocused();
});

test('the section bar stays in sight with the total and the way to begin, and leads to each part', async ({
  page,
}) => {
  await openPlan(page);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const start = page.getByRole('button', { name: 'Start with this plan' });
  for (const name of ['Deadlines', 'Key facts', 'Not included']) {
    await bar.getByRole('link', { name }).click();
    await expect(start).toBeInViewport();
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeInViewport();
    // Nothing of the heading lies under the bar.
    const below = async () => {
      const { y: top = 0 } = (await heading.boundingBox()) ?? {};
      const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
      return top - (y + height);
    };
    await expect.poll(below).toBeGreaterThan(0);
  }
});

test('what has the focus never lies under the section bar', async ({ page }) => {
  await openPlan(page);
  await page.getByRole('button', { name: /^Closing the company/ }).focus();
  const start = page.getByRole('button', { name: 'Start with this plan' });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    if (await focused.evaluate((element) => element.closest('[data-covers-start]') !== null)) break;
    const { y: top = 0 } = (await focused.boundingBox()) ?? {};
    const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
    expect(top, await focused.innerText()).toBeGreaterThanOrEqual(y + height);
  }
});

test('the plan is accessible in both themes, on phone and desktop, and at 320 pixels', async ({ page }) => {
  test.slow();
  await openPlan(page, beyondQuota);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFindings(page, colorScheme);
    }
  }
  for (const [width, textSize] of [
    [320, '100%'],
    [1280, '200%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    await expectNoWider(page, width);
  }
});
