import { expectAccessible } from './support/accessibility.ts';
import { openOffice } from './support/agency.ts';
import { expect, open, test, toast } from './support/test.ts';

// The answer is the whole installation's.
test.use({ sharedBy: 'first-question' });

test('the first manager says whether there is an agency, and it can be changed later', async ({
  browser,
  server,
}) => {
  await server.query("delete from installation where name = 'agency'");
  const { page, context } = await openOffice({ browser, server });
  await open(page, '/operator');
  const question = page.getByRole('region', { name: 'Do you form companies for clients?' });
  await expect(question.getByText('Only staff close a step.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes, we are an agency' }).click();
  await expect(toast(page, 'Your staff now work on cases')).toBeVisible();
  await expect(question).toBeHidden();

  await open(page, '/operator/brand');
  const setting = page.getByRole('switch', { name: 'An agency works on cases' });
  await expect(setting).toBeChecked();
  await setting.click();
  await expect(toast(page, 'Founders now work on cases alone')).toBeVisible();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await context.close();
});
