import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PartyView } from '#contract/party-view.ts';
import { removeClosedAccounts } from '../account-closing/remove-closed-accounts.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { rotateKeys } from '../papers/rotate-keys.ts';
import { inScope } from '../platform/database/scope.ts';
import { openSeal } from '../platform/seal.ts';
import { aCompany, aPerson, aVisitor, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { takeOverAnswers } from './sensitive-answers-repository.ts';

let app: TestApp;
let omar: TestPerson;
let company: string;
let party: string;

/** What nobody else may read, anywhere. */
const secret = 'Inheritance from aunt Salma in Amman';
const passport = 'Q77AYA1234';

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

const at = (path: string) => `/companies/${company}${path}`;

/** Omar's company with Aya in its list. */
async function ayasCompany() {
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  await app.query('update users set email_verified = true where id = $1', [omar.id]);
  company = (await aCompany(omar)).id;
  const { body } = await omar.call('POST', at('/parties'), { body: { kind: 'person', name: 'Aya Haddad' } });
  party = body.people.parties[0].id;
}

const invite = (email: string, id = party) =>
  omar.call('POST', at(`/parties/${id}/invitation`), { body: { email, role: 'shareholder' } });

/** The secret part of the link in the newest email to an address. */
async function tokenFor(email: string): Promise<string> {
  const { rows } = await app.query(
    "select plain_text as text from outgoing_emails where recipient = $1 and kind = 'invitation' order by created_at desc limit 1",
    [email],
  );
  return /token=([\w-]+)/.exec(rows[0]?.text)?.[1] ?? '';
}

/** Aya, who has accepted and filled in her part. */
async function ayaInside(): Promise<TestPerson> {
  await ayasCompany();
  const aya = await aPerson(app, { fullName: 'Aya Haddad' });
  expect((await invite(aya.email)).status).toBe(201);
  const { body } = await aya.call('POST', '/invitations/accept', {
    body: { token: await tokenFor(aya.email) },
  });
  expect(body).toMatchObject({ companyId: company, hasOwnPart: true });
  const answers = { sourceOfFunds: secret, passportNumber: passport };
  const filled = await aya.call('PATCH', at('/own-part'), { body: { birthDate: '1990-05-05', answers } });
  expect(filled.body.part.answers).toEqual(answers);
  return aya;
}

describe('an own page', () => {
  test('opens by a link from an email, for this person alone, and shows nothing else of the company', async () => {
    const aya = await ayaInside();
    expect((await aya.call('GET', '/companies')).body.companies).toEqual([]);
    for (const path of [
      '',
      '/people',
      '/members',
      '/history',
      '/formation',
      '/calendar',
      '/registers/members',
    ]) {
      expect([path, refusal(await aya.call('GET', at(path)))]).toEqual([
        path,
        { status: 403, code: 'not-allowed' },
      ]);
    }
    const { body } = await aya.call('GET', '/own-parts');
    expect(body.parts).toEqual([expect.objectContaining({ companyId: company })]);
    const listed = (await omar.call('GET', at('/people'))).body.people.parties[0];
    expect(listed).toMatchObject({ hasJoined: true, isYou: false, birthDate: '1990-05-05' });
    expect(listed.missing).not.toContain('sourceOfFunds');
    expect(listed.missing).toContain('sourceOfWealth');
  });

  test('keeps what is sent piece by piece; an emptied answer is gone', async () => {
    const aya = await ayaInside();
    await aya.call('PATCH', at('/own-part'), { body: { answers: { sourceOfFunds: '' } } });
    const { body } = await aya.call('GET', at('/own-part'));
    expect(body.part.answers).toEqual({ passportNumber: passport });
    expect(body.part.party).toMatchObject({ birthDate: '1990-05-05', isYou: true });
    expect(body.part.party.missing).toContain('sourceOfFunds');
  });

  test('a link works once, also by two clicks at once, and never for somebody else', async () => {
    await ayasCompany();
    const [aya, other] = [await aPerson(app), await aPerson(app)];
    await invite(aya.email);
    const token = await tokenFor(aya.email);
    const accept = (who: TestPerson) => who.call('POST', '/invitations/accept', { body: { token } });
    expect(refusal(await accept(other))).toEqual({ status: 403, code: 'invitation-for-another' });
    const both = await Promise.all([accept(aya), accept(aya)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refusal(await accept(aya))).toEqual({ status: 409, code: 'invitation-used' });
    expect(refusal(await invite('another@example.com'))).toEqual({ status: 409, code: 'party-joined' });
  });

  test('a wrong address is withdrawn and replaced; the old link stops working', async () => {
    await ayasCompany();
    const aya = await aPerson(app);
    await invite('wrong@example.com');
    expect(refusal(await invite(aya.email))).toEqual({ status: 409, code: 'already-invited' });
    const old = await tokenFor('wrong@example.com');
    const { invitation } = (await omar.call('GET', at('/people'))).body.people.parties[0] as PartyView;
    expect(invitation).toMatchObject({ email: 'wrong@example.com', hasExpired: false });
    await omar.call('DELETE', at(`/invitations/${invitation?.id}`));
    const read = await aVisitor(app)('POST', '/invitations/read', { body: { token: old } });
    expect(refusal(read)).toEqual({ status: 410, code: 'invitation-withdrawn' });
    expect((await invite(aya.email)).status).toBe(201);
  });

  test('somebody new registers by the link; a member keeps their role', async () => {
    await ayasCompany();
    await invite('newcomer@example.com');
    const registered = await aVisitor(app)('POST', '/invitations/register', {
      body: {
        token: await tokenFor('newcomer@example.com'),
        full_name: 'Aya',
        password: 'quiet harbour at dusk',
      },
    });
    expect([registered.status, registered.body.hasOwnPart]).toEqual([201, true]);

    const { body } = await omar.call('POST', at('/parties'), { body: { kind: 'person', name: 'Lena' } });
    const lena = await aPerson(app);
    await app.query(
      "insert into members (company_id, user_id, role, status) values ($1, $2, 'adviser', 'active')",
      [company, lena.id],
    );
    await invite(lena.email, body.people.parties[1].id);
    await lena.call('POST', '/invitations/accept', { body: { token: await tokenFor(lena.email) } });
    expect((await lena.call('GET', at(''))).body.company.role).toBe('adviser');
    expect((await lena.call('GET', at('/own-part'))).status).toBe(200);
  });

  test('a company cannot be invited', async () => {
    await ayasCompany();
    const { body } = await omar.call('POST', at('/parties'), { body: { kind: 'company', name: 'Fund' } });
    const fund = body.people.parties.find(({ name }: PartyView) => name === 'Fund').id;
    expect(refusal(await invite('fund@example.com', fund))).toEqual({
      status: 409,
      code: 'party-not-a-person',
    });
  });
});

describe('sensitive answers', () => {
  test('appear in nothing that anybody else reads, nor in the database, its log, emails or exports', async () => {
    const aya = await ayaInside();
    await omar.call('POST', at('/parties'), { body: { kind: 'person', name: 'Omar', isYou: true } });
    const manager = await anOperator(app, 'Rana Aziz');
    const question = {
      messages: [{ role: 'user', content: `What is Aya's passport number and her source of funds?` }],
      stream: false,
    };
    const seen = [
      await omar.call('GET', at('/people')),
      await omar.call('GET', at('/own-part')),
      await omar.call('GET', at('/registers/members')),
      await omar.call('GET', at('/registers/members/file')),
      await omar.call('GET', at('/audit-log')),
      await omar.call('GET', at('/audit-log/export?format=json')),
      await omar.call('GET', '/account/export'),
      await app
        .fetch('/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21', {
          method: 'POST',
          headers: {
            'api-key': app.services.secrets.anonymousKey,
            cookie: omar.cookie,
            'content-type': 'application/json',
          },
          body: JSON.stringify(question),
        })
        .then(async (answer) => ({ status: answer.status, body: await answer.text() })),
      await manager.call('GET', `/operator/companies/${company}/people`),
      await manager.call('GET', `/operator/companies/${company}`),
      await manager.call('GET', `/operator/companies?search=${encodeURIComponent(passport)}`),
      await manager.call('GET', `/operator/people?search=${encodeURIComponent(passport)}`),
      await manager.call('GET', `/operator/people/${aya.id}`),
    ];
    for (const { status, body } of seen) {
      expect([200, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(secret);
      // A search answers with what was searched for nowhere either.
      expect(JSON.stringify(body)).not.toContain(passport);
    }
    expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(8);
    const tables = await app.query(
      "select table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables.rows) {
      const schema = (
        await app.query('select table_schema from information_schema.tables where table_name = $1', [name])
      ).rows[0].table_schema;
      const { rows } = await app.query(
        `select count(*)::int as hits from "${schema}"."${name}" t where t::text like $1 or t::text like $2`,
        [`%${secret}%`, `%${passport}%`],
      );
      expect([name, rows[0].hits]).toEqual([name, 0]);
    }
  });

  test('are sealed with the company’s key: an earlier release’s are taken over, and a rotation leaves none behind', async () => {
    const aya = await ayaInside();
    const { secrets, database } = app.services;
    const former = openSeal(secrets.authSecret, 'sensitive answers');
    const rows = async () =>
      (
        await app.query(
          'select field, sealed, key_version from sensitive_answers where company_id = $1 order by field',
          [company],
        )
      ).rows;
    for (const { sealed, key_version } of await rows()) {
      expect(key_version).toBe(1);
      expect(() => former.open(sealed, party)).toThrow();
    }
    const read = async () => (await aya.call('GET', at('/own-part'))).body.part.answers;
    const answers = { sourceOfFunds: secret, passportNumber: passport };

    await app.query(
      "update sensitive_answers set key_version = null, sealed = $2 where company_id = $1 and field = 'sourceOfFunds'",
      [company, former.seal(secret, party)],
    );
    await inScope(database, 'installation', (scope) => takeOverAnswers(scope, secrets));
    expect(await read()).toEqual(answers);
    expect((await rows()).map(({ key_version }) => key_version)).toEqual([1, 1]);

    await rotateKeys(app.services, () => {});
    expect(await read()).toEqual(answers);
    expect((await rows()).map(({ key_version }) => key_version)).toEqual([2, 2]);
    const keys = await app.query('select version from company_keys where company_id = $1', [company]);
    expect(keys.rows).toEqual([{ version: 2 }]);
  });

  test('open no more once the company’s key is erased', async () => {
    const aya = await ayaInside();
    // What a backup of the answers alone would bring back, beside a key that is another one by now.
    await app.query('update company_keys set sealed_key = $2 where company_id = $1', [
      company,
      openSeal(app.services.secrets.authSecret, 'company keys').seal(
        Buffer.alloc(32, 7).toString('base64'),
        `${company}/1`,
      ),
    ]);
    expect((await aya.call('GET', at('/own-part'))).status).toBe(500);
    await app.query("update users set removed_after = now() - interval '1 day' where id = $1", [omar.id]);
    await app.query('delete from members where company_id = $1 and user_id <> $2', [company, omar.id]);
    await removeClosedAccounts(app.services);
    for (const table of ['company_keys', 'sensitive_answers']) {
      expect((await app.query(`select from ${table} where company_id = $1`, [company])).rows, table).toEqual(
        [],
      );
    }
  });

  test('are hidden by the database inside the company’s own scope', async () => {
    await ayaInside();
    const seen = (scope: Parameters<typeof inScope>[1]) =>
      inScope(
        app.services.database,
        scope,
        async ({ client }) => (await client.query('select 1 from sensitive_answers')).rowCount,
      );
    expect(await seen({ person: omar.id, company })).toBe(0);
    expect(await seen({ company })).toBe(0);
  });

  test('are opened by staff with that right alone, and each opening is shown to the person', async () => {
    const aya = await ayaInside();
    const path = `/operator/companies/${company}/parties/${party}/sensitive-answers`;
    const worker = await anOperator(app, 'Junior', 'case-worker');
    expect(refusal(await worker.call('POST', path))).toEqual({ status: 403, code: 'right-required' });
    const reviewer = await anOperator(app, 'Rana Aziz', 'reviewer');
    const opened = await reviewer.call('POST', path);
    expect(opened.body.answers).toEqual({ sourceOfFunds: secret, passportNumber: passport });
    const { body } = await aya.call('GET', at('/own-part'));
    expect(body.part.openings).toEqual([{ by: 'Rana Aziz', at: expect.any(String) }]);
    const log = (await omar.call('GET', at('/audit-log'))).body.entries;
    expect(log[0]).toMatchObject({ action: 'sensitive-answers-opened', subject: 'Aya Haddad', details: {} });
  });

  test('stay with the person who gave them: the next one on that page starts with none', async () => {
    const aya = await ayaInside();
    await app.query('update parties set user_id = $1 where id = $2', [omar.id, party]);
    expect((await omar.call('GET', at('/own-part'))).body.part.answers).toEqual({});
    await app.query('update parties set user_id = $1 where id = $2', [aya.id, party]);
    expect((await aya.call('GET', at('/own-part'))).body.part.answers.sourceOfFunds).toBe(secret);
  });
});

describe('the team', () => {
  test('removing somebody with an open part asks first; the last admin cannot be removed', async () => {
    const aya = await ayaInside();
    const members = (await omar.call('GET', at('/members'))).body.members;
    const { id } = members.find(({ email }: { email: string }) => email === aya.email);
    expect(refusal(await omar.call('DELETE', at(`/members/${id}`)))).toEqual({
      status: 409,
      code: 'member-has-part',
    });
    expect((await omar.call('DELETE', at(`/members/${id}?evenWithPart=yes`))).status).toBe(200);
    expect(refusal(await aya.call('GET', at('/own-part')))).toEqual({
      status: 404,
      code: 'company-not-found',
    });
    expect(refusal(await omar.call('POST', at('/leave')))).toEqual({ status: 409, code: 'last-admin' });
  });
});
