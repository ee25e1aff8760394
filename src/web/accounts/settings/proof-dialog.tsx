import { type ReactNode, type RefObject, useId } from 'react';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { usePerson } from '#web/platform/stored-login.ts';
import { useForm } from '#web/platform/use-form.ts';

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
  const form = useForm({ read: (entries) => entries, send: onSend, tells: 'in-form' });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !form.isSending && onClose()}
      title={title}
      description={about}
      {...(props.focusFallback && { focusFallback: props.focusFallback })}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            {signInMethodMessages.cancel}
          </Button>
          <Button type="submit" form={formId} kind={kind} isBusy={form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="flex flex-col gap-4">
        {children?.(form.errors)}
        {asksPassword === true && (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={signInMethodMessages.password}
              hint={signInMethodMessages.passwordAbout}
              {...form.field('currentPassword')}
              required
              autoComplete="current-password"
            />
          </>
        )}
        {asksPassword === false && <p className="text-sm text-muted">{signInMethodMessages.freshAbout}</p>}
        <div role="alert" className="empty:hidden">
          <FormProblem text={form.problem} />
        </div>
      </form>
    </Dialog>
  );
}

/** Proof sent with a call that requires reauthentication. */
export function proofIn(entries: FormData): { currentPassword?: string } {
  const password = entries.get('currentPassword');
  return typeof password === 'string' ? { currentPassword: password } : {};
}
