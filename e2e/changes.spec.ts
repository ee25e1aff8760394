import type { Page } from '@playwright/test';
import { openDashboard } from './support/dashboard.ts';
import { expect, test, toast } from './support/test.ts';

const british = {
  name: 'Hartmann Design',
  country: 'GB',
  companyType: 'private-limited-company',
  freezone: null,
  subType: null,
  visas: 0,
  officeType: 'virtual',
} as const;

/** Calls the API as the person of the page. */
const put = (page: Page, path: string, body: object, method = 'PUT') =>
  page.evaluate(
    async ([address, sent, verb]) => {
      const { companies } = await (await fetch('/functions/v1/companies')).json();
      const headers = { 'content-type': 'application/json' };
      const url = `/functions/v1/companies/${companies[0]?.id}${address}`;
      return (await fetch(url, { method: verb ?? 'PUT', headers, body: sent ?? '' })).status;
    },
    [path, JSON.stringify(body), method] as const,
  );

test('D10: a new director goes from the opened case to the register of that day', async ({
  page,
  signIn,
  noise,
}) => {
  // Once something that is asked is left out.
  noise.expect(/status of 422/);
  await signIn({ company: british });
  await openDashboard(page, '/company');
  await put(page, '/formation/dates/incorporation', { on: '2026-01-15' });
  await put(
    page,
    '/parties',
    { kind: 'person', name: 'Dora Director', birthDate: '1990-05-01', nationality: 'GB', residence: 'GB' },
    'POST',
  );
  await page.getByRole('link', { name: 'Start a change' }).click();
  await expect(page.getByRole('heading', { name: 'Changes and renewals', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Start a change' }).click();
  const starting = page.getByRole('dialog', { name: 'Start a change' });
  await starting.getByLabel('Kind of change').selectOption({ label: 'Change of director' });
  await expect(starting).toContainText('Notify Companies House of the change: within 14 days');
  await expect(starting).toContainText('no published price');
  await starting.getByLabel('What changes').selectOption({ label: 'Appointment' });
  await starting.getByLabel('Office').selectOption({ label: 'Director' });
  await starting.getByRole('button', { name: 'Open the case' }).click();
  await expect(starting.getByLabel('Person or company')).toHaveAttribute('aria-invalid', 'true');
  await starting.getByLabel('Person or company').selectOption({ label: 'Dora Director' });
  await starting.getByLabel('Day of the change').fill('2026-02-10');
  await starting.getByRole('button', { name: 'Open the case' }).click();

  await expect(page.getByRole('heading', { name: 'Change of director', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('by 24 February 2026');
  for (const step of [
    /^Mark as done Resolve/,
    /^Mark as done Notify/,
    /^Mark as done Change the signatories/,
  ]) {
    const recorded = page.waitForResponse((answer) => answer.url().endsWith('/actions'));
    await page.getByRole('button', { name: step }).click();
    expect((await recorded).status()).toBe(200);
    await expect(page.getByRole('button', { name: step })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'See the register of directors as of 10 February 2026' }).click();
  await expect(page.getByLabel('Register', { exact: true })).toHaveValue('directors');
  await expect(page.getByRole('table').last()).toContainText('Dora Director');
  await page.getByLabel('As of').fill('2026-02-09');
  await expect(page.getByRole('table').last()).not.toContainText('Dora Director');
  await expect(toast(page, 'Opened: Change of director')).toBeHidden();
});
