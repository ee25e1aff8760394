import type { EmailState, OutgoingEmailView } from '#contract/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';

const tones: Record<EmailState, BadgeTone> = {
  waiting: 'warn',
  sent: 'good',
  kept: 'neutral',
  failed: 'bad',
};

interface EmailListProps {
  emails: readonly OutgoingEmailView[];
  /** The one that is read. */
  openId: string | undefined;
  onOpen(id: string): void;
}

/** Emails as buttons that open them. */
export function EmailList({ emails, openId, onOpen }: EmailListProps) {
  return (
    <ul
      aria-label={mailMessages.emails}
      className="overflow-hidden rounded-card border border-line bg-raised"
    >
      {emails.map((email) => (
        <li key={email.id} className="border-line not-first:border-t">
          <button
            type="button"
            aria-current={email.id === openId}
            onClick={() => onOpen(email.id)}
            className={classNames(
              'flex w-full flex-col gap-1 px-4 py-3 text-start focus-visible:-outline-offset-2',
              email.id === openId ? 'bg-accent/12' : 'hover:bg-text/6',
            )}
          >
            <span className="flex w-full flex-wrap items-start justify-between gap-x-3">
              <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{email.subject}</span>
              <StateBadge state={email.state} />
            </span>
            <span className="flex w-full flex-wrap justify-between gap-x-3 text-muted">
              <span className="min-w-0 wrap-anywhere">{email.recipient}</span>
              <time dateTime={email.createdAt} className="tabular">
                <bdi>{mailMessages.moment(email.createdAt)}</bdi>
              </time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where an email stands, in a word. */
export function StateBadge({ state }: { state: EmailState }) {
  return <Badge tone={tones[state]}>{mailMessages.states[state]}</Badge>;
}

const skeletonRows = ['first', 'second', 'third', 'fourth'];

/** The list while it is loaded. */
export function EmailListSkeleton() {
  if (!useSlowLoading(true)) return null;
  return (
    <div className="rounded-card border border-line bg-raised">
      {skeletonRows.map((row) => (
        <div key={row} className="flex flex-col gap-2 border-line px-4 py-3 not-first:border-t">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
