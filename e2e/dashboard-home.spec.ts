import type { Page } from '@playwright/test';
import type { SignedInPerson } from './support/accounts.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import { completeAnswers, stored } from './support/questionnaire.ts';
import { anonymousKey } from './support/server.ts';
import { expect, test, toast } from './support/test.ts';

test('Next Steps: the first is active, the fourth locked with its reason', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
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

test('Action Items: three cards, each New with a Start Now that leads on', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const cards = page.getByRole('region', { name: 'Action Items' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const heights = new Set<number>();
  for (const [index, [name, path]] of [
    ['Company Formation', '/company'],
    ['Business Banking', '/banking'],
    ['Accounting', '/accounting'],
  ].entries()) {
    await expect(cards.nth(index)).toContainText(name ?? '');
    await expect(cards.nth(index).getByText('New', { exact: true })).toBeVisible();
    heights.add((await cards.nth(index).boundingBox())?.height ?? 0);
    const start = cards.nth(index).getByRole('link', { name: 'Start Now' });
    await expect(start).toHaveAttribute('href', `/app/dashboard${path}`);
  }
  expect(heights.size).toBe(1);
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

  /** A person whose company's profile is complete; gives what marks steps done. */
  async function prepare(origin: string, { cookie, companyId }: SignedInPerson) {
    const send = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${origin}/functions/v1/companies/${companyId}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}`, cookie },
        body: JSON.stringify(body),
      });
      expect(answer.status, await answer.text()).toBe(200);
    };
    await send('PATCH', '', profile);
    const on = new Date().toISOString().slice(0, 10);
    return async (steps: readonly string[]) => {
      for (const step of steps) await send('POST', `/formation/steps/${step}`, { on });
    };
  }

  test('from the first step to the bank and to what falls due', async ({ page, signIn, server }) => {
    const markDone = await prepare(server.origin, await signIn());
    await openDashboard(page);
    const nextThing = page.getByRole('region', { name: 'Reserve the name and get the first approval' });
    await expect(nextThing.getByRole('link')).toHaveAttribute('href', '/app/dashboard/formation');
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
    await expect(nextStep(page, 'Company formation').getByText('Done')).toBeVisible();
    await expect(nextStep(page, 'Business banking')).toHaveAttribute('aria-current', 'step');

    await markDone(['bank-account']);
    await page.reload();
    await skipArrival(page);
    const deadlines = page.getByRole('region', { name: 'See upcoming deadlines' });
    await expect(deadlines.getByRole('link')).toHaveAttribute('href', '/app/dashboard/calendar');
    await expect(page.getByRole('main').getByText('Choose a business bank')).toHaveCount(0);
    await expect(card(page, 'Business Banking')).toContainText('The account is open');
    await expect(nextStep(page, 'Business banking').getByText('Done')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-current="step"]')).toHaveCount(0);
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
    await expect(nextStep(page, 'Business banking').getByText('Done')).toBeVisible();
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
    await page.route('**/functions/v1/companies/*/formation', (route) => route.abort(), { times: 1 });
    await openDashboard(page);
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText('The formation could not be loaded');
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
