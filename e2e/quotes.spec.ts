import { pdfTexts } from '#server/paper-checks/testing/read-pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { appoint } from './support/operators.ts';
import { enter, expect, open, test, toast } from './support/test.ts';

/** Of this file alone: another test's quote may have a service of a common name. */
const service = `Formation ${crypto.randomUUID().slice(0, 6)}`;
const company = 'شركة الأفق الأزرق للتجارة العامة والاستشارات الهندسية';

// A service in force is part of every plan while there is an agency.
test.use({ sharedBy: 'money' });

/** Other tests of the same server leave drafts behind, which any service may come into. */
test.beforeEach(({ server }) => server.query("delete from quotes where state = 'draft'"));
test.afterEach(async ({ server }) => {
  await server.query("delete from installation where name in ('agency', 'price-list')");
});

test('A9: a price becomes a line, a quote and an accepted quote with its PDF', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await server.query(
    "insert into installation (name, value) values ('agency', 'on') on conflict (name) do update set value = 'on'",
  );
  await appoint(server, await signIn({ company: null }));
  const founder = await register(server.origin, {
    company: {
      name: company,
      country: 'AE',
      companyType: 'free-zone',
      freezone: 'dmcc',
      subType: 'dmcc',
      visas: 2,
      officeType: 'flexi',
    },
  });

  await open(page, '/operator/prices#ours');
  await page.getByRole('button', { name: 'Add service' }).click();
  const form = page.getByRole('dialog', { name: 'Add a service' });
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('Name is required.')).toBeVisible();
  await form.getByLabel('Name').fill(service);
  await form.getByLabel('Amount without VAT').fill('6,500.50');
  await form.getByLabel('VAT rate in percent').fill('5');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form).toBeHidden();
  const ours = page.getByRole('listitem').filter({ hasText: service });
  await expect(ours.getByText('No open quote has this service in it.')).toBeVisible();
  await ours.getByRole('button', { name: 'Approve' }).click();
  await expect(ours.getByText('In force')).toBeVisible();
  // Another test of the same server may have written terms before.
  await page.getByRole('button', { name: /^(?:No terms yet\.|Version \d+, by)/ }).click();
  await page.getByLabel('Text of the terms').fill('We work with care.');
  await page.getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByRole('button', { name: /^Version \d+, by/ })).toBeVisible();
  await expectAccessible(page);

  const plan = await page.context().newPage();
  await open(plan, '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi');
  const row = plan.getByRole('row').filter({ hasText: `${service}, with 5% VAT` });
  await expect(row).toContainText('6,825.53');
  await plan.close();

  await open(page, `/operator/companies/${founder.companyId}#money`);
  await page.getByRole('button', { name: 'New quote' }).click();
  await page.getByLabel(`Discount on ${service}`).fill('500.50');
  await page.getByLabel(`Reason for ${service}`).fill('First client from Berlin');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText('Save the draft before you send it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Draft saved. The client does not see it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(toast(page, 'Quote sent.')).toBeVisible();

  await page.goto('about:blank');
  await enter(page.context(), server.origin, founder);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/dashboard/quote');
  const quote = page.getByRole('article', { name: /^Quote Q-/ });
  await expect(quote).toContainText(company);
  await expect(quote).toContainText(/AED\s6,300/);
  await expect(quote).toContainText(/Discount of AED\s500\.50: First client from Berlin/);
  await expect(quote.getByRole('heading', { name: 'If you stop' })).toBeVisible();
  await expectAccessible(page);
  await quote.getByRole('button', { name: /^Accept AED/ }).click();
  await expect(quote.getByText('Please read the terms and tick the box.')).toBeVisible();
  await quote.getByRole('button', { name: /^Terms, version \d+$/ }).click();
  await expect(quote.getByText('We work with care.')).toBeVisible();
  await quote.getByLabel('Your full name').fill('Lena Hartmann');
  await quote.getByRole('checkbox').check();
  await quote.getByRole('button', { name: /^Accept AED/ }).click();
  await expect(quote.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(quote.getByRole('button', { name: /^Accept AED/ })).toHaveCount(0);
  await quote.getByRole('button', { name: 'History' }).click();
  await expect(quote.getByText(/^Version 1 accepted by Lena Hartmann/)).toBeVisible();

  const address = (await quote.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '';
  const pdf = await page.request.get(new URL(address, server.origin).href);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const text = (await pdfTexts(new Uint8Array(await pdf.body()))).join(' ');
  expect(text).toContain('First client from Berlin');
  expect(text).toMatch(/Q-\d{4}-\d{4}/);
});
