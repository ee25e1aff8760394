import { openDashboard } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

test('six banks, each with a modal that leads to the bank itself', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/banking');
  const apply = page.getByRole('main').getByRole('button', { name: /apply/i });
  await expect(apply).toHaveCount(6);
  const hosts = new Set<string>();
  for (const button of await apply.all()) {
    await button.click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    const link = modal.getByRole('link', { name: /opens in a new tab/i }).last();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^https:\/\//);
    hosts.add(new URL(href).hostname);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(hosts.size).toBe(6);
});

test('no figure without its source', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/banking');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /apply/i }) });
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const hasFigure = /\b(AED|USD|GBP|SGD|SAR|\$|£)\s?\d|\d\s?%/.test(await card.innerText());
    if (hasFigure) expect(await card.getByRole('button', { name: /source/i }).count()).toBeGreaterThan(0);
  }
});
