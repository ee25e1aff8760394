import { openAndRead } from './support/every-page.ts';
import { appoint } from './support/operators.ts';
import { expect, test } from './support/test.ts';

// Other files would fill its lists.
test.use({ sharedBy: 'empty-office' });

test('where there is no client yet, quotes and money lead to where one is added', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn({ company: null }));
  const main = page.getByRole('main');
  for (const [path, title] of [
    ['/operator/quotes', 'No quotes yet'],
    ['/operator/money', 'No money yet'],
  ] as const) {
    await openAndRead(page, path);
    await expect(main.getByText(title)).toBeVisible();
    await main.getByRole('link', { name: 'Choose a client' }).click();
    await expect(main.getByRole('link', { name: 'Add client' })).toBeVisible();
  }
});

test('notifications that have not come yet stand as rows, not as one block', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn({ company: null }));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/functions/v1/notifications', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/app/operator/notifications');
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Loading notifications' })).toBeVisible();
  answer();
  await expect(main.getByText('Nothing new')).toBeVisible();
});
