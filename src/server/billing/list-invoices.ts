import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import type { InvoicePage } from './billing.ts';
import { customerOf } from './billing-repository.ts';
import type { BillingPorts } from './ports.ts';

/**
 * The company's current invoices at the payment service; none if it never opened billing.
 * @throws Failure 'company-not-found', 'not-allowed', or an error of the payment service
 */
export async function listInvoices(
  services: Pick<BillingPorts, 'database' | 'billing'>,
  person: Person,
  companyId: string,
  cursor: string | undefined,
): Promise<InvoicePage> {
  const customerId = await inCompany(services, person, companyId, 'read-billing', (scope) =>
    customerOf(scope, companyId),
  );
  if (!services.billing.isOn) throw new Failure('billing-off');
  if (!customerId) return { invoices: [], nextCursor: null };
  return services.billing.listInvoices(customerId, cursor);
}
