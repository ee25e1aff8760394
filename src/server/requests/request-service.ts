import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { isProfileComplete } from '../companies/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { addThreadItem } from '../threads/index.ts';
import type { RequestPorts } from './ports.ts';
import { findUnfinished, insertRequest, type ServiceRequest } from './request-repository.ts';

const requests: Limit = { name: 'request-service', times: 30, windowSeconds: 60 * 60 };

/**
 * Asks the operator for a service. If the company has an unfinished request for it, returns that one, no matter who
 * made it, so that two people who ask at once make one request.
 *
 * @param storeAnswer runs in the transaction that files the request
 * @throws Failure 'company-not-found', 'not-allowed', 'profile-incomplete' or 'too-many-requests'
 */
export async function requestService(
  services: RequestPorts,
  person: Person,
  companyId: string,
  service: RequestedService,
  storeAnswer: (scope: CompanyScope, request: ServiceRequest) => Promise<void>,
): Promise<ServiceRequest> {
  await services.rateLimits.count(requests, person.id);
  return inCompany(services, person, companyId, 'request-service', async (scope) => {
    if (!isProfileComplete(scope.company)) throw new Failure('profile-incomplete');
    const request =
      (await findUnfinished(scope, companyId, service)) ??
      (await fileRequest(services, scope, person, service));
    await storeAnswer(scope, request);
    return request;
  });
}

async function fileRequest(
  services: Pick<RequestPorts, 'clock' | 'jobs' | 'config'>,
  scope: CompanyScope,
  person: Person,
  service: RequestedService,
): Promise<ServiceRequest> {
  const companyId = scope.company.details.id;
  const now = services.clock();
  const isNew = await insertRequest(scope, {
    companyId,
    service,
    requestedBy: person.id,
    requestedAt: now,
  });
  if (isNew) {
    await addAuditEntry(scope, {
      action: 'service-requested',
      subject: service,
      companyId,
      actor: personActor(person),
      at: now,
    });
    await addThreadItem(scope, {
      kind: 'request',
      details: { service, state: 'open' },
      companyId,
      author: person,
      side: 'company',
      text: '',
      at: now,
    });
    await tellOperator(services, scope, person, service);
  }
  const request = await findUnfinished(scope, companyId, service);
  // Somebody else's was stored just before, and an operator has finished it since: ask again.
  return request ?? fileRequest(services, scope, person, service);
}

/** Where no address for support is set, operators see the request in their list alone. */
async function tellOperator(
  services: Pick<RequestPorts, 'clock' | 'jobs' | 'config'>,
  scope: CompanyScope,
  person: Person,
  service: RequestedService,
): Promise<void> {
  const { brand, publicUrl } = services.config;
  if (!brand.supportEmail) return;
  const email = writeEmail(
    'service-requested',
    { to: brand.supportEmail, url: `${publicUrl}/app/operator/requests` },
    { company: scope.company.details.name, person: displayNameOf(person), service },
  );
  await queueEmail(services, scope, email);
}
