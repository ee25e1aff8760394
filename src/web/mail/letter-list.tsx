import type { LetterState, LetterView } from '#contract/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';

const tones: Record<LetterState, BadgeTone> = {
  waiting: 'warn',
  sent: 'good',
  kept: 'neutral',
  failed: 'bad',
};

interface LetterListProps {
  letters: readonly LetterView[];
  /** The one that is read. */
  openId: string | undefined;
  onOpen(id: string): void;
}

/** Letters as buttons that open them. */
export function LetterList({ letters, openId, onOpen }: LetterListProps) {
  return (
    <ul
      aria-label={mailMessages.letters}
      className="overflow-hidden rounded-card border border-line bg-raised"
    >
      {letters.map((letter) => (
        <li key={letter.id} className="border-line not-first:border-t">
          <button
            type="button"
            aria-current={letter.id === openId}
            onClick={() => onOpen(letter.id)}
            className={classNames(
              'flex w-full flex-col gap-1 px-4 py-3 text-start focus-visible:-outline-offset-2',
              letter.id === openId ? 'bg-accent/12' : 'hover:bg-text/6',
            )}
          >
            <span className="flex w-full items-start justify-between gap-3">
              <span className="min-w-0 font-medium wrap-anywhere">{letter.subject}</span>
              <StateBadge state={letter.state} />
            </span>
            <span className="flex w-full flex-wrap justify-between gap-x-3 text-muted">
              <span className="min-w-0 wrap-anywhere">{letter.recipient}</span>
              <time dateTime={letter.createdAt} className="tabular">
                {mailMessages.moment(letter.createdAt)}
              </time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where a letter stands, in a word. */
export function StateBadge({ state }: { state: LetterState }) {
  return <Badge tone={tones[state]}>{mailMessages.states[state]}</Badge>;
}

const skeletonRows = ['first', 'second', 'third', 'fourth'];

/** The list while it is loaded. */
export function LetterListSkeleton() {
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
