import type { Browser, Page } from '@playwright/test';
import { register } from './support/accounts.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import type { Server } from './support/server.ts';
import { enter, expect, test, toast } from './support/test.ts';

/** What the newest email of a kind says to somebody. */
async function textSentTo(server: Server, email: string, kind: string): Promise<string> {
  const [message] = await server.query(
    'select plain_text from outgoing_emails where recipient = $1 and kind = $2 order by created_at desc limit 1',
    [email, kind],
  );
  return String(message?.plain_text);
}

const linkTo = async (server: Server, email: string) =>
  /\/app\/sign#[\w-]+/.exec(await textSentTo(server, email, 'signing-request'))?.[0] ?? '';

/** A company with an address and shares, held by its people in equal parts. */
async function aSharedCompany(page: Page, names: readonly string[]): Promise<string[]> {
  await companyApi(page, 'PATCH', '/companies/{id}', {
    mailingAddress: 'Office 12, Harbour Street 5, Dubai',
    shares: { total: 100 * names.length, parValue: '10' },
  });
  const parties: string[] = [];
  for (const [index, name] of names.entries()) {
    const body = { kind: 'person', name, isYou: index === 0, address: 'Palm Road 1, Dubai' };
    const { people } = await companyApi(page, 'POST', '/companies/{id}/parties', body);
    parties.push(people.parties.find((party: { name: string }) => party.name === name).id);
  }
  await share(
    page,
    parties,
    parties.map(() => '100'),
    '2026-01-05',
  );
  return parties;
}

const share = (page: Page, parties: readonly string[], amounts: readonly string[], on: string) =>
  companyApi(page, 'PUT', '/companies/{id}/holdings', {
    on,
    lines: parties.map((holder, index) => ({ holder, amount: amounts[index], nomineeFor: null })),
  });

async function openMade(page: Page): Promise<void> {
  await page.goto('/app/dashboard/papers');
  await skipArrival(page);
  await page.getByRole('tab', { name: 'Made from your record' }).click();
}

async function makeResolution(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Make: Shareholder resolution' }).click();
  const making = page.getByRole('dialog', { name: 'Shareholder resolution' });
  await making.getByLabel('What is decided').selectOption({ label: 'Open a bank account' });
  await making.getByLabel('Who is appointed or authorised').selectOption({ label: 'Omar Haddad' });
  await making.getByLabel('Name of the bank').fill('Wio Bank');
  await making.getByRole('button', { name: 'Make', exact: true }).click();
  await expect(toast(page, 'Shareholder resolution: made and kept in your documents.')).toBeVisible({
    timeout: 60_000,
  });
}

/** A browser of a signer without an account, in their time zone, with the document open. */
async function openAsSigner(browser: Browser, server: Server, email: string, timezoneId: string) {
  const theirs = await (await browser.newContext({ baseURL: server.origin, timezoneId })).newPage();
  await theirs.goto(await linkTo(server, email));
  const main = theirs.getByRole('main');
  await main.getByRole('button', { name: 'Email me a code' }).click();
  await expect(main).toContainText('A code is on its way');
  const code = /\b\d{6}\b/.exec(await textSentTo(server, email, 'signing-code'))?.[0] ?? '';
  await main.getByLabel('Code from the email').fill(code);
  await main.getByRole('button', { name: 'Show the document' }).click();
  await expect(main.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: 60_000 });
  return main;
}

test('A10, B7: two shareholders sign a resolution in order, and a change of shares voids it', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  // Several browsers, one after another.
  test.slow();
  const omar = await signIn();
  await openDashboard(page, '/papers');
  const parties = await aSharedCompany(page, ['Omar Haddad', 'Aya Haddad']);
  const main = page.getByRole('main');
  await openMade(page);
  await expect(main.getByText('A director or manager').first()).toBeVisible();
  await makeResolution(page);
  await expect(main).toContainText('Up to date');

  await main.getByRole('button', { name: 'Send to be signed: Shareholder resolution' }).click();
  const sending = page.getByRole('dialog', { name: 'Shareholder resolution' });
  await sending.getByLabel('Email of Aya Haddad').fill('aya@example.com');
  await sending.getByRole('button', { name: 'Send to be signed' }).click();
  await expect(main).toContainText('Out for signature');
  await expect(main).toContainText('Aya Haddad: not asked yet');

  await page.goto(await linkTo(server, omar.email));
  await expect(main).toContainText('asks you to sign “Shareholder resolution”');
  await main.getByRole('button', { name: 'Show the document' }).click();
  await expect(main.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: 60_000 });
  await main.getByRole('textbox', { name: 'Your name' }).fill('Omar Haddad');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(main).toContainText('Signed. Thank you.');

  // Aya has no account: a link and a code.
  const hers = await openAsSigner(browser, server, 'aya@example.com', 'Asia/Amman');

  await page.goto('/app/dashboard/papers');
  await skipArrival(page);
  await share(page, parties, ['120', '80'], '2026-02-01');
  await hers.getByRole('textbox', { name: 'Your name' }).fill('Aya Haddad');
  await hers.getByRole('checkbox').check();
  await hers.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(hers).toContainText(
    'This document is void, because the record has changed since it was made: the shareholders.',
  );

  await page.getByRole('tab', { name: 'Made from your record' }).click();
  await expect(main).toContainText('Out of date');
  await expect(main).toContainText('Changed since then: the shareholders.');
  await expect(main).toContainText(
    'Void with its signatures, because the record has changed: the shareholders.',
  );
  await main.getByRole('button', { name: 'Make again: Shareholder resolution' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make again', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Send to be signed: Shareholder resolution' })).toBeVisible();
});

test('D7: three siblings in three countries sign, one declines and is replaced, and it is finished', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  // Several browsers, one after another.
  test.slow();
  const omar = await signIn();
  await openDashboard(page, '/papers');
  const parties = await aSharedCompany(page, ['Omar Haddad', 'Aya Haddad', 'Lina Haddad']);
  const huda = { kind: 'person', name: 'Huda Salem', isYou: false, address: 'Palm Road 9, Dubai' };
  await companyApi(page, 'POST', '/companies/{id}/parties', huda);
  expect(parties).toHaveLength(3);
  const main = page.getByRole('main');
  await openMade(page);
  await makeResolution(page);
  await main.getByRole('button', { name: 'Send to be signed: Shareholder resolution' }).click();
  const sending = page.getByRole('dialog', { name: 'Shareholder resolution' });
  await sending.getByLabel('Email of Aya Haddad').fill('aya.d7@example.com');
  await sending.getByLabel('Email of Lina Haddad').fill('lina.d7@example.com');
  await sending.getByLabel('Order').selectOption({ label: 'All at once' });
  await sending.getByRole('button', { name: 'Send to be signed' }).click();
  await expect(main).toContainText('All at once, until');

  // Reminded once, and not again today.
  await main.getByRole('button', { name: 'Remind Lina Haddad' }).click();
  await expect(main.getByRole('button', { name: 'Remind Lina Haddad' })).toBeHidden();
  await expect(main).toContainText(/Reminded on .* Again from/);

  // Lina draws hers in London.
  const linas = await openAsSigner(browser, server, 'lina.d7@example.com', 'Europe/London');
  await linas.getByRole('radio', { name: 'Draw it' }).check();
  const field = linas.locator('canvas');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const mouse = linas.page().mouse;
  await mouse.move(box.x + 40, box.y + 60);
  await mouse.down();
  await mouse.move(box.x + 160, box.y + 20, { steps: 4 });
  await mouse.move(box.x + 220, box.y + 70, { steps: 4 });
  await mouse.up();
  await linas.getByRole('checkbox').check();
  await linas.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(linas).toContainText('Signed. Thank you.');

  // Aya declines in New York.
  const ayas = await openAsSigner(browser, server, 'aya.d7@example.com', 'America/New_York');
  await ayas.getByRole('button', { name: 'Decline to sign' }).click();
  await ayas.getByLabel('Why you decline').fill('I travel without internet.');
  await ayas.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(ayas).toContainText('Declined. The sender has been told.');

  await openMade(page);
  await expect(main).toContainText('Reason: I travel without internet.');
  await main.getByRole('button', { name: 'Change signer: Aya Haddad' }).click();
  const changing = page.getByRole('dialog', { name: 'Change signer: Aya Haddad' });
  await changing.getByLabel('Who signs').selectOption({ label: 'Huda Salem' });
  await changing.getByLabel('Their email').fill('huda.d7@example.com');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('In the place of Aya Haddad');
  await expect(main).toContainText('Out for signature');

  // Omar’s link in the browser of another account: refused, with a way on.
  const strangers = await browser.newContext({ baseURL: server.origin });
  const stranger = await register(server.origin);
  await enter(strangers, server.origin, stranger);
  const other = await strangers.newPage();
  const omars = await linkTo(server, omar.email);
  await other.goto(omars);
  await other.getByRole('button', { name: 'Show the document' }).click();
  await expect(other.getByRole('alert')).toContainText('This document is for another person to sign.');
  await other.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/sign in/i);

  const hudas = await openAsSigner(browser, server, 'huda.d7@example.com', 'Asia/Dubai');
  await hudas.getByRole('textbox', { name: 'Your name' }).fill('Huda Salem');
  await hudas.getByRole('checkbox').check();
  await hudas.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(hudas).toContainText('Signed. Thank you.');

  await page.goto(omars);
  await main.getByRole('button', { name: 'Show the document' }).click();
  await main.getByRole('textbox', { name: 'Your name' }).fill('Omar Haddad');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(main).toContainText('Signed by everybody.');
  await openMade(page);
  await expect(main).toContainText('Signed by everybody');
  await expect(main).toContainText('Huda Salem: signed');
});
