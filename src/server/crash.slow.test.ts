import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { aCompany, aPerson, aVisitor, callerWith, cookieOf } from './platform/testing/builders.ts';
import { type Installation, newInstallation } from './platform/testing/installation.ts';
import type { ServerProcess } from './platform/testing/server-process.ts';
import { createTestDatabase } from './platform/testing/test-database.ts';

const password = 'quiet harbour at dusk';

/**
 * How many companies each person creates, for each of the clients that work at the same time: at any
 * moment some are being created, at most 20 a person, and somebody is registering.
 */
const companiesInEachLane = [20, 20, 0, 0];
/** Companies that are acknowledged before the end comes, in the middle of some person's. */
const companiesBeforeTheEnd = 70;

/** What a client asked for, and what it was told. */
interface Registration {
  email: string;
  acknowledged: boolean;
  companies: { name: string; acknowledged: boolean }[];
}

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** On the embedded database, or on a database of its own where the run has an outside PostgreSQL. */
async function install(isEmbedded: boolean): Promise<Installation> {
  const outside = isEmbedded ? undefined : await createTestDatabase();
  if (outside) cleanUps.push(outside.drop);
  const installation = await newInstallation({
    RATE_LIMIT: 'off',
    ...(outside && { DATABASE_URL: outside.ownerUrl }),
  });
  cleanUps.push(installation.remove);
  return installation;
}

test('acknowledged changes survive a crash of the server', async () => {
  const installation = await install(!process.env.DATABASE_URL);
  const server = await installation.start();

  const registrations = await loadUntilTheEnd(server, () => server.kill('SIGKILL'));

  expect(await server.ended).toBe('SIGKILL');
  await expectAllThere(await installation.start(), registrations);
  await expectNothingHalfWritten(installation);
});

test('acknowledged changes survive a crash of the server and its database', async () => {
  const installation = await install(true);
  const server = await installation.start();

  const registrations = await loadUntilTheEnd(server, () => {
    // First the server, so that it can tell nobody that the database has gone.
    server.kill('SIGKILL');
    for (const pid of installation.postgresProcesses()) process.kill(pid, 'SIGKILL');
  });

  expect(await server.ended).toBe('SIGKILL');
  await expectAllThere(await installation.start(), registrations);
  await expectNothingHalfWritten(installation);
});

/** Lets clients register people and create companies as fast as they can, until `end` has come. */
async function loadUntilTheEnd(server: ServerProcess, end: () => void): Promise<Registration[]> {
  const registrations: Registration[] = [];
  let acknowledgedCompanies = 0;

  async function register(companyCount: number): Promise<void> {
    const registration: Registration = {
      email: `${randomUUID()}@example.com`,
      acknowledged: false,
      companies: [],
    };
    registrations.push(registration);
    const person = await aPerson(server, { email: registration.email, password });
    registration.acknowledged = true;
    for (let number = 1; number <= companyCount; number += 1) {
      const company = { name: `Company ${number}`, acknowledged: false };
      registration.companies.push(company);
      await aCompany(person, { name: company.name });
      company.acknowledged = true;
      acknowledgedCompanies += 1;
      if (acknowledgedCompanies === companiesBeforeTheEnd) end();
    }
  }

  async function lane(companyCount: number): Promise<void> {
    try {
      while (acknowledgedCompanies <= companiesBeforeTheEnd * 2)
        await register(companyCount).catch(unlessBusy);
    } catch (error) {
      // So 'fetch' says that the connection is lost; whatever the server refuses is another error.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  await Promise.all(companiesInEachLane.map(lane));
  expect(acknowledgedCompanies).toBeGreaterThanOrEqual(companiesBeforeTheEnd);
  return registrations;
}

/** What a server on a busy machine says it cannot do now is not acknowledged, and another person goes on. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('answered 503'))) throw error;
}

async function expectAllThere(server: ServerProcess, registrations: Registration[]): Promise<void> {
  for (const { email, acknowledged, companies } of registrations) {
    const visitor = aVisitor(server);
    const { status, headers } = await visitor('POST', '/login', { body: { email, password } });
    if (acknowledged || status !== 401) {
      expect(status).toBe(200);
      const list = await callerWith(server, { cookie: cookieOf(headers) })('GET', '/companies');
      const found: { name: string; role: string }[] = list.body.companies;
      const names = found.map(({ name }) => name);
      const promised = companies.filter((company) => company.acknowledged).map(({ name }) => name);
      expect(names).toEqual(companies.map(({ name }) => name).slice(0, names.length));
      expect(names).toEqual(expect.arrayContaining(promised));
      expect(found.filter(({ role }) => role !== 'admin')).toEqual([]);
    } else {
      // Nothing of it was written, so nothing is in the way of another try.
      await aPerson(server, { email, password });
    }
  }
}

async function expectNothingHalfWritten({ query }: Installation): Promise<void> {
  const [halfWritten] = await query(`
    select
      (select count(*) > 0 from companies) as "there are companies",
      (select count(*)::int from companies where id not in (
        select company_id from members where role = 'admin' and status = 'active'
      )) as "companies without an admin",
      (select count(*)::int from users where id not in (
        select user_id from sign_in_methods where password is not null
      )) as "people without a password",
      (select count(*)::int from company_counts where companies <> (
        select count(*) from companies where created_by = user_id
      )) as "people whose companies are miscounted"`);
  expect(halfWritten).toEqual({
    'there are companies': true,
    'companies without an admin': 0,
    'people without a password': 0,
    'people whose companies are miscounted': 0,
  });
}
