import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { operatorMessages } from '#messages/operator.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { type CallFailure, describeFailure, isFailure } from '#web/platform/call.ts';
import type { PagedQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';

type Heading = RefObject<HTMLHeadingElement | null>;

/** The top of a page: what it is about, and what can be done with all of it. */
export function PageHead({
  heading,
  title,
  about,
  children,
}: {
  heading: Heading;
  title: ReactNode;
  about?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-96">
        <PageTitle ref={heading}>{title}</PageTitle>
        {about && <p className="mt-1 max-w-prose text-muted">{about}</p>}
      </div>
      {children}
    </div>
  );
}

interface UnreadProps {
  failure: CallFailure;
  title: string;
  onRetry(): void;
  isRetrying: boolean;
}

/** What could not be read: another try, unless the role does not allow it. */
export function Unread({ failure, title, onRetry, isRetrying }: UnreadProps) {
  return (
    <StateSheet>
      {isFailure(failure, 'right-required') ? (
        <EmptyState title={operatorMessages.notForRole}>{describeFailure(failure)}</EmptyState>
      ) : (
        <ErrorState title={title} onRetry={onRetry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      )}
    </StateSheet>
  );
}

interface Rows {
  nextCursor: string | null;
  total: number;
}

interface ListProps<Data extends Rows> {
  query: PagedQuery<Data>;
  heading: Heading;
  texts: { unread: string; none: string; noneText: string };
  isFiltered: boolean;
  /** The page's own picture, and what to do while there is nothing. */
  icon?: LucideIcon;
  action?: ReactNode;
  /** How many there are, in words. */
  count?: (total: number) => string;
  /** What asks for the next page. */
  more?: string;
  children: (data: Data) => ReactNode;
}

/** A list in each of its states: coming, broken, empty, or there. */
export function ListStates<Data extends Rows>({
  query: { data, failure, isFetching, refetch, readMore, isLoadingMore, moreFailure },
  heading,
  texts,
  isFiltered,
  icon,
  action,
  count,
  more = operatorMessages.more,
  children,
}: ListProps<Data>) {
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  if (failure)
    return <Unread failure={failure} title={texts.unread} onRetry={retry} isRetrying={isRetrying} />;
  if (!data) return <RowsSkeleton label={operatorMessages.loading} />;
  if (data.total === 0) {
    return (
      <StateSheet>
        <EmptyState
          icon={isFiltered ? SearchX : icon}
          title={isFiltered ? operatorMessages.noneFound : texts.none}
          action={!isFiltered && action}
        >
          {isFiltered ? operatorMessages.noneFoundText : texts.noneText}
        </EmptyState>
      </StateSheet>
    );
  }
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-3">
      {children(data)}
      {count && (
        <p className="tabular text-muted" aria-live="polite">
          <bdi>{count(data.total)}</bdi>
        </p>
      )}
      {data.nextCursor && (
        <ShowMore
          label={more}
          isBusy={isLoadingMore}
          problem={moreFailure && describeFailure(moreFailure)}
          onPress={readMore}
        />
      )}
    </div>
  );
}
