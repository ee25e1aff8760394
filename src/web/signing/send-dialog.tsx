import { useState } from 'react';
import type { MadeDocumentView } from '#contract/documents.ts';
import { signingOrders } from '#domain/signing/envelope.ts';
import { signingMessages as texts } from '#messages/signing.ts';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { type SigningSide, signingCalls } from './signing-calls.ts';

interface SendDialogProps {
  companyId: string;
  side: SigningSide;
  document: MadeDocumentView;
  onClose(): void;
  onSent(): void;
}

const usualDays = 14;

/** Asks in which order and until when a document is signed, and sends it. */
export default function SendDialog({ companyId, side, document, onClose, onSent }: SendDialogProps) {
  const [order, setOrder] = useState<(typeof signingOrders)[number]>('ordered');
  const [days, setDays] = useState(String(usualDays));
  const [emails, setEmails] = useState<Record<string, string>>({});
  const typed = Object.entries(emails).filter(([, email]) => email.trim() !== '');

  return (
    <FormDialog
      title={document.title}
      description={texts.sendAbout}
      action={texts.send}
      send={() =>
        call(signingCalls[side].send, {
          params: { id: companyId },
          input: { document: document.id, order, days: Number(days), emails: Object.fromEntries(typed) },
        })
      }
      onClose={onClose}
      onDone={onSent}
    >
      {document.signers.map(({ party, name }) => (
        <TextField
          key={party}
          type="email"
          label={texts.emailOf(name)}
          hint={texts.emailHint}
          value={emails[party] ?? ''}
          onChange={({ target }) => setEmails((known) => ({ ...known, [party]: target.value }))}
        />
      ))}
      {document.signers.length > 1 && (
        <SelectField
          label={texts.order}
          value={order}
          onChange={({ target }) =>
            setOrder(signingOrders.find((each) => each === target.value) ?? 'ordered')
          }
          choices={signingOrders.map((value) => ({ value, label: texts.orders[value] }))}
        />
      )}
      <TextField
        label={texts.days}
        inputMode="numeric"
        maxLength={2}
        value={days}
        fieldClassName="max-w-32"
        onChange={({ target }) => setDays(target.value)}
      />
    </FormDialog>
  );
}
