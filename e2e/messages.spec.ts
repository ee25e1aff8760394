import type { Page } from '@playwright/test';
import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import type { SignedInPerson } from './support/accounts.ts';
import { openOffice } from './support/agency.ts';
import { openDashboard } from './support/dashboard.ts';
import { linkSentTo, verifyEmail } from './support/emails.ts';
import { ask, expertPanel, wakeExpert } from './support/expert.ts';
import { uploadPaper } from './support/papers.ts';
import type { Server } from './support/server.ts';
import { expect, open, test } from './support/test.ts';

const said = (page: Page, text: string | RegExp) =>
  page.getByRole('list', { name: 'Messages' }).getByText(text);
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

/** Emails somebody what is due, as the job does every minute. */
async function emailWhatIsDue(server: Server, { id, email }: SignedInPerson): Promise<void> {
  await verifyEmail(server, email);
  await server.query(
    `insert into notification_settings (person_id, quiet_from, quiet_to) values ($1, 0, 0)
     on conflict (person_id) do update set quiet_from = 0, quiet_to = 0`,
    [id],
  );
  await server.query(
    "update notifications set email_after = now() - interval '1 minute' where person_id = $1",
    [id],
  );
  await server.query("insert into pgboss.job (name, data) values ('send-notifications', '{}')");
  await expect
    .poll(() => linkSentTo(server, email, 'notification').catch(() => undefined), { timeout: 30_000 })
    .toBeDefined();
}

test('founder and staff write to each other and see it at once; what stays unread is emailed', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  const lena = await signIn();
  const { page: rana } = await openOffice({ browser, server });
  await open(page, '/dashboard/messages');
  await open(rana, `/operator/companies/${lena.companyId}#messages`);
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(rana.getByText('Nobody has written yet.')).toBeVisible();

  await box(page).fill('When is my licence there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page, 'When is my licence there?')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(said(rana, 'When is my licence there?')).toBeVisible();

  await rana.getByText('Note', { exact: true }).click();
  await rana.getByRole('textbox', { name: 'Note' }).fill('Ask the zone first.');
  await rana.getByRole('textbox', { name: 'Note' }).press('Control+Enter');
  await expect(rana.getByText('Staff only')).toBeVisible();
  await rana.getByText('Message', { exact: true }).click();
  await box(rana).fill('On Thursday, we hope.');
  await box(rana).press('Control+Enter');
  await expect(said(page, 'On Thursday, we hope.')).toBeVisible();
  await expect(page.getByText('Ask the zone first.')).toHaveCount(0);
  await expect(said(rana, 'Seen')).toBeVisible();

  // On another page the bell and the sidebar say it, and the email after it.
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await box(rana).fill('It is there.');
  await box(rana).press('Control+Enter');
  await expect(bell(page, 1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
  await emailWhatIsDue(server, lena);
  const link = await linkSentTo(server, lena.email, 'notification');
  // What a colleague writes in between leaves one line above all that is new.
  await server.query(
    `insert into thread_items (company_id, position, kind, side, author_name, text, details, at)
     select company_id, max(position) + 1, 'message', 'company', 'Omar Said', 'We are on our way.', '{}', now()
     from thread_items where company_id = $1 group by company_id`,
    [lena.companyId],
  );
  await box(rana).fill('Ask at the counter.');
  await box(rana).press('Control+Enter');
  await expect(said(rana, 'Ask at the counter.')).toBeVisible();

  const signedOut = await browser.newContext({ baseURL: server.origin });
  const mail = await signedOut.newPage();
  await mail.goto(link);
  await mail.getByLabel('Email').fill(lena.email);
  await mail.getByLabel('Password', { exact: true }).fill(lena.password);
  await mail.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(said(mail, 'It is there.')).toBeVisible();
  await expect(said(mail, 'Ask at the counter.')).toBeVisible();
  await expect(said(mail, 'New')).toHaveCount(1);
  await expect(bell(page, 0)).toBeVisible();
  await mail.goto(link);
  await expect(mail.getByText('This link does not open any more')).toBeVisible();
});

test('documents go with messages and notes: uploaded in place on a phone, opened and attached by keys at a desk', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const lena = await signIn();
  const lease = await uploadPaper(server, lena, 'lease');
  const { page: rana } = await openOffice({ browser, server });
  await rana.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dashboard/messages');
  await open(rana, `/operator/companies/${lena.companyId}#messages`);
  await expect(rana.getByText('Nobody has written yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Attach documents' }).click();
  const picker = page.getByRole('dialog', { name: 'Attach documents' });
  await picker.getByRole('checkbox', { name: /Lease/ }).check();
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'receipt.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPaper({ lines: 8 }).jpeg().toBuffer(),
    });
  await expect(picker.getByRole('checkbox', { name: /receipt\.jpg/ })).toBeChecked({ timeout: 60_000 });
  await picker.getByRole('button', { name: 'Attach 2 documents' }).click();
  await expect(
    page.getByRole('list', { name: 'Attached to your message' }).getByRole('listitem'),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('list', { name: '2 documents attached' });
  await expect(sent.getByRole('button', { name: /Supporting evidence.*receipt\.jpg/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Attached to your message' })).toBeHidden();

  await rana.getByRole('button', { name: /Lease.*lease\.jpg/ }).press('Enter');
  const opened = rana.getByRole('dialog', { name: 'Lease' });
  await expect(opened.getByRole('img', { name: 'Lease, page 1' })).toBeVisible({ timeout: 60_000 });
  await rana.keyboard.press('Escape');

  await rana.getByText('Note', { exact: true }).click();
  await rana.getByRole('button', { name: 'Attach documents' }).press('Enter');
  const ofClient = rana.getByRole('dialog', { name: 'Attach documents' });
  await ofClient.getByRole('checkbox', { name: /Lease/ }).press('Space');
  await ofClient.getByRole('button', { name: 'Attach 1 document' }).press('Enter');
  await rana.getByRole('textbox', { name: 'Note' }).press('Control+Enter');
  await expect(rana.getByText('Staff only')).toBeVisible();
  await expect(rana.getByRole('list', { name: '1 document attached' })).toBeVisible();

  await server.query('delete from papers where id = $1', [lease]);
  await page.reload();
  await expect(page.getByText('A document that has been removed')).toBeVisible();
  await expect(page.getByRole('button', { name: /receipt\.jpg/ })).toBeVisible();
  await expect(page.getByText('Staff only')).toHaveCount(0);
});

test('E10: a question goes from the expert to the agency with its conversation, and the words of a kept call after it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await wakeExpert(server);
  const lena = await signIn();
  const { page: rana } = await openOffice({ browser, server });
  await openDashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Landfall Expert' }).click();
  const { answer, panel, typing } = expertPanel(page);
  const question = 'What does it cost to set up a company in DMCC?';
  await ask(page, question);
  await expect(answer).toContainText(/AED\s[\d,]+/);
  await expect(typing).toBeHidden();
  await panel.getByRole('button', { name: /^Ask / }).click();
  await expect(panel.getByText(/Your question and this conversation go to/)).toBeVisible();
  await answer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText(/with your conversation\. The answer comes under Messages/)).toBeVisible();

  await open(rana, `/operator/companies/${lena.companyId}#messages`);
  await expect(said(rana, question).first()).toBeVisible();
  await rana.getByRole('button', { name: 'Conversation with the expert: 1 question' }).click();
  await expect(said(rana, /AED\s[\d,]+/).first()).toBeVisible();

  const [call] = await server.query(
    `insert into voice_calls (id, user_id, keeps_transcript, started_at, ended_at, end_reason)
     values (gen_random_uuid(), $1, true, now() - interval '5 minutes', now(), 'customer-ended-call') returning id`,
    [lena.id],
  );
  await server.query(
    `insert into voice_exchanges (call_id, turn, at, said, heard)
     values ($1, 1, now(), 'And the visa?', 'Two to three weeks.')`,
    [call?.id],
  );
  await openDashboard(page, `/voice-calls/${call?.id}`);
  await page.getByRole('button', { name: /^Send the transcript to/ }).click();
  await expect(page.getByRole('button', { name: /^Send the transcript to/ })).toBeDisabled();
  await rana.getByRole('button', { name: 'Voice call with the expert: 1 question' }).click();
  await expect(said(rana, 'Two to three weeks.')).toBeVisible();

  await box(rana).fill('Two weeks, and a person says so.');
  await box(rana).press('Control+Enter');
  await openDashboard(page, '/messages');
  await expect(said(page, 'Two weeks, and a person says so.')).toBeVisible();
  await expect(page.getByText(/^Rana Aziz, /)).toBeVisible();
});

test('what was typed is kept without a connection, and the bell opens what happened', async ({
  page,
  context,
  browser,
  server,
  signIn,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const { page: rana } = await openOffice({ browser, server });
  await signIn();
  await open(page, '/dashboard/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await context.setOffline(true);
  await box(page).fill('Typed in a tunnel');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('You are offline. What you write is kept here.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(box(page)).toHaveValue('Typed in a tunnel');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page, 'Typed in a tunnel')).toBeVisible();

  await open(rana, '/operator/companies');
  await bell(rana, 1).click();
  await rana
    .getByRole('dialog')
    .getByRole('link', { name: /New message from Lena Hartmann/ })
    .click();
  await expect(said(rana, 'Typed in a tunnel')).toBeVisible();
  await expect(bell(rana, 0)).toBeVisible();
});

test('emails can be switched off by topic, and quiet hours set', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/settings#notifications');
  const messages = page.getByRole('switch', { name: 'Messages' });
  await expect(messages).toBeChecked();
  const isSaved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await Promise.all([isSaved(), messages.click()]);
  await Promise.all([isSaved(), page.getByLabel('From').selectOption('22:00')]);
  await page.reload();
  await expect(messages).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('22');
});
