import { expect, open, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What a finger needs, in CSS pixels. */
const finger = 44;

for (const path of ['/signin', '/terms', '/help', '/compare']) {
  test(`each link around the content of ${path} is as large as a finger`, async ({ page }) => {
    await open(page, path);
    // Links within a sentence are as high as its lines.
    const links = page.locator(':is(header, footer, nav, form) a:not(p *)');
    expect(await links.count()).toBeGreaterThan(4);
    for (const link of await links.all()) {
      const { width = finger, height = finger } = (await link.boundingBox()) ?? {};
      const name = await link.innerText();
      expect(width, name).toBeGreaterThanOrEqual(finger);
      expect(height, name).toBeGreaterThanOrEqual(finger);
    }
  });
}
