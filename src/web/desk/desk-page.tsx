import { CheckCheck } from 'lucide-react';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { deskMessages } from '#messages/desk.ts';
import { Button } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { usePage } from '#web/platform/use-page.ts';
import { idOf, keyOf } from './desk-calls.ts';
import { DeskSettings } from './desk-settings.tsx';
import { QueueList } from './queue-list.tsx';
import { Review } from './review.tsx';
import { type SentPapers, SentPapersProvider } from './sent-papers.ts';
import { type Desk, useDesk } from './use-desk.ts';

/** Where papers and submitted tasks are reviewed: the queue, what is open, and what is decided about it. */
export default function DeskPage({ role, Papers }: { role: StaffRole; Papers: SentPapers }) {
  const heading = usePage(deskMessages.title);
  const desk = useDesk();
  const { refetch, failure, isFetching } = desk;
  return (
    <div className="@container flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1">
          <PageTitle ref={heading}>{deskMessages.title}</PageTitle>
        </div>
        {desk.accepted && (
          <Button onClick={desk.undo} disabled={desk.isBusy}>
            {deskMessages.undo}
            <span className="sr-only"> {desk.accepted.label}</span>
          </Button>
        )}
      </div>
      {desk.desk ? (
        <>
          <SentPapersProvider value={Papers}>
            <Table desk={desk} />
          </SentPapersProvider>
          <DeskSettings desk={desk.desk} canSet={mayAsStaff(role, 'set-installation')} />
        </>
      ) : failure ? (
        <StateSheet>
          <ErrorState title={deskMessages.unread} onRetry={refetch} isRetrying={isFetching}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      ) : (
        <RowsSkeleton label={deskMessages.loading} />
      )}
    </div>
  );
}

function Table({ desk }: { desk: Desk }) {
  const items = desk.desk?.items ?? [];
  if (!desk.current) {
    return (
      <StateSheet>
        <EmptyState icon={CheckCheck} title={items.length === 0 ? deskMessages.empty : deskMessages.allHeld}>
          {deskMessages.emptyText}
        </EmptyState>
      </StateSheet>
    );
  }
  return (
    <div className="grid gap-6 @4xl:grid-cols-[13rem_minmax(0,1fr)]">
      <QueueList items={items} total={desk.desk?.total ?? 0} current={desk.current} onChoose={desk.choose} />
      {desk.review ? (
        <Review key={idOf(keyOf(desk.review))} desk={desk} review={desk.review} />
      ) : desk.reviewFailure ? (
        <ErrorState title={deskMessages.reviewUnread}>{describeFailure(desk.reviewFailure)}</ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={deskMessages.loading}>
      <Skeleton className="h-[60dvh] w-full rounded-card" />
    </div>
  );
}
