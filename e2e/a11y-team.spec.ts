import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectReflow, phone } from './support/accessibility.ts';
import { register, type SignedInPerson } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { linkSentTo, verifyEmail } from './support/emails.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorff';

/** A company with people in every state. Gives the address that is invited. */
async function fill(page: Page, server: Server, admin: SignedInPerson): Promise<string> {
  await verifyEmail(server, admin.email);
  for (const [status, role] of [
    ['active', 'admin'],
    ['inactive', 'member'],
    ['deleted', 'member'],
  ]) {
    const { id } = await register(server.origin, { firstName: longName, company: null });
    await server.query('insert into members (company_id, user_id, role, status) values ($1, $2, $3, $4)', [
      admin.companyId,
      id,
      role,
      status,
    ]);
  }
  const email = `invited.${admin.id}@example.com`;
  const answer = await page.request.post(`/functions/v1/companies/${admin.companyId}/invitations`, {
    headers: { authorization: `Bearer ${admin.storedLogin.token}` },
    data: { name: 'Nadia Invited', email, role: 'admin' },
  });
  expect(answer.status()).toBe(201);
  return email;
}

test('people in every state', async ({ page, server, signIn }) => {
  await fill(page, server, await signIn());
  await openDashboard(page, '/users');
  await expect(page.getByText('Nadia Invited')).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
});

test('what an admin can do about them', async ({ page, server, signIn }) => {
  await fill(page, server, await signIn());
  await openDashboard(page, '/users');
  await page.getByRole('button', { name: 'Manage Nadia Invited' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [phone]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: new RegExp(`Manage ${longName}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page, [phone]);
  await expectReflow(page);
});

test('the companies to choose from', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  await page.getByRole('button', { name: /Company shown/ }).click();
  await expect(page.getByRole('dialog', { name: 'Company shown' })).toBeVisible();
  await expectAccessible(page, [desktop]);
});

test('an invitation for a new person, for another account, and an invalid one', async ({
  page,
  server,
  signIn,
  browser,
  noise,
}) => {
  noise.expect(/status of 404/);
  const admin = await signIn();
  const link = await linkSentTo(server, await fill(page, server, admin), 'invitation');
  const guest = await (await browser.newContext({ baseURL: server.origin })).newPage();
  for (const [reader, address, text] of [
    [guest, link, 'Create account and join'],
    [page, link, 'Sign out and continue'],
    [page, '/app/invitation?token=unknown', 'This invitation does not work'],
  ] as const) {
    await reader.setViewportSize(phone);
    await reader.goto(address);
    await expect(reader.getByText(text)).toBeVisible();
    await expectAccessible(reader);
    await expectReflow(reader);
  }
  await guest.context().close();
});
