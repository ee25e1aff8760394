import type { Locator, Page } from '@playwright/test';
import { register } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { pngOf } from './support/images.ts';
import { anonymousKey } from './support/server.ts';
import { enter, expect, open, test, toast } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const changed = {
  'Company Name': 'Hartmann & Söhne FZ-LLC',
  Website: 'https://hartmann.example.com',
  LinkedIn: 'https://www.linkedin.com/company/hartmann',
  'Total authorized': '10000000',
  'Par value': '0.0001',
  'Mailing Address': 'Office 12, Jumeirah Lake Towers\nDubai',
};

test('what the questionnaire answered is there, and the State names the place', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/company');
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann Design');
  const state = page.getByLabel('State');
  await expect(state).toBeDisabled();
  await expect(state).toHaveValue(/DMCC.*Dubai/);
  const applicant = page.getByLabel(/applicant name/i);
  await expect(applicant).toHaveValue('Lena Hartmann');
  await expect(applicant).not.toBeEditable();
  await expect(page.getByLabel('Industry').getByRole('option')).toHaveCount(4);
});

test('a company in the United States is in Delaware', async ({ page, signIn }) => {
  await signIn({
    company: {
      name: 'Hartmann Inc',
      country: 'US',
      companyType: 'c-corporation',
      visas: 0,
      officeType: 'virtual',
    },
  });
  await openDashboard(page, '/company');
  await expect(page.getByLabel('State')).toHaveValue('Delaware');
  await expect(page.getByLabel('State')).toBeDisabled();
});

test('every field is saved and shown again after a reload', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/company');
  for (const [label, value] of Object.entries(changed)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Industry').selectOption('finance');
  await page.getByLabel('Country of Residency').selectOption('DE');
  await save(page).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible();
  await openDashboard(page, '/company');
  for (const [label, value] of Object.entries(changed)) {
    const shown = label === 'Total authorized' ? /^10[,.]?000[,.]?000$/ : value;
    await expect(page.getByLabel(label), label).toHaveValue(shown);
  }
  await expect(page.getByLabel('Industry')).toHaveValue('finance');
  await expect(page.getByLabel('Country of Residency')).toHaveValue('DE');
});

test('each invalid field shows its message before anything is sent', async ({ page, signIn }) => {
  await signIn();
  let calls = 0;
  await page.route('**/functions/v1/companies/*', (route) => {
    if (route.request().method() === 'PATCH') calls += 1;
    return route.continue();
  });
  await openDashboard(page, '/company');
  const wrong = {
    'Company Name': '   ',
    Website: 'not an address',
    LinkedIn: 'https://example.com/hartmann',
    'Total authorized': '0',
    'Par value': '-1',
  };
  for (const [label, value] of Object.entries(wrong)) await page.getByLabel(label).fill(value);
  await save(page).click();
  for (const label of Object.keys(wrong)) {
    const field = page.getByLabel(label);
    await expect(field, label).toHaveAttribute('aria-invalid', 'true');
    const described = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
    await expect(page.locator(`[id="${described}"]`), label).not.toBeEmpty();
  }
  await expect(page.getByRole('group', { name: '5 fields need your attention' })).toBeFocused();
  expect(calls).toBe(0);
  await page.getByLabel('Company Name').fill('Hartmann Design');
  await expect(page.getByLabel('Company Name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('after an error the summary is focused and in view, and so is the field it leads to', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page, '/company');
  await page.getByLabel('Company Name').fill('   ');
  await save(page).click();
  const summary = page.getByRole('group', { name: 'One field needs your attention' });
  await expect(summary).toBeFocused();
  await page.getByLabel('Mailing Address').fill('x'.repeat(1001));
  await page.getByLabel('Website').fill('not an address');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await save(page).click();
  const several = page.getByRole('group', { name: '3 fields need your attention' });
  await expect(several).toBeFocused();
  await expectInView(page, several);
  for (const field of ['Mailing Address', 'Website', 'Company Name']) {
    await several.getByRole('button', { name: field }).click();
    await expect(page.getByLabel(field)).toBeFocused();
    await expectInView(page, page.getByLabel(field));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
});

test('a field found wrong while Save is pressed does not move it from under the pointer', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, '/company');
  await page.getByLabel('Mailing Address').fill('x'.repeat(1001));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await save(page).click();
  await expect(page.getByRole('group', { name: 'One field needs your attention' })).toBeFocused();
});

/** Whether all of it is seen: neither under the header nor under the bar at the lower edge. */
async function expectInView(page: Page, seen: Locator): Promise<void> {
  /** How much of it lies under the header and under the bar. It comes into view after it has the focus. */
  const covered = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const bar = await save(page).boundingBox();
    const box = await seen.boundingBox();
    if (!header || !bar || !box) return undefined;
    return [Math.max(0, header.y + header.height - box.y), Math.max(0, box.y + box.height - bar.y)];
  };
  await expect.poll(covered).toEqual([0, 0]);
}

test('more shares than can be kept are called too many, however many', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/company');
  for (const total of ['1000000000001', '99999999999999999999']) {
    await page.getByLabel('Total authorized').fill(total);
    await save(page).click();
    await expect(
      page.getByText('Total authorized shares can be at most 1,000,000,000,000.').first(),
    ).toBeVisible();
  }
  await page.getByLabel('Total authorized').fill('1.5');
  await expect(page.getByText('Total authorized shares must be a whole number.').first()).toBeVisible();
});

test('errors found only by the server are shown at the field too', async ({ page, signIn, noise }) => {
  noise.expect(/status of 422/);
  await signIn();
  await page.route('**/functions/v1/companies/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 422,
          contentType: 'application/json',
          body: JSON.stringify({
            status: 'error',
            code: 'invalid-input',
            message: 'Some fields need your attention.',
            fields: { 'shares.total': 'The server’s own sentence.' },
            problems: { 'shares.total': { code: 'too-large', field: 'total-shares', max: 4 } },
          }),
        })
      : route.continue(),
  );
  await openDashboard(page, '/company');
  await page.getByLabel('Total authorized').fill('5');
  await save(page).click();
  await expect(page.getByText('Total authorized shares can be at most 4.').first()).toBeVisible();
  await expect(page.getByLabel('Total authorized')).toHaveAttribute('aria-invalid', 'true');
});

test('a save that does not get through loses nothing typed', async ({ page, signIn, noise }) => {
  noise.expect(/ERR_CONNECTION_RESET/);
  await signIn();
  let isDown = true;
  await page.route('**/functions/v1/companies/*', (route) =>
    isDown && route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
  );
  await openDashboard(page, '/company');
  await page.getByLabel('Company Name').fill('Hartmann Works');
  await save(page).click();
  await expect(page.locator('[data-sonner-toast][data-type="error"]')).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann Works');
  isDown = false;
  await save(page).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible();
});

test('the logo is uploaded, shown after a reload and removed', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/company');
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
  const logo = page.getByRole('img', { name: /logo of hartmann design/i });
  await expect(logo).toBeVisible();
  // What was chosen shows before it has arrived; leaving sooner would break the upload off.
  await expect(toast(page, 'Logo saved')).toBeVisible();
  await openDashboard(page, '/company');
  await expect(logo).toBeVisible();
  await expect(logo).toHaveJSProperty('naturalWidth', 64);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /remove/i })
    .click();
  // Behind the question the logo is hidden from roles at once.
  await expect(toast(page, 'Logo removed')).toBeVisible();
  await expect(logo).toBeHidden();
  await openDashboard(page, '/company');
  await expect(page.getByRole('button', { name: 'Upload logo' })).toBeVisible();
});

for (const [what, file, message] of [
  [
    'is no image of ours',
    {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    'This is not a PNG, JPEG or WebP image.',
  ],
  [
    'only says that it is one',
    { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('MZ this is a program') },
    'image',
  ],
  [
    'is too large',
    {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([pngOf(8, 8), Buffer.alloc(2 * 1024 * 1024)]),
    },
    'at most 2 MB',
  ],
] as const) {
  test(`a logo that ${what} is refused`, async ({ page, signIn }) => {
    await signIn();
    await openDashboard(page, '/company');
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('group', { name: 'Logo' })).toContainText(message);
    await expect(page.getByRole('img', { name: /logo of/i })).toBeHidden();
  });
}

test('leaving with unsaved changes asks first', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/company');
  await page.getByLabel('Company Name').fill('Hartmann Works');
  await page.getByRole('link', { name: 'Agent' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Company Name');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann Works');
  await page.getByRole('link', { name: 'Agent' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/dashboard\/agent$/);
});

test('/company is open to anyone; saving signed out asks to sign in and loses nothing typed', async ({
  page,
  server,
}) => {
  const person = await register(server.origin);
  await open(page, '/company');
  await expect(page.getByLabel('State')).toHaveValue('Delaware');
  await page.getByLabel('Company Name').fill('Hartmann at Sea');
  await page.getByLabel('Website').fill('https://sea.example.com');
  await save(page).click();
  await expect(toast(page, 'Please sign in to continue')).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann at Sea');
  await enter(page.context(), server.origin, person);
  await open(page, '/company');
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann at Sea');
  await expect(page.getByLabel('Website')).toHaveValue('https://sea.example.com');
  await save(page).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible();
});

test('the form takes nothing in before it could keep it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/app/company', { waitUntil: 'commit' });
  const form = page.locator('form');
  await expect(form).toHaveAttribute('inert');
  await page.getByText('Company Name').click({ force: true });
  await page.keyboard.type('Too early');
  release();
  await expect(form).not.toHaveAttribute('inert');
  await page.getByLabel('Company Name').fill('Hartmann at Sea');
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann at Sea');
});

test('people cannot see another person’s company', async ({ page, signIn, server, noise }) => {
  noise.expect(/status of 404/);
  const other = await register(server.origin, {
    company: {
      country: 'SG',
      companyType: 'partnership',
      visas: 1,
      officeType: 'virtual',
      name: 'Secret Pte',
    },
  });
  await signIn();
  await openDashboard(page, '/company');
  await expect(page.getByText('Secret Pte')).toHaveCount(0);
  const status = await page.evaluate(
    async ([id, key]) =>
      (await fetch(`/functions/v1/companies/${id}`, { headers: { authorization: `Bearer ${key}` } })).status,
    [other.companyId, anonymousKey],
  );
  expect(status).toBe(404);
});
