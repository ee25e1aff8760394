import type { Person } from '#domain/accounts/person.ts';
import { isSubscribed } from '#domain/billing/subscription.ts';
import { inCompany } from '../tenancy/index.ts';
import type { PaidSubscription } from './billing.ts';
import { listSubscriptions } from './billing-repository.ts';
import type { BillingPorts } from './ports.ts';

/** The billing state of a company. */
export interface BillingState {
  isOn: boolean;
  maySubscribe: boolean;
  subscriptions: readonly Omit<PaidSubscription, 'customerId'>[];
}

/**
 * The company's subscription as last reported; does not ask the payment service.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readBilling(
  services: Pick<BillingPorts, 'database' | 'billing'>,
  person: Person,
  companyId: string,
): Promise<BillingState> {
  const { isOn, offersPlan } = services.billing;
  return inCompany(services, person, companyId, 'read-billing', async (scope) => {
    if (!isOn) return { isOn, maySubscribe: false, subscriptions: [] };
    const subscriptions = await listSubscriptions(scope, companyId);
    const isTaken = subscriptions.some(({ status }) => isSubscribed(status));
    return { isOn, maySubscribe: offersPlan && !isTaken, subscriptions };
  });
}
