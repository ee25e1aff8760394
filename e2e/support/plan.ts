import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test.ts';

export const dmcc = '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi';
export const beyondQuota = '/plan?country=AE&type=free-zone&zone=dmcc&visas=5&office=flexi';

/** Opens a plan and waits until it is there. */
export async function openPlan(page: Page, path = dmcc): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'Costs by year' })).toBeVisible();
}

/**
 * Has an address served as a busy server serves it: without its content, which the browser then asks for.
 *
 * @param plain an address of the same page that the server never renders
 */
export async function serveWithoutContent(page: Page, address: string, plain: string): Promise<void> {
  const { pathname, search } = new URL(address, 'http://localhost');
  await page.route(
    (url) => url.pathname === `/app${pathname}` && url.search === search,
    async (route) => {
      const url = new URL(`/app${plain}`, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
}

/** A part of a plan by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Every amount of a text such as 'AED 44,015 – 45,015', in minor units. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([amount]) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  );
}
