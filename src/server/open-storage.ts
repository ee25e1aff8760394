import pg from 'pg';
import type { Config } from './configuration/config.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import {
  openRestrictedRole,
  passesRowSecurity,
  restrictedRole,
} from './platform/database/restricted-role.ts';
import type { Log } from './platform/log.ts';

/** The database that is in use. */
export interface Storage {
  database: Database;
  description: string;
  close(): Promise<void>;
}

/** Opens the PostgreSQL the operator named, else the embedded one, with the newest tables. */
export async function openStorage(config: Config, log: Log): Promise<Storage> {
  const report = (sentence: string) => log.warn(sentence);
  if (!config.databaseUrl) return openEmbedded(config.dataDir, report);
  return openGiven(config.databaseUrl, report);
}

async function openGiven(url: string, report: (sentence: string) => void): Promise<Storage> {
  const database = await openMigrated(url, report);
  // The driver reads addresses that are no URLs to a browser, such as those of a socket.
  const { host, database: name } = new pg.Client({ connectionString: url });
  return {
    database,
    description: `PostgreSQL by DATABASE_URL (${name} at ${host})`,
    close: database.close,
  };
}

/** Opens a database with the newest tables, under a role that owns none of them where that is possible. */
async function openMigrated(url: string, report: (sentence: string) => void): Promise<Database> {
  const asGiven = await openDatabase({ url, report });
  try {
    if (!(await openRestrictedRole(asGiven))) {
      report((await passesRowSecurity(asGiven.pool)) ? passesRowSecurityWarning : ownsTablesWarning);
      await migrate({ url });
      return asGiven;
    }
    await migrate({ url, grantTo: restrictedRole });
    const restricted = await openDatabase({ url, role: restrictedRole, report });
    await asGiven.close();
    return restricted;
  } catch (error) {
    await asGiven.close();
    throw error;
  }
}

const passesRowSecurityWarning =
  'The user in DATABASE_URL passes row-level security, so that the database does not keep companies apart by ' +
  'itself. Please give Landfall a user without BYPASSRLS.';

const ownsTablesWarning =
  'The application works as the owner of its tables, who could switch off what protects the activity log. To ' +
  `prevent that, create the role ${restrictedRole} and grant it to the user in DATABASE_URL, or give that user CREATEROLE.`;

async function openEmbedded(dataDir: string, report: (sentence: string) => void): Promise<Storage> {
  const { startEmbeddedPostgres } = await import('./platform/database/embedded-postgres.ts');
  const embedded = await startEmbeddedPostgres({ dataDir, report });
  try {
    await migrate({ url: embedded.ownerUrl, grantTo: 'landfall' });
    const database = await openDatabase({ url: embedded.url, report });
    const found = embedded.adopted ? ', which was already running' : '';
    const why = embedded.elsewhere
      ? ` (not in DATA_DIR: started by root it runs under another user, who cannot enter that folder)`
      : '';
    return {
      database,
      description: `embedded PostgreSQL in ${embedded.directory}${found}${why}`,
      async close() {
        await database.close();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
