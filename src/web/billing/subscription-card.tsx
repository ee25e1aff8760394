import { ExternalLink } from 'lucide-react';
import type { BillingView, SubscriptionView } from '#contract/billing.ts';
import { isOver, isSubscribed, type SubscriptionStatus } from '#domain/billing/subscription.ts';
import { billingMessages } from '#messages/billing.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { useAwaitedSubscription } from './use-awaited-subscription.ts';
import { usePaymentPage } from './use-payment-page.ts';

interface SubscriptionCardProps {
  companyId: string;
  billing: BillingView;
  /** Whether the person has just returned from a payment. */
  hasPaid: boolean;
  refetch(): Promise<boolean>;
}

/** What the company is subscribed to, and the way to the pages where that is changed. */
export function SubscriptionCard({ companyId, billing, hasPaid, refetch }: SubscriptionCardProps) {
  const { subscriptions, maySubscribe } = billing;
  const { opening, problem, open } = usePaymentPage(companyId, refetch);
  const isAwaited = hasPaid && !subscriptions.some(({ status }) => isSubscribed(status));
  const isLate = useAwaitedSubscription(isAwaited, refetch);
  const offersPlan = maySubscribe && !isAwaited;
  return (
    <section
      aria-label={billingMessages.subscription}
      className="rounded-card border border-line bg-surface p-4"
    >
      {isAwaited ? (
        <p role="status">{isLate ? billingMessages.paidAndLate : billingMessages.paidAndWaiting}</p>
      ) : (
        <Subscriptions subscriptions={subscriptions} />
      )}
      {offersPlan && <p className="mt-1 text-muted">{billingMessages.priceFirst}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {offersPlan && (
          <Button
            kind="primary"
            isBusy={opening === 'subscribe'}
            disabled={opening === 'manage'}
            onClick={() => open('subscribe')}
          >
            {billingMessages.subscribe}
            <LeadsOut />
          </Button>
        )}
        <Button
          kind={offersPlan ? 'secondary' : 'primary'}
          isBusy={opening === 'manage'}
          disabled={opening === 'subscribe'}
          aria-describedby="manage-billing-about"
          onClick={() => open('manage')}
        >
          {billingMessages.manage}
          <LeadsOut />
        </Button>
      </div>
      <p id="manage-billing-about" className="mt-3 text-muted">
        {billingMessages.manageAbout}
      </p>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}

function LeadsOut() {
  return <ExternalLink aria-hidden="true" size={16} strokeWidth={1.5} />;
}

function Subscriptions({ subscriptions }: { subscriptions: readonly SubscriptionView[] }) {
  if (subscriptions.length === 0) return <p className="font-medium">{billingMessages.noSubscription}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {subscriptions.map((subscription) => (
        <li key={`${subscription.plan} ${subscription.until}`}>
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-medium wrap-anywhere">{subscription.plan}</span>
            <Badge tone={tones[subscription.status]}>{billingMessages.statuses[subscription.status]}</Badge>
          </p>
          <p className="mt-1 text-muted">{billingMessages.until(subscription)}</p>
          {isOverdue(subscription.status) && <p className="mt-1">{billingMessages.overdue}</p>}
        </li>
      ))}
    </ul>
  );
}

function isOverdue(status: SubscriptionStatus): boolean {
  return !isOver(status) && tones[status] === 'bad';
}

const tones: Record<SubscriptionStatus, BadgeTone> = {
  incomplete: 'warn',
  incomplete_expired: 'neutral',
  trialing: 'accent',
  active: 'good',
  past_due: 'bad',
  unpaid: 'bad',
  paused: 'warn',
  canceled: 'neutral',
  unknown: 'neutral',
};
