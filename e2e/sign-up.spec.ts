import { fillSignUp, someone } from './support/accounts.ts';
import { completeAnswers, store, stored } from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

const answered = { onboardingData: JSON.stringify(completeAnswers) };

test.describe('with the questionnaire answered', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, answered);
    await open(page, '/signup');
  });

  test('the form asks for six things and offers the browser to fill them in', async ({ page }) => {
    for (const [label, type, autocomplete] of [
      ['First name', 'text', 'given-name'],
      ['Last name', 'text', 'family-name'],
      ['Email', 'email', 'email'],
      ['Confirm email', 'email', 'off'],
      ['Password', 'password', 'new-password'],
      ['Confirm password', 'password', 'new-password'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field, label).toHaveAttribute('type', type);
      await expect(field, label).toHaveAttribute('required', '');
      if (autocomplete !== 'off')
        await expect(field, label).toHaveAttribute('autocomplete', new RegExp(autocomplete));
    }
    await expect(page.locator('form')).toHaveCount(1);
  });

  test('the button stays disabled until the terms are accepted', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Sign up', exact: true });
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(button).toBeDisabled();
    await page.getByRole('checkbox').check();
    await expect(button).toBeEnabled();
    await page.getByRole('checkbox').uncheck();
    await expect(button).toBeDisabled();
  });

  test('the terms and the privacy note are linked and readable', async ({ page, context }) => {
    for (const [name, path] of [
      [/terms/i, '/app/terms'],
      [/privacy/i, '/app/privacy'],
    ] as const) {
      const link = page.locator('form').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      const other = await context.newPage();
      await other.goto(path);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await other.close();
    }
  });

  test('each password can be shown and hidden', async ({ page }) => {
    for (const label of ['Password', 'Confirm password']) {
      const field = page.getByLabel(label, { exact: true });
      const toggle = page.locator('div').filter({ has: field }).last().getByRole('button');
      await field.fill('a quiet harbour');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('a quiet harbour');
      await toggle.click();
      await expect(field).toHaveAttribute('type', 'password');
    }
  });

  test('the password rule is said before typing', async ({ page }) => {
    await expect(page.getByText(/at least 8 characters/i)).toBeVisible();
  });

  test('a common password is called easy to guess while it is typed', async ({ page }) => {
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('a quiet harbour at dawn');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await field.fill('Sunsh1ne99!');
    await expect(page.getByText('Easy to guess', { exact: true })).toBeVisible();
  });

  test('the plan that the account is for stays in sight', async ({ page }) => {
    const plan = page.getByRole('region', { name: /Your plan/ });
    await expect(plan).toContainText(/DMCC|IFZA|, UAE/);
    await expect(plan).toContainText(/working days/);
    await expect(plan.getByRole('link', { name: 'Change your answers' })).toBeVisible();
  });

  test('a third-party sign-up says that it is coming', async ({ page }) => {
    await page.getByRole('button', { name: /google/i }).click();
    await expect(toast(page, 'Coming Soon!')).toBeVisible();
  });

  test('a link leads to sign-in', async ({ page }) => {
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/signin$/);
  });

  test('empty required fields are not sent', async ({ page }) => {
    let calls = 0;
    await page.route('**/functions/v1/**', (route) => {
      if (route.request().method() === 'POST') calls += 1;
      return route.continue();
    });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Lena');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Last name')).toBeFocused();
    expect(calls).toBe(0);
  });

  test('registration ends signed in on the dashboard, with both toasts, the company and no answers left', async ({
    page,
  }) => {
    const account = someone();
    const sent: { path: string; body: Record<string, unknown>; key: string | undefined }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.startsWith('/functions/v1/')) {
        sent.push({
          path: pathname.slice('/functions/v1'.length),
          body: request.postDataJSON(),
          key: request.headers().authorization,
        });
      }
    });
    await fillSignUp(page, account);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Account created successfully!')).toBeVisible();
    await expect(toast(page, 'Registration complete!')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();

    const key = await page.evaluate(() =>
      JSON.parse(document.getElementById('web-settings')?.textContent ?? ''),
    );
    const auth = (await stored(page, 'auth')) as { user: { id: string }; token: string; status: string };
    expect(auth).toMatchObject({
      status: 'success',
      token: key.anonymousKey,
      user: { email: account.email, fullName: 'Lena Hartmann' },
    });
    expect(await stored(page, 'onboardingData')).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['/register', '/companies']);
    expect(sent[0]?.body).toEqual({
      full_name: 'Lena Hartmann',
      email: account.email,
      password: account.password,
      phone: '',
    });
    expect(sent[1]?.body).toEqual({
      ...completeAnswers.requirements.companyData,
      user_id: auth.user.id,
    });
    for (const call of sent) expect(call.key).toBe(`Bearer ${key.anonymousKey}`);
  });

  test('no secret reaches the console or the storage', async ({ page, context }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const account = someone();
    await fillSignUp(page, account);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    const session = (await context.cookies()).find(({ httpOnly }) => httpOnly);
    expect(session).toMatchObject({ sameSite: 'Lax', secure: false });
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
    );
    for (const secret of [account.password, session?.value ?? 'no session']) {
      expect(kept).not.toContain(secret);
      expect(said.join('\n')).not.toContain(secret);
    }
  });
});

test('the answers may also come with the navigation, where storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, '/onboarding');
  await page.getByRole('radio', { name: /^Singapore/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^Partnership/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^1/ }).check();
  await page.getByRole('radio', { name: /^Virtual/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/signup$/);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a signed-in person is redirected to the dashboard', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/app/signup');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});
