import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { companyTypesOf, countries, subTypesOf } from '../src/domain/catalogue/choices.ts';
import { planAddressOf } from '../src/web/plans/plan-choice.ts';
import { expectNoFindings, expectNoWider } from './support/accessibility.ts';
import { choose, completeAnswers, continueButton, store, stored } from './support/questionnaire.ts';
import { startServer } from './support/server.ts';
import { expect, open, test } from './support/test.ts';

const dmcc = '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi';
const beyondQuota = '/plan?country=AE&type=free-zone&zone=dmcc&visas=5&office=flexi';

/** Opens a plan and waits until it is there. */
async function openPlan(page: Page, path = dmcc): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'Costs by year' })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The total of the first year, at the end of the table. */
const totalCell = (page: Page) =>
  part(page, 'Costs by year')
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first();

const estimate = (page: Page) => part(page, 'Estimate');

/** Every amount of a text such as 'AED 44,015 – 45,015', in minor units. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([amount]) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  );
}

test('a plan says what it is for, when it was made, and each of its parts', async ({ page }) => {
  await openPlan(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DMCC, UAE');
  await expect(page.getByText('Free Zone, 2 visas, flexi office')).toBeVisible();
  await expect(page.getByText(/^Prepared on \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(page).toHaveTitle(/DMCC, UAE/);
  for (const name of [
    'Costs by year',
    'Steps',
    'Documents',
    'Deadlines of the next three years',
    'Key facts',
    'Closing or moving',
    'Not included',
  ]) {
    await expect(part(page, name)).toBeVisible();
  }
  await expect(part(page, 'Steps').getByRole('heading', { name: 'Open the bank account' })).toBeVisible();
  await expect(part(page, 'Documents').getByRole('heading', { name: 'Each owner' })).toBeVisible();
});

test('every cost of a year has a price with its source, or none that is published', async ({ page }) => {
  await openPlan(page);
  const table = part(page, 'Costs by year').getByRole('table', { name: 'Costs by year' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Amounts in AED',
    'First year',
    'Year 2',
    'Year 3',
  ]);
  let costs = 0;
  for (const line of await table.getByRole('row').all()) {
    const heading = line.getByRole('rowheader');
    if ((await heading.getAttribute('scope').catch(() => null)) !== 'row') continue;
    const name = await heading.innerText();
    if (name.startsWith('Total')) continue;
    costs += 1;
    const cells = await line.getByRole('cell').allInnerTexts();
    expect(cells, name).toHaveLength(3);
    for (const cell of cells)
      expect(cell, name).toMatch(/^(–\s*not due|no published price|(from )?[1-9][\d,]*.*)$/);
    if (cells.some((cell) => /\d/.test(cell))) {
      await expect(heading.getByRole('button', { name: /source/i }), name).toBeVisible();
    }
  }
  expect(costs).toBeGreaterThan(8);
  await table.getByRole('button', { name: 'Source about Application' }).click();
  const source = page.getByRole('dialog', { name: 'Source about Application' });
  await expect(source.getByRole('link')).toHaveAttribute('href', /^https:/);
  await expect(source).toContainText(/Read in \w+ \d{4}, (high|medium|low) confidence/);
});

test('a cost without a published price unfolds to what was found about it', async ({ page }) => {
  await openPlan(page);
  const found = page.getByText('An agent’s page of 2020 gives AED 32,000', { exact: false }).first();
  await expect(found).toBeHidden();
  await page.getByRole('button', { name: 'Licence for trading, services or industry' }).click();
  await expect(found).toBeVisible();
});

test('what is renewed stands beside what it renews, and deposits and options are in no total', async ({
  page,
}) => {
  await openPlan(page);
  const costs = part(page, 'Costs by year');
  const card = costs.getByRole('row', { name: /^Establishment card/ });
  await expect(card.getByRole('cell')).toHaveText([
    '2,000 – 3,500',
    'no published price',
    'no published price',
  ]);
  await expect(costs.getByRole('row', { name: /^E-channel deposit/ })).toBeHidden();
  await costs.getByRole('button', { name: /^Refundable deposits \(not in the total\)/ }).click();
  await expect(costs.getByRole('row', { name: /^E-channel deposit/ })).toContainText('5,000');
  await costs.getByRole('button', { name: /^Optional \(not in the total\)/ }).click();
  await expect(costs.getByRole('row', { name: /^One firm’s offer/ })).toContainText(/USD\s19,200/);
});

test('the total is the sum of the lines above it, without deposits and choices', async ({ page, server }) => {
  await openPlan(page, '/plan?country=AE&type=free-zone&zone=adgm&visas=0&office=flexi');
  const answer = await fetch(`${server.origin}/functions/v1/plans/ae-adgm/0/flexi`);
  const { plan } = await answer.json();
  const [total] = plan.years[0].total.amounts;
  const shown = await totalCell(page).innerText();
  expect(amountsIn(shown).slice(0, 2)).toEqual([total.low, total.high]);
});

test('a total without an indispensable price has no upper end, and says what is missing', async ({
  page,
  server,
}) => {
  await openPlan(page);
  const answer = await fetch(`${server.origin}/functions/v1/plans/ae-dmcc/2/flexi`);
  const { plan } = await answer.json();
  const [bound] = plan.years[0].total.lowerBounds;
  const [sum = '', ...gaps] = (await totalCell(page).innerText()).split('\n').filter(Boolean);
  expect(sum).toMatch(/^from AED/);
  expect(amountsIn(sum)).toEqual([bound.low]);
  const said = 'plus licence fee, office rent, health insurance and 1 other cost: no published price';
  expect(gaps).toEqual([said]);
  await expect(page.getByRole('definition').first()).toContainText(said);
  await expect(page.getByText('2 × Residence visa: permit, medical test, identity card')).toBeVisible();
});

test('a plan says at its top which licence its sums are those of', async ({ page }) => {
  await openPlan(page, '/plan?country=AE&type=free-zone&zone=difc&visas=0&office=flexi');
  const said = page.getByText(/^The sums are those of an Innovation or AI Licence/);
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Source about the basis of the totals' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', /innovation-licence/);
});

test('a choice beyond the quota explains itself and leads to what would work', async ({ page }) => {
  await openPlan(page, beyondQuota);
  const notice = part(page, 'This combination is not possible');
  await expect(notice).toContainText('Flexi desk allows at most 3 visas here. You asked for 5+ visas.');
  await notice.getByRole('link', { name: '3 visas, flexi office' }).click();
  await expect(page).toHaveURL(/visas=3&office=flexi$/);
  await expect(page.getByText('Free Zone, 3 visas, flexi office')).toBeVisible();
  await expect(part(page, 'Costs by year')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(notice).toBeVisible();
});

test('starting with a plan answers the questionnaire', async ({ page }) => {
  await openPlan(page);
  await page.getByRole('button', { name: 'Start with this plan' }).click();
  await expect(page).toHaveURL(/\/app\/signup$/);
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(await stored(page, 'onboardingData')).toEqual(completeAnswers);
});

test('starting with a choice that does not work leads to the question about it', async ({ page }) => {
  await openPlan(page, beyondQuota);
  await page.getByRole('button', { name: 'Start with this plan' }).click();
  await expect(page).toHaveURL(/\/app\/onboarding$/);
  await expect(page.getByRole('heading', { name: 'What will your company need?' })).toBeVisible();
  await expect(part(page, 'This combination is not possible')).toBeVisible();
});

test('the plan as a table for spreadsheets', async ({ page }) => {
  await openPlan(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^plan-ae-dmcc-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFPart,Year,Item,/);
  expect(text).toContain('\r\nCost,1,Application,Registering authority,1,AED,1015.00,1015.00,in the total,');
  expect(text).toMatch(/\r\nCost,1,Flexi desk or office lease,Office,1,,,,unconfirmed,/);
  expect(text).toMatch(/\r\nStep,,Open the bank account,/);
  expect(text).toMatch(/\r\nDeadline,\d{4},File the corporate tax return and pay,/);
  expect(text).toContain('https://');
});

test.describe('sums in one currency', () => {
  test('stand beside their own, with the rate and its date, and stay in the address', async ({ page }) => {
    await openPlan(page);
    const firstYear = page.getByRole('definition').first();
    const own = (await firstYear.innerText()).split('\n')[0] ?? '';
    await expect(page.getByText(/Converted at/)).toBeHidden();
    const select = page.getByLabel('Show totals in');
    await select.focus();
    await select.selectOption('USD');
    await expect(page).toHaveURL(/&visas=2&office=flexi&in=USD$/);
    await expect(firstYear).toContainText(/^from ≈ USD\s[\d,]+/);
    await expect(firstYear).toContainText(own);
    await expect(page.getByText(/Converted at USD.1 = AED.3\.6725/)).toContainText(
      /\(fixed by the central bank, read in \w+ \d{4}\), and rounded to whole USD\./,
    );
    await expect(select).toBeFocused();
    const [low = 0] = amountsIn(own);
    const [shown = 0] = amountsIn(await firstYear.innerText());
    expect(Math.abs(shown - low / 3.6725)).toBeLessThan(100);

    await page.reload();
    await expect(page.getByLabel('Show totals in')).toHaveValue('USD');
    await expect(firstYear).toContainText('≈ USD');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Converted at USD.1 = AED.3\.6725/)).toBeVisible();
    await expect(page.getByLabel('Show totals in')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByLabel('Show totals in').selectOption('');
    await expect(page).toHaveURL(/office=flexi$/);
    await expect(firstYear).not.toContainText('≈');
  });

  test('are not guessed where no rate is known', async ({ page }) => {
    await openPlan(page, `${dmcc}&in=GBP`);
    await expect(page.getByText(/^Without a known rate for GBP/)).toBeVisible();
    await expect(page.getByRole('definition').first()).toContainText(/^from AED/);
    await expect(page.getByText('≈')).toHaveCount(0);
  });

  test('come at the rate the operator sets, with its day, also in the table for spreadsheets', async ({
    browser,
  }) => {
    test.slow();
    const server = await startServer({ EXCHANGE_RATES: 'GBP=1.27@2026-11-20' });
    const page = await browser.newPage({ baseURL: server.origin });
    await openPlan(page, `${dmcc}&in=GBP`);
    await expect(page.getByRole('definition').first()).toContainText(/^from ≈ GBP/);
    await expect(
      page.getByText(/GBP.1 = USD.1\.27 \(set by the operator of this installation, 20 November 2026\)/),
    ).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(
      /\r\nTotal,1,Total of year 1,,,GBP,\d+\.00,,"converted, rounded to whole units",,,"?Licence fee/,
    );
    expect(text).toMatch(/GBP.1 = USD.1\.27 \(set by the operator of this installation, 20 November 2026\)/);
    await page.context().close();
    await server.stop();
  });

  test('that cannot be loaded leave the plan as it is, and say so', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED/);
    await openPlan(page);
    await page.route('**/functions/v1/plans/**', (route) => route.abort());
    await page.getByLabel('Show totals in').selectOption('USD');
    await expect(page.getByRole('alert')).toHaveText('The converted amounts could not be loaded.');
    await expect(page.getByRole('definition').first()).toContainText(/^from AED/);
  });
});

test('on paper: light, without buttons, with its sources written out', async ({ page }) => {
  await store(page, { theme: 'dark' });
  await openPlan(page);
  await expect(part(page, 'Sources')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  // Whatever is folded on the screen is read on paper.
  for (const text of [
    /AED 32,000 and does not say/,
    /^Proof of home address/,
    /^The fines for registers/,
    /^DMCC’s steps to close/,
  ]) {
    await expect(page.getByText(text).first(), String(text)).toBeVisible();
  }
  const deadlines = part(page, 'Deadlines of the next three years').getByRole('heading', { level: 3 });
  expect(await deadlines.count()).toBeGreaterThan(10);
  await expect(page.getByText(/^\[1\] .*Read in \w+ \d{4}, \w+ confidence\. https:/)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(14, 34, 48)');
});

test.describe('an address that does not do', () => {
  test('says what is wrong and leads to the nearest choice', async ({ page }) => {
    await open(page, '/plan?country=AE&type=free-zone&zone=atlantis&visas=7&office=flexi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no plan at this address');
    await expect(
      page.getByText('“atlantis” is not a free zone or emirate for this company type.'),
    ).toBeVisible();
    await expect(page.getByText('“7” is not a number of visas from 0 to 5.')).toBeVisible();
    await page.getByRole('link', { name: /^DIFC, UAE/ }).click();
    await expect(page).toHaveURL(/zone=difc&visas=5&office=flexi$/);
  });

  test('says so of an empty one, and leads to the questionnaire', async ({ page }) => {
    await open(page, '/plan');
    await expect(page.getByText('The country is missing.')).toBeVisible();
    await page.getByRole('link', { name: 'Answer the questionnaire' }).click();
    await expect(page).toHaveURL(/\/app\/onboarding$/);
  });

  test('shows what it names as text', async ({ page }) => {
    await open(page, `/plan?country=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByText('“<img src=x onerror=alert(1)>” is not one of the countries.')).toBeVisible();
  });

  test('a place that the catalogue does not hold leads to the questionnaire', async ({ page, noise }) => {
    noise.expect(/status of 404/);
    await page.route('**/functions/v1/plans/ae-dmcc/**', (route) =>
      route.continue({ url: route.request().url().replace('ae-dmcc', 'ae-atlantis') }),
    );
    await open(page, dmcc);
    await expect(page.getByText('There is no plan for this place yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer the questionnaire' })).toBeVisible();
  });

  test('a plan that cannot be had can be asked for again', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|ERR_CONNECTION/);
    await page.route('**/functions/v1/plans/**', (route) => route.abort());
    await open(page, dmcc);
    await expect(page.getByText('The plan could not be loaded')).toBeVisible();
    await page.unroute('**/functions/v1/plans/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(part(page, 'Costs by year')).toBeVisible();
  });
});

test.describe('the estimate beside the questions', () => {
  test('appears with the place and moves with the answers', async ({ page }) => {
    await open(page, '/onboarding');
    await choose(page, 'UAE');
    await continueButton(page).click();
    await choose(page, 'Free Zone');
    await expect(estimate(page)).toBeHidden();
    await choose(page, 'DMCC');
    await expect(estimate(page)).toContainText('AED');
    await expect(estimate(page)).toContainText('Assumes no visas, physical office until you choose.');
    const before = await estimate(page).getByRole('definition').first().innerText();
    await continueButton(page).click();
    await choose(page, '2');
    await choose(page, 'Flexi');
    await expect(estimate(page).getByRole('definition').first()).not.toHaveText(before);
    await expect(estimate(page)).not.toContainText('until you choose');
    // Each sum says what it leaves out; the later ones leave out more than the first.
    for (const figure of ['First year', 'Year 2', 'Year 3', 'Time to complete']) {
      const part = estimate(page).getByRole('term').filter({ hasText: figure }).locator('..');
      await expect(part, figure).toContainText(/Excludes \d unconfirmed (costs?|steps?)/);
    }
    const { length: two } = amountsIn(before);
    expect(two).toBeGreaterThan(0);
    await estimate(page).getByRole('link', { name: 'See the full plan' }).click();
    await expect(page).toHaveURL(/zone=dmcc&visas=2&office=flexi$/);
  });

  test('explains a choice beyond the quota and offers what would work', async ({ page }) => {
    const { companyData: _, ...requirements } = completeAnswers.requirements;
    await store(page, {
      onboardingData: JSON.stringify({ ...completeAnswers, requirements: { ...requirements, visas: 5 } }),
    });
    await open(page, '/onboarding');
    const notice = part(page, 'This combination is not possible');
    await expect(notice).toContainText('at most 3 visas');
    await expect(continueButton(page)).toBeEnabled();
    await notice.getByRole('button', { name: 'Choose 3 visas, flexi office' }).click();
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
    await expect(notice).toBeHidden();
  });

  test('lets nobody register with a choice beyond the quota, unless it is kept as an open point', async ({
    page,
  }) => {
    const { companyData: _, ...requirements } = completeAnswers.requirements;
    await store(page, {
      onboardingData: JSON.stringify({ ...completeAnswers, requirements: { ...requirements, visas: 5 } }),
    });
    await open(page, '/onboarding');
    const notice = part(page, 'This combination is not possible');
    await continueButton(page).click();
    await expect(
      page.getByText('This combination is not possible. Change it, or keep it as an open point.').first(),
    ).toBeVisible();
    await expect(notice.getByRole('button').first()).toBeFocused();
    await expect(page).toHaveURL(/\/onboarding$/);
    await notice.getByRole('button', { name: 'Keep as an open point' }).click();
    await expect(notice).toContainText('Kept as an open point.');
    await page.reload();
    await expect(notice).toContainText('Kept as an open point.');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });

  test('takes no visas named outside the UAE for none', async ({ page }) => {
    await open(page, '/onboarding');
    await choose(page, 'United Kingdom');
    await continueButton(page).click();
    await choose(page, 'LLP');
    await continueButton(page).click();
    await expect(page.getByRole('radio', { name: '0', exact: true })).toBeChecked();
    await choose(page, 'Virtual');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });

  test('is not missed by a questionnaire that cannot have it', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED/);
    await page.route('**/assets/estimate-*', (route) => route.abort());
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/onboarding');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });
});

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
