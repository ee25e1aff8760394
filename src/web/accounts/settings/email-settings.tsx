import type { RefObject } from 'react';
import type * as z from 'zod/mini';
import { type emailView, readEmail } from '#contract/account-email.ts';
import { readSignInMethods } from '#contract/sign-in-methods.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { commonMessages } from '#messages/common.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { useReading } from '#web/platform/use-reading.ts';
import { EmailForm } from './email-form.tsx';
import { WaitingChange } from './waiting-change.tsx';

type EmailView = z.infer<typeof emailView>;

interface EmailSettingsProps {
  /** Takes the focus when what was pressed is gone. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** The address of the person: whether it is confirmed, a change that waits, and how to begin one. */
export function EmailSettings({ focusFallback }: EmailSettingsProps) {
  const { answer, failure, isReading, refresh, update } = useReading(read);
  const show = (now: EmailView) => {
    update((known) => ({ hasPassword: true, ...known, email: now }));
    focusFallback.current?.focus();
  };
  if (!answer) {
    return failure ? (
      <ErrorState title={accountSettingsMessages.emailUnread} isRetrying={isReading} onRetry={refresh}>
        {describeFailure(failure)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={commonMessages.loading} className="min-h-40" />
    );
  }
  const { email, hasPassword } = answer;
  return (
    <div className="flex max-w-md flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="sr-only">{accountSettingsMessages.address}: </span>
        <span className="min-w-0 break-words">{email.email}</span>
        <Badge tone={email.verified ? 'good' : 'warn'}>
          {email.verified ? accountSettingsMessages.confirmed : accountSettingsMessages.notConfirmed}
        </Badge>
      </p>
      {email.change ? (
        <WaitingChange change={email.change} onCancelled={show} />
      ) : (
        <EmailForm hasPassword={hasPassword} onBegun={show} />
      )}
    </div>
  );
}

async function read(signal?: AbortSignal) {
  const [{ email }, { hasPassword }] = await Promise.all([
    call(readEmail, { signal }),
    call(readSignInMethods, { signal }),
  ]);
  return { email, hasPassword };
}
