import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawSpecimen, holders, passportOf } from '#server/paper-checks/testing/draw-specimen.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openOffice, openPhone, withAgency } from './support/agency.ts';
import { callerOf } from './support/caller.ts';
import { step } from './support/case-steps.ts';
import { goTo } from './support/dashboard.ts';
import { linkSentTo } from './support/emails.ts';
import { type InvitedClient, joinByInvitation } from './support/invited-clients.ts';
import { companyKinds, pickPaper, uploadPaper } from './support/papers.ts';
import { expect, open, test, toast } from './support/test.ts';

withAgency();
// Its lists are counted, so nobody else's clients are among them.
test.use({ sharedBy: 'agency' });

const approval = 'Choose licence and activities, offer three names, and hand in the papers';
/** Of another zone, which says how long its answer takes. */
const signing = 'Pay, and sign the articles';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** As people in the Gulf write a day, and in the digits that a spreadsheet there has. */
const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
const written = (day: string) => day.split('-').reverse().join('/');

const group = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Whose turn' }).getByRole('button', { name });
const rows = (page: Page) => page.getByRole('table').getByRole('checkbox');

test('E2 to E6: Rana’s Monday, from her spreadsheet to the news of the authority', async ({
  page: unused,
  browser,
  server,
  noise,
}) => {
  test.setTimeout(300_000);
  await unused.close();
  // A client that somebody else has claimed.
  noise.expect(/status of 412/);
  const office = await openOffice({ browser, server });
  const { page } = office;
  const rana = callerOf(server, office.person);
  const tag = `Monday ${randomUUID().slice(0, 6)}`;
  const names = ['Ana', 'Bilal', 'Chen', 'Dina', 'Emil', 'Farah', 'Goran', 'Huda'];
  const emailOf = (name: string) => `${name.toLowerCase()}.${tag.slice(-6)}@example.com`;

  await test.step('E2: her table is matched, read row by row, and taken back', async () => {
    const header = 'Firm;Free zone;Contact;E-mail;License No;Expiry;Visas;Office';
    const lines = names.map((name, index) => {
      const expiry = index === 0 ? written(inDays(30)) : index === 1 ? inDays(2_000) : '';
      return `${tag} ${name};${index < 6 ? 'IFZA' : 'DMCC'};${name};${emailOf(name)};${arabic(`L-${tag.slice(-6)}-${index}`)};${arabic(expiry)};${arabic('1')};virtual`;
    });
    const faulty = [';;;;;;;', `${tag} Nowhere;Atlantis;;nobody;;soon;two;`];
    const choose = (all: readonly string[]) =>
      page
        .getByLabel('Choose a CSV file', { exact: true })
        .last()
        .setInputFiles({
          name: 'clients.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`\ufeff${[header, ...all].join('\r\n')}\r\n`),
        });
    await open(page, '/operator/import');
    await choose([...lines, ...faulty]);
    await expect(page.getByText('Say which columns hold the company and the place.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Firm' }).selectOption('Company');
    await expect(page.getByText('8 of 9 rows can be imported.')).toBeVisible();
    const wrong = page.getByRole('row').filter({ hasText: `${tag} Nowhere` });
    for (const problem of [
      'is not a place we know',
      'is not an email address',
      'is not a date',
      'is not a number',
    ])
      await expect(wrong).toContainText(problem);
    await expect(page.getByRole('button', { name: 'Import 8 clients' })).toBeDisabled();
    await expectAccessible(page, [{ width: 1440, height: 900 }]);
    await page.getByRole('checkbox', { name: 'Leave rows with problems out' }).check();
    await page.getByRole('button', { name: 'Import 8 clients' }).click();
    await expect(toast(page, '8 clients imported.')).toBeVisible();

    await open(page, '/operator/import');
    await page.getByRole('button', { name: 'Undo the import of clients.csv' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '8 clients removed.')).toBeVisible();
    await choose(lines);
    await page.getByRole('combobox', { name: 'Firm' }).selectOption('Company');
    await expect(page.getByText('All 8 rows can be imported.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Invite everybody/ }).check();
    await page.getByRole('button', { name: 'Import 8 clients' }).click();
    await expect(toast(page, '8 clients imported.')).toBeVisible();
  });

  const clients = await Promise.all(
    names.map((name) =>
      joinByInvitation(server, { email: emailOf(name), firstName: name, lastName: 'Client' }),
    ),
  );
  const [ana, bilal, , , , farah, goran, huda] = clients as [
    InvitedClient,
    InvitedClient,
    InvitedClient,
    InvitedClient,
    InvitedClient,
    InvitedClient,
    InvitedClient,
    InvitedClient,
  ];
  const companies = clients.map(({ companyId }) => companyId);
  // Emails go out at once, and the clients have been silent for two months.
  await server.query(
    `insert into notification_settings (person_id, quiet_from, quiet_to) select unnest($1::uuid[]), 0, 0
     on conflict (person_id) do update set quiet_from = 0, quiet_to = 0`,
    [clients.map(({ id }) => id)],
  );
  await server.query(
    "update cases set opened_at = now() - interval '60 days', listed_by = null where company_id = any($1)",
    [companies],
  );
  const act = async ({ companyId }: InvitedClient, task: string, action: string, on: string) => {
    const path = `/operator/companies/${companyId}/cases/formation/tasks/${task}/actions`;
    const { status, body } = await rana.call('POST', path, { body: { action, on } });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  for (const client of [goran, huda]) {
    for (const action of ['submit', 'accept', 'file']) await act(client, 'pre-approval', action, inDays(-50));
  }
  await act(farah, 'approval', 'submit', inDays(-1));

  await test.step('E3: four groups whose counts are their lists, by keys; of two who claim one is told', async () => {
    await open(page, `/operator?search=${encodeURIComponent(tag)}`);
    // The keys work once the page itself is there.
    await expect(group(page, 'Our turn')).toBeVisible();
    for (const [key, name] of ['Our turn', 'Client late', 'Authority late', 'Expiring soon'].entries()) {
      await page.keyboard.press(String(key + 1));
      await expect(group(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(group(page, name)).toHaveText(/\d/);
      const count = Number(/\d+/.exec((await group(page, name).textContent()) ?? '')?.[0]);
      await expect(rows(page)).toHaveCount(count);
    }
    await expect(page.getByRole('row').filter({ hasText: `${tag} Ana` })).toContainText('Start the renewal');
    await page.keyboard.press('2');
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByRole('row').filter({ hasText: `${tag} Bilal` })).toContainText('Remind');

    const colleague = await openOffice({ browser, server }, { firstName: 'Omar', lastName: 'Said' });
    const search = encodeURIComponent(`${tag} Bilal`);
    const rowOf = (one: Page) => one.getByRole('row').filter({ hasText: `${tag} Bilal` });
    await open(colleague.page, `/operator?group=client-late&search=${search}`);
    await expect(rows(colleague.page)).toHaveCount(1);
    await colleague.page.keyboard.press('j');
    await colleague.page.keyboard.press('c');
    await expect(rowOf(colleague.page)).toContainText('Omar Said');
    // What she sees is old by now.
    await page.getByRole('link', { name: `${tag} Bilal` }).focus();
    await page.keyboard.press('c');
    await expect(page.getByText(/^Somebody else has taken a client in the meantime\./)).toBeVisible();
    await expect(rowOf(page)).toContainText('Omar Said');
    await colleague.context.close();
  });

  const anas = await openPhone({ browser, server }, ana);
  await test.step('E4: twelve uploads are reviewed by keys; a reason and a note go back', async () => {
    await goTo(anas, 'papers');
    await pickPaper(anas, 'Passport', await (await drawSpecimen(passportOf(holders.lena))).jpeg().toBuffer());
    for (const kind of companyKinds) await uploadPaper(server, bilal, kind);

    await open(page, '/operator/desk');
    const queue = page.getByRole('navigation', { name: 'Waiting for review' }).getByRole('listitem');
    const title = page
      .getByRole('region', { name: 'Document' })
      .locator('..')
      .getByRole('heading', { level: 2 });
    // A step that Farah handed in waits, too.
    await expect(queue).toHaveCount(13);
    await queue.filter({ hasText: 'Passport' }).getByRole('button').first().press('Enter');
    await expect(title).toHaveText(/^Passport/);
    await expect(page.getByRole('table', { name: 'Typed and read' })).toContainText('Read by machine');
    await page.keyboard.press('r');
    const returning = page.getByRole('dialog');
    await returning.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await expect(returning.getByRole('textbox')).toBeFocused();
    await expect(returning.getByRole('textbox')).toHaveValue(/^This page is blurred/);
    await page.keyboard.press('End');
    await page.keyboard.type(' Its lower edge is missing, too.');
    await returning.getByRole('button', { name: 'Return to client' }).press('Enter');
    await expect(toast(page, 'Passport returned.')).toBeVisible();
    for (let left = 12; left > 1; left -= 1) {
      await expect(queue).toHaveCount(left);
      await expect(title).toBeFocused();
      await page.keyboard.press('a');
      if (left !== 12) continue;
      await expect(queue).toHaveCount(11);
      await expect(title).toBeFocused();
      await page.keyboard.press('u');
      await expect(queue).toHaveCount(12);
      await expect(title).toBeFocused();
      await page.keyboard.press('a');
    }
  });

  await test.step('E9: only the page opens for her, and both versions stand side by side', async () => {
    await goTo(anas, 'papers');
    await expect(anas.getByText(/Its lower edge is missing, too\.$/)).toBeVisible();
    await pickPaper(anas, 'Passport', await (await drawSpecimen(passportOf(holders.lena))).jpeg().toBuffer());
    await open(page, '/operator/desk');
    await page
      .getByRole('navigation', { name: 'Waiting for review' })
      .getByRole('listitem')
      .filter({ hasText: 'Passport' })
      .getByRole('button')
      .first()
      .press('Enter');
    for (const version of [1, 2])
      await expect(page.getByRole('img', { name: `Page 1 of version ${version}` })).toBeVisible({
        timeout: 60_000,
      });
    await page.keyboard.press('a');
    await expect(toast(page, 'Passport accepted.')).toBeVisible();
  });

  const silent = `/operator?group=client-late&search=${encodeURIComponent(tag)}`;
  const reminding = page.getByRole('dialog', { name: 'Remind clients' });
  await test.step('E5: the silent get what each owes; what arrives meanwhile is dropped', async () => {
    await open(page, silent);
    await expect(rows(page)).toHaveCount(5);
    for (let row = 0; row < 5; row += 1) {
      await page.keyboard.press('j');
      await page.keyboard.press('x');
    }
    await page.keyboard.press('r');
    const previews = reminding.getByRole('listitem').filter({ hasText: tag });
    await expect(previews).toHaveCount(5);
    await expect(reminding.getByText('Never reminded')).toHaveCount(5);
    await expect(previews.filter({ hasText: `${tag} Bilal` })).toContainText(emailOf('Bilal'));
    await expect(
      previews
        .filter({ hasText: `${tag} Bilal` })
        .getByRole('listitem')
        .last(),
    ).toHaveText(approval);
    await expectAccessible(page, [{ width: 1440, height: 900 }]);
    // Ana hands in while Rana reads.
    await act(ana, 'approval', 'submit', inDays(0));
    await reminding.getByRole('button', { name: 'Remind 5 clients' }).press('Enter');
    await expect(toast(page, '4 clients will be reminded.')).toBeVisible();

    await server.query("insert into pgboss.job (name, data) values ('send-reminders', '{}')");
    const reminded = () =>
      server.query(
        "select recipient, plain_text from outgoing_emails where kind = 'reminder' and recipient = any($1)",
        [clients.map(({ email }) => email)],
      );
    await expect.poll(async () => (await reminded()).length, { timeout: 30_000 }).toBe(4);
    const emails = await reminded();
    expect(emails.map(({ recipient }) => recipient)).not.toContain(ana.email);
    for (const { plain_text } of emails) expect(plain_text).toContain(approval);
    const bilals = await openPhone({ browser, server }, bilal);
    await bilals.goto(await linkSentTo(server, bilal.email, 'reminder'));
    await expect(bilals.getByRole('heading', { level: 3, name: approval })).toBeVisible();
    await bilals.context().close();
  });

  await test.step('E5: the list says when, and nobody is reminded three times a week', async () => {
    await open(page, silent);
    await expect(rows(page)).toHaveCount(4);
    const row = page.getByRole('row').filter({ hasText: `${tag} Bilal` });
    await expect(row).toContainText(/Reminded \d+ \w+ \d{4}/);
    for (const again of [true, false]) {
      await page.getByRole('link', { name: `${tag} Bilal` }).focus();
      await page.keyboard.press('r');
      await expect(reminding).toContainText('Last reminded on');
      if (again) {
        await reminding.getByRole('button', { name: 'Remind 1 client' }).press('Enter');
        await expect(toast(page, '1 client will be reminded.')).toBeVisible();
        await expect(reminding).toBeHidden();
      } else {
        await expect(reminding).toContainText('Reminded twice this week');
        await expect(reminding.getByRole('button', { name: /^Remind 0/ })).toBeDisabled();
        await page.keyboard.press('Escape');
      }
    }
  });

  await test.step('E6: one answer for two of a zone, taken back and given again; the next step opens', async () => {
    const gorans = await openPhone({ browser, server }, goran);
    await goTo(gorans, 'formation');
    await expect(step(gorans, signing)).toContainText('Opens after');
    await page.keyboard.press('5');
    await expect(rows(page)).toHaveCount(2);
    const answer = page.getByRole('dialog', { name: 'What did the authority say?' });
    for (const isWrong of [true, false]) {
      await expect(rows(page)).toHaveCount(2);
      for (let row = 0; row < 2; row += 1) {
        await page.keyboard.press('j');
        await page.keyboard.press('x');
      }
      await page.getByRole('button', { name: 'Record answer' }).press('Enter');
      await answer.getByLabel('On', { exact: true }).fill(inDays(-1));
      await answer.getByLabel(/^Reference/).fill(isWrong ? 'WRONG-1' : 'IFZA-LIST-7');
      await answer.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(answer).toContainText('Recorded for 2.');
      if (isWrong) {
        await answer.getByRole('button', { name: 'Take all back' }).press('Enter');
        await expect(answer.getByRole('button', { name: 'Take all back' })).toHaveCount(0);
      }
      await answer.getByRole('button', { name: 'Close' }).last().click();
      await expect(answer).toBeHidden();
    }
    await expect(rows(page)).toHaveCount(0);
    await goTo(gorans, 'formation');
    await expect(step(gorans, signing)).not.toContainText('Opens after');
    await goTo(gorans, 'notifications');
    await expect(gorans.getByText(/^Approved: .*reference IFZA-LIST-7/)).toBeVisible();
    await gorans.context().close();
  });
  await anas.context().close();
  await office.context.close();
});
