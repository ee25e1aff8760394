import { useId } from 'react';
import { quoteMessages as texts } from '#messages/quotes.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
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
  const formId = useId();
  const form = useForm<string>({
    read: (entries) => String(entries.get('reason') ?? ''),
    check,
    async send(reason) {
      await send(reason);
      onClose();
    },
    tells: 'in-form',
  });
  const { name, error } = form.field('reason');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={about}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button kind="danger" type="submit" form={formId} isBusy={form.isSending}>
            {verb}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId}>
        <TextAreaField
          label={texts.reason}
          maxLength={500}
          name={name}
          error={error ?? form.problem}
          required
        />
      </form>
    </Dialog>
  );
}
