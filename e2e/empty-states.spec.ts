import { goTo, openDashboard } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

test('where a new company has nothing yet, one button leads to what comes first', async ({
  page,
  signIn,
}) => {
  await signIn();
  const main = page.getByRole('main');
  await openDashboard(page, '/payments');
  await main.getByRole('link', { name: 'Open quote' }).click();
  await expect(page).toHaveURL(/dashboard\/quote$/);
  await main.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL(/dashboard\/messages$/);
  await goTo(page, 'changes');
  const empty = main.getByText('No changes yet').locator('..');
  await empty.getByRole('button', { name: 'Start a change' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('without a company its quotes and payments say where to get one', async ({ page, signIn }) => {
  await signIn({ company: null });
  await openDashboard(page, '/quote');
  for (const [path, title] of [
    ['quote', 'Quote'],
    ['payments', 'Payments'],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('No company yet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  }
});
