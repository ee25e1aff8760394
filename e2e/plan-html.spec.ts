import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constants, gunzipSync } from 'node:zlib';
import { dmcc, part, serveWithoutContent } from './support/plan.ts';
import { expect, open, test } from './support/test.ts';

const comparison = '/compare?visas=2&office=flexi&place=ae-dmcc&place=ae-ifza';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is there, with its sum, steps and title', async ({ page }) => {
    await page.goto(`/app${dmcc}`);
    await expect(page).toHaveTitle('DMCC, UAE · Landfall');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DMCC, UAE');
    await expect(part(page, 'Costs by year').getByRole('row', { name: /^Total/ })).toContainText(/AED|\d,\d/);
    await expect(part(page, 'Steps').getByRole('heading', { name: 'Open the bank account' })).toBeVisible();
  });

  test('places are side by side', async ({ page }) => {
    await page.goto(`/app${comparison}`);
    await expect(page.getByRole('table').getByRole('columnheader')).toContainText([/DMCC/, /IFZA/]);
  });
});

for (const [name, path] of [
  ['a plan', dmcc],
  ['a comparison', '/compare'],
] as const) {
  test(`${name} comes with its styles in two round trips, the first sum in half of them`, async ({
    request,
  }) => {
    const answer = await request.get(`/app${path}`);
    const html = await answer.text();
    expect(html).not.toContain('<link rel="stylesheet"');
    // Ten packets of 1,460 bytes and then twenty, without the headers.
    expect((await fetchCompressed(answer.url(), 'br')).byteLength).toBeLessThan(42_300);
    const sum = /AED\s[\d,]{5,}/.exec(html)?.[0];
    const compressed = await fetchCompressed(answer.url(), 'gzip');
    // The styles are 12,000 bytes of this.
    const half = gunzipSync(compressed.subarray(0, 25_000), { finishFlush: constants.Z_SYNC_FLUSH });
    expect(half.toString()).toContain(sum ?? 'a sum');
  });
}

for (const [name, path, calls] of [
  ['a plan', dmcc, '**/functions/v1/plans/**'],
  ['a comparison', comparison, '**/functions/v1/comparisons/**'],
] as const) {
  test(`${name} that came with the page is asked for when it is returned to, and not before`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(calls, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.goto('/app/help');
    const again = page.waitForRequest(calls);
    await page.goBack();
    await again;
  });
}

test('a plan that came without its content looks the same', async ({ page, browser, server }) => {
  await open(page, dmcc);
  const whole = await page.locator('main').innerText();
  const context = await browser.newContext({ baseURL: server.origin });
  const other = await context.newPage();
  await serveWithoutContent(other, dmcc, '/plan');
  await open(other, dmcc);
  await expect(part(other, 'Documents').getByText('Signatures')).toBeVisible();
  expect(await other.locator('main').innerText()).toBe(whole);
  await context.close();
});

/** The bytes of a page as they are sent; of gzip, a beginning can be read. */
async function fetchCompressed(url: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response');
  return buffer(answer);
}
