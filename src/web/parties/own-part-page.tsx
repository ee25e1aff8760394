import { type ComponentType, lazy, Suspense } from 'react';
import { listOwnParts, readOwnPart } from '#contract/own-part.ts';
import { ownPartMessages as texts } from '#messages/own-part.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { type CallFailure, describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, useSearchParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { OwnPartForm } from './own-part-form.tsx';
import '#web/signed-in.css';

const OwnRequests = lazy(() => import('./own-requests.tsx'));

interface OwnPartPageProps {
  /** Their papers in a company. */
  Papers: ComponentType<{ companyId: string }>;
}

/** The page that a shareholder or signatory fills in, and the only one of the company that a shareholder sees. */
export default function OwnPartPage({ Papers }: OwnPartPageProps) {
  const heading = usePage(pageTitles.ownPart);
  const [search] = useSearchParams();
  const { data, failure, refetch } = useQuery(listOwnParts, {});
  const parts = data?.parts;
  const chosen = parts?.find(({ companyId }) => companyId === search.get('company')) ?? parts?.[0];
  return (
    <PublicPage home={paths.dashboard}>
      <div className="mx-auto flex max-w-xl flex-col gap-6">
        <div>
          <PageTitle ref={heading} className="wrap-anywhere">
            {chosen ? texts.title(chosen.companyName) : texts.fallbackTitle}
          </PageTitle>
          {chosen && <p className="mt-1 text-muted">{texts.about}</p>}
        </div>
        {parts && parts.length > 1 && (
          <nav aria-label={texts.choose}>
            <ul className="flex flex-wrap gap-2">
              {parts.map(({ companyId, companyName }) => (
                <li key={companyId}>
                  <Link
                    to={`${paths.ownPart}?company=${companyId}`}
                    aria-current={companyId === chosen?.companyId ? 'page' : undefined}
                    className={buttonClass()}
                  >
                    {companyName}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {failure ? (
          <Unread failure={failure} onRetry={refetch} />
        ) : chosen ? (
          <div key={chosen.companyId} className="flex flex-col gap-8">
            <Part companyId={chosen.companyId} />
            <Papers companyId={chosen.companyId} />
          </div>
        ) : parts ? (
          <EmptyState
            title={texts.none}
            action={
              <Link to={paths.dashboard} className={buttonClass()}>
                {texts.toDashboard}
              </Link>
            }
          >
            {texts.noneText}
          </EmptyState>
        ) : (
          <Loading />
        )}
      </div>
    </PublicPage>
  );
}

function Part({ companyId }: { companyId: string }) {
  const { data, failure, refetch } = useQuery(readOwnPart, { params: { id: companyId } });
  if (data) {
    const { requests } = data.part;
    return (
      <>
        {requests.length > 0 && (
          <Suspense>
            <OwnRequests companyId={companyId} requests={requests} onAnswered={refetch} />
          </Suspense>
        )}
        <OwnPartForm part={data.part} />
      </>
    );
  }
  return failure ? <Unread failure={failure} onRetry={refetch} /> : <Loading />;
}

function Unread({ failure, onRetry }: { failure: CallFailure; onRetry(): void }) {
  return (
    <ErrorState title={texts.unread} onRetry={onRetry}>
      {describeFailure(failure)}
    </ErrorState>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
