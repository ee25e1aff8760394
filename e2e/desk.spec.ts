import type { Page } from '@playwright/test';
import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import { pdfOf } from '#server/paper-checks/testing/write-pdf.ts';
import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { openOffice, withAgency } from './support/agency.ts';
import { callerOf } from './support/caller.ts';
import { press, task } from './support/case-steps.ts';
import { openDashboard } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import { companyKinds, paperRow, uploadPaper } from './support/papers.ts';
import { enter, expect, open, test, toast } from './support/test.ts';

test.use({ sharedBy: 'desk' });
// Each test counts what waits for it.
test.beforeEach(async ({ server }) => {
  await server.query('delete from papers');
  await server.query('delete from open_tasks');
});

const zone = {
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'ifza',
  subType: 'ifza',
  visas: 1,
  officeType: 'virtual',
};

const approval = 'Choose licence and activities, offer three names, and hand in the papers';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const slashed = (days: number) => inDays(days).split('-').toReversed().join('/');
const longDay = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(inDays(days)));

const queue = (page: Page) => page.getByRole('navigation', { name: 'Waiting for review' });
const title = (page: Page) =>
  page.getByRole('region', { name: 'Document' }).locator('..').getByRole('heading', { level: 2 });

test('E4: twelve uploads are reviewed by keyboard alone', async ({ page, server, signIn }) => {
  test.slow();
  await appoint(server, await signIn({ firstName: 'Sara', company: null }));
  const founder = await register(server.origin, {
    firstName: 'Ana',
    company: { ...zone, name: 'Twelve Papers' },
  });
  for (const kind of [...companyKinds, 'tax-number-letter']) await uploadPaper(server, founder, kind);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/operator/desk');

  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('Lease');
  await expect(page.getByRole('img', { name: 'Page 1 of version 1' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Undo your last acceptance');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const image = page.getByRole('img', { name: 'Page 1 of version 1' });
  await page.keyboard.press('o');
  await expect(image).toHaveCSS('rotate', '90deg');
  await page.keyboard.press('+');
  await expect(image).toHaveCSS('max-width', 'none');
  await page.keyboard.press('0');
  await expect(image).toHaveCSS('max-width', '100%');

  // Accepted and taken back, and accepted again.
  await page.keyboard.press('a');
  await expect(title(page)).toHaveText('Licence');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('u');
  await expect(title(page)).toHaveText('Lease');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('a');
  await expect(title(page)).toHaveText('Licence');

  // Returned with a reason of the list.
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('r');
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).focus();
  await page.keyboard.type('This page is blurred');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox')).toHaveValue(/^This page is blurred/);
  await dialog.getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Return to client' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Licence returned.')).toBeVisible();

  for (const left of [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) {
    await expect(queue(page).getByRole('listitem')).toHaveCount(left);
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('a');
  }
  await expect(page.getByText('Nothing to review')).toBeVisible();
  const states = () =>
    server.query(
      'select state, count(*)::int as papers from paper_versions where company_id = $1 group by state order by state',
      [founder.companyId],
    );
  await expect.poll(states).toEqual([
    { state: 'accepted', papers: 11 },
    { state: 'returned', papers: 1 },
  ]);
});

test('what opens by itself leaves the focus to whoever has gone on in the queue', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await appoint(server, await signIn({ firstName: 'Sara', company: null }));
  const founder = await register(server.origin, {
    firstName: 'Ana',
    company: { ...zone, name: 'Two Papers' },
  });
  for (const kind of ['lease', 'licence']) await uploadPaper(server, founder, kind);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/operator/desk/*/papers/*/claim', async (route) => {
    if (route.request().method() === 'POST') await asked;
    await route.continue();
  });
  await open(page, '/operator/desk');

  const licence = queue(page).getByRole('button', { name: 'Licence' });
  await licence.focus();
  answer();
  await expect(title(page)).toHaveText('Lease');
  await expect(licence).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Licence');
  await expect(title(page)).toBeFocused();
});

test('E9: a returned page is repaired on a phone, and both versions stand side by side', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  const founder = await signIn({ firstName: 'Ana', company: { ...zone, name: 'Blurred Page' } });
  await uploadPaper(server, founder, 'board-resolution');
  const reviewer = await register(server.origin, { firstName: 'Sara', company: null });
  await appoint(server, reviewer);
  const desk = await browser.newContext({ viewport: { width: 768, height: 1024 } });
  await enter(desk, server.origin, reviewer);
  const staff = await desk.newPage();
  await staff.goto(`${server.origin}/app/operator/desk`);
  await expect(title(staff)).toHaveText('Board resolution');
  await staff.getByRole('button', { name: 'Return…' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Return to client' }).click();
  await expect(dialog.getByText('Add at least one point.')).toBeVisible();
  await dialog.getByRole('textbox').fill('The signature is cut off.');
  await dialog.getByRole('combobox', { name: 'About' }).selectOption('Page 1');
  await dialog.getByRole('button', { name: 'Return to client' }).click();
  await expect(staff.getByText('Nothing to review')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/app/dashboard/papers`);
  const row = paperRow(page, 'Board resolution');
  await expect(row.getByText('The signature is cut off.')).toBeVisible();
  await row
    .getByLabel(/^Upload Board resolution/)
    .first()
    .setInputFiles({
      name: 'again.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPaper({ lines: 20 }).jpeg().toBuffer(),
    });
  await expect(row.getByText('Received', { exact: true })).toBeVisible({ timeout: 60_000 });

  await staff.reload();
  await expect(staff.getByRole('img', { name: 'Page 1 of version 1' })).toBeVisible({ timeout: 60_000 });
  await expect(staff.getByRole('img', { name: 'Page 1 of version 2' })).toBeVisible({ timeout: 60_000 });
  await expect(staff.getByText('The signature is cut off.')).toBeVisible();
  await expectReflow(staff);
  await staff.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(staff.getByText('Nothing to review')).toBeVisible();
  await desk.close();
});

test.describe('with an agency', () => {
  withAgency();

  test('B6: a lease is read and offered to its founder, and staff confirm what counts', async ({
    page,
    browser,
    server,
    signIn,
  }) => {
    test.slow();
    const dubai = { companyType: 'mainland-llc', freezone: null, subType: 'dubai', officeType: 'physical' };
    await signIn({ firstName: 'Omar', company: { ...zone, ...dubai, name: 'Haddad Cosmetics' } });
    await page.setViewportSize({ width: 390, height: 844 });
    await openDashboard(page, '/papers');
    await page
      .getByRole('button', { name: /^Later/ })
      .last()
      .click();
    const row = paperRow(page, 'Lease');
    const lines = ['TENANCY CONTRACT', 'Tenant: Aya Mansour', `Period: ${slashed(0)} to ${slashed(200)}`];
    await row
      .getByLabel(/^Upload Lease/)
      .first()
      .setInputFiles({
        name: 'lease.pdf',
        mimeType: 'application/pdf',
        buffer: pdfOf({
          content: `BT /F1 12 Tf 72 760 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ')} ET`,
        }),
      });
    await expect(row.getByText(/^This lease names somebody other than the company/)).toBeVisible({
      timeout: 60_000,
    });
    await expect(row.getByText(/^This lease is not registered with Ejari/)).toBeVisible();
    await expect(row.getByText(/^This lease ends on .*, before the licence year does/)).toBeVisible();
    await expect(row.getByText('Received', { exact: true })).toBeVisible();

    await row.getByRole('button', { name: /^Open Lease/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Tenant, as the lease says')).toHaveValue('Aya Mansour');
    await expect(dialog.getByLabel('Begins on')).toHaveValue(inDays(0));
    await expect(dialog.getByLabel('Ends on')).toHaveValue(inDays(200));
    await expect(dialog.getByText('We read this in the file. Please check it.').first()).toBeVisible();
    await dialog.getByLabel('Tenant, as the lease says').fill('Haddad Cosmetics');
    await dialog.getByLabel('Registration number').fill('0120261201');
    await dialog.getByRole('button', { name: 'Confirm details' }).click();
    await expect(toast(page, 'Details saved.')).toBeVisible();
    await expect(dialog.getByText('The file says: Aya Mansour')).toBeVisible();

    const { page: staff, context } = await openOffice({ browser, server });
    await open(staff, '/operator/desk');
    await expect(title(staff)).toHaveText('Lease');
    const tenant = staff.getByRole('row', { name: /^Tenant/ });
    await expect(tenant).toContainText('Haddad Cosmetics');
    await expect(tenant).toContainText('Aya Mansour');
    await expect(tenant).toContainText('Differs');
    await staff.getByLabel('Ends on').fill(inDays(400));
    await staff.getByRole('button', { name: 'Confirm details' }).click();
    await expect(toast(staff, 'Details saved.')).toBeVisible();
    await expect(staff.getByText(/before the licence year does/)).toHaveCount(0);
    await staff.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(staff.getByText('Nothing to review')).toBeVisible();

    await page.reload();
    await openDashboard(page, '/calendar');
    const expiries = page.getByRole('region', { name: 'Documents that expire' });
    await expect(expiries.getByText(longDay(400))).toBeVisible();
    await context.close();
  });

  test('D8: papers go with an answer beyond the form from the file, and the desk shows them', async ({
    browser,
    server,
  }) => {
    test.slow();
    const founder = await register(server.origin, {
      firstName: 'Ana',
      company: { ...zone, name: 'Beyond The Form' },
    });
    const { person: worker, page: staff, context } = await openOffice({ browser, server });
    const { call } = callerOf(server, worker);
    const { body } = await call('GET', `/operator/companies/${founder.companyId}/cases`);
    const base = `/operator/companies/${founder.companyId}/cases/${body.cases[0].id}`;
    for (const said of [
      { action: 'submit' },
      { action: 'return', points: [{ text: 'Show us the lease.', about: 'answer' }] },
    ]) {
      const { status } = await call('POST', `${base}/tasks/approval/actions`, {
        body: { ...said, on: inDays(0) },
      });
      expect(status).toBe(200);
    }

    await open(staff, `/operator/companies/${founder.companyId}`);
    const asked = task(staff, approval);
    await expect(asked).toContainText('Show us the lease.');
    await press(asked, 'Hand in for the client');
    await asked.getByLabel('Answer').fill('Here it is.');
    await asked.getByRole('button', { name: 'Attach documents' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Attach documents' });
    await dialog.getByLabel('Kind of document').selectOption({ label: 'Lease' });
    await dialog
      .getByLabel(/^Upload Lease/)
      .first()
      .setInputFiles({
        name: 'lease.jpg',
        mimeType: 'image/jpeg',
        buffer: await drawPaper({ lines: 20 }).jpeg().toBuffer(),
      });
    await expect(dialog.getByRole('checkbox', { name: /lease\.jpg/ })).toBeChecked({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Attach 1 document' }).click();
    await expect(asked.getByRole('list', { name: 'Attached documents' })).toContainText('lease.jpg');
    await press(asked, 'Hand in for the client');
    await expect(toast(staff, `Handed in: ${approval}`)).toBeVisible();

    await open(staff, '/operator/desk');
    await queue(staff)
      .getByRole('button', { name: new RegExp(approval) })
      .click();
    await expect(staff.getByRole('heading', { level: 2, name: approval })).toBeVisible();
    const sent = staff.getByRole('list', { name: '1 document attached' });
    await expect(sent).toContainText('lease.jpg');
    await sent.getByRole('button').click();
    await expect(staff.getByRole('dialog').getByRole('img', { name: 'Lease, page 1' })).toBeVisible({
      timeout: 60_000,
    });
    await context.close();
  });
});
