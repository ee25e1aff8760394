import { type ComponentProps, type ReactNode, useId } from 'react';
import { commonMessages } from '#messages/common.ts';
import type { useForm } from '#web/platform/use-form.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';

interface FormDialogFrameProps extends Omit<ComponentProps<typeof Dialog>, 'actions'> {
  form: Pick<ReturnType<typeof useForm>, 'isSending' | 'problem'> & { props: ComponentProps<'form'> };
  /** What the button says that sends the form. */
  action: string;
  kind?: 'primary' | 'danger';
  /** What the button says that changes nothing. */
  cancel?: string;
  /** How the fields are laid out, one below the other if nothing is said. */
  layout?: string;
  children: ReactNode;
}

/** A dialog around a form: its buttons, and why the form was not taken. It stays open while the form is sent. */
export function FormDialogFrame({
  form,
  action,
  kind = 'primary',
  cancel = commonMessages.cancel,
  layout = 'grid gap-4',
  onClose,
  children,
  ...dialog
}: FormDialogFrameProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      onClose={() => !form.isSending && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind={kind} type="submit" form={formId} isBusy={form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className={layout}>
        {children}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
