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

/** What is known of a company when it is created; the rest is empty. */
export type NewCompany = Pick<
  typeof companies.$inferSelect,
  | 'id'
  | 'idempotencyKey'
  | 'name'
  | 'country'
  | 'companyType'
  | 'freezone'
  | 'subType'
  | 'visas'
  | 'officeType'
  | 'createdAt'
> & { createdBy: string };

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

function repositoryOn({ orm, client }: Transaction) {
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

    /**
     * Stores a company with its creator as admin, unless that person has as many as allowed: one
     * statement, so that many at once cannot get past the limit.
     *
     * @returns whether it was stored
     */
    async insert(company: NewCompany, mostCompanies: number): Promise<boolean> {
      const { rowCount } = await client.query({
        name: 'insert_company',
        text: insertCompany,
        values: [
          company.createdBy,
          mostCompanies,
          company.id,
          company.idempotencyKey,
          company.name,
          company.country,
          company.companyType,
          company.freezone,
          company.subType,
          company.visas,
          company.officeType,
          company.createdAt,
        ],
      });
      return rowCount === 1;
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

const insertCompany = `
  with allowed as (
    insert into company_counts (user_id, companies) values ($1, 1)
    on conflict (user_id) do update set companies = company_counts.companies + 1
    where company_counts.companies < $2
    returning user_id
  ), company as (
    insert into companies (
      id, created_by, idempotency_key, name, country, company_type, freezone, sub_type, visas, office_type,
      created_at, updated_at
    )
    select $3::uuid, user_id, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz, $12::timestamptz from allowed
    returning id, created_by
  )
  insert into members (company_id, user_id, role, status)
  select id, created_by, 'admin', 'active' from company`;
