import { PhoneOff } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type CallReview,
  type ReviewedDays,
  reviewedDays,
  reviewVoiceCalls,
  usualReviewedDays,
} from '#contract/voice-review.ts';
import { voiceReviewMessages } from '#messages/voice-review.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { type PagedQuery, usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { TurnBudget } from './turn-budget.tsx';
import { VoiceCallList } from './voice-call-list.tsx';

/** All voice calls of some days, and how long their callers waited. */
export default function VoiceCallsPage() {
  const heading = usePage(voiceReviewMessages.title);
  const [days, setDays] = useState<ReviewedDays>(usualReviewedDays);
  const query = usePagedQuery(reviewVoiceCalls, { query: { days } }, 'calls');
  const { data, failure, refetch } = query;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <PageTitle ref={heading}>{voiceReviewMessages.title}</PageTitle>
          <p className="mt-1 text-muted">{voiceReviewMessages.about}</p>
        </div>
        <SelectField
          label={voiceReviewMessages.days}
          value={days}
          choices={reviewedDays.map((value) => ({ value, label: voiceReviewMessages.dayChoices[value] }))}
          onChange={({ currentTarget: { value } }) => {
            setDays(reviewedDays.find((known) => known === value) ?? usualReviewedDays);
          }}
        />
      </div>
      {failure ? (
        <StateSheet>
          <ErrorState title={voiceReviewMessages.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      ) : data ? (
        <Review review={data} query={query} />
      ) : (
        <RowsSkeleton label={voiceReviewMessages.loading} />
      )}
    </div>
  );
}

interface ReviewProps {
  review: CallReview;
  query: Omit<PagedQuery<CallReview>, 'data'>;
}

function Review({ review: { calls, nextCursor, total, turns, parts }, query }: ReviewProps) {
  const callsId = useId();
  if (total === 0) {
    return (
      <StateSheet>
        <EmptyState icon={PhoneOff} title={voiceReviewMessages.empty}>
          {voiceReviewMessages.emptyText}
        </EmptyState>
      </StateSheet>
    );
  }
  return (
    <>
      <TurnBudget turns={turns} parts={parts} />
      <section aria-labelledby={callsId} aria-busy={query.isFetching} className="mt-4 flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={callsId} className="text-lg font-semibold tracking-tight">
            {voiceReviewMessages.calls}
          </h2>
          <p className="text-muted">{voiceReviewMessages.callCount(total)}</p>
        </div>
        <VoiceCallList calls={calls} />
        {nextCursor && (
          <ShowMore
            label={voiceReviewMessages.older}
            isBusy={query.isLoadingMore}
            problem={query.moreFailure && describeFailure(query.moreFailure)}
            onPress={query.readMore}
          />
        )}
      </section>
    </>
  );
}
