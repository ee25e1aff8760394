import { Phone } from 'lucide-react';
import { listVoiceCalls } from '#contract/voice.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { keptCallMessages as texts } from '#messages/kept-calls.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';

/** The signed-in person's voice calls, the latest first. */
export default function KeptCallsPage() {
  const heading = usePage(dashboardTitles.voiceCalls);
  const { data, failure, isFetching, refetch, readMore, isLoadingMore, moreFailure } = usePagedQuery(
    listVoiceCalls,
    { query: {} },
    'calls',
  );
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageTitle ref={heading}>{dashboardTitles.voiceCalls}</PageTitle>
        <p className="mt-1 text-muted">{texts.about}</p>
      </div>
      {!data && failure && (
        <StateSheet>
          <ErrorState title={texts.unread} onRetry={() => void refetch()} isRetrying={isFetching}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
      {data?.calls.length === 0 && (
        <StateSheet>
          <EmptyState icon={Phone} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        </StateSheet>
      )}
      {data && data.calls.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.calls.map((call) => (
            <li key={call.id}>
              <Link
                to={`${dashboardPaths.voiceCalls}/${call.id}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control py-2.5 hover:bg-text/4"
              >
                <span className="font-medium">{texts.moment(call.startedAt)}</span>
                <span className="flex items-center gap-3 text-muted">
                  {texts.turns(call.turns)}
                  <Badge tone={call.hasTranscript ? 'good' : 'neutral'}>
                    {call.hasTranscript ? texts.transcript : texts.noTranscript}
                  </Badge>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {moreFailure && <p role="alert">{describeFailure(moreFailure)}</p>}
      {data?.nextCursor && (
        <Button onClick={() => void readMore()} isBusy={isLoadingMore} className="self-start">
          {texts.more}
        </Button>
      )}
    </div>
  );
}
