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
