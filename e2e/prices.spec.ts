import type { Page } from '@playwright/test';
import { anAcceptedQuote, aSentQuote } from '#server/quotes/testing/an-accepted-quote.ts';
import { expectAccessible, expectNoFindings } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { openOffice } from './support/agency.ts';
import { callerOf } from './support/caller.ts';
import { appoint } from './support/operators.ts';
import type { Server } from './support/server.ts';
import { expect, open, test, toast } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const jafzaLicence = 'Licence, dearer for general trade, logistics and e-commerce';
const today = () => new Date().toISOString().slice(0, 10);

/** Saves a draft of a figure for the licence of JAFZA on its page. */
async function draftLicence(page: Page, { low, high }: { low: string; high?: string }): Promise<void> {
  await page.getByLabel('Amount in AED').fill(low);
  if (high !== undefined) await page.getByLabel(/^Up to, in AED/).fill(high);
  await page.getByRole('textbox', { name: 'Source', exact: true }).fill('JAFZA: tariff of 2026');
  await page.getByLabel('Address of the source').fill('https://www.jafza.ae/tariff-2026');
  await page.getByLabel('Day you read it').fill(today());
  await page.getByRole('button', { name: 'Save draft' }).click();
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  // The toast of an approval before may still be there: it waits while another tab is in front.
  await expect(page.getByText(/^Draft by /)).toBeHidden();
  await expect(toast(page, 'Approved. It holds from its day on.').last()).toBeVisible();
}

async function withdrawAll(server: Server): Promise<void> {
  await server.query(`delete from confirmed_figures where not is_approved`);
  await server.query(
    `insert into confirmed_figures
       (place, line, version, from_day, note, entered_by_id, entered_by_name, entered_at, is_approved, approved_by_name, approved_at)
     select place, line, max(version) + 1, (now() at time zone 'UTC')::date, 'After the test', gen_random_uuid(), 'Test', now(), true, 'Test', now()
     from confirmed_figures group by place, line`,
  );
  await server.query(
    "insert into installation (name, value) values ('prices', '1') on conflict (name) do update set value = (installation.value::int + 1)::text",
  );
}

// A figure that was confirmed is part of every plan of its place.
test.use({ sharedBy: 'money' });

test.afterEach(async ({ server }) => {
  await withdrawAll(server);
  await server.query("delete from installation where name in ('agency', 'price-approval')");
});

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

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Please enter an amount above zero, with two decimals at most.')).toHaveCount(
    1,
  );
  await expect(page.getByLabel('Amount in AED')).toBeFocused();
  await draftLicence(page, { low: '9,000', high: '8,000' });
  await expect(
    page.getByText('The upper amount must not be below the lower one. Swap the two.'),
  ).toBeVisible();
  await draftLicence(page, { low: '9,000', high: '12,000.50' });
  await expect(page.getByLabel('Amount in AED')).toHaveValue('');
  await expect(page.getByText(/^Draft by .+, from /)).toBeVisible();
  await expect(page.getByText('No open quote has this fee in it.')).toBeVisible();
  await approve(page);
  // Figures of other tests, which have ended, may stand below it.
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.filter({ hasText: '12,000.50' })).toHaveCount(1);

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
  await expect(page.getByText(/^Draft by .+: ends on /)).toBeVisible();
  await approve(page);
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
  await draftLicence(page, { low: '9,000' });
  await approve(page);
  await expect(page.getByRole('list', { name: 'History' })).toContainText('from AED 9,000');

  await open(page, '/plan?country=AE&type=free-zone&zone=jafza&visas=0&office=flexi');
  const row = page.getByRole('row').filter({ hasText: jafzaLicence }).first();
  await expect(row).toContainText('from 9,000');
  await open(page, '/compare?visas=0&office=flexi&place=ae-jafza&place=ae-ifza');
  await page.getByRole('button', { name: 'Source about First year, JAFZA' }).click();
  await expect(page.getByText(/^Confirmed by .+ on \d+ \w+ \d{4}$/)).toBeVisible();
});

test('E7: a fee rises: a second person approves it, what it touches is shown, and what was accepted stays', async ({
  browser,
  server,
}) => {
  test.slow();
  const offices = await Promise.all([
    openOffice({ browser, server }),
    openOffice({ browser, server }, { firstName: 'Mona', lastName: 'Manager' }),
  ]);
  const [{ page, person }, { page: second }] = offices;
  const rana = callerOf(server, person);
  const jafza = { country: 'AE', companyType: 'free-zone', freezone: 'jafza', subType: 'jafza' };
  const company = { ...jafza, visas: 0, officeType: 'flexi' };
  const tag = crypto.randomUUID().slice(0, 6);
  const [waiting, kept] = await Promise.all(
    ['Open', 'Kept'].map((name) =>
      register(server.origin, { company: { ...company, name: `${name} ${tag}` } }),
    ),
  );
  const path = '/operator/prices/ae-jafza/licence';
  await open(page, path);
  await draftLicence(page, { low: '9,000' });
  await approve(page);
  await aSentQuote(rana, waiting?.companyId ?? '');
  if (kept) await anAcceptedQuote(rana, callerOf(server, kept), kept.companyId ?? '', []);

  await open(page, '/operator/prices#ours');
  await page.getByRole('switch', { name: 'A second person approves each version' }).press('Space');
  await expect(page.getByRole('switch', { name: 'A second person approves each version' })).toBeChecked();
  await open(page, path);
  await page.getByLabel('Amount in AED').fill('9,500');
  await page.getByRole('textbox', { name: 'Source', exact: true }).fill('');
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  await expect(page.getByText(/^Source .*required\.$/)).toBeVisible();
  await draftLicence(page, { low: '9,500' });
  const main = page.getByRole('main');
  await expect(main).toContainText(/AED\s9,000 → AED\s9,500/);
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: `Open ${tag}` })
      .first(),
  ).toContainText('9,500');
  await expect(main).toContainText(/accepted quotes? stays? as (it is|they are)/);
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: `Kept ${tag}` })
      .first(),
  ).toContainText('9,500');
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText(/^Someone other than the person who entered this version/)).toBeVisible();
  await expectAccessible(page, [{ width: 1440, height: 900 }]);

  await open(second, path);
  await approve(second);
  await open(second, `/operator/companies/${kept?.companyId}#money`);
  await expect(second.getByRole('main')).toContainText(/AED\s9,000.*AED\s9,500/);
  await second.getByRole('button', { name: 'New quote' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await expect(
    second.getByRole('row').or(second.getByRole('listitem')).filter({ hasText: jafzaLicence }).first(),
  ).toContainText(/9,500/);
  for (const { context } of offices) await context.close();
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
  await draftLicence(other, { low: '9,000' });
  await expect(toast(other, 'Draft saved. It holds once it is approved.')).toBeVisible();

  await draftLicence(page, { low: '9,500' });
  await expect(
    page.getByText(/has just saved AED.9,000\. Check the draft and the history, then save again\./),
  ).toBeVisible();
  await expect(page.getByLabel('Amount in AED')).toHaveValue('9,500');
  await expect(page.getByText(/No figure → AED.9,000/)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/No figure → AED.9,500/)).toBeVisible();
  await approve(page);
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    '9,500',
  );
});

test('the patch is exported once there is a figure', async ({ page, server, signIn }) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/prices/ae-jafza/licence');
  await draftLicence(page, { low: '9,000' });
  await approve(page);
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
    await expectNoFindings(page, 'light');
  }
});
