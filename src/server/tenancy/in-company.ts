import type { Person } from '#domain/accounts/person.ts';
import { type CompanyAction, may } from '#domain/team/permissions.ts';
import type { Database } from '../platform/database/database.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type Company, enterCompany } from './company-repository.ts';

/** A transaction in which one company's rows are seen, and no other's. */
export interface CompanyScope extends Transaction {
  company: Company;
}

/**
 * Does something in a company of the signed-in person, in one transaction: all of it happens, or none. This
 * is the one way into a company's rows for its people.
 *
 * @throws Failure 'company-not-found', also where it is somebody else's, or 'not-allowed'
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
 * A company that was found, for somebody who may do this in it.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function permitted(company: Company | undefined, action: CompanyAction): Company {
  if (!company) throw new Failure('company-not-found');
  if (!may(company.role, action)) throw new Failure('not-allowed');
  return company;
}
