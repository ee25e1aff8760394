import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { register, type SignedInPerson } from './support/accounts.ts';
import { withAgency } from './support/agency.ts';
import { appoint } from './support/operators.ts';
import { anonymousKey, type Server } from './support/server.ts';
import { enter, expect, open, test } from './support/test.ts';

const mainland = {
  country: 'AE',
  companyType: 'mainland-llc',
  subType: 'dubai',
  visas: 1,
  officeType: 'flexi',
};

withAgency();
// Its lists are counted, so nobody else's clients are among them.
test.use({ sharedBy: 'morning' });

const today = new Date().toISOString().slice(0, 10);

/** Founders of so many companies, whose names begin alike. */
function founders(server: Server, tag: string, names: readonly string[]): Promise<SignedInPerson[]> {
  return Promise.all(
    names.map((name) =>
      register(server.origin, { firstName: name, company: { ...mainland, name: `${tag} ${name}` } }),
    ),
  );
}

/** Records something about the name of a company, as staff. */
async function act(server: Server, staff: SignedInPerson, company: string | undefined, action: string) {
  const path = `/operator/companies/${company}/cases/formation/tasks/trade-name/actions`;
  const answer = await fetch(`${server.origin}/functions/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${anonymousKey}`,
      cookie: staff.cookie,
      'content-type': 'application/json',
      origin: server.origin,
    },
    body: JSON.stringify({ action, on: today }),
  });
  expect(answer.status).toBe(200);
}

const group = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Whose turn' }).getByRole('button', { name });
const rows = (page: Page) => page.getByRole('table').getByRole('checkbox');

test('E3: every count equals its list, and of two who claim a client the second is told', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  const sara = await signIn({ firstName: 'Sara', company: null });
  await appoint(server, sara);
  const omar = await register(server.origin, { firstName: 'Omar', company: null });
  await appoint(server, omar);
  const tag = `Monday ${randomUUID().slice(0, 8)}`;
  // Names wait for us; the second is with the authority.
  const [, two] = await founders(server, tag, ['One', 'Two', 'Three']);
  await act(server, sara, two?.companyId, 'file');

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/operator?search=${encodeURIComponent(tag)}`);
  for (const name of ['Our turn', 'Client late', 'Authority late', 'Expiring soon', 'With authorities']) {
    await group(page, name).click();
    await expect(group(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(group(page, name)).toHaveText(/\d/);
    const count = Number(/\d+/.exec((await group(page, name).textContent()) ?? '')?.[0]);
    await expect(rows(page)).toHaveCount(count);
  }
  await expectAccessible(page);

  // Both look at the same list; the keys of the first come first.
  await page.keyboard.press('1');
  await expect(page.getByRole('link', { name: `${tag} One` }).first()).toBeVisible();
  const second = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enter(second, server.origin, omar);
  const other = await second.newPage();
  await other.goto(`${server.origin}/app/operator?search=${encodeURIComponent(`${tag} One`)}`);
  await expect(other.getByRole('link', { name: `${tag} One` }).first()).toBeVisible();

  await page
    .getByRole('link', { name: `${tag} One` })
    .first()
    .focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('row', { name: `${tag} One` }).first()).toContainText('Sara');
  await other
    .getByRole('link', { name: `${tag} One` })
    .first()
    .focus();
  await other.keyboard.press('c');
  await expect(
    other.getByText('Somebody else has taken a client in the meantime. The list is up to date again.'),
  ).toBeVisible();
  await expect(other.getByRole('row', { name: `${tag} One` }).first()).toContainText('Sara');
  await second.close();
});

test('E6: one answer for several names, and what the founder sees of it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  const sara = await signIn({ firstName: 'Sara', company: null });
  await appoint(server, sara);
  const tag = `List ${randomUUID().slice(0, 8)}`;
  const clients = await founders(server, tag, ['One', 'Two']);
  const [one] = clients;
  for (const { companyId } of clients) await act(server, sara, companyId, 'file');
  await server.query(
    `insert into name_proposals (company_id, rank, name, arabic_name, explanation, proposed_at)
     values ($1, 1, 'Nordlicht Studio LLC', '', '', now())`,
    [one?.companyId],
  );

  await open(page, `/operator?group=with-authority&search=${encodeURIComponent(tag)}`);
  await expect(rows(page)).toHaveCount(2);
  for (const row of await rows(page).all()) await row.check();
  await page.getByRole('button', { name: 'Record answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reference/ }).fill('LIST-7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Recorded for 2.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(0);

  if (!one) throw new Error('No client.');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await enter(phone, server.origin, one);
  const founder = await phone.newPage();
  await founder.goto(`${server.origin}/app/dashboard/name`);
  await expect(founder.getByText('Nordlicht Studio LLC')).toBeVisible();
  await expect(founder.getByText(/^Number LIST-7, until/)).toBeVisible();
  await founder.goto(`${server.origin}/app/dashboard/notifications`);
  await expect(founder.getByText(/^Approved: .*reference LIST-7/)).toBeVisible();
  await phone.close();
});

test('E3, E11: a view is kept under a name, and the client sees what staff did on their behalf', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const sara = await signIn({ firstName: 'Sara', lastName: 'Staff', company: null });
  await appoint(server, sara);
  const tag = `View ${randomUUID().slice(0, 8)}`;
  const [one] = await founders(server, tag, ['One']);
  if (!one) throw new Error('No client.');

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/operator?group=our-turn&search=${encodeURIComponent(tag)}`);
  await page.getByRole('button', { name: 'Save this view' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine today');
  await page.keyboard.press('Enter');
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'Mine today' })).toBeVisible();
  await open(page, '/operator');
  await views.getByRole('link', { name: 'Mine today' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${tag.replaceAll(' ', '(%20|\\+)')}`));
  await expect(page.getByRole('link', { name: `${tag} One` }).first()).toBeVisible();
  await views.getByRole('button', { name: 'Remove the view Mine today' }).click();
  await expect(views).toBeHidden();

  await act(server, sara, one.companyId, 'file');
  const own = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await enter(own, server.origin, one);
  const phone = await own.newPage();
  await phone.goto(`${server.origin}/app/dashboard/activity`);
  const entry = phone.getByRole('listitem').filter({ hasText: 'Sara Staff' }).first();
  await expect(entry).toContainText('Operator');
  await own.close();
});
