import { randomUUID } from 'node:crypto';
import type { createCompany as contract } from '#contract/companies.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import { defaultCompanyName, type Person } from '#domain/accounts/person.ts';
import { isFreeZone } from '#domain/catalogue/choices.ts';
import { companyLimits } from '#domain/companies/company-rules.ts';
import { addAuditEntry, personActor } from '../audit/add-audit-entry.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { type Company, companiesIn, type NewCompany } from './company-repository.ts';
import { findOwnCompanies } from './own-companies.ts';
import type { CompanyPorts } from './ports.ts';

/** Companies one person can create: more than a founder needs, few enough to store without a thought. */
const mostCompanies = 20;

const creations: Limit = { name: 'create-company', times: 60, windowSeconds: 60 * 60 };

/**
 * Creates a company whose admin is the signed-in person. A request with an idempotency key that was
 * used before changes nothing and gives the company it made then.
 *
 * @throws Failure 'not-your-account', 'too-many-companies' or 'too-many-requests'
 */
export async function createCompany(
  services: Pick<CompanyPorts, 'clock' | 'database' | 'rateLimits'>,
  person: Person,
  input: CheckedInputOf<typeof contract>,
  idempotencyKey: string | undefined,
): Promise<Company> {
  const { database, rateLimits } = services;
  if (input.user_id !== person.id) throw new Failure('not-your-account');
  await rateLimits.count(creations, person.id);
  const findRequested = async (key: string) =>
    (await findOwnCompanies(database, person.id)).find(
      ({ details }) => details.createdBy === person.id && details.idempotencyKey === key,
    );
  const repeated = idempotencyKey && (await findRequested(idempotencyKey));
  if (repeated) return repeated;

  const company = newCompany(input, person, idempotencyKey, services.clock());
  try {
    await inScope(database, { person: person.id, company: company.id }, async (transaction) => {
      const isStored = await companiesIn(transaction).insert(company, mostCompanies);
      if (!isStored) throw new Failure('too-many-companies');
      await addAuditEntry(transaction, {
        action: 'company-created',
        subject: company.name,
        companyId: company.id,
        actor: personActor(person),
        at: company.createdAt,
      });
    });
  } catch (error) {
    // The same request came twice at once, and the other one was first.
    if (violatedConstraintOf(error) !== 'companies_created_by_idempotency_key') throw error;
    const first = await findRequested(idempotencyKey ?? '');
    if (!first) throw error;
    return first;
  }
  return { details: { ...emptyForm, ...company }, createdByName: person.fullName, role: 'admin' };
}

function newCompany(
  input: CheckedInputOf<typeof contract>,
  person: Person,
  idempotencyKey: string | undefined,
  now: Date,
): NewCompany & { updatedAt: Date } {
  const subType = input.subType ?? input.freezone ?? null;
  const givenByDefault = defaultCompanyName(person.fullName);
  return {
    id: randomUUID(),
    createdBy: person.id,
    idempotencyKey: idempotencyKey ?? null,
    name:
      input.name ?? (givenByDefault.length <= companyLimits.name ? givenByDefault : defaultCompanyName('')),
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

/** The company form before anybody filled it in. */
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
