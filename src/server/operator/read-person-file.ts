import type { PersonFile } from '#contract/operator.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { companyIdsOf, placeIn, readAccount } from './person-repository.ts';
import type { OperatorPorts } from './ports.ts';
import { viewListedPerson } from './views.ts';

/**
 * All that an operator sees of an account. The log of every company it belongs to says that they have, as the
 * place somebody has in a company is the company's; of an account without any, the installation's log does.
 *
 * @throws Failure 'person-not-found'
 */
export function readPersonFile(
  services: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  id: string,
): Promise<PersonFile> {
  return inScope(services.database, { staff: operator.id }, async (transaction) => {
    const account = await readAccount(transaction, id);
    if (!account) throw new Failure('person-not-found');
    const companyIds = await companyIdsOf(transaction, id);
    for (const companyId of companyIds.length > 0 ? companyIds : [null]) {
      await addAuditEntry(transaction, {
        companyId,
        actor: operatorActor(operator),
        action: 'operator-read',
        subject: account.listed.email,
        details: { part: 'member' },
        at: services.clock(),
      });
    }
    const places = [];
    for (const companyId of companyIds) places.push(await placeIn(transaction, id, companyId));
    const { listed, removedAfter, lastUsedAt, blockedAt, blockedReason, ...rest } = account;
    return {
      ...viewListedPerson(listed),
      ...rest,
      removedAfter: removedAfter?.toISOString() ?? null,
      blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockedReason ?? '' },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      companies: places.filter((place) => place !== undefined),
    };
  });
}
