/** Statuses of a subscription. `unknown` is any status added by the payment service later. */
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

/** The payment service's status, or `unknown`. */
export function subscriptionStatusOf(name: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === name) ?? 'unknown';
}

/** Final statuses: a new subscription replaces it. */
const over: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

/** Whether a subscription has ended permanently. */
export function isOver(status: SubscriptionStatus): boolean {
  return over.includes(status);
}

/** Whether it is an active subscription; one with a pending first payment is not. */
export function isSubscribed(status: SubscriptionStatus): boolean {
  return !isOver(status) && status !== 'incomplete';
}
