import type { Locator, Page } from '@playwright/test';
import { someone } from './support/accounts.ts';
import { openDashboard, sidebar, skipArrival } from './support/dashboard.ts';
import { choice, continueButton } from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

/** Presses Tab until the focus is there, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there.');
}

/** Whether the element that has the focus shows it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    for (
      let element = document.activeElement;
      element && element !== document.body;
      element = element.parentElement
    ) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
        if (boxShadow !== 'none' && /\b2px|\b3px/.test(boxShadow)) return true;
      }
    }
    return false;
  });
  expect(isSeen, 'the focus can be seen').toBe(true);
}

test('the whole journey without a mouse', async ({ page }) => {
  const person = someone();
  await page.clock.install();
  await open(page, '/onboarding');

  await tabTo(page, choice(page, 'UAE'));
  await page.keyboard.press('Space');
  await expect(choice(page, 'UAE')).toBeChecked();
  await expectFocusSeen(page);
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'United States')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'UAE')).toBeChecked();
  await tabTo(page, continueButton(page));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');

  // The step that opened has the focus, so the next Tab is in it.
  await expect(page.getByRole('heading', { name: 'Which type of company?' })).toBeFocused();
  await tabTo(page, choice(page, 'Free Zone'));
  await page.keyboard.press('Space');
  await tabTo(page, choice(page, 'DIFC'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'DMCC')).toBeChecked();
  await tabTo(page, continueButton(page));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'What will your company need?' })).toBeFocused();
  await tabTo(page, choice(page, '0'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, '1')).toBeChecked();
  await tabTo(page, choice(page, 'Virtual'));
  await page.keyboard.press('Space');
  await tabTo(page, continueButton(page));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/app\/signup$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, value] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Email', person.email],
    ['Confirm email', person.email],
    ['Password', person.password],
    ['Confirm password', person.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Sign up', exact: true }));
  await page.keyboard.press('Enter');

  await skipArrival(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Company', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/company$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Company Name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed without a mouse');
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-sonner-toast][data-type="success"]').last()).toBeVisible();

  await tabTo(page, page.getByRole('button').filter({ hasText: person.email }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/signin$/);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Signed in successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('the first stop in the dashboard skips to the content', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  const content = page.locator('#content');
  // What home still reads holds nothing that Tab could stop at.
  await content.getByRole('link').first().waitFor();
  await page.locator('body').press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content.locator(':focus')).toBeVisible();
});

for (const [what, name] of [
  ['billing', 'Billing'],
  ['support', 'Support'],
  ["the expert's panel where it covers the page", 'Landfall Expert'],
] as const) {
  test(`the focus goes into ${what}, stays inside and comes back`, async ({ page, signIn }) => {
    await signIn();
    await page.setViewportSize({ width: 1100, height: 800 });
    await openDashboard(page);
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      // The dialog itself counts: it takes the focus when the focused button goes, as when no microphone is found.
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('beside a wide page the expert’s panel takes the focus, lets it go and gives it back', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page);
  const opener = page.getByRole('button', { name: 'Landfall Expert', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Landfall Expert' });
  await expect(dialog.getByPlaceholder('Ask the expert...')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Company', exact: true }), 'Shift+Tab');
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('every stop of the dashboard shows that it has the focus', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  await page.locator('body').press('Tab');
  const seen = new Set<string>();
  for (let stops = 0; stops < 40; stops += 1) {
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? '');
    if (seen.has(where) || where.startsWith('<body')) break;
    seen.add(where);
    await expectFocusSeen(page);
    await page.keyboard.press('Tab');
  }
  expect(seen.size).toBeGreaterThan(12);
  await expect(sidebar(page)).toBeVisible();
});
