import type { Page } from '@playwright/test';
import { expectAccessible, expectNoFindings, expectNoWider, expectReflow } from './support/accessibility.ts';
import { fillSignIn, register } from './support/accounts.ts';
import { appoint, fileRequest, proveSecondFactor } from './support/operators.ts';
import { expect, moveTo, open, test, toast } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('an operator without a company signs in at the same page and lands in the back office', async ({
  page,
  server,
  noise,
}) => {
  const person = await register(server.origin, { company: null, firstName: 'Olga', lastName: 'Bo' });
  noise.expect(/status of 403.*functions\/v1\/operator/);
  await appoint(server, person);
  await open(page, '/signin');
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  // A password alone does not open the back office.
  await expect(heading(page, 'Set up a second factor first')).toBeVisible();
  await page.getByRole('link', { name: 'Open settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();

  await proveSecondFactor(server, person);
  await page.getByRole('button').filter({ hasText: person.email }).click();
  await page.getByRole('link', { name: 'Back office' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
  // Without a company there is nothing for them in the dashboard.
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0);
  await open(page, '/dashboard');
  await expect(page).toHaveURL(/\/app\/operator$/);
});

test('an operator blocks an account with a reason, and unblocks it', async ({ page, server, signIn }) => {
  const operator = await signIn();
  await appoint(server, operator);
  const person = await register(server.origin, { company: null, firstName: 'Basil', lastName: 'Blocked' });
  await open(page, `/operator/people/${person.id}`);
  await page.getByRole('button', { name: 'Block account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block this account?' });
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Sent invitations to strangers.');
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await expect(page.getByText('Sent invitations to strangers.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all sessions' })).toBeDisabled();

  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole('button', { name: 'Unblock account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock account' }).click();
  await expect(page.getByRole('button', { name: 'Block account' })).toBeVisible();

  await open(page, `/operator/people/${operator.id}`);
  await expect(page.getByText('This is your own account.')).toBeVisible();
});

test('on a tablet the page has the width, and the row of tabs shows what lies beside the open one', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  await appoint(server, person);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `/operator/companies/${person.companyId}#messages`);
  const openTab = page.getByRole('tab', { name: 'Messages', selected: true });
  await expect(openTab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: 'Money' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: 'People and owners' })).toBeInViewport({ ratio: 1 });

  const pages = page.getByRole('navigation', { name: 'Back office pages' });
  await expect(pages).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Brand' }).click();
  await expect(heading(page, 'Brand')).toBeVisible();
  await expect(pages).toBeHidden();

  // In a low window the page that is open is below the edge of a long list.
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.reload();
  await expect(pages.getByRole('link', { name: 'Brand' })).toBeInViewport({ ratio: 1 });
});

test('people who are not operators find nothing there', async ({ page, signIn, noise }) => {
  noise.expect(/status of 403.*functions\/v1\/operator/);
  await signIn();
  await open(page, '/operator/people');
  await expect(heading(page, 'No land here')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the signed out are asked to sign in, and come back', async ({ page, server, noise }) => {
  noise.expect(/status of 403.*functions\/v1\/operator/);
  const person = await register(server.origin, { company: null });
  await appoint(server, person);
  await open(page, '/operator/health');
  await expect(page).toHaveURL(/\/app\/signin$/);
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Set up a second factor first')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/operator\/health$/);
  await proveSecondFactor(server, person);
  await page.reload();
  await expect(heading(page, 'Health')).toBeVisible();
});

test('a company is found and opened by the keyboard alone, and its admins see who looked', async ({
  page,
  server,
  signIn,
}) => {
  const name = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
  const founder = await register(server.origin, {
    company: { name, country: 'SG', companyType: 'private-limited-company', visas: 0, officeType: 'virtual' },
  });
  const operator = await signIn({ company: null, firstName: 'Olga', lastName: 'Bo' });
  await appoint(server, operator);
  await open(page, '/operator/companies');
  await expect(heading(page, 'Companies')).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type(name);
  await expect(page.getByText('1 company')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${name.split(' ')[0]}`));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('recorded in the company’s activity log')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('link', { name: 'Lena Hartmann' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('The log of one company.')).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `Viewed ${name}` })
      .first(),
  ).toContainText('Olga Bo');

  const own = await fetch(`${server.origin}/functions/v1/companies/${founder.companyId}/audit-log`, {
    headers: { cookie: founder.cookie },
  });
  const { entries } = (await own.json()) as { entries: { actor: { name: string } }[] };
  expect(entries.filter(({ actor }) => actor.name === 'Olga Bo').length).toBeGreaterThanOrEqual(2);
});

test('a request is answered, and the count beside the page goes down', async ({ page, server, signIn }) => {
  const founder = await register(server.origin, { company: null });
  const operator = await signIn({ firstName: 'Olga', lastName: 'Bo' });
  await appoint(server, operator);
  // Other tests leave requests open on the same server.
  await server.query("update service_requests set state = 'done'");
  await fileRequest(server, operator.companyId);
  await open(page, '/operator/requests?state=open');
  const link = page.getByRole('link', { name: /^Requests/ });
  await expect(link).toContainText('1 waiting');

  await page.getByRole('button', { name: 'Answer Hartmann Design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registered agent for Hartmann Design' });
  await dialog.getByLabel('Answer').fill('We have asked the registrar.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved. The company can see your answer.')).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(link).not.toContainText('waiting');
  expect(founder.companyId).toBeUndefined();
});

test('an unanswered question is dismissed and answered', async ({ page, server, signIn }) => {
  const question = `Who repairs zeppelins on ${crypto.randomUUID()}?`;
  await server.query('insert into unanswered_questions values ($1, 3, now(), now())', [question]);
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/questions');
  await page.getByRole('link', { name: question }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Question dismissed.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(toast(page, 'Question reopened.')).toBeVisible();

  await page.getByRole('button', { name: 'Write an answer' }).click();
  const title = `Who repairs zeppelins, ${Date.now()}?`;
  await page.getByLabel('Question', { exact: true }).fill(title);
  await page.getByLabel('Answer', { exact: true }).fill('The yard at **Almas Tower** does.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Source is required.', { exact: true })).toBeVisible();
  await page.getByLabel('Title of the source').fill('The yard');
  await page.getByLabel('Address of the source').fill('https://yard.example/repairs');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('Almas Tower');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Published. The expert and the search find it from now on.')).toBeVisible();

  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Answered by the operator of this installation')).toBeVisible();
});

test('health shows the state of each part in a word, not only by colour', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/health');
  const part = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  // Every part has up to ten seconds.
  await expect(part('Database')).toContainText('OK', { timeout: 30_000 });
  await expect(part('Files')).toContainText('OK');
  await expect(part('Mail')).toContainText('Needs attention');
  await expect(part('Mail')).toContainText('SMTP_URL');
  await expect(page.getByText('PostgreSQL', { exact: true })).toBeVisible();
});

test('a brand change shows on the next page, and can be undone', async ({ page, server, signIn }) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/brand');
  await page.getByLabel('Product name').fill('Quay & Co');
  await page.getByLabel('Accent colour').fill('#ffe600');
  await expect(
    page.getByText(/On the light theme its contrast is 1\.\d : 1\. Text needs 4\.5 : 1/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Write your own: Terms of service' }).click();
  await page
    .getByRole('textbox', { name: 'Terms of service' })
    .fill('## Our part\n\nWe **try**. <b>Really</b>.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Saved. Everyone sees it from the next page they load.')).toBeVisible();

  await open(page, '/terms');
  await expect(page).toHaveTitle('Terms of service · Quay & Co');
  await expect(page.getByRole('heading', { level: 2, name: 'Our part' })).toBeVisible();
  await expect(page.getByText('We try. <b>Really</b>.')).toBeVisible();
  await page.getByRole('link', { name: 'Our part' }).click();
  await expect(page).toHaveURL(/#our-part$/);
  const plain = await (await fetch(`${server.origin}/app/terms`)).text();
  expect(plain).toContain('<h2 id="our-part">Our part</h2>');

  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await page.getByRole('link', { name: 'Terms of service' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Our part' })).toBeVisible();

  await open(page, '/operator/brand');
  await page.getByRole('button', { name: 'Reset to default', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(toast(page, 'Saved. Everyone sees it from the next page they load.')).toBeVisible();
  await open(page, '/terms');
  await expect(page).toHaveTitle('Terms of service · Landfall');
  await expect(page.getByText('We try.')).toHaveCount(0);
});

test('what is typed about the brand is not lost by following a link', async ({ page, server, signIn }) => {
  await appoint(server, await signIn({ company: null }));
  await open(page, '/operator/brand');
  await page.getByLabel('Product name').fill('Half typed');
  await page.getByRole('link', { name: 'Health' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('Half typed');
});

for (const { width, theme } of [
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const) {
  test(`every page can be used by everybody, ${width} px wide and ${theme}`, async ({
    page,
    server,
    signIn,
  }) => {
    test.setTimeout(300_000);
    const operator = await signIn();
    await appoint(server, operator);
    await fileRequest(server, operator.companyId);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const pages = [
      'companies',
      'people',
      'requests',
      'questions',
      'outbox',
      'kept-records',
      'log',
      'health',
      'brand',
    ];
    await open(page, '/operator/money');
    for (const path of [...pages, `companies/${operator.companyId}`, `people/${operator.id}`]) {
      await moveTo(page, `/operator/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0, { timeout: 30_000 });
      await expectNoFindings(page, theme);
      await expectNoWider(page, page.viewportSize()?.width ?? 0);
    }
  });
}
