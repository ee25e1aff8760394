import { type ReactNode, type RefObject, useId, useState } from 'react';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useFormProblems, WholeFormProblem } from '../form-problems.tsx';

interface ProofDialogProps {
  isOpen: boolean;
  title: string;
  about?: string;
  /** The button that sends it. */
  action: string;
  kind?: 'primary' | 'danger';
  /** Whether the person has a password to prove themselves with; 'never' where no proof is asked for. */
  asksPassword: boolean | 'never';
  focusFallback?: RefObject<HTMLElement | null>;
  onClose(): void;
  /**
   * Sends what was entered. What it throws is shown at its field, or below all.
   *
   * @param entries the form's fields; `currentPassword` is among them where it was asked for
   */
  onSend(entries: FormData): Promise<void>;
  /** More fields, above or in place of the password. */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Asks for the password, and for whatever else, before something that would outlast the session. */
export function ProofDialog(props: ProofDialogProps) {
  const { isOpen, title, about, action, kind = 'primary', asksPassword, onClose, onSend, children } = props;
  const { email } = usePerson();
  const formId = useId();
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isSending, setIsSending] = useState(false);

  async function send(entries: FormData) {
    if (isSending) return;
    clear();
    setIsSending(true);
    try {
      await onSend(entries);
    } catch (failure) {
      const fields = fieldMessagesOf(failure);
      const isTold = Object.keys(fields).length > 0;
      show({ fields, ...(!isTold && { whole: describeFailure(failure) }) });
    }
    setIsSending(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isSending && onClose()}
      title={title}
      description={about}
      {...(props.focusFallback && { focusFallback: props.focusFallback })}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {signInMethodMessages.cancel}
          </Button>
          <Button type="submit" form={formId} kind={kind} isBusy={isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        method="post"
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
        className="flex flex-col gap-4"
      >
        {children?.(problems.fields)}
        {asksPassword === true && (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={signInMethodMessages.password}
              hint={signInMethodMessages.passwordAbout}
              name="currentPassword"
              required
              autoComplete="current-password"
              error={problems.fields.currentPassword}
            />
          </>
        )}
        {asksPassword === false && <p className="text-sm text-muted">{signInMethodMessages.freshAbout}</p>}
        <div role="alert" className="empty:hidden">
          <WholeFormProblem text={problems.whole} />
        </div>
      </form>
    </Dialog>
  );
}

/** What goes along with a call that asks for proof. */
export function proofIn(entries: FormData): { currentPassword?: string } {
  const password = entries.get('currentPassword');
  return typeof password === 'string' ? { currentPassword: password } : {};
}
