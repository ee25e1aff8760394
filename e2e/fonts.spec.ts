import { expect, open, test } from './support/test.ts';

test('names beyond plain English are set in the product’s own font, too', async ({ page }) => {
  await open(page, '/signin');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Jürgen Öztürk, Łukasz';
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  await expect
    .poll(async () => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    })
    .toEqual([]);
});

test('a page whose amounts are in plain English loads no more than the subset of the font', async ({
  page,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // While the subset is on its way, a character outside of its range would bring the whole file.
  await page.route(/\/inter-[^/]*\.woff2/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await page.goto('/app/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi', {
    waitUntil: 'domcontentloaded',
  });
  // Laid out, with the no-break spaces of its amounts.
  expect(await page.evaluate(() => document.body.innerText)).toContain('AED\u00A0');
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual([expect.stringContaining('inter-basic')]);
});
