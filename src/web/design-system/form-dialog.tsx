import { type FormEvent, type ReactNode, useState } from 'react';
import { describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { FormDialogFrame } from './form-dialog-frame.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  /** What the button says that sends the form. */
  action: string;
  /** What is wrong with the form before it is sent, if anything. */
  check?(): string | undefined;
  /** Sends the form; answers with what to tell. */
  send(): Promise<{ message: string }>;
  onClose(): void;
  onDone(): void;
  children: ReactNode;
}

/** A dialog that asks something, sends it, and stays open with the reason where that fails. */
export function FormDialog({
  title,
  description,
  action,
  check,
  send,
  onClose,
  onDone,
  children,
}: FormDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = check?.();
    setProblem(found);
    if (found !== undefined) return;
    setIsBusy(true);
    try {
      notify.success((await send()).message);
      onDone();
    } catch (failure) {
      setProblem(describeFailure(failure));
      setIsBusy(false);
    }
  }

  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      action={action}
      form={{ isSending: isBusy, problem, props: { onSubmit: submit, noValidate: true } }}
    >
      {children}
    </FormDialogFrame>
  );
}
