import { fillSignIn, fillSignUp, someone } from './support/accounts.ts';
import { openUserMenu, sidebar, skipArrival } from './support/dashboard.ts';
import { answerAll, backButton, choice, completeAnswers, store, stored } from './support/questionnaire.ts';
import { expect, open, test, toast, untilAlive } from './support/test.ts';

const signUpButton = { name: 'Sign up', exact: true } as const;

test('from the first visit to the dashboard, and back in another browser', async ({
  page,
  browser,
  server,
}) => {
  const account = someone();
  await page.clock.install();
  await page.goto('/');
  await untilAlive(page);
  await expect(page).toHaveURL(/\/app\/onboarding$/);
  await answerAll(page);
  await fillSignUp(page, account);
  await page.getByRole('button', signUpButton).click();
  await skipArrival(page);
  await sidebar(page).getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue("Lena's company");
  await expect(page.getByLabel('State')).toHaveValue(/DMCC/);
  const menu = await openUserMenu(page, account.email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/app\/signin$/);

  const elsewhere = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.clock.install();
  await open(other, '/signin');
  await fillSignIn(other, account);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await skipArrival(other);
  await expect(other.getByText("Lena's company").first()).toBeVisible();
  await elsewhere.close();
});

test.describe('with the questionnaire answered', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/signup');
  });

  test('a company that could not be created is offered again and then works', async ({ page, noise }) => {
    noise.expect(/status of 503/);
    let isDown = true;
    await page.route('**/functions/v1/companies', (route) =>
      isDown && route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            contentType: 'application/json',
            body: '{"status":"error","message":"The service is not available right now."}',
          })
        : route.continue(),
    );
    await fillSignUp(page, someone());
    await page.getByRole('button', signUpButton).click();
    await expect(toast(page, 'The service is not available right now.')).toBeVisible();
    await skipArrival(page);
    const create = page.getByRole('button', { name: 'Create company' });
    await create.click();
    await expect(toast(page, 'The service is not available right now.').first()).toBeVisible();
    expect(await stored(page, 'onboardingData')).toEqual(completeAnswers);
    // A reload in between loses nothing either.
    await page.reload();
    await skipArrival(page);
    isDown = false;
    await create.click();
    await expect(toast(page, 'Registration complete!')).toBeVisible();
    await expect(create).toBeHidden();
    expect(await stored(page, 'onboardingData')).toBeNull();
    await expect(page.getByText("Lena's company").first()).toBeVisible();
  });

  test('a company whose creation was not answered exists once', async ({ page, noise }) => {
    noise.expect(/ERR_CONNECTION_RESET/);
    let calls = 0;
    await page.route('**/functions/v1/companies', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await fillSignUp(page, someone());
    await page.getByRole('button', signUpButton).click();
    await skipArrival(page);
    const create = page.getByRole('button', { name: 'Create company' });
    const name = page.getByText("Lena's company").first();
    await expect(create.or(name).first()).toBeVisible();
    if (await create.isVisible()) await create.click();
    await expect(name).toBeVisible();
    const companies = await page.evaluate(async () => {
      const answer = await fetch('/functions/v1/companies');
      return ((await answer.json()) as { companies: unknown[] }).companies.length;
    });
    expect(companies).toBe(1);
  });

  test('a double click and an impatient Enter register once', async ({ page }) => {
    let calls = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/functions/v1/register', async (route) => {
      calls += 1;
      await released;
      await route.continue();
    });
    await fillSignUp(page, someone());
    await page.getByRole('button', signUpButton).dblclick();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { ...signUpButton, includeHidden: true })).toBeDisabled();
    release();
    await expect(toast(page, 'Account created successfully!')).toHaveCount(1);
    await expect(toast(page, 'Registration complete!')).toHaveCount(1);
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    expect(calls).toBe(1);
  });

  test('Back does not return to a submitted form', async ({ page }) => {
    await fillSignUp(page, someone());
    await page.getByRole('button', signUpButton).click();
    await skipArrival(page);
    await page.goBack();
    await expect(page.getByRole('button', signUpButton)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  });

  test('Back in the browser returns from the form to the answers, which are still there', async ({
    page,
  }) => {
    await open(page, '/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
    await page.goBack();
    await expect(choice(page, 'Flexi')).toBeChecked();
    await backButton(page).click();
    await expect(choice(page, 'DMCC')).toBeChecked();
  });
});
