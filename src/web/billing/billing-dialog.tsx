import { ExternalLink } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#web/design-system/button.tsx';
import { Contact } from '#web/design-system/contact.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { billingMessages } from '#web/messages/billing.ts';

interface BillingDialogProps {
  isOpen: boolean;
  onClose(): void;
  focusFallback: RefObject<HTMLElement | null>;
}

/** Says how it stands with payment here: nothing is switched on, and whom to ask. */
export default function BillingDialog({ isOpen, onClose, focusFallback }: BillingDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      focusFallback={focusFallback}
      title={billingMessages.title}
      description={billingMessages.notSwitchedOn}
    >
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
            {billingMessages.manageLater}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
