import type { Page } from '@playwright/test';
import { openDashboard, openUserMenu, sidebar, skipArrival } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import { expect, open, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page of the dashboard and waits until the worker keeps the offline page. */
async function openWithWorker(page: Page, path = ''): Promise<void> {
  await openDashboard(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((claimed) =>
        navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true }),
      );
    }
  });
}

/** What the worker keeps: each cache with the paths of its files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const entries = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
      }),
    );
    return Object.fromEntries(entries);
  });

test('without a connection a bar says from when the data is, and what was typed stays', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn();
  await openWithWorker(page, '/company');
  const name = page.getByLabel('Company Name');
  await name.fill('Hartmann Works');
  await context.setOffline(true);
  const bar = page.getByText(/^You are offline\. Showing data from \d\d:\d\d\.$/);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-sonner-toast][data-type="error"]')).toBeVisible();
  await expect(name).toHaveValue('Hartmann Works');
  const readAgain = page.waitForResponse((response) => response.url().endsWith('/functions/v1/companies'));
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await readAgain;
  await expect(name).toHaveValue('Hartmann Works');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible();
});

test('the back office says it too, keeps what was typed, and no tab takes the others with it', async ({
  page,
  context,
  server,
  signIn,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/, /could not be fetched/);
  const person = await signIn();
  await appoint(server, person);
  const bar = page.getByText(/^You are offline\. Showing data from \d\d:\d\d\.$/);
  await open(page, '/operator/brand');
  const name = page.getByLabel('Product name');
  await name.fill('Harbour Agents');
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  // In the form: a toast would lie over its buttons on a phone, and go.
  await expect(page.getByRole('alert')).toHaveText(
    'No response from server. Please check your connection and try again.',
  );
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  const readAgain = page.waitForResponse((response) => response.url().endsWith('/operator/brand'));
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await readAgain;
  await expect(name).toHaveValue('Harbour Agents');

  // Its address differs from that of the brand, which would ask before it is left.
  await page.goto('about:blank');
  await open(page, `/operator/companies/${person.companyId}#details`);
  await expect(page.getByRole('tabpanel').getByText('Country')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Deadlines' }).click();
  await expect(page.getByRole('tabpanel').getByText('You are offline')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('tabpanel').getByText('Country')).toBeVisible();
});

test('a page that is opened without a connection is ours, and leads back to its address', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn();
  await openWithWorker(page, '/users');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/dashboard\/users$/);
  await skipArrival(page);
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('a page whose code has not come says so under its own name', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|could not be fetched/);
  await signIn();
  await openWithWorker(page);
  await context.setOffline(true);
  await sidebar(page).getByRole('link', { name: 'Accounting' }).click();
  await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeFocused();
  await expect(page).toHaveTitle('Accounting · Landfall');
});

test('the worker keeps one page and its look, nothing of the person, and leaves no older version', async ({
  page,
  signIn,
}) => {
  const { email } = await signIn();
  await page.goto('/app/terms');
  await page.evaluate(async () => {
    const old = await caches.open('offline-of-an-older-version');
    await old.put('/app/offline', new Response('An older page'));
  });
  await openWithWorker(page);
  const files = [expect.stringMatching(/^\/app\/assets\/[\w-]+\.css$/), '/app/brand/logo', '/app/offline'];
  const paths = async () => Object.values(await kept(page)).map((each) => [...each].sort());
  await expect.poll(paths).toEqual([files]);

  // With a connection no kept file takes the place of a newer one.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    await (await caches.open(name)).put('/app/offline', new Response('An older page'));
  });
  await page.goto('/app/offline');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await openDashboard(page);
  const menu = await openUserMenu(page, email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/signin/);
  expect(JSON.stringify(await kept(page))).not.toContain('functions');
});
