import { readFile } from 'node:fs/promises';
import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import { anAcceptedQuote } from '#server/quotes/testing/an-accepted-quote.ts';
import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { callerOf } from './support/caller.ts';
import { appoint } from './support/operators.ts';
import { enter, expect, open, test, toast } from './support/test.ts';

// A month of the ledger is that of all clients and accounts of the bank.
test.use({ sharedBy: 'money' });

test.afterEach(async ({ server }) => {
  await server.query("delete from installation where name in ('agency', 'price-list')");
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('B8, E8: a voucher from its price change to the confirmed proof, and the month that equals the bank', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  const manager = await signIn({ company: null });
  await appoint(server, manager);
  const founder = await register(server.origin);
  const staff = callerOf(server, manager);
  const owner = callerOf(server, founder);
  const company = founder.companyId ?? '';
  await anAcceptedQuote(staff, owner, company, [{ label: 'Company formation', amount: 500_000 }]);
  const bank = { currency: 'AED', holder: 'Harbour Agents', bank: 'Harbour Bank', bic: '', note: '' };
  await staff.call('POST', '/operator/bank-accounts', {
    body: { ...bank, number: '1019000001', isOffered: true },
  });
  const money = async () =>
    (await owner.call('GET', `/companies/${company}/payments`)).body.payments.cases[0];
  const { lines } = await money();
  const licence = lines.find(({ payee }: { payee: string }) => payee === 'government');
  const quoted = licence.quoted / 100;

  // A voucher above the quote, entered line by line.
  await open(page, `/operator/companies/${company}#money`);
  await page.getByRole('button', { name: 'Add voucher' }).click();
  const form = page.getByRole('dialog', { name: 'Add voucher' });
  await form.getByLabel('Authority').fill('DMCC');
  await form.getByLabel('Number').fill('PV-2041');
  await form.getByLabel('Expires on').fill(day(25));
  await form.getByLabel('Item 1 of the quote').selectOption(licence.id);
  await form.getByRole('button', { name: 'Add voucher' }).click();
  await expect(form.getByText(/^Each item needs an amount/)).toBeVisible();
  await form.getByLabel('Amount, AED').fill(String(quoted + 100));
  await form.getByLabel('Explanation').fill('The authority raised its fee this month.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add voucher' }).click();
  await expect(toast(page, 'Voucher added.')).toBeVisible();
  await expect(page.getByText('It can be paid once the client has agreed to the price.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay from what is held' })).toHaveCount(0);

  // The founder decides with one thumb.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.origin });
  await enter(phone, server.origin, founder);
  const own = await phone.newPage();
  await open(own, '/dashboard/payments');
  const vouchers = own.getByRole('region', { name: 'Payment vouchers' });
  await expect(vouchers).toContainText('The authority raised its fee this month.');
  await expect(vouchers).toContainText('in 25 days');
  await expectAccessible(own);
  await expectReflow(own);
  await vouchers.getByRole('button', { name: 'I do not agree' }).click();
  await own.getByLabel('Reason').fill('Is this the new tariff?');
  await own.getByRole('button', { name: 'Send answer' }).click();
  await expect(vouchers).toContainText('The client does not agree: Is this the new tariff?');
  await vouchers.getByRole('button', { name: /^Agree to AED/ }).click();
  await expect(vouchers).toContainText('agreed to the amount');

  // Paid directly: proof, returned with a reason, better proof, confirmed.
  const proof = { name: 'receipt.jpg', mimeType: 'image/jpeg' };
  const buffer = await drawPaper({ lines: 12 }).jpeg({ quality: 90 }).toBuffer();
  const prove = async () => {
    await vouchers.getByRole('button', { name: 'I paid it myself' }).click();
    const dialog = own.getByRole('dialog', { name: 'I paid it myself' });
    await dialog.getByRole('button', { name: 'Send proof' }).click();
    await expect(dialog.getByText('Add the proof of payment.')).toBeVisible();
    await dialog.getByLabel('Proof of payment (PDF or photo)').setInputFiles({ ...proof, buffer });
    await dialog.getByRole('button', { name: 'Send proof' }).click();
    await expect(vouchers).toContainText('Proof received, being checked');
  };
  await prove();
  await page.reload();
  await page.getByRole('button', { name: 'Return proof' }).click();
  await page.getByLabel('Reason').fill('The number of the voucher is cut off.');
  await page.getByRole('dialog').getByRole('button', { name: 'Return proof' }).click();
  await expect(toast(page, 'Proof returned.')).toBeVisible();
  await own.reload();
  await expect(vouchers).toContainText('The proof was returned: The number of the voucher is cut off.');
  await prove();
  await page.reload();
  const opened = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Open proof' }).click();
  expect((await readFile(await (await opened).path())).byteLength).toBeGreaterThan(1_000);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Payment confirmed.')).toBeVisible();
  await own.reload();
  await vouchers.getByRole('button', { name: '1 settled voucher' }).click();
  await expect(vouchers).toContainText('Paid by the client');
  await phone.close();

  // The fee arrives with ten dirhams too much, from another's name; the month then equals the statement.
  const { positions } = await money();
  const due = positions[0].due / 100;
  await open(page, '/operator/money');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const csv = `Date,Details,Name,Amount\n${day(0)},Transfer,UNKNOWN PAYER,${(due + 10).toFixed(2)}\n${day(0)},Charges,,-25.00\n`;
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Import 2 movements' }).click();
  await page.getByRole('tab', { name: 'From the bank' }).click();
  const movement = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await movement('UNKNOWN PAYER').getByRole('button', { name: 'Record for a client' }).click();
  const match = page.getByRole('dialog');
  await match.getByRole('combobox', { name: 'Client' }).selectOption(company);
  await match.getByRole('button', { name: 'Record' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await movement('Charges').getByRole('button', { name: 'Not a client’s' }).click();
  await page.getByLabel('Reason').fill('Fees of the bank');
  await page.getByRole('button', { name: 'Set aside' }).click();
  await expect(movement('Charges')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Months' }).click();
  await expect(page.getByText('Ledger and statements agree')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('In both');
  await expect(page.getByRole('row', { name: /^Sum of 1 entry/ })).toBeVisible();
  await expectAccessible(page);
  await open(page, `/operator/companies/${company}#money`);
  await expect(page.getByText(/AED\s10 arrived above what is due\./)).toBeVisible();
});
