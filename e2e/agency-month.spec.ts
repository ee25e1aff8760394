import { randomUUID } from 'node:crypto';
import { anAcceptedQuote } from '#server/quotes/testing/an-accepted-quote.ts';
import { expectAccessible } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { openOffice, openPhone, withAgency } from './support/agency.ts';
import { callerOf } from './support/caller.ts';
import { goTo } from './support/dashboard.ts';
import { ask, expertPanel, wakeExpert } from './support/expert.ts';
import { uploadPaper } from './support/papers.ts';
import { expect, open, test, toast } from './support/test.ts';

withAgency();
// Its lists are counted, so nobody else's clients are among them.
test.use({ sharedBy: 'agency-month' });

const today = new Date().toISOString().slice(0, 10);

const zone = {
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'ifza',
  subType: 'ifza',
  visas: 1,
  officeType: 'virtual',
};

test('E8 to E13: the money, the refusal, the questions, the staff, the proof and the month', async ({
  page: unused,
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  await unused.close();
  await wakeExpert(server);
  const tag = randomUUID().slice(0, 6);
  const office = await openOffice({ browser, server }, { lastName: `Aziz ${tag}` });
  const { page } = office;
  const rana = callerOf(server, office.person);
  const company = { ...zone, name: `Nordlicht ${tag}` };
  const lena = await register(server.origin, { company });
  const { companyId = '' } = lena;
  const owner = callerOf(server, lena);
  const lenas = await openPhone({ browser, server }, lena);
  const file = `/operator/companies/${companyId}`;
  const assigned = await rana.call('PUT', `${file}/owner`, {
    body: { owner: office.person.id },
    headers: { 'if-match': '*' },
  });
  expect(assigned.status).toBe(200);

  await test.step('E8: a transfer arrives short by statement, the rest by hand, and she sees what comes back', async () => {
    await anAcceptedQuote(rana, owner, companyId, [{ label: 'Company formation', amount: 500_000 }]);
    const number = `77${Date.now()}`;
    const { body } = await rana.call('POST', '/operator/bank-accounts', {
      body: {
        ...{ currency: 'AED', holder: 'Harbour Agents', bank: 'Harbour Bank', bic: '', note: '' },
        ...{ number, isOffered: true },
      },
    });
    const account = body.accounts.find((each: { number: string }) => each.number === number).id;
    const [{ requests }] = (await owner.call('GET', `/companies/${companyId}/payments`)).body.payments.cases;
    const [{ due, reference }] = requests;
    await open(page, '/operator/money');
    await page.getByRole('button', { name: 'Import a statement' }).click();
    const importing = page.getByRole('dialog');
    await importing.getByRole('combobox', { name: /account/i }).selectOption(account);
    const line = `${today},${reference},LENA HARTMANN,${(due / 100 - 100).toFixed(2)}`;
    await importing.getByLabel('File').setInputFiles({
      name: 'bank.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date,Details,Name,Amount\n${line}\n`),
    });
    await importing.getByRole('button', { name: 'Import 1 movement' }).click();
    await page.getByRole('tab', { name: 'From the bank' }).click();
    const match = page.getByRole('button', { name: new RegExp(`^Record for ${company.name}`) });
    await expect(match).toContainText('same reference');
    await expect(match).toContainText(/AED\s100 less than is due/);
    await match.press('Enter');
    await expect(toast(page, 'Saved.')).toBeVisible();
    await goTo(lenas, 'payments');
    await expect(lenas.getByText(/^AED\s100 for quote/)).toBeVisible();
    await expect(lenas.getByText('Comes back if you stop now')).toBeVisible();

    await open(page, `${file}#money`);
    await page.getByRole('button', { name: 'Record money' }).press('Enter');
    const recording = page.getByRole('dialog', { name: 'Record money' });
    await recording.getByLabel('Bank account').selectOption(account);
    await recording.getByLabel(/^Amount/).fill('100');
    await recording.getByLabel(/^Payer/).fill('Lena Hartmann');
    await recording.getByRole('button', { name: 'Record', exact: true }).press('Enter');
    await expect(toast(page, 'Recorded.')).toBeVisible();
    await goTo(lenas, 'payments');
    await expect(lenas.getByText('Comes back if you stop now')).toBeVisible();
    await expect(lenas.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
  });

  await test.step('E9: a refused name comes back with its reason and a way on, and only it is asked again', async () => {
    await server.query(
      `insert into name_proposals (company_id, rank, name, arabic_name, explanation, proposed_at)
       values ($1, 1, 'Nordlicht Studio FZCO', '', '', now())`,
      [companyId],
    );
    await open(page, `${file}#names`);
    await page.getByRole('button', { name: 'Record answer to Nordlicht Studio FZCO' }).press('Enter');
    const answer = page.getByRole('dialog');
    await answer.getByLabel('Answer', { exact: true }).selectOption('Refused');
    await answer.getByLabel('Reason of the authority').fill('A company of this name is registered.');
    await answer.getByLabel('What the client does next').fill('Propose another name.');
    await answer.getByRole('button', { name: 'Save answer' }).press('Enter');
    await expect(answer).toBeHidden();
    await goTo(lenas, 'name');
    const names = lenas.getByRole('region', { name: 'Names', exact: true });
    const refused = names.getByRole('region', { name: 'Refused by the authority' });
    await expect(refused.locator('del')).toHaveText('Nordlicht Studio FZCO');
    await expect(refused).toContainText('A company of this name is registered.');
    const first = names.getByLabel('Name', { exact: true }).first();
    await expect(first).toHaveValue('');
    await first.fill('Nordstern Studio FZCO');
    await names.getByRole('button', { name: 'Save names' }).click();
    await expect(toast(lenas, 'Names saved')).toBeVisible();
  });

  // Of words that no other test publishes an answer to.
  const question = `Who sews balloons in ${tag}?`;
  await test.step('E10: what the expert could not answer is answered with a source, and found from then on', async () => {
    const asks = async () => {
      await goTo(lenas, 'messages');
      await lenas
        .getByRole('button', { name: /Expert$/ })
        .last()
        .click();
      await ask(lenas, question);
      await expect(expertPanel(lenas).answer).toHaveText(/\S{3}/);
      await expect(expertPanel(lenas).typing).toBeHidden();
      await expect(expertPanel(lenas).button('Copy').last()).toBeVisible();
    };
    await asks();
    await open(page, '/operator/questions');
    await page.getByRole('link', { name: question }).first().press('Enter');
    await page.getByRole('button', { name: 'Write an answer' }).press('Enter');
    await page.getByLabel('Question', { exact: true }).fill(question);
    await page.getByLabel('Answer', { exact: true }).fill(`The yard at **Almas ${tag}** sews balloons.`);
    await page.getByLabel('Title of the source').fill('The yard');
    await page.getByLabel('Address of the source').fill('https://yard.example/balloons');
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(toast(page, 'Published. The expert and the search find it from now on.')).toBeVisible();
    await asks();
    await expect(expertPanel(lenas).answer).toContainText(`Almas ${tag}`);
    await lenas.keyboard.press('Escape');
  });

  await test.step('E11: a junior takes her clients, exports nothing, and gives them back when he goes', async () => {
    const jon = await openOffice({ browser, server }, { firstName: 'Jon', lastName: tag, role: 'read-only' });
    await open(page, '/operator/staff');
    await page.getByRole('button', { name: `Change Jon ${tag}` }).press('Enter');
    const changing = page.getByRole('dialog', { name: `Jon ${tag}` });
    await changing.getByRole('combobox', { name: 'Role' }).selectOption('Case worker');
    await changing.getByRole('button', { name: 'Save role' }).press('Enter');
    await expect(changing).toBeHidden();
    await page.getByRole('button', { name: `Change Rana Aziz ${tag}` }).press('Enter');
    const handing = page.getByRole('dialog', { name: `Rana Aziz ${tag}` });
    await handing.getByRole('combobox', { name: 'Hand clients over to' }).selectOption(`Jon ${tag}`);
    await handing.getByRole('button', { name: 'Hand over' }).press('Enter');
    await expect(toast(page, '1 client handed over.')).toBeVisible();

    await open(jon.page, `${file}#moving`);
    await expect(jon.page.getByRole('heading', { name: 'Who holds which portal' })).toBeVisible();
    await expect(jon.page.getByRole('button', { name: 'Make the file' })).toHaveCount(0);
    await jon.context.close();

    await page.getByRole('button', { name: `Change Jon ${tag}` }).press('Enter');
    await changing.getByRole('combobox', { name: 'Hand clients over to' }).selectOption(`Rana Aziz ${tag}`);
    await changing.getByRole('button', { name: 'Remove from the staff' }).press('Enter');
    await expect(changing).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: `Jon ${tag}` })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: `Rana Aziz ${tag}` })).toContainText('1');
  });

  await test.step('E12: she sees who opened her document, and gets everything in one file', async () => {
    await uploadPaper(server, lena, 'passport', lena.id);
    await open(page, '/operator/desk');
    await expect(page.getByRole('img', { name: 'Page 1 of version 1' })).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('a');
    await expect(toast(page, 'Passport accepted.')).toBeVisible();
    await goTo(lenas, 'papers');
    await lenas
      .getByRole('button', { name: /^Open Passport/ })
      .first()
      .click();
    const passport = lenas.getByRole('dialog');
    await passport.getByRole('button', { name: 'Who opened it' }).click();
    await expect(passport.getByText(new RegExp(`^Rana Aziz ${tag},`)).first()).toBeVisible();

    await open(page, `${file}#moving`);
    await page.getByLabel('Password', { exact: true }).fill(office.person.password);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the file' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await goTo(lenas, 'activity');
    const entry = lenas
      .getByRole('listitem')
      .filter({ hasText: `Rana Aziz ${tag}` })
      .first();
    await expect(entry).toContainText('Operator');
  });

  await test.step('E13: the month of today, whose sums are the lengths of their lists', async () => {
    await open(page, '/operator/report');
    await page.getByRole('button', { name: 'Month' }).press('Enter');
    await page.getByRole('button', { name: 'Later' }).press('Enter');
    await expect(page.getByRole('table', { name: /^Opened: [1-9]/ })).toContainText(company.name);
    for (const what of ['Opened', 'Done', 'Returned or refused', 'Expiring in the next 90 days']) {
      const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${what}: \\d+$`) });
      const count = Number(/\d+$/.exec((await heading.textContent()) ?? '')?.[0]);
      const listed = page.getByRole('table', { name: new RegExp(`^${what}: `) }).locator('tbody tr');
      await expect(listed).toHaveCount(count);
    }
    await expectAccessible(page, [{ width: 1440, height: 900 }]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
  await lenas.context().close();
  await office.context.close();
});
