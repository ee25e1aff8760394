import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeClosedAccounts } from '../account-closing/remove-closed-accounts.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { eraseKeptPapers } from './kept-papers.ts';
import { rotateKeys } from './rotate-keys.ts';
import { uploadPaper } from './testing/upload-paper.ts';
import { tidyPapers } from './tidy-papers.ts';

const day = 24 * 60 * 60 * 1000;
let ahead = 0;
let app: TestApp;
let manager: TestPerson;
let founder: TestPerson;
let companyId: string;
let lease: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date(Date.now() + ahead) },
  });
  app.services.jobs.begin();
  manager = await anOperator(app);
  await app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing");
  founder = await aPerson(app);
  companyId = (await aCompany(founder, { name: 'Leaving Trading' })).id;
  lease = await uploadPaper(app, founder, companyId, { kind: 'lease', name: 'lease.jpg' });
  await uploadPaper(app, founder, companyId, { kind: 'business-plan' });
  // Accepted, too, but nothing that a client is known by.
  const photo = await uploadPaper(app, founder, companyId, { kind: 'portrait-photo', party: founder.id });
  await app.query(
    "update paper_versions set state = 'accepted', accepted_at = now(), decided_at = now() where paper_id = any($1)",
    [[lease, photo]],
  );
});
afterAll(() => app.close());

const files = async () => (await app.services.files.list('papers')).length;
const kept = async () => (await manager.call('GET', '/operator/kept-records')).body.companies;
const yearsOn = (years: number) => {
  const on = new Date(Date.now() + ahead);
  on.setUTCFullYear(on.getUTCFullYear() + years);
  return on.toISOString().slice(0, 10);
};

test('E12: before an account is closed it says what stays, how long and why, and what is under way', async () => {
  await app.query(
    `insert into case_events (company_id, case_id, position, kind, task, on_day, side, recorded_at)
     select $1, id, 1, 'submitted', 'pre-approval', '2026-01-05', 'founder', now() from cases where company_id = $1`,
    [companyId],
  );
  const { body } = await founder.call('GET', '/account/closing');
  expect(body.companies).toEqual([
    {
      id: companyId,
      name: 'Leaving Trading',
      outcome: 'goes',
      openCases: ['formation'],
      kept: { papers: 1, rule: 'ae-cabinet-decision', until: yearsOn(5) },
      keptAccounts: null,
    },
  ]);
  const currentPassword = founder.password;
  const refused = await founder.call('POST', '/account/close', { body: { currentPassword } });
  expect(refusal(refused)).toEqual({ status: 409, code: 'case-open' });
  const closed = await founder.call('POST', '/account/close', {
    body: { currentPassword, endsOpenCases: true },
  });
  expect(closed.status).toBe(200);
});

test('with the account goes all but what a law keeps, which an authority can still be shown', async () => {
  expect(await files()).toBe(3);
  ahead += 15 * day;
  await removeClosedAccounts(app.services);
  expect((await app.query('select from papers')).rowCount).toBe(0);
  expect((await app.query('select from company_keys')).rowCount).toBe(0);
  expect(await files()).toBe(1);
  const until = yearsOn(5);
  expect(await kept()).toMatchObject([
    {
      name: 'Leaving Trading',
      papers: {
        rule: 'ae-cabinet-decision',
        until,
        files: [{ paper: lease, version: 1, kind: 'lease' }],
      },
      accounts: null,
    },
  ]);
  const [email] = (await emailsTo(app, founder.email)).toReversed();
  expect(JSON.stringify(email)).toContain('Of Leaving Trading we keep 1 accepted document until');
  const file = await manager.call('GET', `/operator/kept-papers/${lease}/1`);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('lease.jpg');
  const { rows } = await app.query("select actor_name from audit_entries where action = 'paper-opened'");
  expect(rows).toEqual([{ actor_name: 'Olga Operator' }]);
});

test('kept papers survive the tidying, and are erased with their keys after their last day', async () => {
  ahead += 5 * 365 * day;
  await tidyPapers(app.services);
  await eraseKeptPapers(app.services);
  expect(await files()).toBe(1);
  ahead += 5 * day;
  await eraseKeptPapers(app.services);
  expect(await files()).toBe(0);
  expect((await app.query('select from kept_papers')).rowCount).toBe(0);
  expect((await app.query('select from kept_keys')).rowCount).toBe(0);
});

test('what is kept still opens if its company goes while its keys are rotated', async () => {
  ahead = 0;
  const omar = await anOperator(app, 'Omar Operator');
  const leaving = await aPerson(app);
  const company = (await aCompany(leaving, { name: 'Rotated Trading' })).id;
  const paper = await uploadPaper(app, leaving, company, { kind: 'lease', name: 'lease.jpg' });
  await app.query("update paper_versions set state = 'accepted', accepted_at = now() where paper_id = $1", [
    paper,
  ]);
  await app.query("update users set removed_after = now() - interval '1 day' where id = $1", [leaving.id]);
  let removed: Promise<void> | undefined;
  const store = {
    ...app.services.files,
    // The rotation holds the paper here.
    async read(key: string) {
      removed ??= removeClosedAccounts(app.services);
      await expect.poll(waitsForALock).toBe(true);
      return app.services.files.read(key);
    },
  };
  await rotateKeys({ ...app.services, files: store }, () => {});
  await removed;
  expect((await app.query('select from companies where id = $1', [company])).rowCount).toBe(0);
  const file = await omar.call('GET', `/operator/kept-papers/${paper}/1`);
  expect(file.status).toBe(200);
});

async function waitsForALock(): Promise<boolean> {
  const { rowCount } = await app.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount === 1;
}
