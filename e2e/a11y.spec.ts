import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectNoFindings, expectReflow, phone } from './support/accessibility.ts';
import type { SignedInPerson } from './support/accounts.ts';
import { openDashboard, openUserMenu, sidebar } from './support/dashboard.ts';
import { completeAnswers, store } from './support/questionnaire.ts';
import { expect, open, test } from './support/test.ts';

const plan = '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi';
const comparison = '/compare?visas=2&office=flexi&place=ae-dmcc&place=ae-ifza';

const publicScreens: Record<string, (page: Page) => Promise<void>> = {
  'the countries': (page) => open(page, '/onboarding'),
  'the company types, expanded': async (page) => {
    await store(page, { onboardingData: JSON.stringify({ ...completeAnswers, step: 2 }) });
    await open(page, '/onboarding');
    await expect(page.getByRole('radio', { name: /^DMCC/ })).toBeChecked();
  },
  'the requirements': async (page) => {
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/onboarding');
    await expect(page.getByRole('radio', { name: /^Flexi/ })).toBeChecked();
  },
  'a requirement that is missing': async (page) => {
    await store(page, { onboardingData: JSON.stringify({ step: 3, country: 'GB', companyType: 'llp' }) });
    await open(page, '/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  },
  "the expert's panel": async (page) => {
    await open(page, '/onboarding');
    await page.getByRole('button', { name: 'Ask our AI expert now...' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'sign-in': (page) => open(page, '/signin'),
  'sign-in that failed': async (page) => {
    await page.route('**/functions/v1/login', (route) => route.fulfill({ body: '{"status":"error"}' }));
    await open(page, '/signin');
    await page.getByLabel('Email').fill('lena@example.com');
    await page.getByLabel('Password', { exact: true }).fill('whatever it is');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  },
  'sign-in while it runs': async (page) => {
    await page.route('**/functions/v1/login', () => {});
    await open(page, '/signin');
    await page.getByLabel('Email').fill('lena@example.com');
    await page.getByLabel('Password', { exact: true }).fill('whatever it is');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  },
  'sign-up': async (page) => {
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/signup');
    await expect(page.getByLabel('First name')).toBeVisible();
  },
  'sign-up with a mistake': async (page) => {
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/signup');
    for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Lena');
    await page.getByLabel('Email', { exact: true }).fill('lena@example.com');
    await page.getByLabel('Confirm email').fill('lena@example.org');
    for (const label of ['Password', 'Confirm password']) {
      await page.getByLabel(label, { exact: true }).fill('a quiet harbour');
    }
    await page.getByRole('checkbox').check();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Emails do not match').first()).toBeVisible();
  },
  'the company form, signed out': (page) => open(page, '/company'),
  // With a choice, they are looked at by their own tests.
  'a plan without a choice': (page) => open(page, '/plan'),
  'a comparison without places': (page) => open(page, '/compare'),
  'the terms': (page) => open(page, '/terms'),
  'the privacy note': (page) => open(page, '/privacy'),
  'the help pages': (page) => open(page, '/help'),
  'a search of the help pages': async (page) => {
    await open(page, '/help?q=visa+cost');
    // The server reads the articles with the first search.
    await expect(page.locator('.help-results mark').first()).toBeVisible({ timeout: 20_000 });
  },
  'a search that found nothing': async (page) => {
    await open(page, '/help?q=asdfghjk');
    await expect(page.getByText('Nothing found')).toBeVisible({ timeout: 20_000 });
  },
  'an article with a table': (page) => open(page, '/help/united-arab-emirates/dmcc/cost'),
  'an article with wide tables': (page) => open(page, '/help/united-arab-emirates/free-zones/costs-compared'),
};

for (const [name, show] of Object.entries(publicScreens)) {
  test(name, async ({ page }) => {
    await show(page);
    await expectAccessible(page);
    await expectReflow(page);
  });
}

test('axe reports what it is run for', async ({ page }) => {
  await page.setContent('<main><input><p style="color: #ccc; background: #fff">pale</p></main>');
  const inLight = expectNoFindings(page, 'light');
  await expect(inLight).rejects.toThrow('color-contrast:');
  await expect(inLight).rejects.toThrow('label:');
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const coloursInDark = expectNoFindings(page, 'dark', ['color-contrast']);
  await expect(coloursInDark).rejects.toThrow('color-contrast:');
  await expect(coloursInDark).rejects.not.toThrow('label:');
});

test('an address that does not exist', async ({ page, noise }) => {
  noise.expect(/status of 404/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Opened anew, as this page has no script that would follow the change.
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFindings(page, colorScheme);
  }
  await expectReflow(page);
});

const dashboardScreens: Record<string, (page: Page, person: SignedInPerson) => Promise<void>> = {
  home: (page) => openDashboard(page),
  company: (page) => openDashboard(page, '/company'),
  formation: (page) => openDashboard(page, '/formation'),
  'calendar without dates': (page) => openDashboard(page, '/calendar'),
  'calendar by month': async (page) => {
    await store(page, { calendarView: 'month' });
    await openDashboard(page, '/calendar');
    await page.getByRole('button', { name: 'Create private address' }).click();
    await expect(page.getByLabel('Private address')).toBeVisible();
  },
  users: (page) => openDashboard(page, '/users'),
  activity: async (page) => {
    await openDashboard(page, '/activity');
    await expect(page.getByText('created the company')).toBeVisible();
  },
  'sales tax': (page) => openDashboard(page, '/sales-tax'),
  agent: (page) => openDashboard(page, '/agent'),
  accounting: (page) => openDashboard(page, '/accounting'),
  banking: (page) => openDashboard(page, '/banking'),
  settings: (page) => openDashboard(page, '/settings'),
  'settings, security': (page) => openDashboard(page, '/settings#security'),
  'settings, data': (page) => openDashboard(page, '/settings#data'),
  'the invitation': async (page) => {
    await openDashboard(page, '/users');
    await page.getByRole('button', { name: 'Invite Member' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an application at a bank': async (page) => {
    await openDashboard(page, '/banking');
    await page.getByRole('main').getByRole('button', { name: /apply/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  billing: async (page) => {
    await openDashboard(page);
    await sidebar(page).getByRole('button', { name: 'Billing' }).click();
    await expect(page.getByRole('dialog', { name: 'Billing' })).toBeVisible();
  },
  support: async (page) => {
    await openDashboard(page);
    await page.getByRole('banner').getByRole('button', { name: 'Support' }).click();
    await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  },
  'company with mistakes': async (page) => {
    await openDashboard(page, '/company');
    await page.getByLabel('Company Name').fill(' ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByLabel('Company Name')).toHaveAttribute('aria-invalid', 'true');
  },
};

for (const [name, show] of Object.entries(dashboardScreens)) {
  test(`dashboard: ${name}`, async ({ page, signIn }) => {
    await show(page, await signIn());
    await expectAccessible(page);
    await expectReflow(page);
  });
}

test('dashboard: the user menu', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page);
  await openUserMenu(page, person.email);
  await expectAccessible(page, [desktop]);
});

test('dashboard: the drawer of a phone', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize(phone);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(sidebar(page)).toBeVisible();
  await expectAccessible(page, [phone]);
});

test('dashboard: no company yet', async ({ page, signIn }) => {
  await signIn({ company: null });
  for (const path of ['', '/company', '/users']) {
    await openDashboard(page, path);
    await expectAccessible(page);
  }
});

test('steps of the questionnaire are announced by their heading', async ({ page }) => {
  await open(page, '/onboarding');
  await page.getByRole('radio', { name: /^Singapore/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Which type of company?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Where should your company be?' })).toBeFocused();
});

test('every public page has one main part, one first heading and a language', async ({ page }) => {
  for (const path of [
    '/onboarding',
    '/signin',
    '/company',
    '/plan',
    plan,
    '/compare',
    comparison,
    '/terms',
    '/privacy',
    '/help',
    '/help/united-arab-emirates/dmcc/cost',
  ]) {
    await open(page, path);
    await expectStructure(page);
  }
});

test('every page of the dashboard has one main part, one first heading and a language', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const path of [
    '',
    '/company',
    '/formation',
    '/calendar',
    '/users',
    '/activity',
    '/sales-tax',
    '/agent',
    '/accounting',
    '/banking',
    '/settings',
  ]) {
    await openDashboard(page, path);
    await expectStructure(page);
  }
});

async function expectStructure(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}
