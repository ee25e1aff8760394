import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import type { Services } from '../services.ts';
import { type Company, companiesIn } from './company-repository.ts';

/** The companies in which a person is active, the oldest first. */
export function listCompanies(
  { database }: Pick<Services, 'database'>,
  person: Pick<Person, 'id'>,
): Promise<Company[]> {
  return inScope(database, { person: person.id }, (transaction) => companiesIn(transaction).list(person.id));
}
