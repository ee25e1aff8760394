import type { Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { CompanyAction } from '#domain/team/permissions.ts';
import { addAuditEntry, inCompanyAsStaff, personActor } from '../audit/index.ts';
import { inCompany } from '../tenancy/index.ts';
import type { CaseScope, CasesPorts } from './ports.ts';

/** Somebody who reads or records a company's cases: one of its people, or staff. */
export type CaseUser =
  | { side: 'founder'; person: Person }
  | { side: 'agency'; person: Person; role: StaffRole };

/**
 * Runs an action in a company for one of its people or for staff. What staff only read is recorded in the company's
 * log, too.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function enterCases<T>(
  services: Pick<CasesPorts, 'clock' | 'database'>,
  user: CaseUser,
  companyId: string,
  action: Extract<CompanyAction, 'read-company' | 'change-formation'>,
  work: (scope: CaseScope) => Promise<T>,
): Promise<T> {
  if (user.side === 'agency') {
    return inCompanyAsStaff(services, user.person, companyId, async (scope) => {
      if (action === 'read-company') await scope.recordRead('cases');
      return work({ ...scope, actor: { side: 'agency', role: user.role } });
    });
  }
  return inCompany(services, user.person, companyId, action, ({ company, ...transaction }) =>
    work({
      ...transaction,
      company: company.details,
      actor: { side: 'founder', role: company.role },
      record: (entry) =>
        addAuditEntry(transaction, {
          ...entry,
          companyId,
          actor: personActor(user.person),
          at: services.clock(),
        }),
    }),
  );
}
