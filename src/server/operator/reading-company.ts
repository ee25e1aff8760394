import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { companyNameOf } from './company-repository.ts';
import type { OperatorPorts } from './ports.ts';

/** What of a company an operator can look at, as its log calls it. */
type ReadPart = 'company' | 'audit-log';

/**
 * Reads something of a company for an operator. The company's own log says so in the same transaction: nothing
 * is read that is not written there. This is the one way from the back office into a company's data.
 *
 * @throws Failure 'company-not-found'
 */
export function readingCompany<T>(
  { database, clock }: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  companyId: string,
  part: ReadPart,
  read: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inScope(database, { company: companyId }, async (transaction) => {
    const name = await companyNameOf(transaction, companyId);
    if (name === undefined) throw new Failure('company-not-found');
    await addAuditEntry(transaction, {
      companyId,
      actor: operatorActor(operator),
      action: 'operator-read',
      subject: name,
      details: { part },
      at: clock(),
    });
    return read(transaction);
  });
}
