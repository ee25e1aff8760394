import { and, eq, sql } from 'drizzle-orm';
import type { CompanyChanges } from '#contract/companies.ts';
import type { LogoType } from '#domain/companies/company-rules.ts';
import type { Role } from '#domain/team/permissions.ts';
import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { members } from '../team/tables.ts';
import { companies } from './tables.ts';

/** A company as one of its people sees it. */
export interface Company {
  details: typeof companies.$inferSelect;
  /** Name of the person who created it; `null` once that account is gone. */
  createdByName: string | null;
  /** What the asking person is in it. */
  role: Role;
}

/** The SQL about one company. It runs in a transaction, whose scope says whose it may see. */
export type CompanyRepository = ReturnType<typeof repositoryOn>;

/** The companies that a transaction may see. */
export function companiesIn(transaction: Transaction): CompanyRepository {
  const known = repositories.get(transaction.client);
  if (known) return known;
  const repository = repositoryOn(transaction);
  repositories.set(transaction.client, repository);
  return repository;
}

/** Kept for as long as the connection, which knows its prepared statements. */
const repositories = new WeakMap<Transaction['client'], CompanyRepository>();

function repositoryOn({ orm }: Transaction) {
  const entered = orm
    .select({
      details: companies,
      createdByName: users.name,
      role: members.role,
      scope: sql`set_config('landfall.company', ${companies.id}::text, true)`,
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(users, eq(users.id, companies.createdBy))
    .where(
      and(
        eq(members.userId, sql.placeholder('userId')),
        eq(members.status, 'active'),
        eq(companies.id, sql.placeholder('id')),
      ),
    )
    .prepare('enter_company');

  return {
    /**
     * Turns a transaction of a person into one of a company, if that person is active in it.
     *
     * @returns the company, `undefined` where they are not active in it
     */
    async enter(userId: string, id: string): Promise<Company | undefined> {
      return (await entered.execute({ userId, id }))[0];
    },

    /** A company as it is now; whoever else would change it waits until this transaction is over. */
    async lock(id: string): Promise<Company['details'] | undefined> {
      const [details] = await orm.select().from(companies).where(eq(companies.id, id)).for('update');
      return details;
    },

    /** Stores the fields that are given, as the next version. */
    async change(id: string, changes: CompanyChanges, now: Date): Promise<Company['details'] | undefined> {
      const [details] = await orm
        .update(companies)
        .set({
          name: changes.name,
          industry: changes.industry,
          website: changes.website,
          linkedin: changes.linkedin,
          totalShares: changes.shares?.total,
          parValue: changes.shares?.parValue,
          countryOfResidency: changes.incorporator?.countryOfResidency,
          mailingAddress: changes.mailingAddress,
          ...nextVersion(now),
        })
        .where(eq(companies.id, id))
        .returning();
      return details;
    },

    /** Points to another logo, or to none, as the next version. */
    async setLogo(
      id: string,
      logo: { key: string; type: LogoType } | undefined,
      now: Date,
    ): Promise<Company['details'] | undefined> {
      const [details] = await orm
        .update(companies)
        .set({ logoKey: logo?.key ?? null, logoType: logo?.type ?? null, ...nextVersion(now) })
        .where(eq(companies.id, id))
        .returning();
      return details;
    },
  };
}

function nextVersion(now: Date) {
  return { version: sql`${companies.version} + 1`, updatedAt: now };
}
