import pg from 'pg';
import { aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../../platform/testing/installation.ts';
import type { ServerProcess } from '../../platform/testing/server-process.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';

/** An installation whose server can be killed, with a manager of the agency and a way into its database. */
export interface AgencyInstallation extends Pick<Installation, 'start'> {
  server: ServerProcess;
  staff: TestPerson;
  /** Reads and writes the rows of all companies. */
  owner: pg.Pool;
  remove(): Promise<void>;
}

/** Starts a server on a database of its own. */
export async function anAgencyInstallation(
  settings: Readonly<Record<string, string>> = {},
): Promise<AgencyInstallation> {
  const database = await createTestDatabase();
  const installation = await newInstallation({
    ...settings,
    RATE_LIMIT: 'off',
    DATABASE_URL: database.ownerUrl,
    OPERATOR_SECOND_FACTOR: 'off',
  });
  const owner = new pg.Pool({
    connectionString: database.ownerUrl,
    options: '-c landfall.scope=installation',
  });
  const server = await installation.start();
  const staff = await aPerson(server);
  await owner.query("insert into operators (user_id, role, created_at) values ($1, 'manager', now())", [
    staff.id,
  ]);
  return {
    start: () => installation.start(),
    server,
    staff,
    owner,
    async remove() {
      await owner.end();
      await installation.remove();
      await database.drop();
    },
  };
}
