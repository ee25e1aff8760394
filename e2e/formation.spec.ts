import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoWider } from './support/accessibility.ts';
import { recordDone, register, type SignedInPerson } from './support/accounts.ts';
import { openDashboard, sidebar, skipArrival } from './support/dashboard.ts';
import { anonymousKey } from './support/server.ts';
import { enter, expect, test, toast } from './support/test.ts';

const nameStep = 'Reserve the name and get the first approval';
const signingStep = 'Pay, and sign the articles';
const leaseStep = 'Take a flexi desk or office';
const licenceStep = 'Receive the certificate and the licence';
const cardStep = 'Get the establishment card';
const permitStep = 'Get the entry permit';
const statusStep = 'Have the visa status changed inside the country';
const lockedReason = 'This step will be unlocked after successful incorporation of company';

const steps = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true }).locator('ol > li');
const step = (page: Page, label: string) =>
  steps(page).filter({ has: page.getByRole('heading', { level: 3, name: label }) });
const date = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Dates your deadlines count from' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: label, exact: true }) });

/** So many days before today, as the person's browser (in Dubai) counts them. */
function daysAgo(days: number): { value: string; text: string } {
  const day = new Date(Date.now() + 4 * 3_600_000 - days * 86_400_000);
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return { value: day.toISOString().slice(0, 10), text };
}

async function markDone(page: Page, label: string, on?: string): Promise<void> {
  if (on) await step(page, label).getByLabel('Finished on').fill(on);
  await step(page, label).getByRole('button', { name: 'Mark as done' }).click();
  await expect(step(page, label)).toContainText('Done on');
}

/** Unfolds a finished step and reopens it. */
async function reopen(page: Page, label: string): Promise<void> {
  await step(page, label).getByRole('heading', { level: 3 }).click();
  await step(page, label).getByRole('button', { name: 'Reopen' }).click();
}

/** Calls the API as a person of the company. */
async function send(
  origin: string,
  { cookie }: SignedInPerson,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const answer = await fetch(`${origin}/functions/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}`, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

test('a founder marks steps done: the rest is dated anew, reload keeps it, and a step can be reopened', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page, '/formation');
  await expect(page).toHaveTitle('Company formation · Landfall');
  await expect(page.getByRole('main').getByText('0 of 7 steps done')).toBeVisible();
  await expect(step(page, nameStep)).toHaveAttribute('aria-current', 'step');
  await expect(step(page, signingStep)).toContainText(`Opens after: ${nameStep}`);
  await expect(step(page, signingStep).getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  const before = await step(page, 'Receive the certificate and the licence').textContent();

  await expect(step(page, nameStep).getByLabel('Finished on')).toHaveValue(daysAgo(0).value);
  await markDone(page, nameStep, daysAgo(3).value);

  await expect(step(page, nameStep)).toContainText(`Done on ${daysAgo(3).text}`);
  await expect(step(page, nameStep)).toContainText(/Recorded by \S+ \S+, \d{1,2} \w+ \d{4}, \d{2}:\d{2}/);
  await expect(step(page, signingStep).getByRole('heading', { level: 3 })).toBeFocused();
  await expect(step(page, signingStep)).toHaveAttribute('aria-current', 'step');
  expect(await step(page, 'Receive the certificate and the licence').textContent()).not.toBe(before);

  await page.reload();
  await skipArrival(page);
  await expect(page.getByRole('main').getByText('1 of 7 steps done')).toBeVisible();
  await expect(step(page, nameStep)).toContainText(`Done on ${daysAgo(3).text}`);

  await markDone(page, signingStep);
  await expect(step(page, nameStep).getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await reopen(page, signingStep);
  await expect(step(page, signingStep)).toHaveAttribute('aria-current', 'step');
  await expect(step(page, signingStep).getByRole('heading', { level: 3 })).toBeFocused();
  await reopen(page, nameStep);
  await expect(page.getByRole('main').getByText('0 of 7 steps done')).toBeVisible();
});

test('a step marked done stays done where the steps of before were still on their way', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page, '/calendar');
  const isRecorded = Promise.withResolvers<void>();
  const isLate = Promise.withResolvers<void>();
  await page.route(
    '**/functions/v1/companies/*/formation',
    async (route) => {
      const answer = await route.fetch();
      await isRecorded.promise;
      // A page that has given it up meanwhile does not wait for it.
      await route.fulfill({ response: answer }).catch(() => undefined);
      isLate.resolve();
    },
    { times: 1 },
  );
  await sidebar(page)
    .getByRole('link', { name: /^Formation/ })
    .click();
  await markDone(page, nameStep);
  isRecorded.resolve();
  await isLate.promise;
  await markDone(page, signingStep);
  await expect(page.getByRole('main').getByText('2 of 7 steps done')).toBeVisible();
});

test('the step to take now comes first, later ones say what they open after, and done ones fold to a line', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  for (const id of ['pre-approval', 'signing', 'lease']) {
    await recordDone(server.origin, person, id, daysAgo(20).value);
  }
  await openDashboard(page, '/formation');
  await expect(steps(page).first()).toContainText(licenceStep);
  await expect(steps(page).first()).toContainText(
    /With the authority for \d+ working days, usually 2–4|With the authority for \d+ of usually 2–4 working days/,
  );
  await expect(step(page, 'Open the bank account')).toContainText(`Opens after: ${licenceStep}`);
  await expect(step(page, leaseStep).getByRole('button', { name: 'Reopen' })).toBeHidden();
  await step(page, leaseStep).getByRole('heading', { level: 3 }).click();
  await expect(step(page, leaseStep).getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(step(page, leaseStep)).toContainText('Recorded by');
});

test('an impossible completion date names the possible ones', async ({ page, signIn, noise }) => {
  noise.expect(/status of 422/);
  await signIn();
  await openDashboard(page, '/formation');
  await markDone(page, nameStep, daysAgo(3).value);
  const field = step(page, signingStep).getByLabel('Finished on');
  const save = step(page, signingStep).getByRole('button', { name: 'Mark as done' });
  await field.fill(daysAgo(4).value);
  await save.click();
  await expect(field).toHaveAccessibleDescription(`Please choose ${daysAgo(3).text} or a later day.`);
  await expect(field).toBeFocused();
  await field.fill('');
  await save.click();
  await expect(field).toHaveAccessibleDescription('Please choose a day.');
  await field.fill(daysAgo(3).value);
  await save.click();
  await expect(step(page, signingStep)).toContainText('Done on');
});

test('what somebody else has done meanwhile is said and shown', async ({ page, signIn, server, noise }) => {
  noise.expect(/status of 409/);
  const person = await signIn();
  await openDashboard(page, '/formation');
  await expect(step(page, nameStep).getByLabel('Finished on')).toBeVisible();
  await recordDone(server.origin, person, 'pre-approval', daysAgo(5).value);
  await step(page, nameStep).getByRole('button', { name: 'Mark as done' }).click();
  await expect(toast(page, 'This step is already done.')).toBeVisible();
  await expect(step(page, nameStep)).toContainText(`Done on ${daysAgo(5).text}`);
});

test('the days that deadlines count from come with the steps, and can be entered and confirmed', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page, '/formation');
  await expect(date(page, 'Incorporation')).toContainText('Not known yet');
  await markDone(page, nameStep, daysAgo(3).value);
  await markDone(page, signingStep, daysAgo(3).value);
  await markDone(page, leaseStep, daysAgo(2).value);
  await expect(date(page, 'Incorporation')).toContainText('Not known yet');
  await markDone(page, licenceStep, daysAgo(2).value);
  await expect(date(page, 'Incorporation')).toContainText(daysAgo(2).text);
  await expect(date(page, 'End of the first financial year')).toContainText('Assumed');

  await date(page, 'End of the first financial year').getByRole('button', { name: 'Confirm' }).click();
  await expect(date(page, 'End of the first financial year')).toContainText('Entered');

  await date(page, 'Incorporation').getByRole('button', { name: 'Change' }).click();
  await date(page, 'Incorporation').getByLabel('Date').fill(daysAgo(1).value);
  await date(page, 'Incorporation').getByRole('button', { name: 'Save date' }).click();
  await expect(date(page, 'Incorporation')).toContainText(daysAgo(1).text);
  await expect(date(page, 'Incorporation')).toContainText('Entered');
  await expect(date(page, 'Incorporation')).toContainText(
    /Entered by \S+ \S+, \d{1,2} \w+ \d{4}, \d{2}:\d{2}/,
  );
  await expect(page.getByRole('heading', { level: 3, name: 'Incorporation' })).toBeFocused();

  await page.reload();
  await skipArrival(page);
  await expect(date(page, 'Incorporation')).toContainText(daysAgo(1).text);

  await date(page, 'Incorporation').getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page, 'Cleared: Incorporation')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Incorporation' })).toBeFocused();
  await expect(date(page, 'Incorporation')).not.toContainText(daysAgo(1).text);
  await expect(date(page, 'Incorporation').getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await page.reload();
  await skipArrival(page);
  await expect(date(page, 'Incorporation')).not.toContainText('Entered');
});

test('the dashboard leads to the formation, and the tax number unlocks with the incorporation', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  await send(server.origin, person, 'PATCH', `/companies/${person.companyId}`, {
    industry: 'tech',
    shares: { total: 100, parValue: '1' },
    incorporator: { countryOfResidency: 'DE' },
    mailingAddress: 'Harbour Street 1',
  });
  await openDashboard(page);
  const nextSteps = page.getByRole('region', { name: 'Next Steps' });
  const taxId = nextSteps.getByRole('listitem').nth(3);
  await expect(taxId.getByRole('tooltip', { includeHidden: true })).toHaveText(lockedReason);
  await expect(
    page.getByRole('region', { name: 'Action Items' }).getByRole('link', { name: 'Company Formation' }),
  ).toHaveAttribute('href', '/app/dashboard/formation');
  await expect(page.getByRole('heading', { level: 2, name: nameStep })).toBeVisible();

  await nextSteps.getByRole('link', { name: 'Company formation' }).click();
  await expect(page).toHaveURL(/\/dashboard\/formation$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const label of [nameStep, signingStep, leaseStep, licenceStep]) await markDone(page, label);
  await expect(page.getByText(/^Incorporated, \d{1,2} \w+ \d{4}$/)).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(taxId).toContainText('Tax ID');
  await expect(page.getByRole('heading', { level: 2, name: 'Get the establishment card' })).toBeVisible();
  await expect(taxId.getByRole('button')).toHaveCount(0);
  await expect(taxId).not.toContainText('Locked');
  await expect(page.getByText(lockedReason)).toHaveCount(0);
});

test('A12: an entry permit that ran out is applied for again, its cost said before', async ({
  page,
  signIn,
  server,
}) => {
  const founder = await signIn();
  for (const task of ['pre-approval', 'signing', 'lease', 'licence']) {
    await recordDone(server.origin, founder, task, daysAgo(100).value);
  }
  await openDashboard(page, '/formation');
  const inside = page.getByRole('group', { name: /^Are you inside the UAE/ });
  await inside.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(step(page, permitStep)).toContainText(`Opens after: ${cardStep}`);
  await recordDone(server.origin, founder, 'establishment-card', daysAgo(90).value);
  await page.reload();

  await step(page, permitStep).getByLabel('Entry permit issued on').fill(daysAgo(80).value);
  await markDone(page, permitStep, daysAgo(75).value);
  const clock = step(page, statusStep);
  await expect(clock).toContainText(`before the entry permit ends: the last day was ${daysAgo(20).text}`);
  await expect(clock).toContainText('apply for a new one, pay its fee again');
  await expect(clock).toContainText('AED 4,500 to 7,000');

  await clock.getByRole('button', { name: 'Apply for a new one' }).click();
  await expect(step(page, permitStep).getByLabel('Entry permit issued on')).toBeVisible();
  await expect(clock).toContainText(`Opens after: ${permitStep}`);
  await expect(clock).not.toContainText('the last day was');
  // The new permit has a clock of its own.
  await step(page, permitStep).getByLabel('Entry permit issued on').fill(daysAgo(1).value);
  await markDone(page, permitStep);
  await expect(clock).toContainText('before the entry permit ends: by');
});

test('without a company the page says where one comes from', async ({ page, signIn }) => {
  await signIn({ company: null });
  await openDashboard(page, '/formation');
  await expect(page.getByRole('main').getByText('No company yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer the questions' })).toBeVisible();
});

test('a formation that could not be loaded can be tried again', async ({ page, signIn, noise }) => {
  noise.expect(/Failed to load resource/);
  await signIn();
  await page.route('**/functions/v1/companies/*/formation', (route) => route.abort());
  await openDashboard(page, '/formation');
  await expect(page.getByRole('alert')).toContainText('The formation could not be loaded');
  await page.unroute('**/functions/v1/companies/*/formation');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(step(page, nameStep)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a member who is not an admin sees everything and can change nothing', async ({
  page,
  context,
  server,
}) => {
  const person = await register(server.origin);
  await enter(context, server.origin, person);
  // Nobody can be invited yet: the answer says what a member would be told.
  await page.route('**/functions/v1/companies', async (route) => {
    const answer = await route.fetch();
    const { companies, ...rest } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...rest, companies: companies.map((company: object) => ({ ...company, role: 'member' })) },
    });
  });
  await openDashboard(page, '/formation');
  await expect(
    page.getByText('Only an admin of the company can mark steps as done and enter dates.'),
  ).toBeVisible();
  await expect(steps(page)).toHaveCount(7);
  await expect(
    page.getByRole('main').getByRole('button', { name: /Mark as done|Reopen|date|Clear/ }),
  ).toHaveCount(0);
});

test('visas that the office does not allow stay an open point of the formation', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  await openDashboard(page, '/formation');
  const openPoint = page.getByRole('region', { name: 'Open point: visas and office' });
  await expect(steps(page)).toHaveCount(7);
  await expect(openPoint).toBeHidden();
  await server.query("update companies set visas = 5, office_type = 'flexi' where id = $1", [
    person.companyId,
  ]);
  await page.reload();
  await expect(openPoint).toContainText('Flexi desk allows at most 3 visas here. You asked for 5+ visas.');
  await expect(openPoint.getByRole('listitem')).toHaveText([
    '5+ visas, physical office',
    '3 visas, flexi office',
  ]);
});

test('text of twice the size keeps room for its words', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/formation');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const heading of [step(page, nameStep), date(page, 'Incorporation')]) {
    const width = async () => (await heading.getByRole('heading', { level: 3 }).boundingBox())?.width;
    await expect.poll(width).toBeGreaterThan(250);
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoWider(page, width);
  }
});

test('axe finds nothing, and nothing lies beyond the edge', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/formation');
  await markDone(page, nameStep);
  await markDone(page, signingStep);
  await date(page, 'Incorporation').getByRole('button', { name: 'Enter date' }).click();
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoFindings(page, colorScheme);
    }
    await expectNoWider(page, width);
  }
});
