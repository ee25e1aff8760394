import type { Page } from '@playwright/test';
import { goTo, openDashboard } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import { expect, open, test } from './support/test.ts';
import { tooSmallForAFinger } from './support/touch-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const article = '/help/united-arab-emirates/free-zones/costs-compared';

for (const path of ['/signin', '/terms', '/help', '/compare', article]) {
  test(`each link around the content of ${path} is as large as a finger`, async ({ page }) => {
    await open(page, path);
    // Links within a sentence are as high as its lines.
    const links = page.locator(':is(header, footer, nav, form) a:not(p *)');
    expect(await links.count()).toBeGreaterThan(4);
    expect(await tooSmallForAFinger(links)).toEqual([]);
  });
}

/** What is too small on the signed-in page that is open, once it has read what it shows. */
async function tooSmallOn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const controls = page.locator(':is(a, button, input, select, textarea, summary):not(p *, label *)');
  expect(await controls.count()).toBeGreaterThan(10);
  return tooSmallForAFinger(controls);
}

/** Pages of a founder, in halves that take about as long. */
const founderPages = [
  ['', 'formation', 'calendar', 'papers', 'people', 'name', 'messages', 'changes'],
  ['company', 'settings', 'users', 'activity', 'sales-tax', 'agent', 'banking', 'moving'],
];

for (const paths of founderPages) {
  test(`what a founder presses on ${paths.join(', ')} is as large as a finger`, async ({ page, signIn }) => {
    await signIn();
    await openDashboard(page);
    for (const path of paths) {
      await goTo(page, path);
      expect.soft(await tooSmallOn(page), `dashboard/${path}`).toEqual([]);
    }
  });
}

test('what staff press in the back office is as large as a finger', async ({ page, server, signIn }) => {
  await appoint(server, await signIn());
  for (const path of ['', '/companies', '/people', '/calendar', '/prices', '/staff', '/log', '/outbox']) {
    await page.goto(`/app/operator${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await tooSmallOn(page), `operator${path}`).toEqual([]);
  }
});
