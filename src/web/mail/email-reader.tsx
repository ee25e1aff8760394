import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readOutgoingEmail, retryOutgoingEmail } from '#contract/mail.ts';
import type { OutputOf } from '#contract/operation.ts';
import { mailMessages } from '#messages/mail.ts';
import { Button } from '#web/design-system/button.tsx';
import { ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { CallFailure, call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { StateBadge } from './email-list.tsx';

type ReadOutgoingEmail = OutputOf<typeof readOutgoingEmail>;

interface EmailReaderProps {
  id: string;
  /** The email stands elsewhere now than the list says. */
  onChanged(): Promise<unknown>;
}

/** One email: where it stands, and what it says where that may be read. */
export function EmailReader({ id, onChanged }: EmailReaderProps) {
  const { data, failure, refetch } = useQuery(readOutgoingEmail, { params: { id } });
  const heading = useRef<HTMLHeadingElement>(null);
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const isThere = data !== undefined;
  useEffect(() => {
    // Below the list, where there is no room beside it, the email would open unseen.
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (failure) {
    return (
      <StateSheet>
        <ErrorState title={mailMessages.emailUnread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  if (!data) return null;
  const { email, bodies } = data;
  return (
    <section
      aria-label={mailMessages.email}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 text-lg font-semibold tracking-tight wrap-anywhere"
        >
          {email.subject}
        </h2>
        <StateBadge state={email.state} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
        <Fact name={mailMessages.to}>{email.recipient}</Fact>
        <Fact name={mailMessages.written}>{mailMessages.moment(email.createdAt)}</Fact>
        {email.sentAt && <Fact name={mailMessages.sentAt}>{mailMessages.moment(email.sentAt)}</Fact>}
        <Fact name={mailMessages.tries}>{String(email.attempts)}</Fact>
        {email.lastError && <Fact name={mailMessages.lastError}>{email.lastError}</Fact>}
      </dl>
      {bodies.kind !== 'removed' && (
        <Retry
          id={id}
          onRetried={async () => {
            await Promise.all([refetch(), onChanged()]);
          }}
        />
      )}
      <Bodies subject={email.subject} bodies={bodies} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="tabular">{children}</dd>
    </>
  );
}

function Retry({ id, onRetried }: { id: string; onRetried(): Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  async function retryNow() {
    setIsBusy(true);
    try {
      const { message } = await call(retryOutgoingEmail, { params: { id } });
      notify.success(message);
    } catch (error) {
      notify.error(error instanceof CallFailure ? describeFailure(error) : mailMessages.notRetried);
    }
    await onRetried();
    setIsBusy(false);
  }
  return (
    <div>
      <Button onClick={retryNow} isBusy={isBusy}>
        {mailMessages.retry}
      </Button>
    </div>
  );
}

function Bodies({ subject, bodies }: { subject: string; bodies: ReadOutgoingEmail['bodies'] }) {
  const [isPlain, setIsPlain] = useState(false);
  if (bodies.kind !== 'readable') return <p className="text-muted">{mailMessages[bodies.kind]}</p>;
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{mailMessages.view}</legend>
        <Button
          size="small"
          aria-pressed={!isPlain}
          kind={isPlain ? 'quiet' : 'secondary'}
          onClick={() => setIsPlain(false)}
        >
          {mailMessages.showHtml}
        </Button>
        <Button
          size="small"
          aria-pressed={isPlain}
          kind={isPlain ? 'secondary' : 'quiet'}
          onClick={() => setIsPlain(true)}
        >
          {mailMessages.showText}
        </Button>
      </fieldset>
      {isPlain ? (
        <pre className="overflow-x-auto rounded-control border border-line bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {bodies.plainText}
        </pre>
      ) : (
        // Nothing in there runs or reaches this page, and its links open a tab of their own.
        <iframe
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          ref={(frame) => {
            // React would make text of the trusted value.
            const html = bodies.html.replace('<head>', '<head><base target="_blank">');
            if (frame && frame.srcdoc !== html) frame.srcdoc = trustedHtml(html).__html;
          }}
          title={mailMessages.frame(subject)}
          className="h-[40rem] w-full rounded-control border border-line bg-surface"
        />
      )}
    </div>
  );
}
