import { quoteMessages as texts } from '#messages/quotes.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import type { InputProblems } from '#web/platform/check-input.ts';
import { useForm } from '#web/platform/use-form.ts';

interface ReasonDialogProps {
  title: string;
  about: string;
  /** What closes the dialog and changes nothing. */
  keep: string;
  /** What ends the quote. */
  verb: string;
  check(reason: string): InputProblems | undefined;
  send(reason: string): Promise<void>;
  onClose(): void;
}

/** Asks why a quote is declined or withdrawn, and closes once that is sent. */
export function ReasonDialog({ title, about, keep, verb, check, send, onClose }: ReasonDialogProps) {
  const form = useForm<string>({
    read: (entries) => String(entries.get('reason') ?? ''),
    check,
    async send(reason) {
      await send(reason);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      title={title}
      description={about}
      cancel={keep}
      action={verb}
      kind="danger"
      form={form}
    >
      <TextAreaField label={texts.reason} maxLength={500} required {...form.field('reason')} />
    </FormDialogFrame>
  );
}
