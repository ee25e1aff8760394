import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, aVisitor, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let manager: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  manager = await anOperator(app, 'Mona Manager');
});
afterAll(() => app.close());

const header = 'Company;Free zone;Contact;E-mail;License No;Expiry;Visas';
const columns = ['company', 'place', 'contact', 'email', 'licence-number', 'licence-expiry', 'visas'];
const tableOf = (...lines: string[]) => `\ufeff${[header, ...lines].join('\r\n')}\r\n`;

const preview = (table: string) =>
  manager.call('POST', '/operator/clients/import/preview', { body: { table } });
const importing = (table: string, more: object = {}) =>
  manager.call('POST', '/operator/clients/import', {
    body: { table, columns, fileName: 'clients.csv', leaveOutFaulty: false, invite: false, ...more },
  });

async function companyNames(like: string): Promise<string[]> {
  const { rows } = await app.query('select name from companies where name like $1 order by name', [like]);
  return rows.map(({ name }) => name);
}

test('a client added by hand is invited as admin, with the staff member in charge', async () => {
  const created = await manager.call('POST', '/operator/clients', {
    body: {
      company: 'Hand Made',
      country: 'AE',
      companyType: 'free-zone',
      subType: 'ifza',
      visas: 1,
      officeType: 'flexi',
      contact: 'Lena Hartmann',
      email: 'Lena@example.com',
      invite: true,
    },
  });
  expect(created.status).toBe(201);
  const [email] = await emailsTo(app, 'lena@example.com');
  expect(email?.link).toContain('/app/invitation?token=');
  const { rows } = await app.query(
    `select i.role, a.owner_id from invitations i join assignments a using (company_id) where company_id = $1`,
    [created.body.id],
  );
  expect(rows).toEqual([{ role: 'admin', owner_id: manager.id }]);

  const token = email?.link.split('token=')[1];
  const body = { token, full_name: 'Lena Hartmann', password: 'quiet harbour at dusk' };
  const joined = await aVisitor(app)('POST', '/invitations/register', { body });
  expect(joined.status).toBe(201);
  // Until they say who owns the company, its papers are asked of them.
  const asked = await manager.call('GET', `/operator/companies/${created.body.id}/papers`);
  expect(asked.body.list.requirements).toContainEqual(expect.objectContaining({ kind: 'passport' }));
  const file = await manager.call('GET', `/operator/companies/${created.body.id}`);
  expect(file.body.company.people).toMatchObject([{ email: 'lena@example.com', role: 'admin' }]);
});

test('the log of a client says that staff act for them', async () => {
  const { rows } = await app.query(
    "select actor_kind, actor_name from audit_entries where action = 'client-added' and subject = 'Hand Made'",
  );
  expect(rows).toEqual([{ actor_kind: 'operator', actor_name: 'Mona Manager' }]);
});

test.each([
  [{ companyType: 'mainland-llc' }, 'place-not-offered'],
  [{ invite: true }, 'address-missing'],
])('a client by hand is refused: %j', async (change, code) => {
  const body = {
    company: 'Refused',
    country: 'AE',
    companyType: 'free-zone',
    subType: 'ifza',
    visas: 0,
    officeType: 'virtual',
    contact: '',
    email: '',
    invite: false,
    ...change,
  };
  expect(refusal(await manager.call('POST', '/operator/clients', { body })).code).toBe(code);
});

test('E2: a preview names problems by row, finds duplicates, and stores nothing', async () => {
  await importing(tableOf('Known One;DMCC;;known@example.com;K-1;2027-01-31;'));
  const founder = await aPerson(app);
  const own = await aCompany(founder);
  const { body } = await preview(
    tableOf(
      'Mira Blue;IFZA;Mira;mira@example.com;L-١;٣١/١٢/٢٠٢٧;٢',
      ';;;;;;',
      'Bad Row;Atlantis;;nobody;;soon;two',
      'Other;DMCC;;;k 1;;',
      'Known one;DMCC;;known@example.com;;;',
      `${own.name};IFZA;;${founder.email};;;`,
    ),
  );
  expect(body.columns).toEqual(columns);
  expect(
    body.rows.map(({ row, problems }: { row: number; problems: { problem: string }[] }) => [
      row,
      ...problems.map(({ problem }) => problem),
    ]),
  ).toEqual([
    [2],
    [4, 'unknown-place', 'not-email', 'not-date', 'not-visas'],
    [5, 'known-licence'],
    [6, 'known-client'],
    [7, 'known-client'],
  ]);
  expect(body.rows[0]).toMatchObject({ licenceNumber: 'L-1', licenceExpiresOn: '2027-12-31', visas: 2 });
  expect(body.faulty).toBe(4);
  expect(await companyNames('Mira%')).toEqual([]);
});

test('E2: a passport finds a client again, and is kept nowhere', async () => {
  const withPassport = 'Company;Free zone;License No;Passport no';
  const of = (...lines: string[]) => [withPassport, ...lines].join('\n');
  const first = await manager.call('POST', '/operator/clients/import', {
    body: {
      table: of('Pass One;IFZA;;N1234567'),
      columns: ['company', 'place', 'licence-number', 'passport'],
      fileName: 'passports.csv',
      leaveOutFaulty: false,
      invite: false,
    },
  });
  expect(first.status).toBe(201);
  const { body } = await preview(of('Pass Uno Trading;DMCC;P-77;n 123-4567', 'Pass Two;DMCC;P-78;N7654321'));
  expect(body.columns).toEqual(['company', 'place', 'licence-number', 'passport']);
  expect(body.rows.map(({ problems }: { problems: object[] }) => problems)).toEqual([
    [{ column: 'passport', problem: 'known-passport' }],
    [],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/1234567|123-4567|7654321/);
  const { rows } = await app.query(
    'select to_jsonb(clients)::text as stored from clients where passport_key is not null',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].stored).not.toContain('1234567');
  const { rows: log } = await app.query(
    "select count(*)::int as count from audit_entries where details::text like '%1234567%'",
  );
  expect(log).toEqual([{ count: 0 }]);
});

test('nothing is half imported: one faulty row refuses all, unless faulty rows are left out', async () => {
  const table = tableOf('Half One;IFZA;;;H-1;;', 'Half Two;Atlantis;;;H-2;;');
  expect(refusal(await importing(table))).toEqual({ status: 409, code: 'rows-faulty' });
  expect(await companyNames('Half%')).toEqual([]);
  const done = await importing(table, { leaveOutFaulty: true });
  expect(done.body).toMatchObject({ imported: 1, leftOut: 1 });
  expect(await companyNames('Half%')).toEqual(['Half One']);
  expect(refusal(await importing(table, { leaveOutFaulty: true })).code).toBe('nothing-to-import');
});

test('of two who import the same table at once, one does', async () => {
  const table = tableOf('Twice One;IFZA;;;T-1;;', 'Twice Two;IFZA;;;T-2;;');
  const answers = await Promise.all([importing(table), importing(table), importing(table)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await companyNames('Twice%')).toEqual(['Twice One', 'Twice Two']);
});

test('an import is undone as a whole, until somebody has worked on one of its clients', async () => {
  const first = await importing(tableOf('Undo One;IFZA;;;U-1;;', 'Undo Two;IFZA;;;U-2;;'));
  const path = `/operator/clients/imports/${first.body.id}`;
  const undone = await manager.call('DELETE', path);
  expect(undone.body).toMatchObject({ removed: 2, message: '2 clients removed.' });
  expect(await companyNames('Undo%')).toEqual([]);
  expect(refusal(await manager.call('DELETE', path)).code).toBe('import-undone');

  const second = await importing(tableOf('Used One;IFZA;;;U-1;;', 'Used Two;IFZA;;;U-2;;'));
  const { rows } = await app.query("select id from companies where name = 'Used Two'");
  await app.query(
    `insert into audit_entries (company_id, actor_kind, actor_name, action, subject, details, at)
     values ($1, 'operator', 'Mona', 'step-recorded', 'Licence', '{}', now() + interval '1 minute')`,
    [rows[0].id],
  );
  const refused = await manager.call('DELETE', `/operator/clients/imports/${second.body.id}`);
  expect(refusal(refused)).toEqual({ status: 409, code: 'import-in-use' });
  expect(await companyNames('Used%')).toEqual(['Used One', 'Used Two']);
  const { body } = await manager.call('GET', '/operator/clients/imports');
  expect(body.imports.find(({ id }: { id: string }) => id === first.body.id)).toMatchObject({
    clients: 2,
    by: 'Mona Manager',
    undoneAt: expect.any(String),
  });
});

test.each([
  ['', 'table-unreadable'],
  [`Company,Zone\n${'A,IFZA\n'.repeat(2_001)}`, 'table-too-long'],
])('what is no table of a fair size is refused', async (table, code) => {
  expect(refusal(await preview(table))).toEqual({ status: 422, code });
});

test('all clients can be taken out as a file, which a spreadsheet does not run', async () => {
  await importing(tableOf('=cmd();IFZA;;;E-1;2027-05-01;'));
  const csv = await manager.call('GET', '/operator/clients/export');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="clients.csv"');
  expect(csv.body).toContain("'=cmd(),ifza,,,E-1,2027-05-01,0,virtual,Mona Manager,");
  const json = await manager.call('GET', '/operator/clients/export?format=json');
  const all = typeof json.body === 'string' ? JSON.parse(json.body) : json.body;
  const { rows } = await app.query('select count(*)::int as count from companies');
  expect(all).toHaveLength(rows[0].count);
});

test('E5: an address whose emails come back shows at the client until it is corrected', async () => {
  const added = await manager.call('POST', '/operator/clients', {
    body: {
      company: 'Wrong Address',
      country: 'AE',
      companyType: 'free-zone',
      subType: 'ifza',
      visas: 0,
      officeType: 'virtual',
      contact: 'Lena',
      email: 'Wrong@example.com',
      invite: true,
    },
  });
  const path = `/operator/companies/${added.body.id}/contact`;
  const read = async () => (await manager.call('GET', path)).body.contact;
  expect(await read()).toEqual({
    contact: { name: 'Lena', email: 'wrong@example.com', hasJoined: false },
    returned: [],
  });
  await app.query(
    "insert into undeliverable_addresses (address, since, last_at, reason) values ('wrong@example.com', '2026-05-03T08:00:00Z', now(), '550 unknown')",
  );
  const since = '2026-05-03T08:00:00.000Z';
  expect((await read()).returned).toEqual([{ address: 'wrong@example.com', since, reason: '550 unknown' }]);
  const today = async () =>
    (await manager.call('GET', '/operator/today?group=client-late&search=wrong')).body;
  await app.query("update cases set opened_at = '2026-01-05' where company_id = $1", [added.body.id]);
  await app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing");
  await app.query('update cases set listed_by = null');
  expect((await today()).rows[0].returned).toEqual({ address: 'wrong@example.com', since });

  const [invitation] = await emailsTo(app, 'wrong@example.com');
  const body = { name: 'Lena Hartmann', email: 'right@example.com', invite: true };
  const changed = await manager.call('PUT', path, { body });
  expect(changed.body).toMatchObject({
    message: 'Contact saved, invitation sent.',
    contact: { contact: { name: 'Lena Hartmann', email: 'right@example.com' }, returned: [] },
  });
  expect((await today()).rows[0].returned).toBeNull();
  // Whoever has the old address does not get in.
  const join = (token: string | undefined) =>
    aVisitor(app)('POST', '/invitations/register', {
      body: { token, full_name: 'Lena Hartmann', password: 'quiet harbour at dusk' },
    });
  expect(refusal(await join(invitation?.link.split('token=')[1])).code).toBe('invitation-withdrawn');
  const [second] = await emailsTo(app, 'right@example.com');
  expect((await join(second?.link.split('token=')[1])).status).toBe(201);
  // From then on the address is that person's own.
  expect(refusal(await manager.call('PUT', path, { body }))).toEqual({ status: 409, code: 'client-joined' });
  const { rows } = await app.query(
    "select subject from audit_entries where company_id = $1 and action = 'client-contact-changed'",
    [added.body.id],
  );
  expect(rows).toEqual([{ subject: 'Wrong Address' }]);
});
