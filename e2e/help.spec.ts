import type { Page } from '@playwright/test';
import { expectNoWider } from './support/accessibility.ts';
import { openDashboard, openUserMenu, skipArrival } from './support/dashboard.ts';
import { expect, open, test, untilAlive } from './support/test.ts';

const cost = '/help/united-arab-emirates/dmcc/cost';
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the help pages' });
const results = (page: Page) => page.locator('.help-results').getByRole('link');

// The server reads the articles with the first search: that one takes longer than a page's timeout on a busy machine.
test.beforeEach(async ({ request }) => {
  const answer = await request.get('/functions/v1/articles?query=vat', { timeout: 25_000 });
  expect(answer.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is all there: answers, sources, and the ways on', async ({ page }) => {
    await page.goto(`/app${cost}`);
    await expect(page).toHaveTitle('DMCC: what it costs · Landfall');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DMCC: what it costs');
    await expect(page.getByText("DMCC's registration fee is AED 9,000 once")).toBeVisible();
    await expect(page.getByRole('link', { name: /schedule of charges 2021/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make a plan for this place' })).toHaveAttribute(
      'href',
      /^\/app\/plan\?country=AE&type=free-zone&zone=dmcc&visas=0&office=/,
    );
    await page.getByRole('link', { name: 'DMCC', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/help#AE-dmcc$/);
    await page.getByRole('link', { name: 'DMCC: opening a company bank account' }).click();
    await expect(page).toHaveTitle('DMCC: opening a company bank account · Landfall');
  });

  test('the search answers as a form', async ({ page }) => {
    await page.goto(`/app${cost}`);
    await searchBox(page).fill('establishment card <b>');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/app\/help\?q=establishment/);
    // By their looks: locators by text and role leave out what is only there without scripts.
    const found = page.locator('.help-results a').first();
    await expect(page.locator('noscript .help-count')).toHaveText('10 found for “establishment card <b>”');
    await expect(found).toBeVisible();
    await found.click();
    await expect(page).toHaveURL(/#.*establishment-card/);
    await expect(
      page.getByRole('heading', { level: 2, name: /establishment card/i }).first(),
    ).toBeInViewport();
  });
});

test('the sitemap lists every article once', async ({ request, server }) => {
  const addresses = await listedAddresses(server.origin);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(100);
  await Promise.all(
    addresses.map(async (path) => {
      const { status, html } = await read(server.origin, path);
      expect(status, path).toBe(200);
      if (!path.startsWith('/app/help')) return;
      expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}">`));
      expect(/<meta name="description" content="([^"]{30,})"/.test(html), path).toBe(true);
      if (path === '/app/help') return;
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(data), path).toMatchObject({
        '@graph': [{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }],
      });
    }),
  );
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http:\/\/.*\/sitemap\.xml$/m);
});

test('every anchor of every article leads somewhere, and every mark is filled', async ({ server }) => {
  const addresses = await listedAddresses(server.origin);
  await Promise.all(
    addresses
      .filter((path) => path.startsWith('/app/help/'))
      .map(async (path) => {
        const { html } = await read(server.origin, path);
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size, path).toBe(ids.length);
        const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, anchor]) => anchor);
        expect(
          anchors.filter((anchor) => !ids.includes(anchor)),
          path,
        ).toEqual([]);
        expect(html, path).not.toMatch(/%[A-Z]+_[A-Z_]+%/);
      }),
  );
});

/** The paths that the site's map lists. */
async function listedAddresses(origin: string): Promise<string[]> {
  const { html } = await read(origin, '/sitemap.xml');
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** A page as it is sent, not compressed: that would take the server longer than all the rest. */
async function read(origin: string, path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
  return { status: answer.status, html: await answer.text() };
}

test('a mark in the text leads to its source, and Back to the text', async ({ page }) => {
  await open(page, cost);
  const mark = page.getByRole('link', { name: 'Source 6' }).first();
  await mark.click();
  await expect(page).toHaveURL(/#source-6$/);
  const source = page.locator('#source-6');
  await expect(source).toBeInViewport();
  await expect(source).toContainText('Felix Happich (consultant) · 2025 · low confidence');
  await expect(source.getByRole('link')).toHaveAttribute('rel', /noopener/);
  await page.goBack();
  await expect(mark).toBeInViewport();
});

test('the contents lead to the sections', async ({ page }) => {
  await open(page, cost);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'What does a visa cost in DMCC?' }).click();
  await expect(page).toHaveURL(/#what-does-a-visa-cost-in-dmcc$/);
  await expect(page.getByRole('heading', { name: 'What does a visa cost in DMCC?' })).toBeInViewport();
});

test('on a phone the contents are folded until they are wanted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, cost);
  const link = page
    .locator('.article-contents')
    .getByRole('link', { name: 'What does a visa cost in DMCC?' });
  await expect(link).toBeHidden();
  await page.getByText(/^On this page: \d+ questions$/).click();
  await expect(link).toBeVisible();
});

test('on a phone the groups of articles are folded, and one that is led to is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const article = page.getByRole('link', { name: 'DMCC: opening a company bank account' });
  await open(page, '/help');
  await expect(article).toBeHidden();
  await page.locator('summary').filter({ hasText: 'DMCC' }).click();
  await expect(article).toBeVisible();
  await open(page, cost);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'DMCC' }).click();
  await expect(article).toBeVisible();
  await expect(article).toBeInViewport();
});

test('from article to article: title, focus and place are as with any page', async ({ page }) => {
  await open(page, cost);
  // As in browsers that go back to a place before the page it is on is drawn.
  await page.evaluate(() => {
    history.scrollRestoration = 'manual';
  });
  await page.getByRole('link', { name: 'DMCC: corporate tax and VAT' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'DMCC: corporate tax and VAT' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('DMCC: corporate tax and VAT · Landfall');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('DMCC: what it costs · Landfall');
  // Where the link was that led away.
  await expect(page.getByRole('link', { name: 'DMCC: corporate tax and VAT' })).toBeInViewport();
});

test('an article that cannot be loaded says so, and can be asked for again', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/);
  await open(page, cost);
  await page.route('**/assets/tax-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'DMCC: corporate tax and VAT' }).click();
  await expect(page.getByText('This article could not be loaded')).toBeVisible();
  await page.unroute('**/assets/tax-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DMCC: corporate tax and VAT' })).toBeVisible();
});

test.describe('the search', () => {
  test('finds while one types, counts, and marks what was looked for', async ({ page }) => {
    await open(page, '/help');
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('confirmation stat');
    await expect(
      page.getByRole('status').filter({ hasText: 'results for “confirmation stat”' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?q=confirmation\+stat$/);
    await expect(page).toHaveTitle('Search for “confirmation stat” · Landfall');
    await expect(page.locator('.help-results mark').first()).toHaveText(/confirmation/i);
    await expect(page.getByRole('heading', { name: 'Singapore' })).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
  });

  test('leads by arrows and Enter to the section', async ({ page }) => {
    await open(page, '/help');
    await searchBox(page).fill('delaware franchise tax');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const asked = (await results(page).first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    const section = page.getByRole('heading', { level: 2, name: asked });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('delaware franchise tax');
    await expect(results(page).first()).toHaveText(asked);
  });

  test('shows the last answer, whatever comes late', async ({ page }) => {
    await open(page, '/help');
    const held = Promise.withResolvers<void>();
    await page.route('**/articles?query=singapore', async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest('**/articles?query=singapore');
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('query=singapore'),
    );
    await searchBox(page).fill('singapore');
    await asked;
    await searchBox(page).fill('saudi zakat');
    await givenUp;
    await expect(page.getByRole('status').filter({ hasText: 'saudi zakat' })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('status').filter({ hasText: 'results for “saudi zakat”' })).toBeVisible();
    await expect(page).toHaveURL(/q=saudi\+zakat/);
  });

  test('that finds nothing offers the expert, with the question', async ({ page }) => {
    await open(page, '/help?q=asdfghjk');
    await expect(page.getByText('Nothing found for “asdfghjk”')).toBeVisible();
    await page.getByRole('button', { name: 'Ask the expert' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('asdfghjk');
  });

  test('that fails says so and tries again', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED/);
    await open(page, '/help');
    await page.route('**/functions/v1/articles?*', (route) => route.abort());
    await searchBox(page).fill('vat');
    await expect(page.getByText('The search failed')).toBeVisible();
    await page.unroute('**/functions/v1/articles?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('emptied gives all articles back', async ({ page }) => {
    await open(page, '/help?q=vat');
    await expect(results(page).first()).toBeVisible();
    await searchBox(page).fill('');
    await expect(page.getByRole('heading', { name: 'Singapore' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/help$/);
  });

  test('begins from any article', async ({ page }) => {
    await open(page, cost);
    await searchBox(page).fill('golden visa');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/app\/help\?q=golden\+visa$/);
    await expect(results(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('golden visa');
  });
});

test('an unknown article is a 404 that helps on', async ({ page, noise }) => {
  noise.expect(/status of 404/);
  const answer = await page.goto('/app/help/united-kingdom/nowhere');
  expect(answer?.status()).toBe(404);
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Help page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Help page not found · Landfall');
  await page.getByRole('link', { name: 'See all articles' }).click();
  await expect(page).toHaveURL(/\/app\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
});

test('the expert is asked about the article that is read', async ({ page }) => {
  await open(page, cost);
  await page.getByRole('button', { name: 'Ask the expert about this' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/^About “DMCC: what it costs”: /);
});

test('a plan leads to what the help pages say about its place', async ({ page }) => {
  await open(page, '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi');
  await page.getByRole('link', { name: 'More about DMCC, UAE in the help pages' }).click();
  await expect(results(page).first()).toHaveText(/DMCC/);
});

test('on paper an article is its text and the addresses of its sources', async ({ page }) => {
  await open(page, cost);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText("DMCC's registration fee is AED 9,000 once")).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
  await expect(page.locator('.article-contents')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask the expert about this' })).toBeHidden();
  const address = await page
    .locator('#source-1 a')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('docslib.org');
});

for (const path of ['/help', cost, '/help/united-arab-emirates/free-zones/costs-compared', '/help?q=vat']) {
  test(`from right to left nothing of ${path} lies beyond the edge`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoWider(page, width);
    }
    if (path === cost) {
      const [contents, heading] = await Promise.all([
        page.locator('.article-contents').boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ]);
      expect(contents?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
    }
  });
}

test('the support window and the menu lead to the help pages', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Support' }).click();
  await page.getByRole('dialog', { name: 'Support' }).getByRole('link', { name: 'Help Docs' }).click();
  await expect(page).toHaveURL(/\/app\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
  await page.goBack();
  await skipArrival(page);
  const menu = await openUserMenu(page, person.email);
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/app\/help$/);
});
