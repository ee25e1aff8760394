import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#domain/accounts/person.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { inCompanyAsStaff } from './index.ts';

let app: TestApp;
let founder: TestPerson;
let staff: Person;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  founder = await aPerson(app);
  const { id, email } = await aPerson(app);
  staff = { id, email, fullName: 'Olga Operator' } as Person;
  await app.query("insert into operators (user_id, created_at, role) values ($1, now(), 'manager')", [id]);
});
afterAll(() => app.close());

const asStaff = <T>(companyId: string, work: Parameters<typeof inCompanyAsStaff<T>>[3]) =>
  inCompanyAsStaff(app.services, staff, companyId, work);

const nameOf = async (id: string) =>
  (await app.query('select name from companies where id = $1', [id])).rows[0]?.name;

describe('staff in a company', () => {
  test('see its rows alone, and its log says what they did', async () => {
    const company = await aCompany(founder, { name: 'Harbour Trading' });
    await aCompany(founder, { name: 'Another' });
    const names = await asStaff(company.id, async ({ client, record }) => {
      await record({ action: 'operator-read', subject: 'Harbour Trading', details: { part: 'company' } });
      return (await client.query('select name from companies')).rows.map(({ name }) => name);
    });
    expect(names).toEqual(['Harbour Trading']);
    const { rows } = await app.query(
      "select actor_kind, actor_id, subject, details from audit_entries where company_id = $1 and action = 'operator-read'",
      [company.id],
    );
    expect(rows).toEqual([
      {
        actor_kind: 'operator',
        actor_id: staff.id,
        subject: 'Harbour Trading',
        details: { part: 'company' },
      },
    ]);
  });

  test('change nothing that is not recorded', async () => {
    const company = await aCompany(founder, { name: 'Unchanged' });
    await expect(
      asStaff(company.id, ({ client }) => client.query("update companies set name = 'Changed'")),
    ).rejects.toThrow('without an entry');
    expect(await nameOf(company.id)).toBe('Unchanged');
  });

  test('are told of a company that does not exist', async () => {
    await expect(asStaff(randomUUID(), async () => {})).rejects.toMatchObject({ code: 'company-not-found' });
  });
});
