import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { commonMessages } from '#messages/common.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Button } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { type CallFailure, describeFailure, isFailure } from '#web/platform/call.ts';
import type { PagedQuery, Query } from '#web/platform/query.ts';
import { useIsOffline } from '#web/platform/use-is-offline.ts';
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
function Unread({ failure, title, onRetry, isRetrying }: UnreadProps) {
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

/** Whether the answer says that the person may not, or can no longer, see what is on the screen. */
const isRefused = ({ kind, status }: CallFailure) => kind === 'answered' && status < 500;

interface ReadStatesProps<Data> {
  query: Query<Data>;
  heading: Heading;
  unread: string;
  children: (data: Data) => ReactNode;
}

/** What a page reads in each of its states: coming, broken, out of date or there. */
export function ReadStates<Data>({ query, heading, unread, children }: ReadStatesProps<Data>) {
  const { data, failure, refetch, updatedAt } = query;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const isOffline = useIsOffline();
  if (failure && (!data || isRefused(failure))) {
    return <Unread failure={failure} title={unread} onRetry={retry} isRetrying={isRetrying} />;
  }
  if (!data) return <RowsSkeleton label={operatorMessages.loading} />;
  return (
    <>
      {/* Without a connection, a bar above the page says the same. */}
      {failure && !isOffline && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2 text-warn"
        >
          <p>{operatorMessages.outOfDate(updatedAt)}</p>
          <Button size="small" onClick={retry} isBusy={isRetrying}>
            {commonMessages.retry}
          </Button>
        </div>
      )}
      {children(data)}
    </>
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

/** A list in each of its states, also empty. */
export function ListStates<Data extends Rows>({
  query,
  heading,
  texts,
  isFiltered,
  icon,
  action,
  count,
  more = operatorMessages.more,
  children,
}: ListProps<Data>) {
  const { isFetching, readMore, isLoadingMore, moreFailure } = query;
  return (
    <ReadStates query={query} heading={heading} unread={texts.unread}>
      {(data) =>
        data.total === 0 ? (
          <StateSheet>
            <EmptyState
              icon={isFiltered ? SearchX : icon}
              title={isFiltered ? operatorMessages.noneFound : texts.none}
              action={!isFiltered && action}
            >
              {isFiltered ? operatorMessages.noneFoundText : texts.noneText}
            </EmptyState>
          </StateSheet>
        ) : (
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
        )
      }
    </ReadStates>
  );
}
