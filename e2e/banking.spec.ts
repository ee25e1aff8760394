import { expectReflow } from './support/accessibility.ts';
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

test('banks are sorted by this founder’s answers, and a refusal is repaired before the next application', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn();
  await openDashboard(page, '/banking');
  const banks = page.getByRole('table', { name: 'For a company in UAE' }).getByRole('rowheader');
  await expect(banks.first()).toContainText('Depends on your answers');
  for (const [question, answer] of [
    [/live in the company’s country/, 'No'],
    [/across borders/, 'No'],
    [/belongs to its customers/, 'No'],
    [/AED 5 million/, 'No'],
  ] as const) {
    await page.getByRole('combobox', { name: question }).selectOption(answer);
  }
  await page.getByRole('textbox', { name: 'Activity, as the licence words it' }).fill('Design services');
  await page.getByRole('textbox', { name: 'What your website says you do' }).fill('Courses and training.');
  await expect(page.getByText('Licence and website do not say the same')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(banks.last()).toContainText('Wio Business');
  await expect(banks.last()).toContainText('Why not');
  await expect(banks.last()).toContainText('needs a valid Emirates ID');

  await page.getByRole('button', { name: 'Apply ADCB' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I have applied' }).click();
  await expect(dialog).toBeHidden();
  const applications = page.getByRole('region', { name: 'Your applications' });
  await expect(applications).toContainText('Waiting for the bank');
  await applications.getByRole('button', { name: 'Record the answer ADCB' }).click();
  await dialog.getByRole('combobox', { name: 'Answer' }).selectOption('Refused');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Papers contradict each other' }).check();
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();

  await expect(applications).toContainText('Repair before the next application');
  await applications.getByRole('textbox', { name: 'What did you change?' }).fill('Website rewritten');
  await applications.getByRole('button', { name: /^Repaired/ }).click();
  await expect(applications).not.toContainText('Repair before the next application');
  await expect(applications).toContainText('Refused: Papers contradict each other');
});

test('C9: an account that its bank closes has a last day, what to save before it, and the bank to try next', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await openDashboard(page, '/banking');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Apply ADCB' }).click();
  await dialog.getByRole('button', { name: 'I have applied' }).click();
  await expect(dialog).toBeHidden();
  const applications = page.getByRole('region', { name: 'Your applications' });
  await applications.getByRole('button', { name: 'Record the answer ADCB' }).click();
  await dialog.getByRole('combobox', { name: 'Answer' }).selectOption('Account opened');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();

  await applications.getByRole('button', { name: 'The bank closes it ADCB' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Answer' })).toHaveValue('closed');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByLabel('Last day of the account')).toHaveAttribute('aria-invalid', 'true');
  // The days are counted where the browser is: in Dubai, four hours ahead of UTC.
  const last = new Date(Date.now() + 4 * 3_600_000 + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day of the account').fill(last);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(applications).toContainText('Account opened');
  await expect(applications).toContainText(/Last day: \d{1,2} \w+ \d{4}\. 30 days are left\./);
  const todo = applications
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'ADCB' }) });
  await expect(todo).toContainText('Export all statements and proofs of payment before the last day');
  await expect(todo).toContainText('Tell those who pay you');
  const [, next = ''] = /Apply to (.+) next: of the banks not tried yet/.exec(await todo.innerText()) ?? [];
  expect(next).not.toBe('ADCB');
  await expect(page.getByRole('button', { name: `Apply ${next}` })).toBeVisible();
  await expectReflow(page);
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
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'For a company in UAE',
      'Your file',
      'Your applications',
      'In other countries',
    ]);
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
  await expect(sources.getByRole('link').first()).toBeFocused();
  const links = await sources.getByRole('link').count();
  for (let passed = 0; passed < links; passed += 1) await page.keyboard.press('Tab');
  await expect(sources).toBeHidden();
  await expect(modal).toBeVisible();
});
