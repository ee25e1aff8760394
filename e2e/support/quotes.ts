import { expect, type Page } from '@playwright/test';

/** The quote on its founders' page. */
export const quoteSheet = (page: Page) => page.getByRole('article', { name: /^Quote Q-/ });

/** Accepts the quote on its founders' page, which is open. */
export async function acceptQuote(page: Page, name: string): Promise<void> {
  const quote = quoteSheet(page);
  await quote.getByLabel('Your full name').fill(name);
  await quote.getByRole('checkbox').check();
  await quote.getByRole('button', { name: /^Accept AED/ }).click();
  await expect(quote.getByText('Accepted', { exact: true })).toBeVisible();
}
