import type { BrowserContext, Page } from '@playwright/test';
import { recordDone, register, type SignedInPerson } from './support/accounts.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import { uploadPaper } from './support/papers.ts';
import type { Server } from './support/server.ts';
import { enter, expect, open, test, toast } from './support/test.ts';

const holding = {
  name: 'Al M. Holdings',
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'adgm',
  subType: 'adgm',
  visas: 0,
  officeType: 'virtual',
};
const today = new Date().toISOString().slice(0, 10);

/** Somebody with an account and a party of the company as their own page, in a browser of their own. */
async function joins(
  { server, context }: { server: Server; context: BrowserContext },
  { companyId }: SignedInPerson,
  name: string,
) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const person = await register(server.origin, { firstName, lastName, company: null });
  await server.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'shareholder', 'active')",
    [companyId, person.id],
  );
  const [party] = await server.query(
    'update parties set user_id = $1 where company_id = $2 and name = $3 returning id',
    [person.id, companyId, name],
  );
  await enter(context, server.origin, person);
  return { ...person, companyId, party: String(party?.id) };
}

const listed = (page: Page, kind: string, whose: string) =>
  page
    .getByRole('region', { name: whose })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: kind, exact: true }) });

test('D1 to D8: a family holding, whose owners each show their own papers and no others', async ({
  page,
  server,
  signIn,
  browser,
  noise,
}) => {
  test.slow();
  noise.expect(/status of 422 .*holdings/);
  const office = await signIn({ firstName: 'Noor', lastName: 'Office', company: holding });

  await test.step('D1: a holding without visas has no steps for them', async () => {
    await openDashboard(page, '/formation');
    await expect(
      page.getByRole('heading', { name: 'Receive the certificate of incorporation' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /residence visa/i })).toHaveCount(0);
  });

  await test.step('D2: owners are drawn and listed, and shares divide to exactly 100 %', async () => {
    await openDashboard(page, '/people');
    await companyApi(page, 'PATCH', '/companies/{id}', { shares: { total: 100, parValue: '1' } });
    for (const [kind, name] of [
      ['company', 'Cayman Ltd'],
      ['person', 'Sara Nasser'],
      ['person', 'Omar Haddad'],
    ]) {
      await companyApi(page, 'POST', '/companies/{id}/parties', { kind, name });
    }
    await page.reload();
    await skipArrival(page);

    /** Divides a whole between two holders. */
    const divide = async (at: number, lines: [string, string][]) => {
      await page.getByRole('button', { name: 'Divide shares' }).nth(at).click();
      const dialog = page.getByRole('dialog');
      for (const [line, [holder, amount]] of lines.entries()) {
        if (line > 0) await dialog.getByRole('button', { name: 'Add a holder' }).click();
        await dialog.getByLabel('Holder', { exact: true }).nth(line).selectOption(holder);
        await dialog
          .getByLabel(/^(Shares|Percent)$/)
          .nth(line)
          .fill(amount);
      }
      return dialog;
    };
    let dialog = await divide(0, [
      ['Cayman Ltd', '60'],
      ['Omar Haddad', '30'],
    ]);
    await expect(dialog).toContainText('90 of 100 · 10 left to divide');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog.getByRole('alert').last()).toContainText('Together the holders have 90 of 100.');
    await dialog.getByLabel('Shares', { exact: true }).nth(1).fill('40');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Who is behind Cayman Ltd?');

    dialog = await divide(1, [
      ['Sara Nasser', '1/3'],
      ['Omar Haddad', '2/3'],
    ]);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toBeHidden();
    const row = (name: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .first();
    await expect(row('Omar Haddad')).toContainText('80%');
    await expect(row('Omar Haddad')).toContainText('60% Cayman Ltd ← 66.67% Omar Haddad');
    await expect(row('Sara Nasser')).toContainText('20%');
    await expect(row('Sara Nasser')).toContainText('Below the threshold');

    // The chart by keyboard.
    const chosen = page.getByRole('button', { name: /^Omar Haddad/, pressed: false });
    await chosen.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Omar Haddad/, pressed: true })).toBeFocused();
  });

  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })),
  );
  const [sarasContext, omarsContext] = contexts as [BrowserContext, BrowserContext];

  await test.step('D3: each sees their own part; the office sees how it stands, and who looked', async () => {
    const omar = await joins({ server, context: omarsContext }, office, 'Omar Haddad');
    await joins({ server, context: sarasContext }, office, 'Sara Nasser');
    await uploadPaper(server, omar, 'passport', omar.party);

    const omars = await omarsContext.newPage();
    await open(omars, '/dashboard/my-part');
    const own = listed(omars, 'Passport', 'Omar Haddad');
    await expect(own.getByText('Received', { exact: true })).toBeVisible();
    await own.getByRole('button', { name: /^Open Passport/ }).click();
    await expect(omars.getByRole('dialog').getByRole('img', { name: 'Passport, page 1' })).toBeVisible({
      timeout: 60_000,
    });

    const saras = await sarasContext.newPage();
    await open(saras, '/dashboard/my-part');
    await expect(saras.getByRole('heading', { name: 'Your documents' })).toBeVisible();
    await expect(saras.getByText('Nothing to hand over')).toBeVisible();
    await expect(saras.getByRole('main')).not.toContainText('Omar');

    await openDashboard(page, '/papers');
    const closed = listed(page, 'Passport', 'Omar Haddad');
    await expect(closed).toContainText('Omar Haddad hands this in on their own page.');
    await expect(closed.getByText('Received', { exact: true })).toBeVisible();
    await expect(closed.getByText('Upload', { exact: true })).toHaveCount(0);
    await closed.getByRole('button', { name: /^Open Passport/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Only the person it is about, and staff, can open this document.');
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Download' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Who opened it' }).click();
    await expect(dialog.getByText(/^Omar Haddad,/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await open(page, '/dashboard/users');
    await page.getByRole('button', { name: 'View as' }).click();
    const preview = page.getByRole('dialog', { name: 'View as' });
    await expect(preview.getByRole('row', { name: /^Company details/ })).toContainText('Closed');
    await expect(preview.getByRole('row', { name: /^Identity and money/ })).toContainText('their own only');
    await page.keyboard.press('Escape');
  });

  await test.step('D4: financial words and abbreviations are explained while they are typed', async () => {
    await open(page, '/dashboard/name');
    const names = page.getByRole('region', { name: 'Names', exact: true });
    const first = names
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Choice 1' }) });
    const name = first.getByLabel('Name', { exact: true });
    await name.fill('Al M. Capital Bank Holdings');
    await expect(first).toContainText('The legal form is missing at the end. End the name with Limited.');
    await expect(first).toContainText(
      '‘Bank’: a financial word, which needs a permission of the Financial Services Regulatory Authority.',
    );
    await expect(first).toContainText('The authority asks what ‘M.’ stands for.');
    await first.getByLabel('What the abbreviation stands for').fill('The family name Majd');
    await name.fill('Al M. Capital Holdings Limited');
    await expect(first.getByText('Passes our rules', { exact: true })).toBeVisible();
    await expect(names.getByRole('link', { name: 'Search ADGM public register' })).toBeVisible();
    await names.getByRole('button', { name: 'Save names' }).click();
    await expect(toast(page, 'Names saved')).toBeVisible();
    await expect(names.getByRole('button', { name: 'Save names' })).toBeDisabled();
  });

  await test.step('D5: one passport, uploaded once, serves each step that asks for it', async () => {
    await openDashboard(page, '/papers');
    await page.getByRole('tab', { name: 'By task' }).click();
    const passports = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: /^Passport/ })
      .filter({ hasText: 'Omar Haddad' });
    await expect.poll(() => passports.count()).toBeGreaterThan(1);
    await expect(passports.getByText('Received', { exact: true })).toHaveCount(await passports.count());
  });

  await test.step('D8: what the registrar asks stands as points at the step', async () => {
    await recordDone(server.origin, office, 'eligibility', today);
    const act = (body: object) =>
      companyApi(page, 'POST', '/companies/{id}/cases/formation/tasks/name/actions', { on: today, ...body });
    await act({ action: 'file' });
    const asked = await act({
      action: 'return',
      points: [{ text: 'Say what the abbreviation M. stands for.' }],
    });
    expect(asked.status).toBe('success');
    await open(page, '/dashboard/formation');
    await expect(page.getByRole('main')).toContainText('Say what the abbreviation M. stands for.');
  });
  await Promise.all(contexts.map((context) => context.close()));
});
