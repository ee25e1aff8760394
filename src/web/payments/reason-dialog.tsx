import { paymentMessages as texts } from '#messages/payments.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { useForm } from '#web/platform/use-form.ts';

interface ReasonDialogProps {
  title: string;
  about?: string;
  action: string;
  onClose(): void;
  /** A failure that it throws is shown in the dialog. */
  onSend(reason: string): Promise<void>;
}

/** Asks why before something is done that both sides see. */
export default function ReasonDialog({ title, about, action, onClose, onSend }: ReasonDialogProps) {
  const form = useForm({
    read: (entries) => String(entries.get('reason') ?? ''),
    send: onSend,
    tells: 'in-form',
  });
  return (
    <FormDialogFrame isOpen onClose={onClose} title={title} description={about} action={action} form={form}>
      <TextAreaField {...form.field('reason')} label={texts.reason} maxLength={1000} />
    </FormDialogFrame>
  );
}
