import { expect, type Page } from '@playwright/test';

/** How long the loading screen stays, in ms. */
export const arrival = 1500;

/**
 * Opens a page of the dashboard and skips the time of the loading screen. From then on the page's clock
 * runs as usual, and a test may move it on.
 */
export async function openDashboard(page: Page, path = ''): Promise<void> {
  await page.clock.install();
  const before = page.url();
  await page.goto(`/app/dashboard${path}`);
  // An address that differs in its fragment alone does not load the page again.
  if (path.includes('#') && withoutFragment(before) === withoutFragment(page.url())) await page.reload();
  await skipArrival(page);
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/**
 * Waits for the dashboard, and moves the clock past its loading screen unless that has passed while a slow page
 * loaded. The clock has to be installed.
 */
export async function skipArrival(page: Page): Promise<void> {
  const loading = page.getByText('Loading your dashboard...');
  await loading
    .or(page.getByRole('button', { name: /^Notifications/ }))
    .first()
    .waitFor();
  if (await loading.isVisible()) await page.clock.fastForward(arrival);
  await expect(loading).toBeHidden();
  // Behind a dialog that opens by itself the heading is hidden from roles, not from view.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
}

/** Opens another page of the dashboard in a tab whose clock is installed. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`/app/dashboard/${path}`);
  await skipArrival(page);
}

/** The sidebar's pages, beside the page or in the drawer. */
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard pages' });

/** What opens the menu of the signed-in person. */
export const menuButton = (page: Page, email: string) => page.getByRole('button').filter({ hasText: email });

/** Opens the menu of the signed-in person and gives it. */
export async function openUserMenu(page: Page, email: string) {
  await menuButton(page, email).click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect(menu).toBeVisible();
  return menu;
}
