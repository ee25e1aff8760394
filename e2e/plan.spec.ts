import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { amountsIn, beyondQuota, dmcc, openPlan, part, serveWithoutContent } from './support/plan.ts';
import { completeAnswers, store, stored } from './support/questionnaire.ts';
import { startServer } from './support/server.ts';
import { expect, open, test } from './support/test.ts';

/** The total of the first year, at the end of the table. */
const totalCell = (page: Page) =>
  part(page, 'Costs by year')
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first();

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
  // The month is said once for all that were read in it.
  await expect(page.getByText(/^Read in \w+ \d{4}, \w+ confidence, unless noted\.$/)).toBeVisible();
  await expect(page.getByText(/^\[1\] .*\. \w+ confidence\. [\w.-]+\.\w+\//)).toBeVisible();
  await expect(page.getByText(/^\[\d+\] .*Read in/)).toHaveCount(0);
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

  test('moves nothing when it is read', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/plan?country=AE&companyType=free-zone&visas=2');
    await expect(page.getByText('The company type is missing.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Shifts are reported with the frame after.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
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
    await serveWithoutContent(page, dmcc, '/plan');
    await page.route('**/functions/v1/plans/ae-dmcc/**', (route) =>
      route.continue({ url: route.request().url().replace('ae-dmcc', 'ae-atlantis') }),
    );
    await open(page, dmcc);
    await expect(page.getByText('There is no plan for this place yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Answer the questionnaire' })).toBeVisible();
  });

  test('a plan that cannot be had can be asked for again', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED|ERR_CONNECTION/);
    await serveWithoutContent(page, dmcc, '/plan');
    await page.route('**/functions/v1/plans/**', (route) => route.abort());
    await open(page, dmcc);
    await expect(page.getByText('The plan could not be loaded')).toBeVisible();
    await page.unroute('**/functions/v1/plans/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(part(page, 'Costs by year')).toBeVisible();
  });
});
