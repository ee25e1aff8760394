import type { ReactNode, RefObject } from 'react';
import { rowsPerPage } from '#contract/operator.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Button } from '#web/design-system/button.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import type { Query } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { RecordTableSkeleton } from './record-table.tsx';

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
      <div className="min-w-0 flex-1 basis-60">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
        {about && <p className="mt-1 max-w-prose text-muted">{about}</p>}
      </div>
      {children}
    </div>
  );
}

interface ListProps<Data extends { total: number }> {
  query: Query<Data>;
  heading: Heading;
  texts: { unread: string; none: string; noneText: string };
  isFiltered: boolean;
  page: number;
  onPage(page: number): void;
  /** How many there are, in words. */
  count?: (total: number) => string;
  children: (data: Data) => ReactNode;
}

/** A list in each of its states: coming, broken, empty, or there in pages. */
export function ListStates<Data extends { total: number }>({
  query: { data, failure, isFetching, refetch },
  heading,
  texts,
  isFiltered,
  page,
  onPage,
  count,
  children,
}: ListProps<Data>) {
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  if (failure) {
    return (
      <div className="office-box">
        <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </div>
    );
  }
  if (!data) return <RecordTableSkeleton />;
  if (data.total === 0) {
    return (
      <div className="office-box">
        <EmptyState title={isFiltered ? operatorMessages.noneFound : texts.none}>
          {isFiltered ? operatorMessages.noneFoundText : texts.noneText}
        </EmptyState>
      </div>
    );
  }
  const pages = Math.max(1, Math.ceil(data.total / rowsPerPage));
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-3">
      {children(data)}
      <div className="flex flex-wrap items-center gap-2">
        <p className="tabular flex-1 text-muted" aria-live="polite">
          {count?.(data.total)}
          {pages > 1 && ` · ${operatorMessages.page(page, pages)}`}
        </p>
        {pages > 1 && (
          <>
            <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {operatorMessages.previous}
            </Button>
            <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
              {operatorMessages.next}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
