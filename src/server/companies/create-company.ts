import { randomUUID } from 'node:crypto';
import type { createCompany as contract } from '#contract/companies.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import { displayNameOf, firstNameOf, type Person } from '#domain/accounts/person.ts';
import { isFreeZone } from '#domain/catalogue/choices.ts';
import { companyLimits } from '#domain/companies/company-rules.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Company } from '../tenancy/index.ts';
import type { companies } from '../tenancy/tables.ts';
import { maxCompanies } from './max-companies.ts';
import type { CompanyPorts } from './ports.ts';

const creations: Limit = { name: 'create-company', times: 60, windowSeconds: 60 * 60 };

/** Names a company that was given no name after its founder's first name, if there is one. */
type NameOfCompany = (firstName: string | undefined) => string;

/**
 * Creates a company whose admin is the signed-in person.
 *
 * @param storeAnswer runs in the transaction that stores the company, where the request has an idempotency key
 * @throws Failure 'not-your-account', 'too-many-companies' or 'too-many-requests'
 */
export async function createCompany(
  services: Pick<CompanyPorts, 'clock' | 'database' | 'rateLimits'>,
  person: Person,
  input: CheckedInputOf<typeof contract>,
  nameOf: NameOfCompany,
  storeAnswer: ((transaction: Transaction, company: Company) => Promise<void>) | undefined,
): Promise<Company> {
  const { database, rateLimits } = services;
  if (input.user_id !== person.id) throw new Failure('not-your-account');
  await rateLimits.count(creations, person.id);

  const details = newCompany(input, person, nameOf, services.clock());
  const company: Company = {
    details: { ...emptyForm, ...details },
    createdByName: person.fullName,
    role: 'admin',
  };
  if (!storeAnswer) {
    const stored = await database.pool.query({ ...insertCompany, values: valuesOf(details, person) });
    if (stored.rowCount === 0) throw new Failure('too-many-companies');
    return company;
  }
  return inScope(database, {}, async (transaction) => {
    const stored = await transaction.client.query({ ...insertCompany, values: valuesOf(details, person) });
    if (stored.rowCount === 0) throw new Failure('too-many-companies');
    await storeAnswer(transaction, company);
    return company;
  });
}

/**
 * Stores a company, its creator as admin and the log entry, unless the person has reached the limit. A single
 * statement, so that concurrent requests cannot exceed the limit. It sets its scope first, and the inserts depend on
 * the scope's columns to run after it.
 */
const insertCompany = {
  name: 'insert_company',
  text: `with scope as materialized (
    select set_config('landfall.person', $1, true)::uuid as person_id,
      set_config('landfall.company', $3, true)::uuid as company_id
  ), allowed as (
    insert into company_counts (user_id, companies) select person_id, 1 from scope
    on conflict (user_id) do update set companies = company_counts.companies + 1
    where company_counts.companies < $2
    returning user_id
  ), company as (
    insert into companies (
      id, created_by, name, country, company_type, freezone, sub_type, visas, office_type, created_at, updated_at
    )
    select scope.company_id, allowed.user_id, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz, $11::timestamptz
    from scope, allowed
    returning id, created_by, name, created_at
  ), member as (
    insert into members (company_id, user_id, role, status)
    select id, created_by, 'admin', 'active' from company
  ), entry as (
    insert into audit_entries (company_id, actor_kind, actor_id, actor_name, action, subject, details, at)
    select id, 'person', created_by, $12, 'company-created', name, '{}', created_at from company
  )
  select id from company`,
};

/** The known fields of a new company; the rest is empty. */
type NewCompany = Omit<typeof companies.$inferSelect, keyof typeof emptyForm>;

function valuesOf(company: NewCompany, person: Person): unknown[] {
  return [
    person.id,
    maxCompanies,
    company.id,
    company.name,
    company.country,
    company.companyType,
    company.freezone,
    company.subType,
    company.visas,
    company.officeType,
    company.createdAt,
    displayNameOf(person),
  ];
}

function newCompany(
  input: CheckedInputOf<typeof contract>,
  person: Person,
  nameOf: NameOfCompany,
  now: Date,
): NewCompany {
  const subType = input.subType ?? input.freezone ?? null;
  const ownName = nameOf(firstNameOf(person.fullName));
  return {
    id: randomUUID(),
    createdBy: person.id,
    name: input.name ?? (ownName.length <= companyLimits.name ? ownName : nameOf(undefined)),
    country: input.country,
    companyType: input.companyType,
    freezone: isFreeZone(subType) ? subType : null,
    subType,
    visas: input.visas,
    officeType: input.officeType,
    createdAt: now,
    updatedAt: now,
  };
}

/** The empty company form. */
const emptyForm = {
  logoKey: null,
  logoType: null,
  industry: null,
  website: '',
  linkedin: '',
  totalShares: null,
  parValue: null,
  countryOfResidency: null,
  mailingAddress: '',
  version: 1,
};
