import { fillSignIn, register, someone } from './support/accounts.ts';
import { stored } from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

test('the page has the texts, the card and the fields it should', async ({ page }) => {
  await open(page, '/signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the product' })).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await expect(page.getByText('OR', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', /username|email/);
  await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('required', '');
  const widths = await page.locator('form').evaluate((form) => {
    const found: number[] = [];
    for (let part: Element | null = form; part; part = part.parentElement)
      found.push(part.getBoundingClientRect().width);
    return found;
  });
  expect(widths).toContain(400);
  const card = await page.locator('form').boundingBox();
  expect(Math.abs((card?.x ?? 0) + (card?.width ?? 0) / 2 - 640)).toBeLessThan(1);
});

test('the link leads to sign-up, whose guard asks for the questionnaire first', async ({ page }) => {
  await open(page, '/signin');
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(toast(page, 'Please complete onboarding first')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/onboarding$/);
});

test('a person signs in by Enter, sees one toast and is on the dashboard', async ({ page, server }) => {
  const person = await register(server.origin);
  await open(page, '/signin');
  await fillSignIn(page, person);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Signed in successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  // The first may have gone by now; there is no second.
  await expect(page.locator('[data-sonner-toast]').nth(1)).toHaveCount(0);
  expect(await stored(page, 'auth')).toEqual(person.storedLogin);
});

test('the email address may be typed with capitals and spaces around it', async ({ page, server }) => {
  const person = await register(server.origin);
  await open(page, '/signin');
  await fillSignIn(page, { ...person, email: person.email.toUpperCase() });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('while the request runs an overlay with the logo says Loading and nothing is sent twice', async ({
  page,
  server,
}) => {
  const person = await register(server.origin);
  await open(page, '/signin');
  await fillSignIn(page, person);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/functions/v1/login', async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  await expect(overlay.locator('img')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Sign in', exact: true, includeHidden: true }),
  ).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(overlay).toBeHidden();
  expect(calls).toBe(1);
});

test('the password can be shown and hidden', async ({ page }) => {
  await open(page, '/signin');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret words');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('secret words');
});

test('an address that is none, and an empty password, are not sent', async ({ page }) => {
  let calls = 0;
  await page.route('**/functions/v1/login', (route) => {
    calls += 1;
    return route.continue();
  });
  await open(page, '/signin');
  await fillSignIn(page, { email: 'no address', password: 'whatever' });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillSignIn(page, { email: 'lena@example.com', password: '' });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(calls).toBe(0);
});

test('a wrong password says so without telling whether the account exists', async ({
  page,
  server,
  noise,
}) => {
  noise.expect(/status of 401/);
  const person = await register(server.origin, { company: null });
  const messages: (string | null)[] = [];
  for (const email of [person.email, someone().email]) {
    await open(page, '/signin');
    await fillSignIn(page, { email, password: 'not the password' });
    await page.keyboard.press('Enter');
    const shown = page.locator('[data-sonner-toast]');
    await expect(shown).toBeVisible();
    messages.push(await shown.textContent());
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await stored(page, 'auth')).toBeNull();
  }
  expect(messages[0]).toContain('Email or password is incorrect.');
  expect(messages[1]).toBe(messages[0]);
});

test('third-party sign-in says that it is coming', async ({ page }) => {
  await open(page, '/signin');
  await page.getByRole('button', { name: /google/i }).click();
  await expect(toast(page, 'Google Sign In coming soon!')).toBeVisible();
});

test('a signed-in person is redirected to the dashboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/app/signin');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

for (const damaged of ['{"user":', '"text"', '{"user":null}', '{"user":{"id":7}}']) {
  test(`a stored login that cannot be read is discarded: ${damaged}`, async ({ page }) => {
    await page.addInitScript((value) => {
      if (!sessionStorage.getItem('given')) localStorage.setItem('auth', value);
      sessionStorage.setItem('given', 'true');
    }, damaged);
    await open(page, '/signin');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await page.goto('/app/dashboard');
    await expect(toast(page, 'Please sign in to continue')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/signin$/);
  });
}

test('nothing formats a number or a date before the page is interactive', async ({ page }) => {
  // The first formatter of a page takes half a long task on a phone.
  await page.addInitScript(() => {
    const made: string[] = [];
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const) {
      const Original = Intl[name] as new (...given: unknown[]) => object;
      Object.assign(Intl, {
        [name]: class extends Original {
          constructor(...given: unknown[]) {
            made.push(name);
            super(...given);
          }
        },
      });
    }
    Object.assign(window, { formattersMade: made });
  });
  await open(page, '/signin');
  expect(
    await page.evaluate(() => (window as unknown as { formattersMade: string[] }).formattersMade),
  ).toEqual([]);
});
