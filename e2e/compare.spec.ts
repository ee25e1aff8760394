import type { Locator, Page } from '@playwright/test';
import { desktop, expectAccessible, phone } from './support/accessibility.ts';
import { serveWithoutContent } from './support/plan.ts';
import { expect, open, test } from './support/test.ts';

const zones = '/compare?visas=2&office=flexi&place=ae-dmcc&place=ae-ifza';
const three = `${zones}&place=gb-private-limited-company`;

const rowNames = [
  'In short',
  'First year',
  'Year 2',
  'Year 3',
  'Refundable deposits',
  'Time to complete',
  'Office',
  'Visas it brings',
  'Capital',
  'Owners',
  'Accounts and audit',
  'Tax',
  'Banking',
  'Suits',
  'Does not suit',
];

const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

/** Opens a comparison on a wide screen and waits until it is there. */
async function openTable(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await open(page, path);
  await expect(table(page)).toBeVisible();
}

test('places stand side by side, each with its own figures and the way to its plan', async ({
  page,
  server,
}) => {
  await openTable(page, three);
  await expect(columns(page)).toHaveText([
    'Criterion',
    /^DMCC/,
    /^IFZA/,
    /^Private Limited Company\s*United Kingdom/,
  ]);
  const { plans } = await (
    await fetch(
      `${server.origin}/functions/v1/comparisons/2/flexi/ae-dmcc,ae-ifza,gb-private-limited-company`,
    )
  ).json();
  const costs = row(page, 'First year').getByRole('cell');
  for (const [index, currency] of ['AED', 'AED', 'GBP'].entries()) {
    const [bound] = plans[index].years[0].total.lowerBounds;
    const cell = costs.nth(index);
    await expect(cell).toContainText(`from ${currency}\u00A0${(bound.low / 100).toLocaleString('en-GB')}`);
    await expect(cell).toContainText(/plus .*office rent.*: no published price/);
  }
  await expect(page.getByText(/^Amounts stay in their own currency \(/)).toContainText('AED and GBP');
  await columns(page).nth(2).getByRole('link', { name: 'Full plan of IFZA' }).click();
  await expect(page).toHaveURL(/\/app\/plan\?country=AE&type=free-zone&zone=ifza&visas=2&office=flexi$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IFZA, UAE');
});

test('places without a complete total stand last, which is explained, and none of them is the lowest', async ({
  page,
}) => {
  await openTable(
    page,
    '/compare?visas=0&office=virtual&place=ae-jafza&place=ae-ifza&place=ae-dafza&place=ae-adgm',
  );
  await expect(columns(page)).toHaveText(['Criterion', /^IFZA/, /^ADGM/, /^JAFZA/, /^DAFZA/]);
  await expect(
    page.getByText(
      'Listed last, because their totals are incomplete: JAFZA and DAFZA (registration fee, licence fee and office rent not published).',
    ),
  ).toBeVisible();
  await expect(page.getByText('Lowest', { exact: true })).toBeHidden();
  await expect(row(page, 'First year').getByRole('cell').nth(2)).toContainText(
    'Registration fee, licence fee and office rent not published',
  );
});

test('in one currency the sums stand beside their own, as far as a rate is known', async ({ page }) => {
  await openTable(page, three);
  await page.getByLabel('Show totals in').selectOption('USD');
  await expect(page).toHaveURL(/&place=gb-private-limited-company&in=USD$/);
  const costs = row(page, 'First year').getByRole('cell');
  await expect(costs.nth(0)).toContainText(/^from ≈ USD\s[\d,]+.*AED/);
  await expect(costs.nth(2)).toContainText(/^from GBP/);
  await expect(page.getByText(/Converted at USD.1 = AED.3\.6725/)).toBeVisible();
  await expect(page.getByText(/^Without a known rate for GBP/)).toBeVisible();
  await expect(page.getByText(/^Amounts stay in their own currency \(/)).toBeHidden();
  await columns(page).nth(2).getByRole('link', { name: 'Full plan of IFZA' }).click();
  await expect(page).toHaveURL(/zone=ifza&visas=2&office=flexi&in=USD$/);
  await page.getByRole('link', { name: 'Compare with other places' }).click();
  await expect(page).toHaveURL(/place=ae-ifza&in=USD$/);
});

test('a plan leads to its comparison, where another place is still to be chosen', async ({ page }) => {
  await open(page, '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi');
  await page.getByRole('link', { name: 'Compare with other places' }).click();
  await expect(page).toHaveURL(/\/app\/compare\?visas=2&office=flexi&place=ae-dmcc$/);
  await expect(page.getByText('Add another place')).toBeVisible();
});

test('figures and statements open where they were read', async ({ page }) => {
  await openTable(page, three);
  const mark = row(page, 'Tax')
    .getByRole('button', { name: /source.* about Tax, DMCC/i })
    .first();
  await mark.click();
  const source = page.getByRole('dialog', { name: /about Tax, DMCC/ });
  await expect(source.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});

test('a conflict with the office is shown at its place, with what would work', async ({ page }) => {
  await openTable(page, '/compare?visas=5&office=flexi&place=ae-dmcc&place=gb-llp');
  const dmcc = row(page, 'Office').getByRole('cell').nth(0);
  const llp = row(page, 'Office').getByRole('cell').nth(1);
  await expect(dmcc).toContainText('allows at most 3 visas here. You asked for 5+ visas');
  await expect(llp).not.toContainText('These would work');
  await dmcc.getByRole('link', { name: '5+ visas, physical office' }).click();
  await expect(page).toHaveURL(/zone=dmcc&visas=5&office=physical$/);
});

test('long rows begin with two statements and unfold', async ({ page }) => {
  await openTable(page, three);
  const tax = row(page, 'Tax').getByRole('cell').first();
  await expect(tax.getByRole('listitem').filter({ visible: true })).toHaveCount(2);
  await tax.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect.poll(() => tax.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(3);
});

test('what all say is said once, and can be left out', async ({ page }) => {
  await openTable(page, zones);
  const shared = table(page).getByRole('cell').filter({ hasText: 'Both' });
  expect(await shared.count()).toBeGreaterThan(0);
  const rows = await table(page).getByRole('row').count();
  await page.getByText('Show only differences').click();
  await expect(page.getByRole('switch', { name: 'Show only differences' })).toBeChecked();
  await expect(shared).toHaveCount(0);
  expect(await table(page).getByRole('row').count()).toBeLessThan(rows);
  await expect(row(page, 'First year')).toBeVisible();

  // It stays with the address, also through other choices, until it is switched off.
  await expect(page).toHaveURL(/&only=differences$/);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Show only differences' })).toBeChecked();
  await expect(shared).toHaveCount(0);
  await page.getByLabel('Visas').selectOption('0');
  await expect(page).toHaveURL(/visas=0&.*&only=differences$/);
  await page.getByText('Show only differences').click();
  await expect(page).toHaveURL(/place=ae-ifza$/);
  await expect(shared.first()).toBeVisible();
});

test('on paper the whole table lies across, with its sources numbered, and nothing to press', async ({
  page,
}) => {
  // What is small on the screen, or left out of it, is whole on paper.
  await page.setViewportSize(phone);
  await open(page, `${zones}&only=differences&in=USD`);
  await expect(table(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(columns(page)).toHaveText(['Criterion', /^DMCC/, /^IFZA/]);
  // The last, as a group may be called like a row of it.
  for (const name of rowNames) await expect(row(page, name).last(), name).toBeVisible();
  await expect(page.getByText('2 visas, flexi office · Prepared on')).toBeVisible();
  await expect(page.getByText(/Converted at/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);

  const listed = await page
    .getByRole('heading', { name: 'Sources' })
    .locator('..')
    .locator('li')
    .allInnerTexts();
  expect(listed[0]).toMatch(/^\[1\] .+ [\w.-]+\.\w+\//);
  const shown = [table(page), page.getByText(/Converted at/)];
  const named = (await Promise.all(shown.map((part) => part.innerText()))).join().match(/\[\d+\]/g);
  expect(new Set(named)).toEqual(new Set(listed.map((_, index) => `[${index + 1}]`)));

  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheets) ?? []).map(Number);
  expect(width).toBeGreaterThan(height);
});

test('another choice changes the comparison and the address, and Back leads out', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/terms');
  await page.evaluate((address) => history.pushState(null, '', `/app${address}`), zones);
  await page.reload();
  await expect(columns(page)).toHaveCount(3);

  await page.getByLabel('Visas').selectOption('0');
  await expect(page).toHaveURL(/visas=0&office=flexi&place=ae-dmcc&place=ae-ifza$/);
  await page.getByLabel('Office', { exact: true }).selectOption('physical');
  await expect(page).toHaveURL(/office=physical/);

  await page.getByLabel('Add a place').selectOption({ label: 'Dubai, Mainland LLC' });
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/place=ae-dmcc&place=ae-ifza&place=ae-dubai$/);
  await expect(columns(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Remove DMCC, UAE' }).click();
  await expect(page).toHaveURL(/office=physical&place=ae-ifza&place=ae-dubai$/);
  await expect(columns(page)).toHaveText(['Criterion', /^IFZA/, /^Dubai/]);
  await expect(page.getByRole('button', { name: 'Remove IFZA, UAE' })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/app\/terms$/);
});

test('places are added and removed by the keyboard, four at most', async ({ page }) => {
  await openTable(page, three);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByText('Please choose a place to add.')).toBeVisible();
  await page.getByLabel('Add a place').selectOption({ label: 'LLP' });
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(columns(page)).toHaveCount(5);
  await expect(page.getByText('Four at most: remove one to add another.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove LLP, United Kingdom' })).toBeFocused();
  for (let left = 3; left >= 0; left -= 1) {
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Remove/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(left);
  }
  await expect(page.getByText('Choose two to four places')).toBeVisible();
  await expect(page.getByLabel('Add a place')).toBeFocused();
  await expect(page).toHaveURL(/compare\?visas=2&office=flexi$/);
});

test('two changes in one breath both hold', async ({ page }) => {
  await openTable(page, three);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-label^="Remove"]'))
      button.click();
  });
  await expect(page).toHaveURL(/compare\?visas=2&office=flexi$/);
  await expect(page.getByText('Choose two to four places')).toBeVisible();
});

test.describe('an address that does not do', () => {
  test('keeps the valid part, names the invalid part, and can be corrected', async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, '/compare?visas=9&office=flexi&place=ae-dmcc&place=ae-dmcc&place=ae-atlantis');
    const problems = page.getByRole('region', { name: 'Part of this address could not be used' });
    await expect(problems.getByRole('listitem')).toHaveText([
      /“9” is not a number of visas/,
      'DMCC, UAE is named more than once.',
      '“ae-atlantis” is not in the catalogue.',
    ]);
    await expect(page.getByText('Add another place')).toBeVisible();
    await page.getByLabel('Add a place').selectOption({ label: 'Partnership' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(columns(page)).toHaveText(['Criterion', /^DMCC/, /^Partnership/]);
    await expect(problems).toBeHidden();
  });

  test('compares the first four of more', async ({ page }) => {
    await openTable(page, `${three}&place=gb-llp&place=us-llc`);
    await expect(page.getByText('LLC, United States was left out')).toBeVisible();
    await expect(columns(page)).toHaveCount(5);
  });

  test('compares three popular places where nothing is named, in one currency', async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, '/compare');
    await expect(columns(page)).toHaveText([
      'Criterion',
      /^IFZA/,
      /^LLC\s*United States/,
      /^LLC\s*Saudi Arabia/,
    ]);
    await expect(page.getByText('Part of this address could not be used')).toBeHidden();
    await expect(page.getByLabel('Show totals in')).toHaveValue('USD');
    for (const cell of (await row(page, 'First year').getByRole('cell').all()).slice(0, 3)) {
      await expect(cell).toContainText(/USD\s[\d,]+/);
    }
    await expect(page.getByText(/: LLC, United States .* LLC, Saudi Arabia/)).toBeVisible();

    // What is changed from there on is changed of these three.
    await page.getByRole('button', { name: 'Remove LLC, Saudi Arabia' }).click();
    await expect(page).toHaveURL(/\?visas=0&office=virtual&place=ae-ifza&place=us-llc$/);
    await page.getByLabel('Show totals in').selectOption('');
    await expect(page).toHaveURL(/&place=us-llc&in=own$/);
    await expect(page.getByText(/^Amounts stay in their own currency \(/)).toContainText('AED and USD');
  });
});

test('a comparison that could not be read can be tried again', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|Failed to load/);
  await page.setViewportSize(desktop);
  await serveWithoutContent(page, zones, '/compare?visas=none');
  await page.route('**/comparisons/**', (route) => route.abort());
  await open(page, zones);
  await expect(page.getByRole('alert')).toContainText('The places could not be compared');
  await page.unroute('**/comparisons/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('says that it is loading', async ({ page }) => {
  await serveWithoutContent(page, zones, '/compare?visas=none');
  await page.route('**/comparisons/**', () => {});
  await open(page, zones);
  await expect(page.getByText('Comparing places')).toBeAttached();
});

test('on a phone the ranges stand first, and the columns are swiped beside the criterion', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    await open(page, three);
    const ranges = page.getByRole('list', { name: 'First year and time to complete' }).getByRole('listitem');
    await expect(ranges).toHaveText([
      /^DMCC.*AED.*days/s,
      /^IFZA.*AED.*days/s,
      /^Private Limited.*GBP.*days/s,
    ]);
    if (width === phone.width) await expect(ranges.first()).toBeInViewport();
    await expectNothingBeyond(page);

    const criterion = row(page, 'Tax').getByRole('rowheader');
    const last = row(page, 'Office').last().getByRole('cell').last();
    await expect(last).not.toBeInViewport();
    const { x: before = 0 } = (await criterion.boundingBox()) ?? {};
    await last.getByRole('button').first().focus();
    await expect(last.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    const { x: after = -1 } = (await criterion.boundingBox()) ?? {};
    expect(after).toBe(before);
  }
  for (const size of [desktop, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNothingBeyond(page);
  }
});

test('the columns are named in sight while they are swiped and scrolled', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, three);
  const tax = row(page, 'Tax');
  await tax.getByRole('cell').last().scrollIntoViewIfNeeded();
  const names = page
    .locator('[aria-hidden]')
    .filter({ hasText: /^DMCCIFZAPrivate Limited Company$/ })
    .last();
  await expect(names).toBeInViewport();
  const start = async (one: Locator) => (await one.boundingBox())?.x ?? Number.NaN;
  const name = names.getByText('Private Limited Company').locator('..');
  // The names follow the table a moment after it has been swiped.
  await expect
    .poll(async () => Math.abs((await start(name)) - (await start(tax.getByRole('cell').last()))))
    .toBeLessThan(1);
});

async function expectNothingBeyond(page: Page): Promise<void> {
  // What a script chooses by the width is drawn after the frame that changed it.
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBe(0);
}

const screens: Record<string, string> = {
  'three places': three,
  'four places with a problem':
    '/compare?visas=5&office=virtual&place=ae-dmcc&place=ae-ifza&place=ae-dubai&place=sa-llc',
  'an address that does not do': '/compare?visas=9&place=ae-dmcc&place=nowhere',
};

for (const [name, path] of Object.entries(screens)) {
  for (const size of [phone, desktop]) {
    test(`axe finds nothing: ${name}, ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, path);
      await expect(page.getByText(/First year|Add another place/).first()).toBeVisible();
      await expectAccessible(page, [size]);
    });
  }
}
