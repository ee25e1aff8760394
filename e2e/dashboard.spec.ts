import type { Locator } from '@playwright/test';
import { arrival, openDashboard, sidebar, skipArrival } from './support/dashboard.ts';
import { expect, test, toast } from './support/test.ts';

const loading = 'Loading your dashboard...';
const noAnswer = 'No response from server. Please check your connection and try again.';
/** How finely the clock is moved where it stands still, in ms. */
const step = 20;

test('the loading screen shows for 1.5 seconds once, not again on each page', async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const screen = page.getByText(loading);
  /** Moves the standing clock in small steps until something is there. */
  const stepUntilVisible = async (target: Locator, most: number) => {
    for (let passed = 0; passed < most && !(await target.isVisible()); passed += step) {
      await page.clock.runFor(step);
    }
    await expect(target).toBeVisible();
  };
  await page.goto('/app/dashboard', { waitUntil: 'networkidle' });
  await stepUntilVisible(screen, arrival);
  await page.clock.runFor(arrival - 2 * step);
  await expect(screen).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.clock.runFor(2 * step);
  await expect(screen).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
  // A second loading screen would outlast the steps that are given here.
  const line = sidebar(page).getByRole('link', { name: 'Sales Tax' });
  const code = page.waitForResponse(/\/sales-tax-page-[^/]*\.js$/);
  await line.click();
  await (await code).finished();
  await stepUntilVisible(page.getByRole('heading', { level: 1, name: 'Sales Tax' }), arrival / 2);
});

test('a spinner is shown while the stored login is being read', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  await page.goto('/app/dashboard');
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  const box = await spinner.locator('svg').boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(2);
  await context.close();
});

test('the sidebar has its lines and sections in order', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const lines = sidebar(page).getByRole('listitem');
  const expected = [
    'Dashboard',
    'Formation',
    'Messages',
    'Company',
    'Documents',
    'People and owners',
    'Calendar',
    'Billing',
    'User Management',
    'Sales Tax',
    'Agent',
    'Tax Filing',
    'Accounting',
    'Mailroom',
    'Business Banking',
  ];
  await expect(lines).toHaveCount(expected.length);
  for (const [index, text] of expected.entries()) await expect(lines.nth(index)).toContainText(text);
  await expect(
    sidebar(page).getByRole('list', { name: 'DISCOVER MORE PRODUCTS' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(
    sidebar(page).getByRole('list', { name: 'PARTNER SOLUTIONS' }).getByRole('listitem'),
  ).toHaveCount(1);
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('what has no page yet is marked Soon and is no link', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  for (const name of ['Tax Filing', 'Mailroom']) {
    const line = sidebar(page).getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText('Soon');
    await expect(line.locator('a, button, [tabindex]')).toHaveCount(0);
  }
});

test('every page has its own address and title, and reload, back and forward work', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page);
  await expect(page).toHaveTitle('Dashboard · Landfall');
  const pages = [
    ['Company', '/company'],
    ['Documents', '/papers'],
    ['People and owners', '/people'],
    ['Calendar', '/calendar'],
    ['User Management', '/users'],
    ['Sales Tax', '/sales-tax'],
    ['Agent', '/agent'],
    ['Accounting', '/accounting'],
    ['Business Banking', '/banking'],
  ] as const;
  for (const [name, path] of pages) {
    await sidebar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/app/dashboard${path}$`));
    await expect(page).toHaveTitle(`${name} · Landfall`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(sidebar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveTitle('Accounting · Landfall');
  await page.goBack();
  await expect(page).toHaveTitle('Agent · Landfall');
  await page.goForward();
  await expect(page).toHaveTitle('Accounting · Landfall');
  await page.reload();
  await skipArrival(page);
  await expect(page).toHaveURL(/\/app\/dashboard\/accounting$/);
  await expect(page).toHaveTitle('Accounting · Landfall');
});

test('an address of the dashboard that is not known leads to its home', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/nowhere');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('the header opens the chat of the expert under its own name', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const chat = page.getByRole('banner').getByRole('button', { name: 'Landfall Expert' });
  await chat.click();
  const panel = page.getByRole('dialog', { name: 'Landfall Expert' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(400);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(chat).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await chat.click();
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(390);
});

test('on a tablet the page has the width, and the sidebar opens from the header', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 768, height: 1024 });
  await openDashboard(page);
  expect((await page.getByRole('main').boundingBox())?.width).toBe(768);
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await sidebar(page).getByRole('link', { name: 'Accounting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sidebar(page)).toBeVisible();
});

test('the Support modal offers a call, a chat and the help', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Support' });
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Support' });
  for (const text of ['Talk with our Expert AI', 'Chat with our expert AI', 'Help Docs']) {
    await expect(modal.getByText(text, { exact: true })).toBeVisible();
  }
  for (const name of ['Start Call', 'End Call'])
    await expect(modal.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await modal.getByRole('button', { name: 'Chat with our expert AI' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Landfall Expert' })).toBeVisible();
});

test('Billing opens a modal that says what is not available yet', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const line = sidebar(page).getByRole('button', { name: 'Billing' });
  await line.click();
  const modal = page.getByRole('dialog', { name: 'Billing' });
  await expect(modal).toContainText('Manage on Stripe');
  await expect(modal).toContainText('not switched on');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(line).toBeFocused();
});

test('what cannot be opened without a connection says so, keeps the page, and opens later', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = await signIn();
  await openDashboard(page, '/users');
  const openers = {
    Billing: sidebar(page).getByRole('button', { name: 'Billing' }),
    Support: page.getByRole('banner').getByRole('button', { name: 'Support' }),
    'Invite Member': page.getByRole('button', { name: 'Invite Member' }),
    'Your account': page.getByRole('button').filter({ hasText: person.email }),
  };
  // The toasts come with the first thing a person does.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  for (const [number, button] of Object.values(openers).entries()) {
    await button.press('Enter');
    await expect(toast(page, noAnswer)).toHaveCount(number + 1);
    // With the mouse on them none of them goes.
    if (number === 0) await toast(page, noAnswer).hover();
    await expect(page.getByRole('table')).toBeVisible();
  }
  await context.setOffline(false);
  for (const [name, button] of Object.entries(openers)) {
    await button.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a page that cannot be loaded without a connection leaves the frame and the others usable', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/, /could not be fetched/);
  await signIn();
  await openDashboard(page);
  await context.setOffline(true);
  await sidebar(page).getByRole('link', { name: 'Agent' }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('You are offline');
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lena Hartmann');
  await page.goBack();
  await context.setOffline(false);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await skipArrival(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Agent' })).toBeVisible();
});

test('on a phone the sidebar is a drawer that opens, leads on and closes', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn();
  await openDashboard(page);
  await expect(sidebar(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Open navigation' });
  await button.click();
  await expect(sidebar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  // The drawer takes the focus, and hears presses beside it from the next task on.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(380, 400);
  await expect(sidebar(page)).toBeHidden();
  await button.click();
  await sidebar(page).getByRole('link', { name: 'Agent' }).click();
  await expect(page).toHaveURL(/\/dashboard\/agent$/);
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone a bar of four leads to the main pages and the expert, and the focus stays above it', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn();
  await openDashboard(page);
  // What arrives later would move what has the focus.
  await expect(page.getByRole('main').getByText('0 of 7 steps done', { exact: true })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  await expect(bar.getByRole('listitem')).toHaveText([
    'Home',
    'Formation',
    'Documents',
    'Messages',
    'Expert',
  ]);
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  for (const entry of await bar.getByRole('listitem').locator('a, button').all()) {
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const top = (await bar.boundingBox())?.y ?? 0;
  const hidden = async () =>
    page.evaluate((limit) => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return undefined;
      const { top: upper, bottom: lower } = focused.getBoundingClientRect();
      return lower > limit || upper < 56 ? focused.outerHTML.slice(0, 120) : undefined;
    }, top);
  await page.getByRole('main').focus();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(hidden).toBeUndefined();
  }
  await bar.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  await bar.getByRole('link', { name: 'Formation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company formation' })).toBeFocused();
  await bar.getByRole('button', { name: 'Expert' }).click();
  await expect(page.getByRole('dialog', { name: 'Landfall Expert' })).toBeVisible();
});

test('Agent and Accounting wait for the business profile', async ({ page, signIn }) => {
  await signIn();
  for (const path of ['/agent', '/accounting']) {
    await openDashboard(page, path);
    await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeDisabled();
    await expect(
      page.getByText('Complete your business profile to enable this feature').first(),
    ).toBeVisible();
  }
});
