import { useState } from 'react';
import type { CompanyField } from '#domain/companies/company-fields.ts';
import { companyMessages } from '#messages/companies.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { fieldLabels } from './company-field-labels.ts';

interface UnsavedDialogProps {
  /** Why the changes are about to be lost; open while there is a reason. */
  reason: 'leaving' | 'discarding' | undefined;
  fields: readonly CompanyField[];
  onKeep(): void;
  onGiveUp(): void;
}

const wordings = {
  leaving: {
    title: companyMessages.leaveTitle,
    text: companyMessages.leaveText,
    giveUp: companyMessages.leave,
  },
  discarding: {
    title: companyMessages.discardTitle,
    text: companyMessages.discardText,
    giveUp: companyMessages.discardAction,
  },
};

/** Names what would be lost before it is. */
export function UnsavedDialog({ reason, fields, onKeep, onGiveUp }: UnsavedDialogProps) {
  const [lastReason, setLastReason] = useState<'leaving' | 'discarding'>('leaving');
  if (reason && reason !== lastReason) setLastReason(reason);
  const { title, text, giveUp } = wordings[reason ?? lastReason];
  return (
    <Dialog
      isOpen={reason !== undefined}
      onClose={onKeep}
      title={title}
      actions={
        <>
          <Button kind="danger" onClick={onGiveUp}>
            {giveUp}
          </Button>
          <Button kind="primary" onClick={onKeep}>
            {companyMessages.stay}
          </Button>
        </>
      }
    >
      <p>{text(fields.map((field) => fieldLabels[field]))}</p>
    </Dialog>
  );
}
