import type { Locator, Page } from '@playwright/test';
import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import { drawSpecimen, holders, passportOf } from '#server/paper-checks/testing/draw-specimen.ts';
import { pdfOf } from '#server/paper-checks/testing/write-pdf.ts';
import { paperRow } from './support/papers.ts';
import { expect, test } from './support/test.ts';

const ifza = {
  name: 'Hartmann Design',
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'ifza',
  subType: 'ifza',
  visas: 1,
  officeType: 'virtual',
};

/** Drops files from the desktop. */
async function drop(
  page: Page,
  onto: Locator,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer();
      for (const { name, type, content } of dropped) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, content: buffer.toString('base64') })),
  );
  await onto.dispatchEvent('drop', { dataTransfer });
}

test('A8: a founder photographs a passport, reads what was noticed, and replaces it', async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn({ firstName: 'Lena Marie', company: ifza });
  await page.goto('/app/dashboard/papers');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  const passport = paperRow(page, 'Passport');
  await expect(passport.getByText('Missing')).toBeVisible();

  const photograph = async (holder: keyof typeof holders) =>
    passport
      .getByLabel(/^Take a photo of Passport/)
      .first()
      .setInputFiles({
        name: 'IMG_0001.jpg',
        mimeType: 'image/jpeg',
        buffer: await (await drawSpecimen(passportOf(holders[holder]))).jpeg().toBuffer(),
      });
  await photograph('ana');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 page' }).click();
  await expect(passport.getByText('The name on this differs from the name we have.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(passport.getByText('Received', { exact: true })).toBeVisible();

  await photograph('lena');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 page' }).click();
  await expect(passport.getByText('The name on this differs from the name we have.')).toBeHidden({
    timeout: 60_000,
  });
  await expect(passport.getByText('Received', { exact: true })).toBeVisible({ timeout: 60_000 });

  await passport.getByRole('button', { name: /^Open Passport/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Version 2' }).getByRole('img')).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByRole('region', { name: 'Version 1' }).getByText('Replaced')).toBeVisible();
  await expect(dialog.getByLabel('Expires on')).toHaveValue('2031-08-01');
  await dialog.getByRole('button', { name: 'Confirm the day' }).click();
  await expect(page.getByText('Saved. The day is in your calendar.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Who opened it' }).click();
  await expect(dialog.getByText(/Lena Marie Hartmann,/).first()).toBeVisible();

  await page.goto('/app/dashboard/calendar');
  const expiries = page.getByRole('region', { name: 'Documents that expire' });
  await expect(expiries.getByText('1 August 2031')).toBeVisible();
  // She has no visa yet that would hang on it.
  await expect(expiries).toContainText('Then renew, in this order: the bank account.');
});

test('photographs that are dropped become one document, and an upload outlives a lost connection', async ({
  page,
  signIn,
  noise,
}) => {
  test.slow();
  await signIn({ company: ifza });
  await page.goto('/app/dashboard/papers');
  // Nothing open asks for it yet, so it is folded away.
  await page
    .getByRole('button', { name: /^Later/ })
    .last()
    .click();
  const plan = paperRow(page, 'Board resolution');
  const files = await Promise.all(
    [1, 2].map(async (number) => ({
      name: `page-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPaper({ lines: 10 + number })
        .jpeg({ quality: 100 })
        .toBuffer(),
    })),
  );
  let isBroken = false;
  // The second piece is lost on its way, once.
  noise.expect(/net::ERR_FAILED|Failed to load resource/);
  await page.route(/\/bytes\/[1-9]\d*$/, async (route) => {
    if (isBroken) return route.continue();
    isBroken = true;
    await route.abort('failed');
  });
  await drop(page, plan, files);
  await page.getByRole('button', { name: 'Upload 2 pages as one' }).click();
  await expect(plan.getByText('Received', { exact: true })).toBeVisible({ timeout: 60_000 });
  await plan.getByRole('button', { name: /^Open Board resolution/ }).click();
  await expect(page.getByRole('dialog').getByText('Page 1 of 2')).toBeVisible();
});

test('a dropped file goes on where it was after its page was closed halfway', async ({
  page,
  signIn,
  noise,
}) => {
  await signIn({ company: ifza });
  const resolution = async () => {
    await page.goto('/app/dashboard/papers');
    await page
      .getByRole('button', { name: /^Later/ })
      .last()
      .click();
    return paperRow(page, 'Board resolution');
  };
  const file = {
    name: 'resolution.pdf',
    mimeType: 'application/pdf',
    // A comment makes it longer than one piece.
    buffer: pdfOf({ content: `BT /F1 24 Tf 72 700 Td (Resolved) Tj ET\n%${'x'.repeat(900_000)}` }),
  };
  const begun: string[] = [];
  page.on('request', (request) => {
    if (/\/bytes\/\d+$/.test(request.url())) begun.push(request.url().split('/').at(-1) ?? '');
  });
  // The server is away after the first piece.
  noise.expect(/net::ERR_FAILED|Failed to load resource/);
  await page.route(/\/bytes\/[1-9]\d*$/, (route) => route.abort('failed'));

  const row = await resolution();
  await drop(page, row, [file]);
  await expect(row.getByText(/^The connection is lost at 58 %/)).toBeVisible();
  await expect(row.getByRole('progressbar')).toHaveAttribute('value', '58');

  await page.unrouteAll({ behavior: 'wait' });
  begun.length = 0;
  const again = await resolution();
  await expect(again.getByText('The upload of resolution.pdf stopped at 58 %.')).toBeVisible();
  await again.getByLabel('Choose the file to go on').setInputFiles(file);
  await expect(again.getByText('Received', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(begun).toEqual([String(512 * 1024)]);
});
