import type { Browser, Page } from '@playwright/test';
import { register, type SignedInPerson } from './support/accounts.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import { uploadPaper } from './support/papers.ts';
import type { Server } from './support/server.ts';
import { enter, expect, test, toast } from './support/test.ts';

/** Somebody new of a company, in a browser of their own. */
async function joins(
  { server, browser }: { server: Server; browser: Browser },
  companyId: string | undefined,
  names: { firstName: string; lastName: string },
  role: 'adviser' | 'shareholder',
): Promise<{ person: SignedInPerson; page: Page }> {
  const person = await register(server.origin, { ...names, company: null });
  await server.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')",
    [companyId, person.id, role],
  );
  const context = await browser.newContext({ baseURL: server.origin });
  await enter(context, server.origin, person);
  return { person, page: await context.newPage() };
}

test('D3: an adviser is limited to drafts until a day; the admin sees it beforehand, and nothing is left after', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  // Documents are uploaded and looked at first.
  test.slow();
  const sara = await signIn({ firstName: 'Sara', lastName: 'Nasser' });
  for (const kind of ['articles', 'licence', 'bank-statement']) await uploadPaper(server, sara, kind);
  const { person, page: hugos } = await joins(
    { server, browser },
    sara.companyId,
    { firstName: 'Hugo', lastName: 'Lang' },
    'adviser',
  );

  await openDashboard(page, '/users');
  await page.getByRole('button', { name: 'Manage Hugo Lang' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hugo Lang' });
  const preview = dialog.getByRole('region', { name: 'View as them' });
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('checkbox', { name: 'All that their role sees' }).uncheck();
  await expect(preview).toContainText('They see no documents.');
  await dialog.getByRole('checkbox', { name: /^Drafts and forms/ }).check();
  await expect(preview.getByRole('listitem')).toHaveText([/^Articles.*Opens$/]);
  await dialog.getByLabel(/^Until/).fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Limited documents');

  // Hugo sees exactly that.
  await openDashboard(hugos, '/papers');
  await hugos.getByRole('tab', { name: 'All files' }).click();
  await expect(hugos.getByRole('main')).toContainText('articles.jpg');
  for (const hidden of ['licence.jpg', 'bank-statement.jpg']) {
    await expect(hugos.getByRole('main')).not.toContainText(hidden);
  }

  // After the day he is refused everything of the company.
  await server.query(
    "update members set access_until = (now() at time zone 'utc')::date - 1 where user_id = $1",
    [person.id],
  );
  await hugos.goto('/app/dashboard/users');
  await skipArrival(hugos);
  await expect(hugos.getByRole('main').getByText('No company yet')).toBeVisible();
  await page.reload();
  await skipArrival(page);
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Ended on');
});

test('D3 and D9: staff limit a client’s adviser, and a bank’s question to one owner stays with that owner', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  test.slow();
  const office = await signIn({ firstName: 'Noor', lastName: 'Office' });
  await uploadPaper(server, office, 'articles');
  const hugo = await joins(
    { server, browser },
    office.companyId,
    { firstName: 'Hugo', lastName: 'Lang' },
    'adviser',
  );
  const aya = await joins(
    { server, browser },
    office.companyId,
    { firstName: 'Aya', lastName: 'Haddad' },
    'shareholder',
  );
  await openDashboard(page, '/people');
  await companyApi(page, 'POST', '/companies/{id}/parties', { kind: 'person', name: 'Aya Haddad' });
  await server.query("update parties set user_id = $1 where company_id = $2 and name = 'Aya Haddad'", [
    aya.person.id,
    office.companyId,
  ]);

  const staff = await register(server.origin, { firstName: 'Mona', lastName: 'Manager', company: null });
  await appoint(server, staff);
  const context = await browser.newContext({ baseURL: server.origin });
  await enter(context, server.origin, staff);
  const desk = await context.newPage();
  await desk.goto(`/app/operator/companies/${office.companyId}#people`);
  await desk.getByRole('button', { name: 'Manage Hugo Lang' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Hugo Lang' });
  await dialog.getByRole('checkbox', { name: 'All that their role sees' }).uncheck();
  await expect(dialog.getByRole('region', { name: 'View as them' })).toContainText('They see no documents.');
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('row').filter({ hasText: hugo.person.email })).toContainText(
    'Limited documents',
  );

  await desk.getByRole('button', { name: 'Ask a person' }).click();
  const asking = desk.getByRole('dialog', { name: 'Ask a person' });
  await expect(asking.getByLabel('Person')).toHaveValue(/./);
  await asking.getByLabel('Question').fill('Where did the deposit of 3 May come from?');
  await asking.getByRole('button', { name: 'Send question' }).click();
  await expect(asking).toBeHidden();
  const asked = desk.getByRole('region', { name: 'Questions to one person' });
  await expect(asked).toContainText('No answer yet');

  await aya.page.goto('/app/dashboard/my-part');
  const own = aya.page.getByRole('region', { name: 'Asked of you' });
  await expect(own).toContainText('Where did the deposit of 3 May come from?');
  await own.getByLabel('Your answer').fill('From the sale of a flat.');
  await own.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(aya.page, 'Sent. Nobody else of the company reads it.')).toBeVisible();
  await expect(own).toContainText('Sent on');

  // The admin learns that it was answered, not what; staff with the right open it, and Aya sees who did.
  await page.reload();
  const seen = page.getByRole('region', { name: 'Questions to one person' });
  await expect(seen).toContainText('Answered on');
  await expect(page.getByRole('main')).not.toContainText('flat');
  await desk.reload();
  await asked.getByRole('button', { name: 'Open what Aya Haddad answered' }).click();
  await expect(asked).toContainText('From the sale of a flat.');
  await aya.page.reload();
  await expect(aya.page.getByRole('main')).toContainText('Mona Manager');
});
