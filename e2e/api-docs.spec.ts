import { anonymousKey } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('the API can be browsed, and tried out, without anything from elsewhere', async ({ page, noise }) => {
  await page.goto('/functions/v1/docs');
  // Swagger shows nothing before it has read the whole description.
  await page.getByRole('heading', { name: /Landfall API/ }).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Expand operation' }).first().waitFor();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('link', { name: '/companies/{id}/members', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();

  await page.getByRole('button', { name: 'Authorize' }).click();
  const key = page.getByLabel('auth-bearer-value').first();
  await key.fill(anonymousKey);
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close' }).first().click();

  const call = page.locator('.opblock', {
    hasText: 'Sign in with email and password',
  });
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  noise.expect(/status of 401/);
  await call.locator('textarea').first().fill('{"email":"nobody@example.com","password":"not this one"}');
  await call.getByRole('button', { name: 'Execute' }).click();

  await expect(call.getByText('wrong-credentials').first()).toBeVisible();
});
