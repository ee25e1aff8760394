import type { Person } from '#domain/accounts/person.ts';
import { type CompanyAction, may } from '#domain/team/permissions.ts';
import type { Database } from '../platform/database/database.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type Company, enterCompany } from './company-repository.ts';

/** A transaction limited to one company's rows. */
export interface CompanyScope extends Transaction {
  company: Company;
}

/**
 * Runs an action in a company of the signed-in person, in one transaction. This is the only way for people to reach a
 * company's rows.
 * @throws Failure 'company-not-found', also for another person's, or 'not-allowed'
 */
export function inCompany<T>(
  { database }: { database: Database },
  person: Pick<Person, 'id'>,
  id: string,
  action: CompanyAction,
  work: (scope: CompanyScope) => Promise<T>,
): Promise<T> {
  return inScope(database, { person: person.id }, async (transaction) => {
    const company = permitted(await enterCompany(transaction, person.id, id), action);
    return work({ ...transaction, company });
  });
}

/**
 * Checks the permission for a company that was looked up.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function permitted(company: Company | undefined, action: CompanyAction): Company {
  if (!company) throw new Failure('company-not-found');
  if (!may(company.role, action)) throw new Failure('not-allowed');
  return company;
}
