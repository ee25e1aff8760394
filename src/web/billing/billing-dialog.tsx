import { ExternalLink } from 'lucide-react';
import type { RefObject } from 'react';
import { readBilling } from '#contract/billing.ts';
import type { CompanyView } from '#contract/companies.ts';
import { billingMessages } from '#messages/billing.ts';
import { Button } from '#web/design-system/button.tsx';
import { Contact } from '#web/design-system/contact.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { useQuery } from '#web/platform/query.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { InvoiceSection } from './invoice-section.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

interface BillingDialogProps {
  isOpen: boolean;
  onClose(): void;
  focusFallback: RefObject<HTMLElement | null>;
  /** Whether the person has just returned from a payment. */
  hasPaid: boolean;
}

/** The company's subscription and invoices, or a contact where billing is off. */
export default function BillingDialog(props: BillingDialogProps) {
  const { company } = useCurrentCompany();
  return company ? (
    <CompanyBilling key={company.id} company={company} {...props} />
  ) : (
    <Dialog {...props} title={billingMessages.title} description={billingMessages.noCompany} />
  );
}

function CompanyBilling({ company, hasPaid, ...dialog }: BillingDialogProps & { company: CompanyView }) {
  const { id } = company;
  const { isOpen } = dialog;
  // Closed, it asks for nothing: in another company this person may have no say in it. Opened, it asks anew.
  const { data, failure, isFetching, refetch } = useQuery(
    readBilling,
    { params: { id } },
    { enabled: isOpen },
  );
  const billing = data?.billing;
  const isSlow = useSlowLoading(isOpen && !billing && !failure);
  const about = billing?.isOn === false ? billingMessages.notSwitchedOn : billingMessages.about(company.name);
  return (
    <Dialog
      {...dialog}
      title={billingMessages.title}
      description={about}
      size={billing?.isOn === false ? 'regular' : 'wide'}
    >
      {isSlow && (
        <div role="status" aria-label={billingMessages.loading} className="pb-2">
          <Skeleton className="h-32" />
        </div>
      )}
      {!billing && failure && (
        <ErrorState title={billingMessages.unread} onRetry={refetch} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {billing?.isOn === false && <NotSwitchedOn />}
      {billing?.isOn && (
        <div className="flex flex-col gap-6 pb-2">
          <SubscriptionCard companyId={id} billing={billing} hasPaid={hasPaid} refetch={refetch} />
          <InvoiceSection companyId={id} />
        </div>
      )}
    </Dialog>
  );
}

function NotSwitchedOn() {
  return (
    <div className="flex flex-col gap-5 pb-2">
      <p className="text-muted">
        {billingMessages.nothingCharged} {billingMessages.whoToAsk} <Contact />.
      </p>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
        <Button disabled aria-describedby="manage-billing-later" className="self-start">
          {billingMessages.manage}
          <ExternalLink aria-hidden="true" size={16} strokeWidth={1.5} />
        </Button>
        <p id="manage-billing-later" className="text-muted">
          {billingMessages.manageLater(webSettings.brand.operatorName)}
        </p>
      </div>
    </div>
  );
}
