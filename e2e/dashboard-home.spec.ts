import type { Page } from '@playwright/test';
import { recordDone, type SignedInPerson } from './support/accounts.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import { completeAnswers, stored } from './support/questionnaire.ts';
import { anonymousKey } from './support/server.ts';
import { expect, test, toast } from './support/test.ts';

test('what home shows is asked for once, beside the loading screen', async ({ page, signIn }) => {
  const { companyId } = await signIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, part] = pathname.split(`/functions/v1/companies/${companyId}/`);
    if (part) asked.push(part);
  });
  await page.clock.install();
  const last = page.waitForResponse(/\/calendar$/);
  await page.goto('/app/dashboard');
  await (await last).finished();
  await skipArrival(page);
  await expect(page.getByRole('heading', { name: 'Action Items' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['calendar', 'formation', 'requests']);
});

test('Next Steps: the first is active, the fourth locked with its reason', async ({ page, signIn }) => {
  const { email } = await signIn();
  await openDashboard(page);
  // What arrives later would move the lock away from the mouse.
  const main = page.getByRole('main');
  await expect(page.getByText(`Please confirm ${email}`)).toBeVisible();
  await expect(main.getByText('0 of 7 steps done', { exact: true })).toBeVisible();
  await expect(main.getByRole('term').filter({ hasText: 'First year' }).locator('..')).toContainText('AED');
  const steps = page.getByRole('region', { name: 'Next Steps' }).getByRole('listitem');
  for (const [index, [number, name]] of [
    ['Step 1', 'Company formation'],
    ['Step 2', 'Business banking'],
    ['Step 3', 'Post-formation documents'],
    ['Step 4', 'Tax ID'],
  ].entries()) {
    await expect(steps.nth(index)).toContainText(number ?? '');
    await expect(steps.nth(index)).toContainText(name ?? '');
  }
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  const reason = page.getByRole('tooltip', {
    name: 'This step will be unlocked after successful incorporation of company',
  });
  const lock = steps.nth(3).getByRole('button');
  await lock.hover();
  await expect(reason).toBeVisible();
  await page.mouse.move(0, 0, { steps: 4 });
  await expect(reason).toBeHidden();
  await lock.focus();
  await expect(reason).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
});

test('a formation that cannot be read is said, also before the profile is complete', async ({
  page,
  signIn,
  noise,
}) => {
  noise.expect(/status of 500/);
  await signIn();
  const formation = '**/functions/v1/companies/*/formation';
  await page.route(formation, (route) => route.fulfill({ status: 500, body: '' }));
  await openDashboard(page);
  const problem = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(problem).toBeVisible();
  await page.unroute(formation);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText('0 of 7 steps done', { exact: true })).toBeVisible();
  await expect(problem).toBeHidden();
});

test('a calendar that cannot be read is not waited for', async ({ page, signIn, noise }) => {
  noise.expect(/status of 500/);
  await signIn();
  await page.route('**/functions/v1/companies/*/calendar', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await openDashboard(page);
  const figure = page.getByRole('term').filter({ hasText: 'Next deadline' }).locator('..');
  await expect(figure).toContainText('Could not be loaded');
  await expect(figure.getByRole('link', { name: 'Open calendar' })).toBeVisible();
});

test('Action Items: three cards, each New with a Start Now that leads on', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const cards = page.getByRole('region', { name: 'Action Items' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [index, [name, path]] of [
    ['Company Formation', '/company'],
    ['Business Banking', '/banking'],
    ['Accounting', '/accounting'],
  ].entries()) {
    await expect(cards.nth(index)).toContainText(name ?? '');
    await expect(cards.nth(index).getByText('New', { exact: true })).toBeVisible();
    const start = cards.nth(index).getByRole('link', { name: 'Start Now' });
    await expect(start).toHaveAttribute('href', `/app/dashboard${path}`);
  }
  // They grow together as what they say arrives.
  const heights = () =>
    cards.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().height)).size);
  await expect.poll(heights).toBe(1);
  await cards.nth(1).getByRole('link', { name: 'Start Now' }).click();
  await expect(page).toHaveURL(/\/dashboard\/banking$/);
});

test.describe('what is next follows the case', () => {
  const profile = {
    industry: 'tech',
    shares: { total: 100, parValue: '1' },
    incorporator: { countryOfResidency: 'DE' },
    mailingAddress: 'Harbour Street 1',
  };
  const beforeBank = ['pre-approval', 'signing', 'lease', 'licence', 'establishment-card', 'residence-visas'];
  const card = (page: Page, name: string) =>
    page
      .getByRole('region', { name: 'Action Items' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  const nextStep = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Next Steps' }).getByRole('listitem').filter({ hasText: name });

  /** Calls the API about a person's company. */
  function companyOf(origin: string, { cookie, companyId }: SignedInPerson) {
    const send = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${origin}/functions/v1/companies/${companyId}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}`, cookie },
        body: JSON.stringify(body),
      });
      expect(answer.status, await answer.text()).toBe(200);
    };
    const on = new Date().toISOString().slice(0, 10);
    const markDone = async (steps: readonly string[]) => {
      for (const step of steps) await recordDone(origin, { companyId, cookie }, step, on);
    };
    return { send, markDone };
  }

  /** A person whose company's profile is complete; gives what marks steps done. */
  async function prepare(origin: string, person: SignedInPerson) {
    const { send, markDone } = companyOf(origin, person);
    await send('PATCH', '', profile);
    return markDone;
  }

  async function reload(page: Page): Promise<void> {
    await page.reload();
    await skipArrival(page);
  }

  test('from the first step to the bank and to what falls due', async ({ page, signIn, server }) => {
    const markDone = await prepare(server.origin, await signIn());
    await openDashboard(page);
    const nextThing = page.getByRole('region', { name: 'Reserve the name and get the first approval' });
    await expect(nextThing.getByRole('link', { name: 'Open formation' })).toHaveAttribute(
      'href',
      '/app/dashboard/formation',
    );
    await expect(nextThing.getByRole('link', { name: 'Choose name and activity' })).toHaveAttribute(
      'href',
      '/app/dashboard/name',
    );
    await expect(card(page, 'Company Formation')).toContainText('Next: Reserve the name');
    await expect(card(page, 'Business Banking')).toContainText('Six banks');
    await expect(nextStep(page, 'Business banking').getByText('Active')).toHaveCount(0);

    await markDone(beforeBank);
    await page.reload();
    await skipArrival(page);
    const bank = page
      .getByRole('region', { name: /account/i, exact: false })
      .filter({ hasText: 'Your next' });
    await expect(bank.getByRole('link', { name: 'Compare banks' })).toHaveAttribute(
      'href',
      '/app/dashboard/banking',
    );
    await expect(bank.getByRole('link', { name: 'Open formation' })).toBeVisible();
    await expect(card(page, 'Company Formation')).toContainText('Done');
    await expect(card(page, 'Company Formation').getByRole('link', { name: 'View' })).toBeVisible();
    await expect(card(page, 'Business Banking')).toContainText('Next: ');
    await expect(nextStep(page, 'Company formation').getByText('Done', { exact: true })).toBeVisible();
    await expect(nextStep(page, 'Business banking')).toHaveAttribute('aria-current', 'step');
    await expect(
      nextStep(page, 'Post-formation documents').getByRole('link', { name: 'Post-formation documents' }),
    ).toHaveAttribute('href', '/app/dashboard/papers');

    await markDone(['bank-account']);
    await page.reload();
    await skipArrival(page);
    const deadline = page.getByRole('region').filter({ hasText: 'Your next step' });
    await expect(deadline).toContainText('Every formation step of Hartmann Design is done. This is due');
    await expect(deadline.getByRole('link')).toHaveAttribute('href', '/app/dashboard/calendar');
    await expect(page.getByRole('main').getByText('Choose a business bank')).toHaveCount(0);
    await expect(card(page, 'Business Banking')).toContainText('The account is open');
    await expect(nextStep(page, 'Business banking').getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-current="step"]')).toHaveCount(0);
  });

  test('home says where the formation stands after 0, 3, 5 and 7 of 7 steps, whatever the profile lacks', async ({
    page,
    signIn,
    server,
  }) => {
    const { markDone } = companyOf(server.origin, await signIn());
    const main = page.getByRole('main');
    const passage = page.getByRole('list', { name: 'Progress of the formation' });
    const figure = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('..');
    const states = () => passage.getByRole('listitem').allTextContents();
    await openDashboard(page);
    await expect(main.getByText('0 of 7 steps done', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Complete your business profile' })).toBeVisible();
    await expect(figure('First year')).toContainText('from AED');
    await expect(figure('Next deadline')).toContainText('None yet');
    await expect(page.getByRole('navigation').getByText('0/7')).toBeVisible();
    const atFirst = await states();

    await markDone(beforeBank.slice(0, 3));
    await reload(page);
    await expect(main.getByText('3 of 7 steps done', { exact: true })).toBeVisible();
    const licence = page.getByRole('region', { name: 'Receive the certificate and the licence' });
    await expect(licence).toContainText('With the authority since');
    await expect(licence).toContainText('You have nothing to do for it.');
    await expect(page.getByRole('region', { name: 'Waiting' })).toContainText('Add industry, shares');
    await expect(nextStep(page, 'Company formation')).toContainText('3 of 7 steps done. Now: Receive the');
    await expect(nextStep(page, 'Business banking')).toContainText('Opens after: Receive the certificate');
    await expect(card(page, 'Company Formation').getByRole('link', { name: 'Continue' })).toBeVisible();
    expect(await states()).not.toEqual(atFirst);

    await markDone(beforeBank.slice(3, 5));
    await reload(page);
    await expect(main.getByText('5 of 7 steps done', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Apply for residence' })).toContainText('Your turn since');
    await expect(main.getByText(/^Incorporated, \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Waiting' })).toContainText('Open the bank account');
    await expect(figure('Next deadline')).not.toContainText('None yet');
    await expect(page.getByRole('navigation').getByText('5/7')).toBeVisible();

    await markDone(['residence-visas', 'bank-account']);
    await reload(page);
    await expect(main.getByText('7 of 7 steps done', { exact: true })).toBeVisible();
    await expect(figure('All done on')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open calendar' })).toBeVisible();
    await expect(passage.locator('[aria-current]')).toHaveCount(0);
  });

  test('what was asked of the agency says so, with its day', async ({ page, signIn, server }) => {
    const person = await signIn();
    await prepare(server.origin, person);
    const { send } = companyOf(server.origin, person);
    await send('POST', '/requests', { service: 'accounting' });
    await openDashboard(page);
    await expect(card(page, 'Accounting')).toContainText(/Requested on \d{1,2} \w+ \d{4}/);
    await expect(card(page, 'Accounting').getByRole('link', { name: 'View' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Waiting' })).toContainText(
      'Answer your request for accounting',
    );
  });

  test('a place without a plan is not shown as a formation in progress', async ({
    page,
    signIn,
    server,
    noise,
  }) => {
    noise.expect(/status of 404/);
    const { companyId } = await signIn();
    await server.query('update companies set sub_type = null where id = $1', [companyId]);
    await openDashboard(page);
    await expect(nextStep(page, 'Company formation')).toContainText('No plan');
    await expect(page.getByText('steps done')).toHaveCount(0);
  });

  test('a bank account that is there before the rest leaves the formation in progress', async ({
    page,
    signIn,
    server,
  }) => {
    const markDone = await prepare(server.origin, await signIn());
    await markDone([...beforeBank.slice(0, 4), 'bank-account']);
    await openDashboard(page);
    await expect(page.getByRole('region', { name: 'Get the establishment card' })).toBeVisible();
    await expect(nextStep(page, 'Company formation')).toHaveAttribute('aria-current', 'step');
    await expect(nextStep(page, 'Business banking').getByText('Done', { exact: true })).toBeVisible();
    await expect(card(page, 'Company Formation')).toContainText('Next: Get the establishment card');
  });

  test('a formation that could not be loaded is not guessed at, and can be tried again', async ({
    page,
    signIn,
    server,
    noise,
  }) => {
    noise.expect(/ERR_FAILED/);
    await prepare(server.origin, await signIn());
    await page.route('**/functions/v1/companies/*/formation', (route) => route.abort());
    await openDashboard(page);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText('The formation could not be loaded');
    await page.unroute('**/functions/v1/companies/*/formation');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Reserve the name and get the first' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('without a company the home offers to create it from the kept answers', async ({ page, signIn }) => {
  await signIn({ company: null });
  await page.goto('/healthz');
  await page.evaluate(
    (answers) => localStorage.setItem('onboardingData', answers),
    JSON.stringify(completeAnswers),
  );
  await openDashboard(page);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(toast(page, 'Registration complete!')).toBeVisible();
  expect(await stored(page, 'onboardingData')).toBeNull();
  await expect(page.getByRole('button', { name: 'Create company' })).toBeHidden();
});
