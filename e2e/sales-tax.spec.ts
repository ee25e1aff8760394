import { openDashboard } from './support/dashboard.ts';
import { expect, test, toast } from './support/test.ts';

test('Sales Tax shows no made-up sum, and says what its cards will show', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/sales-tax');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Sales tax to pay' })).toContainText('No amount yet');
  await expect(main.getByRole('region', { name: 'Next return' })).toContainText('Due in 90 days');
  await expect(main).not.toContainText('$');
});

test('B9: Sales Tax says when VAT has to be registered, and makes it a step', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/sales-tax');
  const forecast = page.getByRole('region', { name: 'When will you have to register for VAT?' });
  await forecast.getByLabel('Expected each month from now on, in AED').fill('20000');
  await expect(forecast).toContainText('You stay below AED 375,000');
  await expect(forecast).toContainText('above AED 187,500 and may register');
  await forecast.getByLabel('Expected each month from now on, in AED').fill('50000');
  await expect(forecast).toContainText('Register within 30 days, by');
  await forecast.getByRole('button', { name: 'Put the day into the calendar' }).click();
  await expect(
    toast(page, 'Register for VAT is one of your steps. It opens after the licence.'),
  ).toBeVisible();
  await openDashboard(page, '/formation');
  await expect(page.getByRole('heading', { level: 3, name: 'Register for VAT in time' })).toBeVisible();
});

test('Sales Tax counts down to the return of a company that is registered', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/companies/*/calendar', async (route) => {
    const response = await route.fetch();
    const { calendar } = await response.json();
    const on = new Date(Date.parse(calendar.today) + 90 * 86_400_000).toISOString().slice(0, 10);
    const deadline = {
      id: 'vat-fourth-quarter',
      label: 'VAT return for the fourth quarter',
      why: '',
      on,
      penalty: { unconfirmed: 'The penalty' },
      sources: [],
      occurrence: on,
      state: 'open',
      assignee: null,
      entries: [],
      settledBy: [],
    };
    const counted = [{ day: 'incorporation', known: { on: calendar.today, basis: 'entered' }, deadlines: 1 }];
    const companyQuestions = [{ question: 'is-vat-registered', answer: true }];
    await route.fulfill({
      json: {
        status: 'success',
        calendar: { ...calendar, deadlines: [deadline], counted, companyQuestions },
      },
    });
  });
  await openDashboard(page, '/sales-tax');
  const next = page.getByRole('region', { name: 'Next return' });
  await expect(next.getByText('Due in 90 days', { exact: true })).toBeVisible();
  await expect(next).toContainText('VAT return for the fourth quarter, by');
});
