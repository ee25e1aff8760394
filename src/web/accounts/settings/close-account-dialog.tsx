import { useId, useState } from 'react';
import { closeAccount, previewClosing } from '#contract/account-closing.ts';
import type { OutputOf } from '#contract/operation.ts';
import { readSignInMethods } from '#contract/sign-in-methods.ts';
import { accountRuleLabels } from '#messages/account-rules.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { commonMessages } from '#messages/common.ts';
import { retentionRuleNames } from '#messages/paper-kinds.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useAnswer } from '#web/platform/query.ts';
import { signOutState } from '#web/platform/stored-login.ts';
import { useForm } from '#web/platform/use-form.ts';
import { ExportButton } from './data-export.tsx';

interface Preview extends Pick<OutputOf<typeof previewClosing>, 'companies' | 'graceDays'> {
  hasPassword: boolean;
}

interface CloseAccountDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Asks before an account is closed, naming what is lost, and for the password. */
export default function CloseAccountDialog({ isOpen, onClose }: CloseAccountDialogProps) {
  const formId = useId();
  const { data: preview, failure, isFetching, refetch } = useAnswer(['closing'], read);
  const [isClosing, setIsClosing] = useState(false);
  const canClose =
    preview?.companies.every(({ outcome }) => outcome === 'stays' || outcome === 'goes') ?? false;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isClosing && onClose()}
      title={accountSettingsMessages.closeTitle}
      description={preview && accountSettingsMessages.closeText(preview.graceDays)}
      actions={
        <>
          <Button onClick={onClose} disabled={isClosing}>
            {commonMessages.cancel}
          </Button>
          {canClose && (
            <Button type="submit" form={formId} kind="danger" isBusy={isClosing}>
              {accountSettingsMessages.closeAccount}
            </Button>
          )}
        </>
      }
    >
      {preview ? (
        <div className="flex flex-col gap-5">
          <Companies companies={preview.companies} />
          <div>
            <ExportButton />
          </div>
          {canClose && (
            <ClosingForm
              id={formId}
              hasPassword={preview.hasPassword}
              hasOpenCases={preview.companies.some(({ openCases }) => openCases.length > 0)}
              setIsClosing={setIsClosing}
            />
          )}
        </div>
      ) : failure ? (
        <ErrorState title={accountSettingsMessages.closingUnread} isRetrying={isFetching} onRetry={refetch}>
          {describeFailure(failure)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={commonMessages.loading} className="min-h-40" />
      )}
    </Dialog>
  );
}

function Companies({ companies }: Pick<Preview, 'companies'>) {
  if (companies.length === 0) return null;
  return (
    <section aria-label={accountSettingsMessages.companies}>
      <ul className="divide-y divide-line rounded-card border border-line">
        {companies.map(({ id, name, outcome, openCases, kept, keptAccounts }) => (
          <li key={id} className="px-4 py-3">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className={outcome === 'stays' ? 'text-muted' : 'text-bad'}>
              {accountSettingsMessages.outcomes[outcome]}
            </p>
            {openCases.length > 0 && (
              <p className="text-warn">
                {accountSettingsMessages.openCases(openCases.map((kind) => caseKindMessages[kind]))}
              </p>
            )}
            {kept && (
              <p className="mt-1">
                {accountSettingsMessages.kept(kept.papers, retentionRuleNames[kept.rule], kept.until)}
              </p>
            )}
            {keptAccounts && (
              <p className="mt-1">
                {accountSettingsMessages.keptAccounts(
                  keptAccounts.quotes,
                  keptAccounts.invoices,
                  keptAccounts.rule ? accountRuleLabels[keptAccounts.rule] : '',
                  keptAccounts.until,
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      {companies.some(({ outcome }) => outcome === 'stays') && (
        <p className="mt-3 text-xs text-muted">{accountSettingsMessages.keepNames}</p>
      )}
    </section>
  );
}

interface ClosingFormProps {
  id: string;
  hasPassword: boolean;
  hasOpenCases: boolean;
  setIsClosing(isClosing: boolean): void;
}

function ClosingForm({ id, hasPassword, hasOpenCases, setIsClosing }: ClosingFormProps) {
  const form = useForm({
    read: (entries) => ({
      currentPassword: String(entries.get('currentPassword') ?? ''),
      endsOpenCases: entries.has('endsOpenCases'),
    }),
    async send({ currentPassword, endsOpenCases }) {
      setIsClosing(true);
      try {
        const { removedAfter } = await call(closeAccount, {
          input: { endsOpenCases, ...(currentPassword !== '' && { currentPassword }) },
        });
        notify.success(accountSettingsMessages.closed(removedAfter));
        signOutState.leave();
      } catch (failure) {
        setIsClosing(false);
        throw failure;
      }
    },
    tells: 'in-form',
  });

  return (
    <form {...form.props} id={id} className="flex flex-col gap-4">
      {hasOpenCases && (
        <Checkbox name="endsOpenCases" required>
          {accountSettingsMessages.endsOpenCases}
        </Checkbox>
      )}
      {hasPassword && (
        <PasswordField
          label={accountSettingsMessages.currentPassword}
          {...form.field('currentPassword')}
          required
          autoComplete="current-password"
          enterKeyHint="go"
        />
      )}
      <FormProblem isAlert text={form.problem} />
    </form>
  );
}

async function read(signal: AbortSignal): Promise<Preview> {
  const [preview, { hasPassword }] = await Promise.all([
    call(previewClosing, { signal }),
    call(readSignInMethods, { signal }),
  ]);
  return { ...preview, hasPassword };
}
