import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { type ClosingCompany, closingOutcomes } from './closing-outcome.ts';
import type { AccountClosingPorts } from './ports.ts';

/** What closing the account would mean for each of the signed-in person's companies. */
export function previewClosing(
  { database }: Pick<AccountClosingPorts, 'database'>,
  person: Person,
): Promise<ClosingCompany[]> {
  return inScope(database, { person: person.id }, (transaction) => closingOutcomes(transaction, person.id));
}
