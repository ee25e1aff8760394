import { useRef } from 'react';
import {
  assignClientDeadline,
  completeClientDeadline,
  dismissClientDeadline,
  readClientDeadlines,
  reopenClientDeadline,
} from '#contract/client-deadlines.ts';
import {
  addClientUploadPiece,
  beginClientUpload,
  downloadClientPaper,
  listClientPapers,
  readClientUpload,
} from '#contract/client-papers.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { clientDeadlineMessages } from '#messages/client-deadlines.ts';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { DeadlineGroup, DeadlineList } from './deadline-list.tsx';
import { dueDeadlinesOf, isOverdue } from './due-deadline.ts';
import { RecordingProvider } from './recording.tsx';
import type { RecordingSide } from './recording-side.ts';

interface CompanyDeadlinesPanelProps {
  company: CompanyFile;
  role: StaffRole;
}

/** A client's deadlines in its file: the same that its people see, recorded on their behalf. */
export default function CompanyDeadlinesPanel({ company, role }: CompanyDeadlinesPanelProps) {
  const given = { params: { id: company.id } };
  const { data, failure, refetch } = useQuery(readClientDeadlines, given);
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const top = useRef<HTMLDivElement>(null);
  if (!data) {
    if (!failure) {
      return (
        <div role="status" aria-label={clientDeadlineMessages.loading} className="grid gap-3">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      );
    }
    return (
      <ErrorState title={clientDeadlineMessages.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const { calendar } = data;
  const mayRecord = mayAsStaff(role, 'work-on-cases');
  const deadlines = dueDeadlinesOf(calendar);
  const overdue = deadlines.filter(isOverdue);
  return (
    <RecordingProvider
      side={staffSide(company)}
      canRecord={() => mayRecord}
      focusFallback={top}
      onRecorded={(changed) => setAnswer(readClientDeadlines, given, () => ({ calendar: changed }))}
      refetch={refetch}
    >
      <div ref={top} tabIndex={-1} className="@container grid gap-6 outline-none">
        <h2 className="sr-only">{clientDeadlineMessages.tab}</h2>
        <p className="max-w-prose text-muted">
          {mayRecord ? clientDeadlineMessages.noted : clientDeadlineMessages.readOnly}
        </p>
        {overdue.length > 0 && (
          <DeadlineGroup title={clientDeadlineMessages.passed} deadlines={overdue} today={calendar.today} />
        )}
        <DeadlineList calendar={calendar} deadlines={deadlines} wanted={undefined} />
      </div>
    </RecordingProvider>
  );
}

function staffSide({ id, people }: CompanyFile): RecordingSide {
  return {
    companyId: id,
    complete: completeClientDeadline,
    dismiss: dismissClientDeadline,
    assign: assignClientDeadline,
    reopen: reopenClientDeadline,
    papers: listClientPapers,
    download: downloadClientPaper,
    uploads: { begin: beginClientUpload, read: readClientUpload, add: addClientUploadPiece },
    people: people
      .filter(({ status }) => status === 'active')
      .map((person) => ({ value: person.id, label: person.name })),
  };
}
