import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { aPerson, aVisitor, refusal } from './platform/testing/builders.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

test('while the database cannot be reached, calls say so and when to try again', async () => {
  app = await startTestApp();
  const person = await aPerson(app);
  const { email, password } = person;
  // Sign-in has its own way to the database; it is warm and would be in use.
  await aVisitor(app)('POST', '/login', { body: { email, password } });

  const { pool } = app.services.database;
  const back = await takeDatabaseAway();
  for (const answer of [
    await person.call('GET', '/companies'),
    await aVisitor(app)('POST', '/login', { body: { email, password } }),
    await aVisitor(app)('POST', '/register', { body: { full_name: 'A', email: 'n@example.com', password } }),
  ]) {
    expect(refusal(answer)).toEqual({ status: 503, code: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(answer.body)).not.toMatch(/postgres|ECONN|does not exist|3D000/i);
  }
  await back();

  expect((await person.call('GET', '/companies')).status).toBe(200);

  /** Ends the open connections to the test's own database, and lets no new one find it. */
  async function takeDatabaseAway(): Promise<() => Promise<void>> {
    const { rows } = await pool.query('select current_database() as name');
    const [{ name }] = rows;
    const admin = new pg.Client({
      connectionString: inject('cluster').adminUrl.replace('DATABASE', 'postgres'),
    });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await admin.query(`alter database ${name} rename to ${name}_away`);
    return async () => {
      await admin.query(`alter database ${name}_away rename to ${name}`);
      await admin.end();
    };
  }
});
