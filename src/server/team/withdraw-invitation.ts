import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { changeOpenInvitation, type Invitation } from './invitation-repository.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Withdraws an invitation, so that it can no longer be accepted.
 * @throws Failure 'company-not-found', 'not-allowed' or 'invitation-not-open'
 */
export function withdrawInvitation(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
): Promise<Invitation> {
  return inCompany(services, person, companyId, 'withdraw-invitation', async (scope) => {
    const at = services.clock();
    const withdrawn = await changeOpenInvitation(scope, { companyId, id }, { withdrawnAt: at });
    if (!withdrawn) throw new Failure('invitation-not-open');
    await addAuditEntry(scope, {
      action: 'invitation-withdrawn',
      subject: withdrawn.name,
      details: { email: withdrawn.email, role: withdrawn.role },
      companyId,
      actor: personActor(person),
      at,
    });
    return withdrawn;
  });
}
