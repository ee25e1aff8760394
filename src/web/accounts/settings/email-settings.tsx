import type { RefObject } from 'react';
import type * as z from 'zod/mini';
import { type emailView, readEmail } from '#contract/account-email.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { accountSettingsMessages } from '#web/messages/account-settings.ts';
import { commonMessages } from '#web/messages/common.ts';
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
  const { answer: email, failure, isReading, refresh, update } = useReading(read);
  const show = (now: EmailView) => {
    update(() => now);
    focusFallback.current?.focus();
  };
  if (!email) {
    return failure ? (
      <ErrorState title={accountSettingsMessages.emailUnread} isRetrying={isReading} onRetry={refresh}>
        {describeFailure(failure)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={commonMessages.loading} className="min-h-40" />
    );
  }
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
        <EmailForm onBegun={show} />
      )}
    </div>
  );
}

async function read(signal?: AbortSignal) {
  return (await call(readEmail, { signal })).email;
}
