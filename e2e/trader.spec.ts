import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import { drawSpecimen, holders, passportOf } from '#server/paper-checks/testing/draw-specimen.ts';
import { aSentQuote } from '#server/quotes/testing/an-accepted-quote.ts';
import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { fillSignUp, someone } from './support/accounts.ts';
import { openOffice, withAgency } from './support/agency.ts';
import { callerOf } from './support/caller.ts';
import { press, step, task } from './support/case-steps.ts';
import { companyApi } from './support/company-api.ts';
import { goTo, skipArrival } from './support/dashboard.ts';
import { linkSentTo, verifyEmail } from './support/emails.ts';
import { ask, expertPanel, wakeExpert } from './support/expert.ts';
import { pickPaper } from './support/papers.ts';
import { choose, continueButton } from './support/questionnaire.ts';
import { acceptQuote } from './support/quotes.ts';
import { expect, open, test, toast, untilAlive } from './support/test.ts';

const letter = 'Get a no-objection letter from your employer';
const approval = 'Get the initial approval';
const memorandum = 'Sign the memorandum of association before the notary';
const lease = 'Rent premises';
const otherApprovals = 'Get approvals of other bodies, where the activity needs them';
const licence = 'Pay, and receive the licence';
const products = 'Have each regulated product registered before it is sold';
const transfer = 'Sign the transfer and hand in the papers of a new owner';
const recorded = 'Have the licensing authority record the transfer';
const owners = 'Update the register of beneficial owners';
const bank = 'Tell the bank who owns the company now';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
withAgency();

test('B: two partners form a trading company on the mainland with an agency', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(480_000);
  await wakeExpert(server);
  const omar = someone({ firstName: 'Omar', lastName: 'Haddad' });
  const aya = someone({ firstName: 'Aya', lastName: 'Haddad' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();

  await test.step('B1: mainland or zone, side by side and asked', async () => {
    await page.goto('/');
    await untilAlive(page);
    await choose(page, 'UAE');
    await continueButton(page).click();
    await choose(page, 'Mainland LLC');
    await open(page, '/compare?visas=1&office=physical&place=ae-dubai&place=ae-ifza');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare places' })).toBeVisible();
    await open(page, '/onboarding');
    await page.getByRole('button', { name: 'Ask our AI expert now...' }).click();
    await ask(page, 'Can a free zone company sell on the mainland?');
    const { answer } = expertPanel(page);
    await expect(answer).toContainText('mainland');
    await expect(answer.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, 'Dubai');
    await continueButton(page).click();
    await choose(page, '1');
    await choose(page, 'Physical');
    await continueButton(page).click();
    await fillSignUp(page, omar);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(toast(page, 'Registration complete!')).toBeVisible();
    await skipArrival(page);
    await verifyEmail(server, omar.email);
  });

  const [company] = await server.query(
    'select c.id from companies c join users u on u.id = c.created_by where u.email = $1',
    [omar.email],
  );
  const { person: worker, context: office, page: staff } = await openOffice({ browser, server });
  const file = `/operator/companies/${company?.id}`;

  await test.step('B2: two answers bring two steps, each with its reason', async () => {
    await goTo(page, 'formation');
    for (const [question, label] of [
      [/employed by another company/, letter],
      [/cosmetics/, products],
    ] as const) {
      await expect(step(page, label)).toHaveCount(0);
      await page.getByRole('group', { name: question }).getByRole('button', { name: 'Yes' }).click();
      await page.getByRole('button', { name: 'Save answer' }).click();
      await expect(step(page, label)).toContainText('Why is this here?');
    }
  });

  await test.step('B3: activities of a shop, and what follows from them', async () => {
    await goTo(page, 'name');
    const activities = page.getByRole('region', { name: 'Activities', exact: true });
    for (const [words, label] of [
      ['online shop', 'Online shop'],
      ['skin care', 'Trade in cosmetics and perfumes'],
    ]) {
      await activities.getByLabel('What will the company do?').fill(words ?? '');
      await activities.getByRole('button', { name: `Add ${label}` }).click();
      await expect(activities.getByRole('button', { name: `Remove ${label}` })).toBeVisible();
    }
    await expect(activities).toContainText('Cosmetics need a product approval before sale.');
    await expect(activities).not.toContainText('They do not share a licence.');
  });

  const hers = await (
    await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
  ).newPage();
  await test.step('B4: his partner fills in her part by a link, and sees nothing of his', async () => {
    await goTo(page, 'people');
    await companyApi(page, 'PATCH', '/companies/{id}', { shares: { total: 100, parValue: '1000' } });
    await companyApi(page, 'POST', '/companies/{id}/parties', {
      kind: 'person',
      name: 'Omar Haddad',
      isYou: true,
      birthDate: '1996-02-03',
      nationality: 'JO',
      residence: 'AE',
      address: 'Palm Road 1, Dubai',
    });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const adding = page.getByRole('dialog', { name: 'Add a person, company or trust' });
    await adding.getByLabel('Name').fill('Aya Haddad');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, 'Aya Haddad is in the list.')).toBeVisible();
    await page.getByRole('button', { name: 'Divide shares' }).first().click();
    const dividing = page.getByRole('dialog');
    await dividing.getByLabel('Holder', { exact: true }).selectOption('Omar Haddad');
    await dividing.getByLabel('Shares', { exact: true }).fill('60');
    await dividing.getByRole('button', { name: 'Add a holder' }).click();
    await dividing.getByLabel('Holder', { exact: true }).nth(1).selectOption('Aya Haddad');
    await dividing.getByLabel('Shares', { exact: true }).nth(1).fill('30');
    await expect(dividing).toContainText('90 of 100 · 10 left to divide');
    await dividing.getByLabel('Shares', { exact: true }).nth(1).fill('40');
    await dividing.getByRole('button', { name: 'Record' }).click();
    await expect(dividing).toBeHidden();

    await page.getByRole('button', { name: 'Invite Aya Haddad' }).click();
    const inviting = page.getByRole('dialog', { name: 'Invite Aya Haddad' });
    await inviting.getByLabel('Email').fill(aya.email);
    await inviting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('main')).toContainText('Invited, link valid until');

    const link = await linkSentTo(server, aya.email, 'invitation');
    await hers.goto(link);
    await hers.getByLabel('Password', { exact: true }).fill(aya.password);
    await hers.getByRole('checkbox').check();
    await hers.getByRole('button', { name: 'Create account and join' }).click();
    await expect(hers.getByRole('heading', { level: 1 })).toContainText('Your part in');
    await hers.getByLabel('Source of funds').fill('Sale of a bakery in Amman');
    await hers.getByLabel('Date of birth').fill('1990-05-05');
    await hers.getByLabel('Nationality').selectOption('Jordan');
    await hers.getByLabel('Country of residence').selectOption('Jordan');
    await hers.getByLabel('Address').fill('Rainbow Street 9, Amman');
    await expect(hers.getByText('Everything typed is saved.')).toBeVisible();
    await expect(hers.getByRole('main')).not.toContainText('Omar Haddad');
    // She lives abroad: nobody in the country employs her.
    await hers.reload();
    await expect(hers.getByLabel('Source of funds')).toHaveValue('Sale of a bakery in Amman');
    await expect(hers.getByText('Later · 3')).toBeVisible();
    await expect(hers.getByRole('main')).not.toContainText('No-objection letter');
    // The link was a ticket for once.
    const late = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await late.goto(link);
    await expect(late.getByRole('main')).toContainText('This invitation has already been accepted.');
    await late.context().close();
  });

  await test.step('B5: a name in both scripts; neither it nor the first approval waits for the other', async () => {
    await goTo(page, 'name');
    const names = page.getByRole('region', { name: 'Names', exact: true });
    await names.getByLabel('Name', { exact: true }).fill('Noor Care LLC');
    await names.getByLabel('Name in Arabic letters').fill('نور لمستحضرات التجميل');
    await expect(names.getByText('Passes our rules', { exact: true })).toBeVisible();
    await names.getByRole('button', { name: 'Save names' }).click();
    await expect(toast(page, 'Names saved')).toBeVisible();
    await goTo(page, 'papers');
    await pickPaper(page, 'No-objection letter', await drawPaper({ lines: 12 }).jpeg().toBuffer());
    await goTo(page, 'formation');
    await press(step(page, letter), 'Hand in');
    await expect(step(page, letter)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, letter), 'Accept');
    await expect(task(staff, letter)).toContainText('Done on');
    // Each hands in their own passport.
    await goTo(page, 'papers');
    for (const one of [page, hers]) {
      await one.reload();
      if (one === page) await skipArrival(page);
      await pickPaper(
        one,
        'Passport',
        await (await drawSpecimen(passportOf(holders.lena))).jpeg().toBuffer(),
      );
    }
    // Who lives in the country has a visa to show.
    await pickPaper(page, 'Residence visa', await drawPaper({ lines: 12 }).jpeg().toBuffer());
    await goTo(page, 'formation');
    await press(step(page, approval), 'Hand in');
    await expect(step(page, approval)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, approval), 'Accept');
    await expect(
      task(staff, approval)
        .getByRole('button', { name: /^Mark as filed/ })
        .first(),
    ).toBeVisible();
    await open(staff, `${file}#names`);
    await staff.getByRole('button', { name: 'Record answer to Noor Care LLC' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Number of the reservation').fill('TN-4711');
    await dialog.getByLabel('Last day of the reservation').fill(inDays(10));
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(dialog).toBeHidden();
    await goTo(page, 'name');
    const reserved = names.getByRole('region', { name: 'Reserved by the authority' });
    await expect(reserved).toContainText('10 days left.');
    await open(staff, file);
    await press(task(staff, approval), 'Mark as filed');
    await expect(task(staff, approval)).toContainText('With the authority since');
    await press(task(staff, approval), 'Record approval');
    await expect(task(staff, memorandum)).toContainText('With the client');
  });

  await test.step('B6: the lease is handed in and accepted', async () => {
    await goTo(page, 'papers');
    await pickPaper(page, 'Lease', await drawPaper({ lines: 30 }).jpeg().toBuffer());
    await goTo(page, 'formation');
    await press(step(page, lease), 'Hand in');
    await expect(step(page, lease)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, lease), 'Accept');
    await expect(task(staff, lease)).toContainText('Done on');
  });

  await test.step('B7: both sign here what may be signed here; the memorandum needs the notary', async () => {
    await goTo(page, 'papers');
    await companyApi(page, 'PATCH', '/companies/{id}', {
      mailingAddress: 'Office 12, Harbour Street 5, Dubai',
    });
    await page.reload();
    await skipArrival(page);
    await page.getByRole('tab', { name: 'Made from your record' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Make: Shareholder resolution' }).click();
    const making = page.getByRole('dialog', { name: 'Shareholder resolution' });
    await making.getByLabel('What is decided').selectOption({ label: 'Open a bank account' });
    await making.getByLabel('Who is appointed or authorised').selectOption({ label: 'Omar Haddad' });
    await making.getByLabel('Name of the bank').fill('Wio Bank');
    await making.getByRole('button', { name: 'Make', exact: true }).click();
    await expect(toast(page, 'Shareholder resolution: made and kept in your documents.')).toBeVisible({
      timeout: 60_000,
    });
    await main.getByRole('button', { name: 'Send to be signed: Shareholder resolution' }).click();
    const sending = page.getByRole('dialog', { name: 'Shareholder resolution' });
    await sending.getByRole('button', { name: 'Send to be signed' }).click();
    await expect(main).toContainText('Out for signature');
    for (const [signer, { email }, name] of [
      [page, omar, 'Omar Haddad'],
      [hers, aya, 'Aya Haddad'],
    ] as const) {
      const theirs = signer.getByRole('main');
      await signer.goto(await linkSentTo(server, email, 'signing-request'));
      await theirs.getByRole('button', { name: 'Show the document' }).click();
      await expect(theirs.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 60_000 });
      await theirs.getByRole('textbox', { name: 'Your name' }).fill(name);
      await theirs.getByRole('checkbox').check();
      await theirs.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(theirs).toContainText(/Signed(\. Thank you| by everybody)/);
    }
    await goTo(page, 'papers');
    await pickPaper(page, 'Articles or memorandum', await drawPaper({ lines: 30 }).jpeg().toBuffer());
    await goTo(page, 'formation');
    await press(step(page, memorandum), 'Hand in');
    await expect(step(page, memorandum)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, memorandum), 'Accept');
    await expect(task(staff, memorandum)).toContainText('Done on');
    await press(task(staff, otherApprovals), 'Not needed');
    await task(staff, otherApprovals).getByLabel('Why it is not needed').fill('Trade alone needs none.');
    await press(task(staff, otherApprovals), 'Not needed');
    await expect(task(staff, otherApprovals)).toContainText('Trade alone needs none.');
  });

  await test.step('B8: a voucher above the quote is shown line by line, and waits for his agreement', async () => {
    await aSentQuote(callerOf(server, worker), String(company?.id));
    await goTo(page, 'quote');
    await acceptQuote(page, 'Omar Haddad');
    await open(staff, `${file}#money`);
    await staff.getByRole('button', { name: 'Add voucher' }).click();
    const adding = staff.getByRole('dialog', { name: 'Add voucher' });
    await adding.getByLabel('Authority').fill('DET');
    await adding.getByLabel('Number').fill('V-2026-1');
    await adding.getByLabel('Expires on').fill(inDays(25));
    await adding.getByLabel('Item 1 of the quote').selectOption({ label: 'Initial approval, AED 120' });
    await adding.getByLabel('Amount, AED').fill('165');
    await adding.getByLabel('Explanation').fill('The portal adds knowledge and innovation fees.');
    await adding.getByRole('button', { name: 'Add voucher' }).click();
    await expect(adding).toBeHidden();

    await goTo(page, 'payments');
    const vouchers = page.getByRole('region', { name: 'Payment vouchers' });
    await expect(vouchers).toContainText('DET, V-2026-1');
    await expect(vouchers).toContainText(/Expires on .*, in 25 days/);
    await expect(vouchers).toContainText(/Initial approval.*AED\s165.*AED\s120.*AED\s45/);
    await expect(vouchers).toContainText('Why: The portal adds knowledge and innovation fees.');
    await vouchers.getByRole('button', { name: /^Agree to AED/ }).click();
    await expect(vouchers).toContainText('Omar Haddad agreed to the amount.');
    await vouchers.getByRole('button', { name: 'I paid it myself' }).click();
    const proving = page.getByRole('dialog', { name: 'I paid it myself' });
    await proving.getByLabel('Proof of payment').setInputFiles({
      name: 'receipt.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPaper({ lines: 12 }).jpeg().toBuffer(),
    });
    await proving.getByRole('button', { name: 'Send proof' }).click();
    await expect(vouchers).toContainText('We check the proof and tell you.');
    await staff.reload();
    await staff.getByRole('button', { name: 'Confirm payment' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(staff.getByText('1 settled voucher')).toBeVisible();
  });

  await test.step('B9: from the licence to the first sale', async () => {
    await open(staff, file);
    await press(task(staff, licence), 'Mark as filed');
    await task(staff, licence).getByLabel('Licence number').fill('1234567');
    await task(staff, licence).getByLabel('Licence valid until').fill('2031-11-21');
    await press(task(staff, licence), 'Record approval');
    await expect(task(staff, products)).not.toContainText('Opens after');
    await goTo(page, 'formation');
    await expect(step(page, products)).toContainText('registered with the municipality');
    await goTo(page, 'calendar');
    await expect(page.getByText('Register for corporate tax').first()).toBeVisible();
    await goTo(page, 'sales-tax');
    await expect(page.getByRole('main')).toContainText('No amount yet');
    await expectAccessible(page);
    await expectReflow(page);
  });

  await test.step('B11: she sells him ten shares, and the register of each day can be read', async () => {
    await goTo(page, 'changes');
    await page.getByRole('button', { name: 'Start a change' }).click();
    const starting = page.getByRole('dialog', { name: 'Start a change' });
    await starting.getByLabel('Kind of change').selectOption({ label: 'Transfer of shares' });
    await starting.getByLabel('From', { exact: true }).selectOption({ label: 'Aya Haddad' });
    await starting.getByLabel('To', { exact: true }).selectOption({ label: 'Omar Haddad' });
    await starting.getByLabel('Number of shares').fill('10');
    await starting.getByRole('button', { name: 'Open the case' }).click();
    await expect(page.getByRole('heading', { name: 'Transfer of shares', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Report the change of beneficial owners: by');
    const change = page.url();
    await goTo(page, 'papers');
    await pickPaper(
      page,
      'Emirates ID or national identity card',
      await drawPaper({ lines: 12 }).jpeg().toBuffer(),
    );
    await page.goto(change);
    await skipArrival(page);
    await step(page, transfer).getByLabel('Signed by all who have to, on').fill(inDays(0));
    await press(step(page, transfer), 'Hand in');
    await expect(step(page, transfer)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, transfer), 'Accept');
    await press(task(staff, recorded), 'Mark as filed');
    await expect(task(staff, recorded)).toContainText('With the authority since');
    await press(task(staff, recorded), 'Record approval');
    for (const last of [owners, bank]) {
      await press(task(staff, last), 'Mark as done');
      await expect(task(staff, last)).toContainText('Done on');
      await expect(task(staff, last).getByRole('button', { name: /^Mark as done/ })).toHaveCount(0);
    }
    await page.reload();
    await skipArrival(page);
    await page.getByRole('link', { name: /^See the register of members as of/ }).click();
    const register = page.getByRole('table').last();
    await expect(register.getByRole('row', { name: /Omar Haddad/ })).toContainText('70');
    await expect(register.getByRole('row', { name: /Aya Haddad/ })).toContainText('30');
  });
  await office.close();
});
