import { beyondTheEdge } from './support/accessibility.ts';
import { expect, open, test } from './support/test.ts';

interface PublicPage {
  path: string;
  /** As the server sends it. */
  title: string;
  /** Where the page says more, once it knows what it shows. */
  shownTitle?: string;
}

const publicPages: readonly PublicPage[] = [
  { path: '/onboarding', title: 'Set up a company abroad' },
  { path: '/signin', title: 'Sign in' },
  { path: '/company', title: 'Company' },
  { path: '/plan', title: 'Your plan', shownTitle: 'There is no plan at this address' },
  {
    path: '/plan?country=AE&type=mainland-llc&emirate=ras-al-khaimah&visas=5&office=virtual',
    title: 'Ras Al Khaimah, UAE',
  },
  { path: '/compare', title: 'Compare places' },
  {
    path: '/compare?visas=5&office=virtual&place=ae-ras-al-khaimah&place=sa-branch-of-a-foreign-company',
    title: 'Compare places',
  },
  { path: '/terms', title: 'Terms of service' },
  { path: '/privacy', title: 'Privacy' },
];

for (const { path, title, shownTitle } of publicPages) {
  test(`the window is titled before and after the scripts: ${path}`, async ({ page, request }) => {
    const sent = /<title>(.*?)<\/title>/.exec(await (await request.get(`/app${path}`)).text())?.[1];
    expect(sent).toBe(`${title} · Landfall`);
    await open(page, path);
    await expect(page).toHaveTitle(`${shownTitle ?? title} · Landfall`);
  });

  test(`from right to left nothing lies beyond the edge: ${path}`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // A page that shows itself otherwise at another width does so a moment after the window has it.
      await expect.poll(() => beyondTheEdge(page), `${width} pixels`).toEqual([]);
    }
  });
}
