import { PhoneOff } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type CallReview,
  callsPerPage,
  type ReviewedDays,
  reviewedDays,
  reviewVoiceCalls,
  usualReviewedDays,
} from '#contract/voice-review.ts';
import { voiceReviewMessages } from '#messages/voice-review.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { TurnBudget } from './turn-budget.tsx';
import { VoiceCallList } from './voice-call-list.tsx';

/** All voice calls of some days, and how long their callers waited. */
export default function VoiceCallsPage() {
  const heading = usePage(voiceReviewMessages.title);
  const [days, setDays] = useState<ReviewedDays>(usualReviewedDays);
  const [page, setPage] = useState(1);
  const { data, failure, isFetching, refetch } = useQuery(reviewVoiceCalls, {
    query: { days, page: String(page) },
  });
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
            {voiceReviewMessages.title}
          </h1>
          <p className="mt-1 text-muted">{voiceReviewMessages.about}</p>
        </div>
        <SelectField
          label={voiceReviewMessages.days}
          value={days}
          choices={reviewedDays.map((value) => ({ value, label: voiceReviewMessages.dayChoices[value] }))}
          onChange={({ currentTarget: { value } }) => {
            setDays(reviewedDays.find((known) => known === value) ?? usualReviewedDays);
            setPage(1);
          }}
        />
      </div>
      {failure ? (
        <div className="rounded-card border border-line bg-raised">
          <ErrorState title={voiceReviewMessages.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(failure)}
          </ErrorState>
        </div>
      ) : data ? (
        <Review review={data} page={page} isFetching={isFetching} onPage={setPage} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

interface ReviewProps {
  review: CallReview;
  page: number;
  isFetching: boolean;
  onPage(page: number): void;
}

function Review({ review: { calls, total, turns, parts }, page, isFetching, onPage }: ReviewProps) {
  const callsId = useId();
  if (total === 0) {
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          icon={<PhoneOff aria-hidden="true" size={20} strokeWidth={1.5} />}
          title={voiceReviewMessages.empty}
        >
          {voiceReviewMessages.emptyText}
        </EmptyState>
      </div>
    );
  }
  const pages = Math.ceil(total / callsPerPage);
  return (
    <>
      <TurnBudget turns={turns} parts={parts} />
      <section aria-labelledby={callsId} aria-busy={isFetching} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={callsId} className="font-semibold">
            {voiceReviewMessages.calls}
          </h2>
          <p className="text-muted">{voiceReviewMessages.callCount(total)}</p>
        </div>
        <VoiceCallList calls={calls} />
        {pages > 1 && (
          <div className="flex flex-wrap items-center gap-3">
            <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {voiceReviewMessages.newer}
            </Button>
            <p role="status" className="text-muted tabular">
              {voiceReviewMessages.page(page, pages)}
            </p>
            <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
              {voiceReviewMessages.older}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

function Loading() {
  if (!useSlowLoading(true)) return null;
  return (
    <div role="status" aria-label={voiceReviewMessages.loading} className="flex flex-col gap-6">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
