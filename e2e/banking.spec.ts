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

for (const width of [1280, 390]) {
  test(`no figure without its source, this country first, and no FDIC outside the US at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn();
    await openDashboard(page, '/banking');
    const banks = page
      .getByRole('main')
      .getByRole(width === 390 ? 'listitem' : 'row')
      .filter({ has: page.getByRole('button', { name: /apply/i }) });
    await expect(banks).toHaveCount(6);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual(['For a company in UAE', 'In other countries']);
    for (const [place, bank] of (await banks.all()).entries()) {
      const text = await bank.innerText();
      expect(text.includes('UAE'), text).toBe(place < 3);
      expect(text.includes('FDIC'), text).toBe(text.includes('Mercury'));
      const hasFigure = /\b(AED|USD|GBP|SGD|SAR|\$|£)\s?\d|\d\s?%/.test(text);
      if (hasFigure) expect(await bank.getByRole('button', { name: /source/i }).count()).toBeGreaterThan(0);
    }
  });
}

test('sources in a modal close alone, by Escape, by a press beside them and by going on', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn();
  await openDashboard(page, '/banking');
  await page.getByRole('main').getByRole('button', { name: /apply/i }).first().click();
  const modal = page.getByRole('dialog').first();
  const mark = modal.getByRole('button', { name: /source.* about/i }).first();
  const sources = page.getByRole('dialog', { name: /about/ });

  await mark.click();
  await expect(sources.getByRole('link').first()).toBeFocused();
  const box = await sources.boundingBox();
  expect(box && [box.x >= 0, box.x + box.width <= 390, box.y >= 0, box.y + box.height <= 700]).toEqual(
    Array(4).fill(true),
  );
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
  await expect(mark).toBeFocused();
  await expect(modal).toBeVisible();

  await mark.click();
  await modal.getByRole('heading').first().click();
  await expect(sources).toBeHidden();
  await expect(modal).toBeVisible();

  await mark.click();
  await mark.click();
  await expect(sources).toBeHidden();

  await mark.press('Enter');
  const links = await sources.getByRole('link').count();
  for (let passed = 0; passed < links; passed += 1) await page.keyboard.press('Tab');
  await expect(sources).toBeHidden();
  await expect(modal).toBeVisible();
});
