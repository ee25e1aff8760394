import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { inCompany } from '../tenancy/index.ts';
import { customerOf, keepCustomer } from './billing-repository.ts';
import type { BillingPorts } from './ports.ts';

const openings: Limit = { name: 'open-billing', times: 30, windowSeconds: 10 * 60 };

/**
 * Opens a page of the payment service for a company's admin and returns its address. No transaction is open during
 * the request.
 * @throws Failure 'company-not-found', 'not-allowed', 'too-many-requests', 'no-plan', 'already-subscribed', or an
 * error of the payment service
 */
export async function openBilling(
  services: Pick<BillingPorts, 'clock' | 'database' | 'rateLimits' | 'billing' | 'config'>,
  person: Person,
  companyId: string,
  to: 'manage' | 'subscribe',
): Promise<string> {
  const { billing, config, clock, rateLimits } = services;
  const company = await inCompany(services, person, companyId, 'manage-billing', async (scope) => ({
    name: scope.company.details.name,
    customerId: await customerOf(scope, companyId),
  }));
  if (!billing.isOn) throw new Failure('billing-off');
  await rateLimits.count(openings, person.id);
  const customerId = company.customerId ?? (await becomeCustomer(services, person, companyId, company.name));

  const dashboard = `${config.publicUrl}/app/dashboard?billing=`;
  const url =
    to === 'manage'
      ? await billing.openPortal(customerId, `${dashboard}open`)
      : await billing.openCheckout(customerId, { done: `${dashboard}paid`, cancelled: `${dashboard}open` });

  await inCompany(services, person, companyId, 'manage-billing', (scope) =>
    addAuditEntry(scope, {
      companyId,
      actor: personActor(person),
      action: 'billing-opened',
      subject: company.name,
      details: { to },
      at: clock(),
    }),
  );
  return url;
}

/** Creates the customer of a company once: the second of two concurrent admins gets the first one's. */
async function becomeCustomer(
  services: Pick<BillingPorts, 'clock' | 'database' | 'billing'>,
  person: Person,
  companyId: string,
  name: string,
): Promise<string> {
  const customerId = await services.billing.createCustomer({ companyId, name, email: person.email });
  return inCompany(services, person, companyId, 'manage-billing', (scope) =>
    keepCustomer(scope, { companyId, customerId, at: services.clock() }),
  );
}
