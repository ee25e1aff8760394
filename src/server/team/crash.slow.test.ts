import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCompany, aPerson, aVisitor, type TestPerson } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';

/** Acknowledged invitations and acceptances before the crash. */
const doneBeforeTheEnd = 60;
const lanes = 4;

let database: TestDatabase;
let installation: Installation;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.ownerUrl, options: '-c landfall.scope=installation' });
  installation = await newInstallation({ RATE_LIMIT: 'off', DATABASE_URL: database.ownerUrl });
});
afterEach(async () => {
  await pool.end();
  await installation.remove();
  await database.drop();
});

/** Queries the database directly, across all companies. */
async function ask(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await pool.query(statement, values)).rows;
}

/** An admin who invites one person after another; each accepts at once with a new account. */
interface Lane {
  admin: TestPerson;
  companyId: string;
  invited: string[];
  joined: string[];
}

test('no acknowledged invitation, email or membership is lost in a crash, and none is half-written', async () => {
  const server = await installation.start();
  const work = await Promise.all(Array.from({ length: lanes }, () => startLane(server)));
  let done = 0;
  const onDone = () => {
    done += 1;
    if (done === doneBeforeTheEnd) server.kill('SIGKILL');
  };
  await Promise.all(work.map((lane) => inviteUntilTheEnd(server, lane, onDone)));
  expect(await server.ended).toBe('SIGKILL');
  expect(done).toBeGreaterThanOrEqual(doneBeforeTheEnd);

  const again = await installation.start();
  for (const lane of work) await expectAllThere(again, lane);
  await expectNothingHalfWritten();
});

async function startLane(server: ServerProcess): Promise<Lane> {
  const admin = await aPerson(server);
  await ask('update users set email_verified = true where id = $1', [admin.id]);
  return { admin, companyId: (await aCompany(admin)).id, invited: [], joined: [] };
}

async function inviteUntilTheEnd(server: ServerProcess, lane: Lane, onDone: () => void): Promise<void> {
  try {
    for (;;) {
      const email = `${randomUUID()}@example.com`;
      const inviting = await lane.admin.call('POST', `/companies/${lane.companyId}/invitations`, {
        body: { name: 'Omar Said', email },
      });
      expect(inviting.status).toBe(201);
      lane.invited.push(email);
      onDone();
      // Every second one stays pending.
      if (lane.invited.length % 2 === 0) continue;
      const joining = await aVisitor(server)('POST', '/invitations/register', {
        body: {
          token: await tokenSentTo(email),
          full_name: 'Omar Said',
          password: 'a quiet harbour at dawn',
        },
      });
      expect(joining.status).toBe(201);
      lane.joined.push(email);
      onDone();
    }
  } catch (error) {
    // How 'fetch' reports a lost connection; refusals by the server are other errors.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function tokenSentTo(email: string): Promise<string> {
  const [message] = await ask(
    "select plain_text from outgoing_emails where recipient = $1 and kind = 'invitation'",
    [email],
  );
  return /token=([\w-]+)/.exec(String(message?.plain_text))?.[1] ?? '';
}

async function expectAllThere(
  server: ServerProcess,
  { admin, companyId, invited, joined }: Lane,
): Promise<void> {
  const answer = await server.fetch(`/functions/v1/companies/${companyId}/members`, {
    headers: { cookie: admin.cookie },
  });
  const members: { email: string; status: string }[] = (await answer.json()).members;
  const statuses = new Map(members.map(({ email, status }) => [email, status]));
  for (const email of invited) expect(['invited', 'active']).toContain(statuses.get(email));
  for (const email of joined) expect(statuses.get(email)).toBe('active');
  // Pending invitations can be accepted from their emails.
  for (const email of invited.filter((each) => statuses.get(each) === 'invited')) {
    const body = { token: await tokenSentTo(email) };
    expect((await aVisitor(server)('POST', '/invitations/read', { body })).status).toBe(200);
  }
}

async function expectNothingHalfWritten(): Promise<void> {
  const [halfWritten] = await ask(`
    select
      (select count(*)::int from invitations where email not in (
        select recipient from outgoing_emails where kind = 'invitation'
      )) as "invitations without an email",
      (select count(*)::int from outgoing_emails where kind = 'invitation' and recipient not in (
        select email from invitations
      )) as "emails without an invitation",
      (select count(*)::int from invitations where accepted_at is not null and not exists (
        select from members join users on users.id = user_id
        where members.company_id = invitations.company_id and users.email = invitations.email
      )) as "accepted without a place",
      (select count(*)::int from users where email in (select email from invitations where accepted_at is null)
      ) as "accounts without the place they were made for",
      (select count(*)::int from invitations)
        - (select count(*)::int from audit_entries where action = 'member-invited') as "invitations not in the log",
      (select count(*)::int from invitations where accepted_at is not null)
        - (select count(*)::int from audit_entries where action = 'invitation-accepted') as "places not in the log"`);
  expect(Object.values(halfWritten ?? {})).toEqual([0, 0, 0, 0, 0, 0]);
}
