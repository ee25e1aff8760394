import { type ReactNode, useId } from 'react';
import type { PeopleView } from '#contract/party-view.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import type { InputProblems } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface PeopleDialogProps<Input> {
  title: string;
  description?: string;
  /** What its button says. */
  action: string;
  isEnding?: boolean;
  read(entries: FormData): Input;
  check(input: Input): InputProblems | undefined;
  /** Sends what was read; answers with the people as they are then. */
  send(input: Input): Promise<{ people: PeopleView; message: string }>;
  onChanged(people: PeopleView): void;
  onClose(): void;
  /** @param field gives a field its name and what is wrong with it */
  children(field: ReturnType<typeof useForm<Input>>['field']): ReactNode;
}

/** A dialog that changes the people or shares of a company, and stays open with the reason where that fails. */
export function PeopleDialog<Input>({
  title,
  description,
  action,
  isEnding = false,
  read,
  check,
  send,
  onChanged,
  onClose,
  children,
}: PeopleDialogProps<Input>) {
  const formId = useId();
  const form = useForm({
    read,
    check,
    async send(input: Input) {
      const answer = await send(input);
      onChanged(answer.people);
      notify.success(answer.message);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      keepsInput
      onClose={() => !form.isSending && onClose()}
      title={title}
      {...(description && { description })}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            {commonMessages.cancel}
          </Button>
          <Button kind={isEnding ? 'danger' : 'primary'} type="submit" form={formId} isBusy={form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        {children(form.field)}
        <p role="alert" className="font-medium text-bad empty:hidden">
          {form.problem}
        </p>
      </form>
    </Dialog>
  );
}
