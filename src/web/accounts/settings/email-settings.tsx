import type { RefObject } from 'react';
import type * as z from 'zod/mini';
import { type emailView, readEmail } from '#contract/account-email.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { commonMessages } from '#messages/common.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { EmailForm } from './email-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';
import { WaitingChange } from './waiting-change.tsx';

type EmailView = z.infer<typeof emailView>;

interface EmailSettingsProps {
  /** Takes the focus when what was pressed is gone. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** The address of the person: whether it is confirmed, a change that waits, and how to begin one. */
export function EmailSettings({ focusFallback }: EmailSettingsProps) {
  const own = useQuery(readEmail, {});
  const methods = useSignInMethods();
  const show = (now: EmailView) => {
    setAnswer(readEmail, {}, () => ({ email: now }));
    focusFallback.current?.focus();
  };
  if (!own.data || !methods.data) {
    const failure = own.failure ?? methods.failure;
    return failure ? (
      <ErrorState
        title={accountSettingsMessages.emailUnread}
        isRetrying={own.isFetching || methods.isFetching}
        onRetry={() => Promise.all([own.refetch(), methods.refetch()])}
      >
        {describeFailure(failure)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={commonMessages.loading} className="min-h-40" />
    );
  }
  const { email } = own.data;
  const { hasPassword } = methods.data;
  const address = (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="sr-only">{accountSettingsMessages.address}: </span>
      <span className="min-w-0 wrap-anywhere">{email.email}</span>
      <Badge tone={email.verified ? 'good' : 'warn'}>
        {email.verified ? accountSettingsMessages.confirmed : accountSettingsMessages.notConfirmed}
      </Badge>
    </p>
  );
  if (email.change) {
    return (
      <div className="flex max-w-md flex-col gap-5">
        {address}
        <WaitingChange change={email.change} onCancelled={show} />
      </div>
    );
  }
  return (
    <SettingsRow value={address} action={accountSettingsMessages.changeEmail}>
      {(close) => (
        <div className="flex max-w-md flex-col gap-5">
          {address}
          <EmailForm hasPassword={hasPassword} onBegun={show} onClose={close} />
        </div>
      )}
    </SettingsRow>
  );
}
