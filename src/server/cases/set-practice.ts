import type { Person } from '#domain/accounts/person.ts';
import type { Practice } from '#domain/cases/fold-case.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { CasesPorts } from './ports.ts';
import { readPractice, storePractice } from './practice-repository.ts';

/** Sets whether an agency works on cases. What is recorded stays; whose turn it is follows from the new practice. */
export function setPractice(
  { clock, database }: Pick<CasesPorts, 'clock' | 'database'>,
  staff: Person,
  practice: Practice,
): Promise<Practice> {
  return inScope(database, 'installation', async (transaction) => {
    const { hasAgency } = await readPractice(transaction);
    // 'No' is an answer as well, after which nobody is asked again.
    await storePractice(transaction, practice);
    if (hasAgency === practice.hasAgency) return practice;
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'agency-set',
      subject: '',
      details: { hasAgency: practice.hasAgency },
      at: clock(),
    });
    return practice;
  });
}
