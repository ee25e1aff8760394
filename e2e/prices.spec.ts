import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { appoint } from './support/operators.ts';
import type { Server } from './support/server.ts';
import { expect, open, test, toast } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const jafzaLicence = 'Licence, dearer for general trade, logistics and e-commerce';
const today = () => new Date().toISOString().slice(0, 10);

/** Confirms a figure for the licence of JAFZA on its page. */
async function confirmLicence(page: Page, { low, high }: { low: string; high?: string }): Promise<void> {
  await page.getByLabel('Amount in AED').fill(low);
  if (high !== undefined) await page.getByLabel(/^Up to, in AED/).fill(high);
  await page.getByRole('textbox', { name: 'Source', exact: true }).fill('JAFZA: tariff of 2026');
  await page.getByLabel('Address of the source').fill('https://www.jafza.ae/tariff-2026');
  await page.getByLabel('Day you read it').fill(today());
  await page.getByRole('button', { name: 'Save figure' }).click();
}

async function withdrawAll(server: Server): Promise<void> {
  await server.query(
    `insert into confirmed_figures (place, line, version, note, entered_by_id, entered_by_name, entered_at)
     select place, line, max(version) + 1, 'After the test', gen_random_uuid(), 'Test', now()
     from confirmed_figures group by place, line`,
  );
  await server.query(
    "insert into installation (name, value) values ('prices', '1') on conflict (name) do update set value = (installation.value::int + 1)::text",
  );
}

test.afterEach(({ server }) => withdrawAll(server));

test('a confirmed figure is found by its filter, stands in the plan with who confirmed it, and is withdrawn', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/prices?place=ae-jafza&state=no-figure');
  await expect(heading(page, 'Prices')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export as patch' })).toBeDisabled();
  await page.getByRole('link', { name: jafzaLicence }).click();
  await expect(heading(page, jafzaLicence)).toBeVisible();

  await page.getByRole('button', { name: 'Save figure' }).click();
  await expect(page.getByText('Please enter an amount above zero, with two decimals at most.')).toHaveCount(
    1,
  );
  await expect(page.getByLabel('Amount in AED')).toBeFocused();
  await confirmLicence(page, { low: '9,000', high: '8,000' });
  await expect(
    page.getByText('The upper amount must not be below the lower one. Swap the two.'),
  ).toBeVisible();
  await confirmLicence(page, { low: '9,000', high: '12,000.50' });
  await expect(toast(page, 'Saved. Every total uses this figure now.')).toBeVisible();
  await expect(page.getByLabel('Amount in AED')).toHaveValue('');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(1);

  const plan = await page.context().newPage();
  await open(plan, '/plan?country=AE&type=free-zone&zone=jafza&visas=0&office=flexi');
  const row = plan.getByRole('row').filter({ hasText: jafzaLicence }).first();
  await expect(row).toContainText(/9,000\.00\s– 12,000\.50/);
  await row.getByRole('button', { name: /^Source/ }).click();
  await expect(plan.getByRole('link', { name: /JAFZA: tariff of 2026/ })).toBeVisible();
  await expect(plan.getByText(/^Confirmed by .+ on \d+ \w+ \d{4}$/)).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this figure?' });
  await dialog.getByRole('button', { name: 'Withdraw figure' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It was a quotation for one company.');
  await dialog.getByRole('button', { name: 'Withdraw figure' }).click();
  await expect(toast(page, 'Withdrawn. The figure of the catalogue applies again.')).toBeVisible();
  await expect(page.getByText('It was a quotation for one company.')).toBeVisible();
  await plan.reload();
  await expect(plan.getByRole('row').filter({ hasText: jafzaLicence }).first()).toContainText(
    'no published price',
  );
});

test('a figure without an upper limit is a lower bound in the plan and beside other places', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/prices/ae-jafza/licence');
  await page.getByLabel('This is the lowest amount').check();
  await expect(page.getByLabel(/^Up to, in AED/)).toBeDisabled();
  await confirmLicence(page, { low: '9,000' });
  await expect(page.getByRole('list', { name: 'History' })).toContainText('from AED 9,000');

  await open(page, '/plan?country=AE&type=free-zone&zone=jafza&visas=0&office=flexi');
  const row = page.getByRole('row').filter({ hasText: jafzaLicence }).first();
  await expect(row).toContainText('from 9,000');
  await open(page, '/compare?visas=0&office=flexi&place=ae-jafza&place=ae-ifza');
  await page.getByRole('button', { name: 'Source about First year, JAFZA' }).click();
  await expect(page.getByText(/^Confirmed by .+ on \d+ \w+ \d{4}$/)).toBeVisible();
});

test('two operators who save at once: the second one reads what the first one saved', async ({
  page,
  server,
  signIn,
  noise,
}) => {
  noise.expect(/status of 412/);
  await appoint(server, await signIn({ company: null }));
  const path = '/operator/prices/ae-jafza/licence';
  await open(page, path);
  const other = await page.context().newPage();
  await open(other, path);
  await confirmLicence(other, { low: '9,000' });
  await expect(toast(other, 'Saved. Every total uses this figure now.')).toBeVisible();

  await confirmLicence(page, { low: '9,500' });
  await expect(
    page.getByText(/has just saved AED.9,000\. Check the history, then save again\./),
  ).toBeVisible();
  await expect(page.getByLabel('Amount in AED')).toHaveValue('9,500');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('AED 9,000');
  await page.getByRole('button', { name: 'Save figure' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    '9,500',
  );
});

test('the patch is exported once there is a figure', async ({ page, server, signIn }) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/prices/ae-jafza/licence');
  await confirmLicence(page, { low: '9,000' });
  await expect(toast(page, 'Saved. Every total uses this figure now.')).toBeVisible();
  await page.getByRole('link', { name: 'Prices' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export 1 as patch' }).click();
  expect((await download).suggestedFilename()).toBe('prices.patch');
});

test('its pages are accessible', async ({ page, server, signIn }) => {
  await appoint(server, await signIn({ company: null }));
  for (const path of ['/operator/prices', '/operator/prices/ae-dmcc/registration']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Registering authority').or(page.getByRole('table')).first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});
