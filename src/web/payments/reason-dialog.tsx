import { useId } from 'react';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
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
  const formId = useId();
  const form = useForm({
    read: (entries) => String(entries.get('reason') ?? ''),
    send: onSend,
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={about}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextAreaField {...form.field('reason')} label={texts.reason} maxLength={1000} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
