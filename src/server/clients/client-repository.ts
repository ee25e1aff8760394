import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { clientKeyOf, licenceKeyOf, type NewClient } from '#domain/clients/read-clients.ts';
import { users } from '../accounts/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { assignments } from '../staff/tables.ts';
import { companies, members } from '../tenancy/tables.ts';
import { clientImports, clients } from './tables.ts';

interface Stored {
  id: string;
  client: NewClient;
  passportKey: string | null;
}

/** Stores new clients as companies without people, with who is in charge of them. */
export async function insertClients(
  { orm }: Rows,
  stored: readonly Stored[],
  { ownerId, importId, at }: { ownerId: string; importId: string | null; at: Date },
): Promise<void> {
  await orm.insert(companies).values(
    stored.map(({ id, client: { company, country, companyType, subType, visas, officeType } }) => ({
      id,
      name: company,
      country,
      companyType,
      freezone: companyType === 'free-zone' ? (subType as typeof companies.$inferInsert.freezone) : null,
      subType,
      visas,
      officeType,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await orm.insert(clients).values(
    stored.map(({ id, client, passportKey }) => ({
      companyId: id,
      contact: client.contact,
      email: client.email,
      clientKey: clientKeyOf(client) ?? null,
      licenceNumber: client.licenceNumber,
      licenceKey: licenceKeyOf(client.licenceNumber) || null,
      passportKey,
      licenceExpiresOn: client.licenceExpiresOn,
      importId,
    })),
  );
  await orm
    .insert(assignments)
    .values(stored.map(({ id }) => ({ companyId: id, ownerId, version: 1, changedAt: at })));
}

/** What is there already of some clients, by their keys. */
interface KnownClients {
  licences: ReadonlySet<string>;
  clients: ReadonlySet<string>;
  /** The licences of each passport's companies; '' for one without. */
  passports: ReadonlyMap<string, readonly string[]>;
}

/** Which licences, clients and passports of these are there already. */
export async function findKnown(
  { orm }: Rows,
  wanted: readonly NewClient[],
  passportKeys: readonly string[],
): Promise<KnownClients> {
  const licences = wanted.map(({ licenceNumber }) => licenceKeyOf(licenceNumber)).filter((key) => key !== '');
  const keys = wanted.map(clientKeyOf).filter((key) => key !== undefined);
  const emails = [...new Set(wanted.map(({ email }) => email).filter((email) => email !== ''))];
  const byLicence = await orm
    .select({ key: clients.licenceKey })
    .from(clients)
    .where(and(isNotNull(clients.licenceKey), inArray(clients.licenceKey, licences)));
  const byKey = await orm
    .select({ key: clients.clientKey })
    .from(clients)
    .where(and(isNotNull(clients.clientKey), inArray(clients.clientKey, keys)));
  const byPassport = await orm
    .select({ key: clients.passportKey, licence: clients.licenceKey })
    .from(clients)
    .where(and(isNotNull(clients.passportKey), inArray(clients.passportKey, [...passportKeys])));
  // Companies that founders created themselves.
  const own = await orm
    .select({ email: users.email, company: companies.name })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(inArray(users.email, emails), ne(members.status, 'deleted')));
  return {
    licences: new Set(byLicence.map(({ key }) => key ?? '')),
    passports: licencesByPassport(byPassport),
    clients: new Set([...byKey.map(({ key }) => key ?? ''), ...own.map((one) => clientKeyOf(one) ?? '')]),
  };
}

function licencesByPassport(rows: readonly { key: string | null; licence: string | null }[]) {
  const found = new Map<string, string[]>();
  for (const { key, licence } of rows) {
    if (key !== null) found.set(key, [...(found.get(key) ?? []), licence ?? '']);
  }
  return found;
}

export async function insertImport({ orm }: Rows, row: typeof clientImports.$inferInsert): Promise<void> {
  await orm.insert(clientImports).values(row);
}

const maxImports = 50;

/** The latest imports, latest first. */
export function findImports({ orm }: Rows) {
  return orm
    .select({ details: clientImports, by: users.name })
    .from(clientImports)
    .leftJoin(users, eq(users.id, clientImports.importedBy))
    .orderBy(desc(clientImports.importedAt), asc(clientImports.id))
    .limit(maxImports);
}

/** One import. Nobody else undoes it before the transaction is over. */
export async function holdImport({ orm }: Rows, id: string) {
  const [row] = await orm.select().from(clientImports).where(eq(clientImports.id, id)).for('update');
  return row;
}

/** What staff do with a client without changing it. */
const harmless = ['operator-read', 'client-assigned', 'client-added'] as const;

/** The names of an import's clients that somebody joined or worked on since. */
export async function findUsedClients({ orm }: Rows, importId: string, importedAt: Date): Promise<string[]> {
  const used = await orm
    .selectDistinct({ name: companies.name })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .leftJoin(members, eq(members.companyId, companies.id))
    .leftJoin(
      auditEntries,
      and(
        eq(auditEntries.companyId, companies.id),
        gt(auditEntries.at, importedAt),
        notInArray(auditEntries.action, [...harmless]),
      ),
    )
    .where(
      and(eq(clients.importId, importId), sql`(${members.id} is not null or ${auditEntries.id} is not null)`),
    );
  return used.map(({ name }) => name);
}

/** Removes the companies of an import. @returns how many */
export async function removeImported({ orm }: Rows, importId: string, at: Date): Promise<number> {
  const ids = orm.select({ id: clients.companyId }).from(clients).where(eq(clients.importId, importId));
  const { rowCount } = await orm.delete(companies).where(inArray(companies.id, ids));
  await orm
    .update(clientImports)
    .set({ undoneAt: at })
    .where(and(eq(clientImports.id, importId), isNull(clientImports.undoneAt)));
  return rowCount ?? 0;
}
