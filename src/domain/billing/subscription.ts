/** Where a subscription can stand. `unknown` is what the payment service may add one day. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'unknown',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A status as the payment service names it, or `unknown`. */
export function subscriptionStatusOf(name: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === name) ?? 'unknown';
}

/** Those that never come back: another subscription takes their place. */
const over: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

/** Whether a subscription is over for good. */
export function isOver(status: SubscriptionStatus): boolean {
  return over.includes(status);
}

/** Whether it counts as a subscription; one whose first payment is pending does not. */
export function isSubscribed(status: SubscriptionStatus): boolean {
  return !isOver(status) && status !== 'incomplete';
}
