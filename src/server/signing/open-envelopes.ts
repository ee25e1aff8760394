import type { EnvelopeView } from '#contract/signing.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { listEnvelopeRows } from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';
import { viewEnvelope } from './views.ts';

/**
 * The documents of a company that wait for signatures. Nothing is changed by looking.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function openEnvelopesOf(
  services: Pick<SigningPorts, 'clock' | 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<EnvelopeView[]> {
  return inCompany(services, person, companyId, 'read-company-papers', async (scope) => {
    const now = services.clock();
    const envelopes = await listEnvelopeRows(scope, companyId);
    return envelopes.map((envelope) => viewEnvelope(envelope, now)).filter(({ state }) => state === 'open');
  });
}
