import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectReflow, phone } from './support/accessibility.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard } from './support/dashboard.ts';
import { expect, test, toast } from './support/test.ts';

/** Nothing for axe to find, and no scrolling sideways, also with text of twice the size. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectReflow(page);
  await page.setViewportSize(desktop);
}

test('D6: a provider declines, another accepts on terms of its own, and its appointment is made', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn({
    company: {
      name: 'Al M. Holdings',
      country: 'AE',
      companyType: 'free-zone',
      freezone: 'adgm',
      subType: 'adgm',
      visas: 0,
      officeType: 'virtual',
    },
  });
  await openDashboard(page, '/agent');
  const main = page.getByRole('main');
  await expect(main).toContainText('The application waits until a provider has accepted.');
  await expect(main).toContainText('Nothing about the company or its people is sent.');

  await main.getByRole('button', { name: 'Choose Clara' }).click();
  let dialog = page.getByRole('dialog', { name: 'Choose Clara' });
  await expect(dialog.getByLabel('Price a year')).toHaveValue('3195');
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(toast(page, 'Provider chosen. Record here what it answers.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const present = main.getByRole('region', { name: 'Now' });
  await expect(present).toContainText('Waiting for its answer');

  await present.getByRole('button', { name: 'Record its answer' }).click();
  dialog = page.getByRole('dialog', { name: 'What Clara answered' });
  await dialog.getByLabel('What happened').selectOption({ label: 'It declined' });
  await dialog.getByLabel('Note').fill('It takes no trusts.');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Your case keeps everything. Choose another provider.');
  await expect(main.getByRole('region', { name: 'Earlier' })).toContainText('It takes no trusts.');

  await main.getByRole('button', { name: 'Type another' }).click();
  dialog = page.getByRole('dialog', { name: 'Choose a provider' });
  await dialog.getByLabel('Name', { exact: true }).fill('Corniche Corporate Services');
  await dialog.getByLabel('Licence number').fill('CSP 77');
  await dialog.getByLabel('Price a year').fill('2500');
  await dialog.getByLabel('What it does').fill('Registered office and filing');
  await dialog.getByLabel('Notice period').fill('30 days');
  await dialog.getByLabel('Portal login held by').selectOption({ label: 'The company' });
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(dialog).toBeHidden();
  for (const term of ['USD 2,500', '30 days', 'The company', 'CSP 77'])
    await expect(present).toContainText(term);
  await expectUsable(page);

  await companyApi(page, 'PATCH', '/companies/{id}', { mailingAddress: 'Al Sila Tower, Abu Dhabi' });
  const { people } = await companyApi(page, 'POST', '/companies/{id}/parties', {
    kind: 'person',
    name: 'Sara Nasser',
  });
  const party = people.parties.find(({ name }: { name: string }) => name === 'Sara Nasser').id;
  await companyApi(page, 'POST', '/companies/{id}/offices', {
    party,
    office: 'director',
    from: '2026-01-05',
  });
  await openDashboard(page, '/agent');
  await present.getByRole('button', { name: 'Record its answer' }).click();
  dialog = page.getByRole('dialog', { name: 'What Corniche Corporate Services answered' });
  await dialog.getByLabel('What happened').selectOption({ label: 'It accepted' });
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(present).toContainText('Accepted');
  await expect(main).not.toContainText('The application waits until a provider has accepted.');
  await present.getByRole('button', { name: 'Make the appointment form' }).click();
  dialog = page.getByRole('dialog', { name: 'Make the appointment form' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Corniche Corporate Services, CSP 77');
  await dialog.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(toast(page, 'Appointment of a provider: made and kept in your documents.')).toBeVisible({
    timeout: 60_000,
  });
});

test('B7, D7: articles of one’s own stand against the standard text, with their Arabic', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn({
    company: {
      name: 'Harbour Trading',
      country: 'AE',
      companyType: 'mainland-llc',
      subType: 'dubai',
      freezone: null,
      visas: 1,
      officeType: 'flexi',
    },
  });
  await openDashboard(page, '/papers');
  const main = page.getByRole('main');
  await page.getByRole('tab', { name: 'Made from your record' }).click();
  await expect(main).toContainText('Signed before a notary, the Arabic text counts.');
  await expect(main).toContainText('All sections are the standard text');
  const decisions = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Decisions' }) });

  await main.getByRole('button', { name: 'Write your own: Decisions' }).click();
  let dialog = page.getByRole('dialog', { name: 'Decisions' });
  await dialog.getByLabel('Text', { exact: true }).fill('Decisions need all of the shares.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(decisions.locator('del').filter({ hasText: 'majority' })).toBeVisible();
  await expect(decisions.locator('ins').filter({ hasText: 'all' })).toBeVisible();
  await expect(main).toContainText('Arabic still missing: Decisions. Drafts in two languages say so.');
  await expectUsable(page);

  await page.setViewportSize(phone);
  await main.getByRole('button', { name: 'Enter the Arabic: Decisions' }).click();
  dialog = page.getByRole('dialog', { name: 'Decisions' });
  await dialog.getByLabel('Arabic text').fill('تُتخذ القرارات بجميع الحصص.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(decisions).toContainText('تُتخذ القرارات بجميع الحصص.');
  await expect(main).not.toContainText('Arabic still missing');

  await main.getByRole('button', { name: 'Back to the standard text: Decisions' }).click();
  await expect(main).toContainText('All sections are the standard text');
});
