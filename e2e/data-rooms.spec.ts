import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { openDashboard } from './support/dashboard.ts';
import { uploadPaper } from './support/papers.ts';
import { expect, test } from './support/test.ts';

const delaware = {
  name: 'Rao Labs',
  country: 'US',
  companyType: 'c-corporation',
  freezone: null,
  subType: null,
  visas: 0,
  officeType: 'virtual',
};

test('C12: an investor reads chosen documents by a link, the founder sees what was opened and ends it', async ({
  page,
  browser,
  server,
  signIn,
  noise,
}) => {
  test.slow();
  // The link that was ended.
  noise.expect(/status of 404/);
  const founder = await signIn({ firstName: 'Ananya', lastName: 'Rao', company: delaware });
  await uploadPaper(server, founder, 'articles');
  await uploadPaper(server, founder, 'financial-statements');
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, '/papers');
  await page.getByText('Share with people outside', { exact: true }).click();
  await expect(page.getByText('Nothing is shared.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Who gets the link' }).fill('Vera Capital');
  await page.getByRole('checkbox', { name: /articles\.jpg/ }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByRole('textbox', { name: 'Link, shown this once' });
  await expect(link).toHaveValue(/\/data-rooms\/[\w-]{43}$/);
  await expectAccessible(page);
  await expectReflow(page);

  const stranger = await browser.newContext({ baseURL: server.origin });
  const visitor = await stranger.newPage();
  const path = new URL(await link.inputValue()).pathname;
  await visitor.goto(path);
  await expect(visitor.getByText(/^Shared with Vera Capital until/)).toBeVisible();
  await expect(visitor.getByRole('link')).toHaveText(['articles.jpg']);
  await expectReflow(visitor);
  await visitor.getByRole('link', { name: 'articles.jpg' }).click();
  await expect(visitor.getByRole('heading', { name: 'articles.jpg' })).toBeVisible();
  const picture = visitor.getByRole('img', { name: 'Page 1 of 1' });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);

  await page.reload();
  await page.getByText('Share with people outside', { exact: true }).click();
  const shared = page.getByRole('list', { name: 'Share with people outside' });
  await shared.getByText('opened 2 times').click();
  await expect(shared.getByText(/UTC: articles\.jpg$/)).toBeVisible();
  await shared.getByRole('button', { name: 'End the link for Vera Capital' }).click();
  await expect(shared.getByText(/Vera Capital, ended/)).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await stranger.close();
});
