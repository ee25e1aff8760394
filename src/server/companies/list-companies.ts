import type { Person } from '#domain/accounts/person.ts';
import { type Company, findOwnCompanies } from '../tenancy/index.ts';
import type { CompanyPorts } from './ports.ts';

/** The companies in which a person is active, oldest first. */
export function listCompanies(
  { database }: Pick<CompanyPorts, 'database'>,
  person: Pick<Person, 'id'>,
): Promise<Company[]> {
  return findOwnCompanies(database, person.id);
}
