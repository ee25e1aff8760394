import type { Page, Route } from '@playwright/test';
import { failureMessages } from '#messages/failures.ts';
import { fillSignIn, fillSignUp, register, someone } from './support/accounts.ts';
import { openDashboard, openUserMenu } from './support/dashboard.ts';
import { completeAnswers, store, stored } from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

/*
 * The error catalogue, row by row: the network is made to fail in the way of the row, and the person
 * reads the message of the row. Those of the expert's chat are in expert-answers.spec.ts, those of the
 * voice call in voice.spec.ts.
 */

const call = (path: string) => `**/functions/v1${path}`;

// On from the start: a request that leaves while a browser begins to intercept them gets through.
test.beforeEach(({ page }) => page.route(call('/**'), (route) => route.fallback()));

/** Answers a call in place of the server. */
function answer(page: Page, path: string, status: number, body: unknown): Promise<unknown> {
  return page.route(call(path), (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** Makes a browser unable to build the request, as a broken extension or an exhausted memory does. */
function refuseRequests(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    window.Request = class {
      constructor() {
        throw new TypeError('Request cannot be constructed.');
      }
    } as never;
  });
}

/** One message, and nothing beside it. */
async function expectOnly(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  // It may have gone by now; there is no second.
  await expect(page.locator('[data-sonner-toast]').nth(1)).toHaveCount(0);
}

test('signed-out visit to a protected page', async ({ page }) => {
  for (const path of [
    '',
    '/company',
    '/users',
    '/settings',
    '/sales-tax',
    '/agent',
    '/accounting',
    '/banking',
  ]) {
    await page.goto(`/app/dashboard${path}`);
    await expectOnly(page, 'Please sign in to continue');
    await expect(page).toHaveURL(/\/app\/signin$/);
  }
});

test.describe('sign-in', () => {
  const person = someone();

  test.beforeEach(async ({ page }) => {
    await open(page, '/signin');
    await fillSignIn(page, person);
  });

  async function expectFailure(page: Page, text: string): Promise<void> {
    await page.keyboard.press('Enter');
    await expectOnly(page, text);
    await expect(page).toHaveURL(/\/app\/signin$/);
    expect(await stored(page, 'auth')).toBeNull();
    // Nothing typed is lost and the form can be sent again.
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  }

  test('a success without a user', async ({ page }) => {
    await answer(page, '/login', 200, { status: 'success', message: 'Welcome' });
    await expectFailure(page, 'Login failed: Invalid response');
  });

  test('a status that is not success, with a message', async ({ page }) => {
    await answer(page, '/login', 200, { status: 'pending', message: 'Your account is being checked.' });
    await expectFailure(page, 'Your account is being checked.');
  });

  test('a status that is not success, without a message', async ({ page }) => {
    await answer(page, '/login', 200, { status: 'error' });
    await expectFailure(page, 'Login failed. Please try again.');
  });

  test('an answer that is no JSON', async ({ page }) => {
    await answer(page, '/login', 200, '<html>');
    await expectFailure(page, 'Login failed. Please try again.');
  });

  test('a server error with a message', async ({ page, noise }) => {
    noise.expect(/status of 503/);
    await answer(page, '/login', 503, {
      status: 'error',
      message: 'The server’s own sentence.',
      code: 'busy',
    });
    await expectFailure(page, failureMessages.busy);
  });

  test('a server error without a message', async ({ page, noise }) => {
    noise.expect(/status of 502/);
    await answer(page, '/login', 502, '<html>Bad gateway</html>');
    await expectFailure(page, 'Login failed: 502');
  });

  test('no response', async ({ page, noise }) => {
    noise.expect(/ERR_CONNECTION_RESET/);
    await page.route(call('/login'), (route) => route.abort('connectionreset'));
    await expectFailure(page, 'No response from server. Please try again.');
  });

  test('offline', async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    // What shows messages loads with the first key; the connection is lost after that.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'No response from server. Please try again.')).toBeVisible();
  });

  test('offline before what shows messages has come', async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    const code = '**/assets/toasts-*.js';
    const asked = new Set<string>();
    await page.route(code, (route, request) => {
      asked.add(request.resourceType());
      return route.abort();
    });
    await open(page, '/signin');
    // The page before may have been importing it.
    asked.clear();
    await fillSignIn(page, person);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    // Some browsers never ask again for a module that could not be had.
    expect([...asked]).toEqual(['fetch']);
    await page.unroute(code);
    await context.setOffline(false);
    await expect(toast(page, 'No response from server. Please try again.')).toBeVisible();
  });

  test('the request could not be made', async ({ page }) => {
    await refuseRequests(page);
    await expectFailure(page, 'Error making request. Please try again.');
  });
});

test.describe('registration', () => {
  const person = someone();

  test.beforeEach(async ({ page }) => {
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/signup');
    await fillSignUp(page, person);
  });

  async function expectFailure(page: Page, text: string): Promise<void> {
    await page.keyboard.press('Enter');
    await expectOnly(page, text);
    await expect(page).toHaveURL(/\/app\/signup$/);
    expect(await stored(page, 'auth')).toBeNull();
    expect(await stored(page, 'onboardingData')).toEqual(completeAnswers);
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
    await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeEnabled();
  }

  test('a failure with a message', async ({ page, noise }) => {
    noise.expect(/status of 409/);
    await answer(page, '/register', 409, { status: 'error', message: 'We could not create this account.' });
    await expectFailure(page, 'We could not create this account.');
  });

  test('a failure without a message', async ({ page, noise }) => {
    noise.expect(/status of 500/);
    await answer(page, '/register', 500, '');
    await expectFailure(page, 'Registration failed');
  });

  test('an answer without a user', async ({ page }) => {
    await answer(page, '/register', 201, { status: 'success', message: 'Created' });
    await expectFailure(page, 'An error occurred during registration');
  });

  test('the request was sent and nothing came back', async ({ page, noise }) => {
    noise.expect(/ERR_CONNECTION_RESET/);
    await page.route(call('/register'), (route) => route.abort('connectionreset'));
    await expectFailure(page, 'No response from server');
  });

  test('any other error', async ({ page }) => {
    await refuseRequests(page);
    await expectFailure(page, 'An error occurred during registration');
  });

  test('the email addresses differ', async ({ page }) => {
    await page.getByLabel('Confirm email').fill('lena@example.org');
    await expectFailure(page, 'Emails do not match');
  });

  test('the passwords differ', async ({ page }) => {
    await page.getByLabel('Confirm password').fill('another harbour');
    await expectFailure(page, 'Passwords do not match');
  });

  test('an account that exists already', async ({ page, server, noise }) => {
    noise.expect(/status of 409/);
    await register(server.origin, { email: person.email, company: null });
    await expectFailure(
      page,
      'We could not create this account. If you already have one, please sign in instead.',
    );
  });

  test('a password that everybody uses', async ({ page, noise }) => {
    noise.expect(/status of 422/);
    for (const label of ['Password', 'Confirm password']) {
      await page.getByLabel(label, { exact: true }).fill('password1');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.getByText('Many people use this password').first()).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('the creation of the company', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/signup');
    await fillSignUp(page, someone());
  });

  async function expectFailure(page: Page, text: string): Promise<void> {
    await page.keyboard.press('Enter');
    await expect(toast(page, text)).toBeVisible();
    await expect(toast(page, 'Registration complete!')).toHaveCount(0);
    // Signed in, and nothing is lost.
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    expect(await stored(page, 'onboardingData')).toEqual(completeAnswers);
    expect(await stored(page, 'auth')).toMatchObject({ status: 'success' });
  }

  test('fails with a message', async ({ page, noise }) => {
    noise.expect(/status of 503/);
    await answer(page, '/companies', 503, { status: 'error', message: 'The service is not available.' });
    await expectFailure(page, 'The service is not available.');
  });

  test('fails without a message', async ({ page, noise }) => {
    noise.expect(/status of 500/);
    await answer(page, '/companies', 500, 'oops');
    await expectFailure(page, 'Registration failed');
  });

  test('gets no response', async ({ page, noise }) => {
    noise.expect(/ERR_CONNECTION_RESET/);
    await page.route(call('/companies'), (route) => route.abort('connectionreset'));
    await expectFailure(page, 'Registration failed');
  });
});

test.describe('the guard of the registration page', () => {
  for (const [text, answers] of [
    ['Please complete onboarding first', undefined],
    ['Please complete onboarding first', '{"damaged'],
    ['Please complete all onboarding steps', { step: 1 }],
    ['Please complete all onboarding steps', { step: 2, country: 'AE' }],
    ['Please complete all onboarding steps', { step: 3, country: 'GB', companyType: 'llp' }],
    ['Please complete all requirements', { step: 3, country: 'GB', companyType: 'llp', requirements: {} }],
    [
      'Please complete all requirements',
      { step: 3, country: 'GB', companyType: 'llp', requirements: { visas: 0 } },
    ],
    [
      'Please complete all requirements',
      {
        step: 3,
        country: 'AE',
        companyType: 'mainland-llc',
        subType: 'dubai',
        requirements: { officeType: 'flexi' },
      },
    ],
  ] as const) {
    test(`${JSON.stringify(answers) ?? 'nothing stored'}: ${text}`, async ({ page }) => {
      if (answers) {
        await store(page, {
          onboardingData: typeof answers === 'string' ? answers : JSON.stringify(answers),
        });
      }
      await page.goto('/app/signup');
      await expectOnly(page, text);
      await expect(page).toHaveURL(/\/app\/onboarding$/);
    });
  }

  test('no visas are an answer, too', async ({ page }) => {
    const { requirements } = completeAnswers;
    await store(page, {
      onboardingData: JSON.stringify({ ...completeAnswers, requirements: { ...requirements, visas: 0 } }),
    });
    await open(page, '/signup');
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });
});

test('logging out fails', async ({ page, signIn, noise }) => {
  noise.expect(/status of 500/);
  const person = await signIn();
  await openDashboard(page);
  await answer(page, '/logout', 500, { status: 'error', message: 'Something went wrong.' });
  const menu = await openUserMenu(page, person.email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expectOnly(page, 'Failed to logout');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('closing an account without a connection says so beside its buttons', async ({
  page,
  signIn,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_RESET/);
  const { password } = await signIn();
  await openDashboard(page, '/settings#data');
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Current password', { exact: true });
  await field.fill(password);
  await page.route(call('/account/close'), (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No response from server.');
  await expect(field).toHaveValue(password);
});

test('live updates end before the session does, and go on if it does not end', async ({
  page,
  signIn,
  noise,
}) => {
  noise.expect(/status of 500/);
  const liveAddress = '**/functions/v1/notifications/live?*';
  const person = await signIn();
  // The server takes its time: the connection is still being opened.
  await page.route(liveAddress, () => {});
  const opening = page.waitForRequest(liveAddress);
  await openDashboard(page);
  const live = await opening;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/functions/v1/logout', async (route) => {
    await released;
    await route.fulfill({ status: 500, json: { status: 'error', message: 'Something went wrong.' } });
  });
  let openedMeanwhile = 0;
  const dropped = page.waitForEvent('requestfailed', (request) => request === live);
  const menu = await openUserMenu(page, person.email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await dropped;
  page.on('request', (request) => {
    if (request.url().includes('/notifications/live?')) openedMeanwhile += 1;
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect(openedMeanwhile).toBe(0);
  const again = page.waitForRequest(liveAddress);
  release();
  await expectOnly(page, 'Failed to logout');
  await again;
});
